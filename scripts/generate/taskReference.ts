import type { JsonSchema } from '../../src/language/compile/schema.ts';
import { fieldTable } from './eventReference.ts';
import { schemasIn } from './jsonParts.ts';

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
    '- A role or channel with the same id is made as it was. One that is gone is created; before that, look for one of the same',
    '  name (and type, and category), which a person may have made in its place, and take that.',
    '- Nothing is deleted: what came later stays. Positions tell the order; what is made anew goes to its place in it.',
    '- Managed roles, `@everyone` and roles above the highest one of the bot are left alone; the latter count as `failed`.',
    '- Categories come before the channels in them. `restore_roles` comes before `restore_channels` of the same backup.',
    '- A task may come twice. What is as it was already counts in none of the numbers.',
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
    'Answers:',
    '',
    '- `200 { "success": true }`: also where it said the same before.',
    '- `400 { "error": "...", "problems": [...] }`: it is not kept.',
    '- `404`: there is no such task any more, as its backup was replaced. Stop working on it.',
    '- `409`: the task has ended otherwise.',
    '- `401`: the credential is missing or wrong. `429`: wait.',
    '',
  ].join('\n');
}
