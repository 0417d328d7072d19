import { defaultsOf } from '../../src/language/documents/defaults.ts';
import { toWire } from '../../src/language/documents/wire.ts';
import type { ModuleSpec } from '../../src/language/model.ts';
import { resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';

/** The page of `generated/reference/` that explains to bot authors how to read a server's settings. */
export function settingsReference(specs: readonly ModuleSpec[]): string {
  const stored = specs.filter(({ calls }) => calls);
  return [
    '# Settings for the bot',
    '',
    '<!-- Made by `npm run generate` from schemas/. Do not edit. -->',
    '',
    'What the bot is to do in a server: the settings of all modules, as they count now.',
    '',
    '```http',
    'GET /api/bot/guilds/{guildId}/settings/',
    'Authorization: Bearer <BOT_API_TOKEN>',
    'If-None-Match: <the ETag of the last answer>',
    '```',
    '',
    '```json',
    JSON.stringify(exampleOf(stored), null, 2),
    '```',
    '',
    '| field | what it is |',
    '|---|---|',
    '| guild_id | The server. |',
    '| plan | The plan that it is on. |',
    '| modules | The documents of each module, by the ids of module and document, as their own calls write them. |',
    '',
    'Every field is there. Where an owner has chosen nothing it has its default, and so it has where the plan locks it. Numbers, lists',
    'and texts beyond what the plan allows are cut to that; a choice that the plan lacks is the default one. A module that the plan',
    'lacks, or that needs another one that is off, has all its defaults.',
    '',
    'Answers:',
    '',
    '- `200` with an `ETag`.',
    '- `304`: nothing has changed since the answer with that `ETag`.',
    '- `401`: the credential is missing or wrong. `404`: the bot is not in such a server. `429`: wait.',
    '',
    'Modules and their documents:',
    '',
    ...stored.map(({ id, calls }) => `- [${id}](${id}.md): ${calls?.documents.map((call) => call.id).join(', ')}`),
    '',
  ].join('\n');
}

/** The settings of a new server, for the first module without requirements. */
function exampleOf(specs: readonly ModuleSpec[]) {
  const spec = specs.find(({ requires = [] }) => requires.length === 0);
  const plan = spec?.plans[0] ?? '';
  const documents = spec?.calls?.documents.map((call) => {
    const planned = resolveForPlan(spec, plan);
    return [call.id, toWire(planned, call, defaultsOf(planned))];
  });
  return { guild_id: '100', plan, modules: spec ? { [spec.id]: Object.fromEntries(documents ?? []) } : {} };
}
