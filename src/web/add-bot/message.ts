import { isRecord } from '../api.ts';
import { isGuildId } from '../guilds.ts';

/** How the popup says the add ended. */
export type AddBotMessage = { success: true; guildId: string } | { success: false; guildId: string | null };

/** Reads a message of the callback page; null when it is none. */
export function parseMessage(data: unknown): AddBotMessage | null {
  if (!isRecord(data) || typeof data.success !== 'boolean') return null;
  const guildId = data.guild_id ?? data.guildId;
  if (isGuildId(guildId)) return { success: data.success, guildId };
  return data.success ? null : { success: false, guildId: null };
}
