import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import type { Membership } from './channelPermissions.ts';
import type { GuildData } from './guildData.ts';

/**
 * The bot as a member of a server; null if it is not in it, or if Discord does not answer.
 * @param maxAge milliseconds up to which a cached answer is taken; absent: as the cache has it
 */
export async function botMember(
  guilds: GuildData,
  guildId: string,
  maxAge?: number,
): Promise<Pick<Membership, 'userId' | 'roles'> | null> {
  try {
    const { id } = (await guilds.bot()).value;
    const roles = (await guilds.memberRoles(guildId, id, maxAge)).value;
    return roles && { userId: id, roles };
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return null;
    throw error;
  }
}

/** The IDs of the bot's roles in a server; null if Discord does not answer. See {@link botMember}. */
export async function rolesOfBot(
  guilds: GuildData,
  guildId: string,
  maxAge?: number,
): Promise<readonly string[] | null> {
  return (await botMember(guilds, guildId, maxAge))?.roles ?? null;
}
