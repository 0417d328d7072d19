import type { JsonSchema } from '../../../src/language/compile/jsonSchema/schema.ts';
import { schemasIn } from '../sources/jsonParts.ts';
import { fieldTable } from './eventReference.ts';

const REPORT = { state: 'done', outcome: { created: 2, changed: 1, failed: 0 } };

/** The page of `generated/reference/` that explains to bot authors what tasks there are and how to report on them. */
export function taskReference(tasks: JsonSchema, report: JsonSchema): string {
  const definitions = schemasIn(tasks.definitions);
  const part = (title: string, schema: JsonSchema | undefined) =>
    schema ? [`### ${title}`, '', String(schema.description), '', ...fieldTable(schema, definitions), ''] : [];
  return [
    '# Tasks for the bot',
    '',
    '<!-- Made by `npm run generate` from schemas/. Do not edit. -->',
    '',
    String(tasks.description),
    '',
    '```http',
    'GET /api/bot/tasks/',
    'Authorization: Bearer <BOT_API_TOKEN>',
    '```',
    '',
    ...fieldTable(tasks, definitions),
    '',
    ...part('task', definitions.task),
    ...part('role', definitions.role),
    ...part('channel', definitions.channel),
    ...part('overwrite', definitions.overwrite),
    '## What to do',
    '',
    '- Change a role or channel that still exists (same id) back to what it was. Create one that is gone, unless there is one with the',
    '  same name (and type and category), which somebody may have created as a replacement: then change that one.',
    '- Delete nothing: later roles and channels stay. Positions give the order in which created ones are inserted.',
    "- Leave managed roles, `@everyone` and roles above the bot's highest role alone; the latter count as `failed`.",
    '- Restore categories before their channels, and `restore_roles` before `restore_channels` of the same backup.',
    '- A task may be delivered twice. What already is as it was is not counted.',
    '',
    '## Report',
    '',
    String(report.description),
    '',
    '```http',
    'POST /api/bot/tasks/<id>/',
    'Authorization: Bearer <BOT_API_TOKEN>',
    'Content-Type: application/json',
    '',
    JSON.stringify(REPORT),
    '```',
    '',
    ...fieldTable(report),
    '',
    ...part('outcome', schemasIn(report.properties).outcome),
    'Responses:',
    '',
    '- `200 { "success": true }`, also for a repeated report.',
    '- `400 { "error": "...", "problems": [...] }`: the report is rejected.',
    '- `404`: the task no longer exists, because its backup was replaced. Stop working on it.',
    '- `409`: the task has already ended with another outcome.',
    '- `401`: the token is missing or wrong. `429`: wait.',
    '',
  ].join('\n');
}
