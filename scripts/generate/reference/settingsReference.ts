import { defaultsOf } from '../../../src/language/documents/defaults.ts';
import { orderPath, toWire } from '../../../src/language/documents/wire.ts';
import type { ModuleSpec } from '../../../src/language/model.ts';
import { resolveForPlan } from '../../../src/language/plans/resolveForPlan.ts';

/** The page of `generated/reference/` that explains to bot authors how to read a server's settings. */
export function settingsReference(specs: readonly ModuleSpec[]): string {
  const stored = specs.filter(({ calls }) => calls);
  return [
    '# Settings for the bot',
    '',
    '<!-- Made by `npm run generate` from schemas/. Do not edit. -->',
    '',
    'The settings of all modules of a server, as they currently apply.',
    '',
    '```http',
    'GET /api/bot/guilds/{guildId}/settings/',
    'Authorization: Bearer <BOT_API_TOKEN>',
    'If-None-Match: <the ETag of the last response>',
    '```',
    '',
    '```json',
    JSON.stringify(exampleOf(stored), null, 2),
    '```',
    '',
    '| field | meaning |',
    '|---|---|',
    '| guild_id | The server. |',
    '| plan | The plan of the server. |',
    '| modules | The documents of each module, by the ids of the module and the document, as the calls of that module have them. |',
    '',
    'Every field is present. A field that nobody has set, or that the plan locks, has its default. Numbers, lists and texts beyond the',
    "plan's limits are reduced to them, and an option that the plan does not include is replaced by the default. A module that the plan",
    'does not include, or that requires a module that is off, has all its defaults.',
    '',
    ...ordersPart(stored),
    'Responses:',
    '',
    '- `200` with an `ETag`.',
    '- `304`: nothing has changed since the response with that `ETag`.',
    '- `401`: the token is missing or wrong. `404`: the bot is not in that server. `429`: wait.',
    '',
    'Modules and their documents:',
    '',
    ...stored.map(({ id, calls }) => `- [${id}](${id}.md): ${calls?.documents.map((call) => call.id).join(', ')}`),
    '',
  ].join('\n');
}

/** Says where the bot finds the order of maps, which it alone gets. */
function ordersPart(specs: readonly ModuleSpec[]): string[] {
  const found = specs.flatMap(({ id, settings }) =>
    Object.entries(settings.properties).flatMap(([name, field]) => {
      const path = orderPath(name, field);
      return path ? [`\`${id}\`: \`${path.join('.')}\``] : [];
    }),
  );
  if (found.length === 0) return [];
  return [
    'Owners put the entries of some maps in order. The bot also gets the keys of these in that order, under the name of the map with',
    `\`_order\`: ${found.join(', ')}.`,
    '',
  ];
}

/** The settings of a new server, for the first module without requirements. */
function exampleOf(specs: readonly ModuleSpec[]) {
  const spec = specs.find(({ requires = [] }) => requires.length === 0);
  const plan = spec?.plans[0] ?? '';
  const documents = spec?.calls?.documents.map((call) => {
    const moduleForPlan = resolveForPlan(spec, plan);
    return [call.id, toWire(moduleForPlan, call, defaultsOf(moduleForPlan))];
  });
  return { guild_id: '100', plan, modules: spec ? { [spec.id]: Object.fromEntries(documents ?? []) } : {} };
}
