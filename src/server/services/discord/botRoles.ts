import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import type { GuildData } from './guildData.ts';

/** The IDs of the bot's roles in a server; null if Discord does not answer. */
export async function rolesOfBot(guilds: GuildData, guildId: string): Promise<readonly string[] | null> {
  try {
    const { id } = (await guilds.bot()).value;
    return (await guilds.memberRoles(guildId, id)).value;
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return null;
    throw error;
  }
}
