import { isSchema, type JsonSchema } from '../../../src/language/compile/jsonSchema/schema.ts';
import { listIn, schemasIn } from '../sources/jsonParts.ts';

type Properties = Record<string, JsonSchema>;

/** The beginning of a page about a call that the bot makes: its title, what it is for, and an example. */
export function callOfBot(title: string, schema: JsonSchema, call: { path: string; body: string }): string[] {
  return [
    `# ${title}`,
    '',
    '<!-- Made by `npm run generate` from schemas/. Do not edit. -->',
    '',
    String(schema.description),
    '',
    '```http',
    `POST ${call.path}`,
    'Authorization: Bearer <BOT_API_TOKEN>',
    'Content-Type: application/json',
    '',
    call.body,
    '```',
    '',
  ];
}

/**
 * The page of `generated/reference/` that explains to bot authors how to send events, with the fields, limits and an
 * example of each kind.
 */
export function eventReference(schema: JsonSchema): string {
  const definitions = schemasIn(schema.definitions);
  const kinds = listIn(definitions.event?.oneOf)
    .filter(isSchema)
    .map((kind) => resolved(kind, definitions));
  const [example] = kinds.map(exampleOf);
  return [
    ...callOfBot('Events of the bot', schema, {
      path: '/api/bot/events/',
      body: JSON.stringify({ batch_id: '2026-11-20-000917', events: [example] }, null, 2),
    }),
    ...fieldTable(schema, definitions),
    '',
    'Responses:',
    '',
    '- `200 { "success": true, "accepted": 1, "ignored": 0, "duplicate": false }`: the batch is counted and stored. `ignored` counts',
    '  events that arrived more than 30 days after they happened (except `balance` and `member`, which always count) and reports of',
    '  unknown documents. `"duplicate": true` means that a batch with this id was counted before; this one was not counted again.',
    '- `400 { "error": "...", "problems": [{ "path": "events.3.amount", "rule": "multipleOf", "message": "..." }] }`: nothing is counted.',
    '- `401`: the token is missing or wrong. `404`: no token is configured on the server, so it accepts no reports. `413`: the batch is',
    '  larger than 4 MB. `429`: wait, then send it again.',
    '',
    'If no response arrives, send the same batch with the same id again: it counts only once.',
    '',
    '## Kinds',
    '',
    ...kinds.flatMap((kind) => [`- [\`${nameOf(kind)}\`](#${nameOf(kind)}): ${kind.description}`]),
    '',
    'Every event has `kind`, `guild_id` (the server) and `at`.',
    '',
    ...kinds.flatMap((kind) => [
      `### ${nameOf(kind)}`,
      '',
      String(kind.description),
      '',
      ...fieldTable(kind, definitions),
      '',
      '```json',
      JSON.stringify(exampleOf(kind)),
      '```',
      '',
    ]),
  ].join('\n');
}

function nameOf(kind: JsonSchema): string {
  return String(schemasIn(kind.properties).kind?.const);
}

function exampleOf(kind: JsonSchema): unknown {
  return listIn(kind.examples)[0];
}

/** A table with the properties of a message. */
export function fieldTable(schema: JsonSchema, definitions: Properties = {}): string[] {
  const rows = Object.entries(schemasIn(schema.properties)).map(([name, field]) => {
    const whole = resolved(field, definitions);
    return `| ${name} | ${typeOf(whole)} | ${limitsOf(whole)} | ${whole.description ?? ''} |`;
  });
  return ['| field | type | limits | what it is |', '|---|---|---|---|', ...rows];
}

/** Merges the target of a `$ref`; the schema's own description takes precedence. */
function resolved(schema: JsonSchema, definitions: Properties): JsonSchema {
  const name = String(schema.$ref ?? '').replace('#/definitions/', '');
  return name === '' ? schema : { ...definitions[name], ...schema };
}

function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  return [schema.type].flat().join(' or ');
}

function limitsOf(schema: JsonSchema): string {
  const range = (low: unknown, high: unknown, what: string) => {
    if (low === undefined && high === undefined) return undefined;
    if (high === undefined) return `at least ${low}${what}`;
    return low === undefined ? `at most ${high}${what}` : `${low} to ${high}${what}`;
  };
  const parts = [
    schema.enum &&
      `one of ${listIn(schema.enum)
        .map((one) => `\`${one}\``)
        .join(', ')}`,
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minimum, schema.maximum, ''),
    range(schema.minItems, schema.maxItems, ' entries'),
    schema.multipleOf && `a multiple of ${schema.multipleOf}`,
  ];
  return parts.filter(Boolean).join('; ');
}
