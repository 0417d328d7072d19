import fc from 'fast-check';
import { toWire } from '../../src/language/documents/wire.ts';
import type { CompiledModule, Context, GuildLists, Json, Path, SettingsDocument } from '../../src/language/model.ts';
import {
  type FieldForPlan,
  fieldAt,
  type ModuleForPlan,
  resolveForPlan,
} from '../../src/language/plans/resolveForPlan.ts';
import { resolveModule } from '../../src/language/resolved/resolvedModule.ts';
import { conditionsIn } from '../../src/language/screens/conditions.ts';
import { validate } from '../../src/language/validation/validate.ts';
import { getIn, parsePath, setIn } from '../../src/language/values/path.ts';
import { Refusal } from '../../src/server/answers/refusal.ts';
import { assertCanModify, validateSave } from '../../src/server/services/settings/validateSave.ts';
import { valuesOf } from './documents.ts';

/** What somebody changes before a save: a setting, or that of the entry of a list with this number. */
interface Change {
  pattern: string;
  entry: number;
  value: Json;
}

/** The changes before each save. What a repaired one lacks is put right as a person would, after the changes. */
export type Saves = readonly { changes: readonly Change[]; repaired: boolean }[];

const POISON: Json[] = [-1, 0, 0.005, 1e308, 1.05, 'abcde', '99:99', '\u200b', ' ', '999999999999999999', null, []];

/** Two or three saves that hide settings, poison them and show them. */
export function savesOf(module: CompiledModule, plan: string, guild: GuildLists): fc.Arbitrary<Saves> {
  const planned = resolveForPlan(module.spec, plan);
  const patterns = patternsOf(planned);
  const gates = patterns.filter((pattern) => gatesOf(module).has(pattern));
  const gated = patterns.filter((pattern) => isGated(planned, pattern));
  const change = (of: readonly string[], wrong: boolean): fc.Arbitrary<Change> =>
    fc.constantFrom(...(of.length > 0 ? of : patterns)).chain((pattern) => {
      const values = valuesOf(fieldAt(planned, pattern.split('.')) as FieldForPlan, guild, wrong);
      const value = wrong ? fc.oneof(values, fc.constantFrom(...POISON)) : values;
      return fc.record({ pattern: fc.constant(pattern), entry: fc.nat({ max: 2 }), value });
    });
  const lists = patterns.filter((pattern) => fieldAt(planned, pattern.split('.'))?.items?.properties);
  const some = (changes: fc.Arbitrary<Change>, minLength: number, maxLength: number) =>
    fc.array(changes, { minLength, maxLength });
  const hidden = fc
    .tuple(
      some(change(lists, false), 0, lists.length > 0 ? 1 : 0),
      some(change(patterns, false), 0, 2),
      some(change(gates, false), 0, 3),
      some(change(gated, true), 1, 2),
    )
    .map((parts) => parts.flat());
  const shown = fc
    .tuple(some(change(gates, false), 1, 3), some(change(patterns, false), 0, 2), some(change(gated, true), 0, 1))
    .map((parts) => parts.flat());
  const save = (changes: fc.Arbitrary<Change[]>) => fc.record({ changes, repaired: fc.boolean() });
  return fc.oneof(fc.tuple(save(hidden), save(shown)), fc.tuple(save(hidden), save(shown), save(shown)));
}

/** Every setting and those of entries, by pattern. */
function patternsOf(planned: ModuleForPlan): string[] {
  return Object.entries(planned.fields).flatMap(([name, field]) => [
    name,
    ...Object.keys(field.items?.properties ?? {}).map((part) => `${name}.*.${part}`),
  ]);
}

/** The settings that conditions read. */
function gatesOf(module: CompiledModule): ReadonlySet<string> {
  const { settings, screen, rules } = module.spec;
  const reads = conditionsIn([settings, screen, rules]).flatMap((condition) => module.reads[condition] ?? []);
  const lists = Object.entries(settings.properties).filter(([, { items }]) => items?.properties);
  return new Set(
    reads.flatMap((read) => {
      const [root, ...names] = read.split('.');
      if (root === 'self') return [names.join('.')];
      return root === 'item' ? lists.map(([list]) => `${list}.*.${names.join('.')}`) : [];
    }),
  );
}

function isGated(planned: ModuleForPlan, pattern: string): boolean {
  const keys = pattern.split('.');
  return keys.some((_, depth) => {
    const field = fieldAt(planned, keys.slice(0, depth + 1));
    return field?.visible !== undefined || field?.enabled !== undefined;
  });
}

export function edited(document: SettingsDocument, changes: Saves[number]['changes']): SettingsDocument {
  return changes.reduce((next, { pattern, entry, value }) => {
    const path = parsePath(pattern.replace('*', String(entry)));
    return path.length > 1 && getIn(next, path) === undefined ? next : setIn(next, path, value);
  }, document);
}

/** The document as somebody would put it right who reads the sentences. */
export function repaired(
  module: CompiledModule,
  { document, saved, context }: { document: SettingsDocument; saved: SettingsDocument; context: Context },
): SettingsDocument {
  const planned = resolveForPlan(module.spec, context.plan);
  let next = document;
  for (let round = 0; round < 3; round++) {
    const { problems } = validate(resolveModule(module, context), { document: next, saved });
    if (problems.length === 0) break;
    for (const { path } of problems) {
      const keys = parsePath(path);
      if (getIn(next, keys) !== undefined) next = setIn(next, keys, usual(planned, keys, context.guild));
    }
  }
  return next;
}

/** A value that a setting may have nearly always. */
function usual(planned: ModuleForPlan, path: Path, guild: GuildLists): Json {
  const field = fieldAt(planned, path);
  if (field?.refers) {
    const lists = {
      role: guild.roles,
      channel: guild.channels,
      voiceChannel: guild.voiceChannels,
      category: guild.categories,
    };
    return lists[field.refers.to]?.[1]?.id ?? lists[field.refers.to]?.[0]?.id ?? null;
  }
  if (field?.ui?.widget === 'emoji') return '🎮';
  const isOpenText = field?.type === 'string' && !field.enum && !field.pattern;
  return isOpenText ? 'Hi {user}!'.slice(0, field.maxLength) : (field?.default ?? null);
}

/** What a server stores after the calls of a save, each of which is judged as the server judges it. */
export function storedAfter(
  module: CompiledModule,
  {
    document,
    storedSettings,
    context,
  }: { document: SettingsDocument; storedSettings: SettingsDocument; context: Context },
): { stored: SettingsDocument; accepted: number } {
  const planned = resolveForPlan(module.spec, context.plan);
  let stored = storedSettings;
  let accepted = 0;
  for (const call of module.spec.calls?.documents ?? []) {
    const unlocked = call.fields.filter((name) => !planned.fields[name]?.locked);
    const body = JSON.parse(JSON.stringify(toWire(planned, { fields: unlocked }, document)));
    try {
      assertCanModify(resolveModule(module, context));
      stored = {
        ...stored,
        ...validateSave({ module: resolveModule(module, context), call, body, storedSettings: stored }),
      };
      accepted++;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return { stored, accepted };
}
