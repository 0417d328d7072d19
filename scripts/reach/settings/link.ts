import type { CompiledModule, Json, MigrationStep, Path, Plan } from '../../../src/language/model.ts';
import { fieldAt, isLockedAt, type ModuleForPlan, resolveForPlan } from '../../../src/language/plans/resolveForPlan.ts';
import { sectionsIn } from '../../../src/language/screens/layout.ts';
import { equal } from '../../../src/language/values/equal.ts';
import { formatPath } from '../../../src/language/values/path.ts';
import { pairsOf } from '../../changes/compare/pairs.ts';
import { placesIn, type SettingPath } from './places.ts';

/** How the settings of a module in two circumstances belong together: in two states of the schemas, or on two plans. */
export interface SettingMapping {
  /** The earlier path of a setting that has another one now. */
  former(path: Path): Path;
  /** What the earlier state calls the rule of a problem. */
  formerRule(rule: string): string;
  /** Settings that are locked now and were not, and choices that were open. */
  locked: readonly LockedPlace[];
  /** The settings of which the bot may get less now, as they were and are; parts of lists and groups come with these. */
  tighter: Readonly<Record<'before' | 'now', ModuleForPlan['fields']>>;
  /** Settings that may be hidden now. */
  hideable: readonly SettingPath[];
  /** Settings of the earlier state that are gone, without a migration that keeps their values. */
  gone: readonly SettingPath[];
}

interface LockedPlace extends SettingPath {
  /** The choices; absent if the whole setting is locked. */
  values?: readonly Json[];
}

/** The sides of a link. */
interface LinkSide {
  module: CompiledModule;
  plan: Plan;
}

/** @param kept names of settings of the earlier state whose values other modules keep */
export function linkOf(before: LinkSide, after: LinkSide, kept: ReadonlySet<string>): SettingMapping {
  const old = resolveForPlan(before.module.spec, before.plan);
  const now = resolveForPlan(after.module.spec, after.plan);
  const steps = after.module.migrations.slice(before.module.migrations.length).flat();
  const former = formerPaths(steps);
  const rules = pairsOf(before.module.spec.rules, after.module.spec.rules);
  const places = placesIn(now);
  const known = new Set(places.map(({ pattern }) => formatPath(former(pattern))));
  const taken = new Set([...kept, ...steps.flatMap(sourcesOf)]);
  const gone = placesIn(old).filter(
    ({ pattern }) => !known.has(formatPath(pattern)) && !taken.has(formatPath(pattern)),
  );
  return {
    former,
    formerRule(rule) {
      const [, index] = /^rule:(\d+)$/.exec(rule) ?? [];
      return index === undefined ? rule : `rule:${rules.find((pair) => pair.after === Number(index))?.before}`;
    },
    locked: lockedNow(places, old, now, former),
    tighter: tighterNow(places, old, now, former),
    hideable: places.filter(({ pattern }) => isConditional(after.module, now, pattern)),
    // What an entry or group loses with itself is not lost twice.
    gone: gone.filter(({ pattern }) => !gone.some((other) => isWithin(pattern, other.pattern))),
  };
}

function isWithin(pattern: Path, above: Path): boolean {
  return pattern.length > above.length && above.every((key, depth) => key === pattern[depth]);
}

/** The settings from which steps make others. */
function sourcesOf(step: MigrationStep): string[] {
  if (step.op === 'split') return [step.path];
  return step.op === 'join' ? [...step.from] : [];
}

function formerPaths(steps: readonly MigrationStep[]): SettingMapping['former'] {
  const renames = steps
    .flatMap((step) => (step.op === 'rename' ? [{ from: step.from.split('.'), to: step.to.split('.') }] : []))
    .reverse();
  const matches = (key: string | undefined, own: string | number | undefined) =>
    key === '*' ? typeof own === 'number' || own === '*' : key === own;
  return (path) =>
    renames.reduce<Path>((known, { from, to }) => {
      if (!to.every((key, depth) => matches(key, known[depth]))) return known;
      return [...known.slice(0, to.length - 1), from.at(-1) ?? '', ...known.slice(to.length)];
    }, path);
}

function lockedNow(
  places: readonly SettingPath[],
  old: ModuleForPlan,
  now: ModuleForPlan,
  former: SettingMapping['former'],
): LockedPlace[] {
  const openBefore = new Map(placesIn(old).map(({ pattern, field }) => [formatPath(pattern), field]));
  return places.flatMap(({ pattern, field }): LockedPlace[] => {
    const was = former(pattern);
    const before = openBefore.get(formatPath(was));
    if (!before || isLockedAt(old, was)) return [];
    if (field.locked) return [{ pattern, field }];
    if (isLockedAt(now, pattern)) return [];
    const values = field.lockedValues
      ?.map(({ value }) => value)
      .filter((value) => !before.lockedValues?.some((locked) => locked.value === value));
    return values && values.length > 0 ? [{ pattern, field, values }] : [];
  });
}

/** What decides which part of a value the bot gets. */
const BOUNDS = ['type', 'enum', 'minimum', 'maximum', 'maxLength', 'maxItems', 'minItems', 'default'] as const;

function tighterNow(
  places: readonly SettingPath[],
  old: ModuleForPlan,
  now: ModuleForPlan,
  former: SettingMapping['former'],
): SettingMapping['tighter'] {
  const names = places.flatMap(({ pattern: [name = '', ...rest], field }) => {
    const before = fieldAt(old, former([name, ...rest]));
    return before && BOUNDS.every((bound) => equal(before[bound], field[bound])) ? [] : [String(name)];
  });
  const fieldsOf = (module: ModuleForPlan, wanted: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(module.fields).filter(([name]) => wanted.has(name)));
  return {
    now: fieldsOf(now, new Set(names)),
    before: fieldsOf(old, new Set(names.map((name) => String(former([name])[0])))),
  };
}

/** Whether a condition decides whether a setting is shown: its own, that of its section, or of a list or group around it. */
function isConditional({ spec }: CompiledModule, now: ModuleForPlan, pattern: Path): boolean {
  const section = sectionsIn(spec.screen.layout).find(({ fields }) => fields.flat().includes(String(pattern[0])));
  const around = pattern.map((_, depth) => fieldAt(now, pattern.slice(0, depth + 1)));
  return [section, ...around].some((gate) => gate?.visible !== undefined);
}
