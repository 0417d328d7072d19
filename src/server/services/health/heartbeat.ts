import type { Heartbeat } from '../../../../generated/statistics/heartbeat.ts';
import type { BotState } from '../../store/botState.ts';
import { messageRefusal } from '../requests/messageProblems.ts';

/** Converts a heartbeat of the bot for the store. @throws Refusal 400 if the start time is invalid */
export function readHeartbeat(heartbeat: Heartbeat, now: number): BotState {
  const { websocket, latency, started_at, guild_count, user_count = null, command_count = null } = heartbeat;
  const startedAt = Date.parse(started_at);
  if (Number.isNaN(startedAt)) {
    const message = { key: 'message.form', values: { field: 'started_at' } } as const;
    throw messageRefusal([{ path: 'started_at', rule: 'pattern', message }]);
  }
  return { websocket, latency, started_at: startedAt, guild_count, user_count, command_count, reported_at: now };
}
