import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import type { Membership } from './channelPermissions.ts';
import type { GuildData } from './guildData.ts';

/** The bot as a member of a server; null if it is not in it, or if Discord does not answer. */
export async function botMember(
  guilds: GuildData,
  guildId: string,
): Promise<Pick<Membership, 'userId' | 'roles'> | null> {
  try {
    const { id } = (await guilds.bot()).value;
    const roles = (await guilds.memberRoles(guildId, id)).value;
    return roles && { userId: id, roles };
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return null;
    throw error;
  }
}

/** The IDs of the bot's roles in a server; null if Discord does not answer. */
export async function rolesOfBot(guilds: GuildData, guildId: string): Promise<readonly string[] | null> {
  return (await botMember(guilds, guildId))?.roles ?? null;
}
