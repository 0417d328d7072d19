import type { JsonSchema } from '../../../src/language/compile/schema.ts';
import { fieldTable } from './eventReference.ts';

const EXAMPLE = { websocket: 'connected', latency: 41.5, started_at: '2026-11-20T09:17:00Z', guild_count: 812 };

/** The page of `generated/reference/` that explains heartbeats to bot authors. */
export function heartbeatReference(schema: JsonSchema): string {
  return [
    '# Heartbeat of the bot',
    '',
    '<!-- Made by `npm run generate` from schemas/. Do not edit. -->',
    '',
    String(schema.description),
    '',
    '```http',
    'POST /api/bot/heartbeat/',
    'Authorization: Bearer <BOT_API_TOKEN>',
    'Content-Type: application/json',
    '',
    JSON.stringify(EXAMPLE),
    '```',
    '',
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
