import { placedFields } from '../../../src/language/compile/lint/fields/fields.ts';
import type { Example } from '../../../src/language/compile/lint/types.ts';
import { problemPath, type WireField, wireFields } from '../../../src/language/compile/outputs/wireFields.ts';
import { withDefaults } from '../../../src/language/documents/defaults.ts';
import { saveBody, valueToWire } from '../../../src/language/documents/wire.ts';
import type { DocumentCall, Json, ModuleSpec, Reference, SettingsDocument } from '../../../src/language/model.ts';
import {
  type FieldForPlan,
  fieldAt,
  type ModuleForPlan,
  resolveForPlan,
} from '../../../src/language/plans/resolveForPlan.ts';
import { exampleContext } from '../../../src/language/resolved/exampleContext.ts';
import { resolveModule } from '../../../src/language/resolved/resolveModule.ts';
import { formatMessage } from '../../../src/language/text/message.ts';
import { isObject } from '../../../src/language/values/isObject.ts';
import { runnable } from '../code/runnable.ts';
import { compileExpressions, type LoadedModule } from '../modules/module.ts';
import type { PlanEntry } from '../sources/product.ts';

/** The subject of a page. */
interface Subject {
  spec: ModuleSpec;
  plans: readonly PlanEntry[];
  /** The module on each plan, with sample names of a new server in its texts. */
  modulesByPlan: readonly ModuleForPlan[];
  examples: readonly Example[];
}

/**
 * The page of `generated/reference/` about a module's API: its calls, their fields with limits per plan, an example of
 * a save, and the rules.
 * @param examples the content of the module's `examples/valid.json`
 */
export function referencePage(
  module: LoadedModule,
  all: readonly LoadedModule[],
  plans: readonly PlanEntry[],
  examples: readonly Example[],
): string {
  const { spec } = module;
  const subject = { spec, plans, examples, modulesByPlan: resolveForEach(module, all, plans) };
  const parts = [`# ${spec.screen.title}`, '', '<!-- Made by `npm run generate` from schemas/. Do not edit. -->', ''];
  if (spec.screen.description) parts.push(spec.screen.description, '');
  if (spec.screen.placeholder) parts.push(spec.screen.placeholder, '');
  for (const { plan, rule, message } of spec.requires ?? []) {
    const condition = plan ? `the ${plans.find(({ id }) => id === plan)?.title ?? plan} plan` : `\`${rule}\``;
    parts.push(`Requires ${condition}; otherwise a save is refused with '${message}'.`, '');
  }
  const documents = spec.calls?.documents ?? [];
  if (documents.length > 0)
    parts.push('Permissions, revisions and refusals are described in [Settings](../../docs/design/settings.md).', '');
  return [...parts, ...documents.flatMap((call) => documentPart(subject, call)), ...rulesPart(subject)].join('\n');
}

function resolveForEach(
  module: LoadedModule,
  all: readonly LoadedModule[],
  plans: readonly PlanEntry[],
): ModuleForPlan[] {
  const { spec } = module;
  if (!placedFields(spec).some(({ field }) => field.params)) return plans.map(({ id }) => resolveForPlan(spec, id));
  const compiled = { spec, migrations: [], validators: {}, ...runnable(compileExpressions(module, all)) };
  return plans.map(({ id }) =>
    resolveModule(compiled, exampleContext(module, { modules: all }, { plan: id, document: {} })),
  );
}

function documentPart(subject: Subject, call: DocumentCall): string[] {
  const { spec, plans, modulesByPlan } = subject;
  const { load, save, reported = {} } = call;
  const [lowest] = modulesByPlan;
  if (!lowest) return [];
  const path = (part: string) => `/auth/guilds/{guildId}/${part}`;
  const beside = [
    ...Object.entries(reported).map(([name, { type, default: value }]) => {
      const what = `reported by the bot; ${codeOf(value)} until then. A save may carry it, and changes nothing of it`;
      return `- \`${name}\` (${[type].flat().join(' or ')}): ${what}.`;
    }),
    ...(load.adds ?? []).map((name) => `- \`${name}\` (${FACTS[name]}). A save must not carry it.`),
  ];
  const constants = Object.entries(save.constants ?? {}).map(([name, value]) => `\`${name}\`: ${codeOf(value)}`);
  return [
    `## ${spec.calls?.documents.length === 1 ? 'Settings' : `Document ${call.id}`}`,
    '',
    load.from === 'permissions'
      ? `Loaded with \`GET ${path(load.path)}\`, which returns the permissions of the user; saved with \`POST ${path(save.path)}\`.`
      : `Loaded with \`GET ${path(load.path)}\`, saved with \`POST ${path(save.path)}\`.`,
    ...(load.nested ? [`The response of the GET has the fields inside \`${load.nested}\`.`] : []),
    '',
    `| field | title | type | default | ${plans.map(({ title }) => title).join(' | ')} |`,
    `|---|---|---|---|${plans.map(() => '---|').join('')}`,
    ...wireFields(lowest, call).map((field) => fieldRow(subject, field)),
    '',
    ...(beside.length > 0 ? ['The GET also returns:', '', ...beside, ''] : []),
    ...(constants.length > 0
      ? [`Sent by the dashboard with every save, but not stored: ${constants.join(', ')}.`, '']
      : []),
    '```http',
    `POST ${path(save.path)}`,
    'Content-Type: application/json',
    'If-Match: <the ETag of the GET, or * to overwrite whatever is there>',
    'Idempotency-Key: <a UUID of this save, which allows it to be repeated>',
    '',
    JSON.stringify(exampleBody(subject, call), null, 2),
    '```',
    '',
  ];
}

const FACTS = {
  is_premium: 'boolean: whether the server has a paid plan',
  server_name: 'string: the name of the server',
};

function fieldRow({ modulesByPlan, spec }: Subject, { path, from, keys }: WireField): string {
  const fields = modulesByPlan.map((one) => fieldOf(one, from));
  const field = fieldOf(modulesByPlan[0], from);
  const limits = fields.map((one, index) => {
    const made = keys?.map((key) => {
      const part = fieldOf(modulesByPlan[index], key);
      return `${keyName(key)} (${limitsOf(part).join(', ')})`;
    });
    return cell([...limitsOf(one), ...(made ? [`keys of ${made.join(' and ')}`] : [])].join('; '));
  });
  const notes = [
    field.access === 'owner' && 'for the owner only',
    field.readOnly && 'a save leaves it as it is stored',
    spec.settings.properties[from]?.frozen && `frozen while \`${spec.settings.properties[from].frozen}\``,
  ].filter(Boolean);
  const type = [typeOf(field), ...notes].join('; ');
  return `| ${path} | ${cell(field.title)} | ${cell(type)} | ${cell(defaultsOf(modulesByPlan, from))} | ${limits.join(' | ')} |`;
}

/** The field at a dotted path. @throws Error if there is none */
function fieldOf(module: ModuleForPlan | undefined, path: string): FieldForPlan {
  const field = module && fieldAt(module, path.split('.'));
  if (!field) throw new Error(`There is no field ${path}`);
  return field;
}

/** What values with a format mean to the bot. */
const FORMATS = {
  date: 'a date in the time zone of the server, like 2026-03-29',
  'date-time': 'a moment in UTC, like 2026-03-29T00:30:00Z',
  duration: 'seconds',
  schedule: 'times in the time zone of the server; one that does not end later than it begins ends on the next day',
};

function typeOf({ type, wire, format }: FieldForPlan): string {
  if (wire?.as === 'map') return 'object';
  const types = [type].flat().join(' or ');
  return format ? `${types} (${FORMATS[format]})` : types;
}

/** The default of a field; entries of lists have none. */
function defaultOf(field: FieldForPlan, from: string): string {
  return from.endsWith('*') || field.default === undefined ? '' : JSON.stringify(valueToWire(field, field.default));
}

/** The default of a field, or that of each plan if they differ. */
function defaultsOf(modulesByPlan: readonly ModuleForPlan[], from: string): string {
  const values = modulesByPlan.map((module) => defaultOf(fieldOf(module, from), from));
  if (new Set(values).size <= 1) return values[0] ?? '';
  return modulesByPlan.map(({ plan }, index) => `${values[index]} (${plan})`).join(', ');
}

/** A field's limits in the wire format. */
function limitsOf(field: FieldForPlan): string[] {
  const inWire = (value: number | undefined) => (value === undefined ? undefined : valueToWire(field, value));
  const range = (low: Json | undefined, high: Json | undefined, what: string) => {
    if (low === undefined && high === undefined) return undefined;
    if (low === undefined) return `at most ${high}${what}`;
    if (high === undefined) return `at least ${low}${what}`;
    return `${low} to ${high}${what}`;
  };
  const parts = [
    field.locked && `locked: ${field.lockMessage}`,
    field.required && 'never empty while it applies',
    range(field.minLength, field.maxLength, ' characters'),
    range(inWire(field.minimum), inWire(field.maximum), ''),
    field.exclusiveMinimum !== undefined && `above ${inWire(field.exclusiveMinimum)}`,
    field.multipleOf !== undefined && `a multiple of ${inWire(field.multipleOf)}`,
    range(field.minItems, field.maxItems, ' entries'),
    field.url && `an https address${field.url.hosts ? ` on ${field.url.hosts.join(', ')}` : ''}, or empty`,
    field.code && 'a regular expression for a linear-time engine such as RE2, ignoring case, or empty',
    field.enum && `one of ${field.enum.join(', ')}`,
    field.uniqueItems && `no entry twice${field.uniqueItems === 'ignoreCase' ? ', in whatever case' : ''}`,
    field.maxTotalLength !== undefined &&
      `at most ${field.maxTotalLength} characters in ${field.totalLengthOf?.join(', ')} together`,
    field.uniqueBy && `no two entries with the same ${field.uniqueBy.join(' and ')}`,
    field.ui?.entriesOf && `the key of an entry of ${field.ui.entriesOf}, or empty`,
    field.refers && REFERRED[field.refers.to],
    field.refers?.types && `of the type ${field.refers.types.join(', ')}`,
    field.refers?.botNeeds && `where the bot has ${field.refers.botNeeds.join(', ')}`,
    ...(field.limits ?? []).map(({ when, maxLength, maxLines }) => {
      const tighter = [maxLength && `${maxLength} characters`, maxLines && `${maxLines} lines`].filter(Boolean);
      return tighter.length > 0 && `when \`${when}\`: at most ${tighter.join(' and ')}`;
    }),
  ];
  return parts.filter((part): part is string => typeof part === 'string' && part !== '');
}

const REFERRED: Record<Reference['to'], string> = {
  role: 'id of a role',
  channel: 'id of a channel',
  voiceChannel: 'id of a voice channel',
  category: 'id of a category',
  member: 'id of a member',
  mention: 'mention of a role or a member (`<@&id>`, `<@id>`), `@everyone` or `@here`',
};

/** The body of an example save: of the examples with the most values, the shortest. */
function exampleBody({ modulesByPlan, examples }: Subject, call: DocumentCall): SettingsDocument {
  const highest = modulesByPlan.at(-1);
  if (!highest) return {};
  const { document = {} } =
    examples
      .filter(({ plan, saved }) => plan === highest.plan && saved === undefined)
      .map(({ document }) => ({ document, part: call.fields.map((name) => document[name] ?? null) }))
      .toSorted((a, b) => values(b.part) - values(a.part) || sizeOf(a.part) - sizeOf(b.part))[0] ?? {};
  return saveBody(highest, call, withDefaults(highest, document));
}

/** The number of values; for a list of objects, that of its fullest entry. */
function values(value: Json): number {
  if (Array.isArray(value) && value.some(isObject)) return Math.max(...value.map(values));
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + values(part), 0);
  if (isObject(value)) return values(Object.values(value));
  return value === null ? 0 : 1;
}

function sizeOf(value: Json): number {
  return JSON.stringify(value).length;
}

function rulesPart({ spec, modulesByPlan }: Subject): string[] {
  const [lowest] = modulesByPlan;
  if (spec.rules.length === 0 || !lowest) return [];
  const rows = spec.rules.map(({ each, when, rule, at, message, severity, limit }) => {
    const number = limit === undefined ? '' : `, with \`limit\` ${limit}`;
    const condition = [when && `when \`${cell(when)}\``, `\`${cell(rule)}\`${number}`].filter(Boolean).join(': ');
    const place = problemPath(lowest, each ? `${each}.*.${at}` : at);
    return `| ${place} | ${condition} | ${cell(formatMessage(message, { limit }, spec.language))}${severity === 'warning' ? ' (warning)' : ''} |`;
  });
  const names = (spec.calls?.documents ?? [])
    .flatMap((call) => wireFields(lowest, call))
    .flatMap(({ path, from, field: { wire }, keys = [] }) => {
      const sameName = path.replace(/(?<=\.)\{.+?\}(?=\.|$)/g, '*') === from;
      const form =
        wire?.as === undefined
          ? ''
          : {
              map: ', as a list',
              fraction: ', times 100',
              embed: ', for the bot as `embeds` and `components` of a message',
            }[wire.as];
      const own = sameName && form === '' ? [] : [`| ${from} | ${path}${form} |`];
      return [...own, ...keys.map((key) => `| ${key} | ${keyName(key)} in the keys of ${path} |`)];
    });
  return [
    '## Rules',
    '',
    '| field | condition | error |',
    '|---|---|---|',
    ...rows,
    '',
    ...(names.length > 0
      ? [
          'Conditions use the names of the screen for these values:',
          '',
          '| in conditions | in calls |',
          '|---|---|',
          ...names,
          '',
        ]
      : []),
  ];
}

/** The placeholder in a map's key that stands for a field. */
function keyName(path: string): string {
  return `{${path.slice(path.lastIndexOf('.') + 1)}}`;
}

function codeOf(value: Json): string {
  return `\`${JSON.stringify(value)}\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
