import type { JsonSchema } from '../../../src/language/compile/jsonSchema/schema.ts';
import { callOfBot, fieldTable } from './eventReference.ts';

const EXAMPLE = {
  websocket: 'connected',
  latency: 41.5,
  started_at: '2026-11-20T09:17:00Z',
  guild_count: 812,
  user_count: 90_412,
  command_count: 14_830_551,
};

/** The page of `generated/reference/` that explains heartbeats to bot authors. */
export function heartbeatReference(schema: JsonSchema): string {
  return [
    ...callOfBot('Heartbeat of the bot', schema, { path: '/api/bot/heartbeat/', body: JSON.stringify(EXAMPLE) }),
    ...fieldTable(schema),
    '',
    'Responses:',
    '',
    '- `200 { "success": true }`',
    '- `400 { "error": "...", "problems": [{ "path": "latency", "rule": "minimum", "message": "..." }] }`: the heartbeat is rejected.',
    '- `401`: the token is missing or wrong. `404`: no token is configured on the server, so it accepts no reports. `429`: wait.',
    '',
  ].join('\n');
}
