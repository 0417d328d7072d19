import { isRecord } from '../calls/api.ts';
import { isGuildId } from '../calls/guilds.ts';

/** How the popup says the add ended; `attempt` is the press that opened it. */
export type AddBotMessage = { attempt: string | null } & (
  | { success: true; guildId: string }
  | { success: false; guildId: string | null }
);

/** Reads a message of the callback page; null when it is none. */
export function parseMessage(data: unknown): AddBotMessage | null {
  if (!isRecord(data) || typeof data.success !== 'boolean') return null;
  const guildId = data.guild_id ?? data.guildId;
  const attempt = typeof data.state === 'string' ? data.state : null;
  if (isGuildId(guildId)) return { success: data.success, guildId, attempt };
  return data.success ? null : { success: false, guildId: null, attempt };
}
