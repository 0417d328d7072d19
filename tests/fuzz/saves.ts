import fc from 'fast-check';
import { toWire } from '../../src/language/documents/wire.ts';
import type { CompiledModule, GuildLists, Json, Path, SettingsDocument } from '../../src/language/model.ts';
import { fieldAt, type ModuleForPlan, resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import type { ResolvedModule } from '../../src/language/resolved/resolvedModule.ts';
import { conditionsIn } from '../../src/language/screens/conditions.ts';
import { validate } from '../../src/language/validation/validate.ts';
import { getIn, parsePath, setIn } from '../../src/language/values/path.ts';
import { Refusal } from '../../src/server/answers/refusal.ts';
import { assertCanModify } from '../../src/server/services/settings/validateSave.ts';
import { validateBody } from '../server/validateBody.ts';
import { knownTargets, valuesOf } from './documents.ts';

/** A change before a save: of a top-level field, or of a field in the row at index `entry`. */
interface Change {
  pattern: string;
  entry: number;
  value: Json;
}

/** The changes before each save, and whether the reported problems are then fixed as a user would. */
export type Saves = readonly { changes: readonly Change[]; repaired: boolean }[];

const INVALID_VALUES: Json[] = [
  -1,
  0,
  0.005,
  1e308,
  1.05,
  'abcde',
  '99:99',
  '\u200b',
  ' ',
  '999999999999999999',
  null,
  [],
];

/** Generates two or three saves that hide settings, make them invalid and show them. */
export function savesOf(module: CompiledModule, plan: string, guild: GuildLists): fc.Arbitrary<Saves> {
  const moduleForPlan = resolveForPlan(module.spec, plan);
  const patterns = patternsOf(moduleForPlan);
  const gates = patterns.filter((pattern) => gatesOf(module).has(pattern));
  const gated = patterns.filter((pattern) => isGated(moduleForPlan, pattern));
  const change = (targets: readonly string[], invalid: boolean): fc.Arbitrary<Change> =>
    fc.constantFrom(...(targets.length > 0 ? targets : patterns)).chain((pattern) => {
      const field = fieldAt(moduleForPlan, pattern.split('.'));
      if (!field) throw new Error(`No field ${pattern}`);
      const values = valuesOf(field, guild, invalid);
      const value = invalid ? fc.oneof(values, fc.constantFrom(...INVALID_VALUES)) : values;
      return fc.record({ pattern: fc.constant(pattern), entry: fc.nat({ max: 2 }), value });
    });
  const lists = patterns.filter((pattern) => fieldAt(moduleForPlan, pattern.split('.'))?.items?.properties);
  const between = (minLength: number, maxLength: number, changes: fc.Arbitrary<Change>) =>
    fc.array(changes, { minLength, maxLength });
  const hidden = fc
    .tuple(
      between(0, lists.length > 0 ? 1 : 0, change(lists, false)),
      between(0, 2, change(patterns, false)),
      between(0, 3, change(gates, false)),
      between(1, 2, change(gated, true)),
    )
    .map((parts) => parts.flat());
  const shown = fc
    .tuple(
      between(1, 3, change(gates, false)),
      between(0, 2, change(patterns, false)),
      between(0, 1, change(gated, true)),
    )
    .map((parts) => parts.flat());
  const save = (changes: fc.Arbitrary<Change[]>) => fc.record({ changes, repaired: fc.boolean() });
  return fc.oneof(fc.tuple(save(hidden), save(shown)), fc.tuple(save(hidden), save(shown), save(shown)));
}

/** The patterns of all top-level fields and of the fields in their rows. */
function patternsOf(moduleForPlan: ModuleForPlan): string[] {
  return Object.entries(moduleForPlan.fields).flatMap(([name, field]) => [
    name,
    ...Object.keys(field.items?.properties ?? {}).map((part) => `${name}.*.${part}`),
  ]);
}

/** The patterns of fields that conditions read. */
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

function isGated(moduleForPlan: ModuleForPlan, pattern: string): boolean {
  const keys = pattern.split('.');
  return keys.some((_, depth) => {
    const field = fieldAt(moduleForPlan, keys.slice(0, depth + 1));
    return field?.visible !== undefined || field?.enabled !== undefined;
  });
}

/** Applies changes to a document. Those of missing rows are skipped. */
export function edited(document: SettingsDocument, changes: Saves[number]['changes']): SettingsDocument {
  return changes.reduce((next, { pattern, entry, value }) => {
    const path = parsePath(pattern.replace('*', String(entry)));
    return path.length > 1 && getIn(next, path) === undefined ? next : setIn(next, path, value);
  }, document);
}

/** The document after a user has fixed the reported problems. */
export function repaired(
  module: ResolvedModule,
  { document, saved }: { document: SettingsDocument; saved: SettingsDocument },
): SettingsDocument {
  let next = document;
  for (let round = 0; round < 3; round++) {
    const { problems } = validate(module, { document: next, saved });
    if (problems.length === 0) break;
    for (const { path } of problems) {
      const keys = parsePath(path);
      if (getIn(next, keys) !== undefined) next = setIn(next, keys, plausibleValue(module, keys, module.context.guild));
    }
  }
  return next;
}

/** A value that is nearly always valid. */
function plausibleValue(moduleForPlan: ModuleForPlan, path: Path, guild: GuildLists): Json {
  const field = fieldAt(moduleForPlan, path);
  if (field?.refers) {
    const known = knownTargets(field.refers, guild);
    return known[1] ?? known[0] ?? null;
  }
  if (field?.ui?.widget === 'emoji') return '🎮';
  const isOpenText = field?.type === 'string' && !field.enum && !field.pattern;
  return isOpenText ? 'Hi {user}!'.slice(0, field.maxLength) : (field?.default ?? null);
}

/** What the server stores after the calls of a save, each validated with the server's own functions. */
export function storedAfter(
  module: ResolvedModule,
  { document, storedSettings }: { document: SettingsDocument; storedSettings: SettingsDocument },
): { stored: SettingsDocument; accepted: number } {
  let stored = storedSettings;
  let accepted = 0;
  for (const call of module.spec.calls?.documents ?? []) {
    const unlocked = call.fields.filter((name) => !module.fields[name]?.locked);
    const body = JSON.parse(JSON.stringify(toWire(module, { fields: unlocked }, document)));
    try {
      assertCanModify(module);
      stored = { ...stored, ...validateBody({ module, call, body, storedSettings: stored }) };
      accepted++;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return { stored, accepted };
}
