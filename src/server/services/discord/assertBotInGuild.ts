import { refusal } from '../../answers/refusal.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import type { GuildData } from './guildData.ts';

/** @throws Refusal 404 if the bot is not in the server. While Discord does not answer, it counts as being there. */
export async function assertBotInGuild(guilds: Pick<GuildData, 'guild'>, guildId: string): Promise<void> {
  try {
    if (!(await guilds.guild(guildId)).value) throw refusal(404, 'error.guild');
  } catch (error) {
    if (!(error instanceof UpstreamUnavailable)) throw error;
  }
}
