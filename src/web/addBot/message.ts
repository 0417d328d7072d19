import { isRecord } from '../calls/api.ts';
import { isGuildId } from '../calls/guilds.ts';

/** How adding the bot ended, as reported by the popup; `attempt` identifies the press that opened it. */
export type AddBotMessage = { attempt: string | null } & (
  | { success: true; guildId: string }
  | { success: false; guildId: string | null }
);

/** Parses a message of the callback page; null if it is not one. */
export function parseMessage(data: unknown): AddBotMessage | null {
  if (!isRecord(data) || typeof data.success !== 'boolean') return null;
  const guildId = data.guild_id ?? data.guildId;
  const attempt = typeof data.state === 'string' ? data.state : null;
  if (isGuildId(guildId)) return { success: data.success, guildId, attempt };
  return data.success ? null : { success: false, guildId: null, attempt };
}
