import { rowPaths } from '../../../documents/rows.ts';
import type { Effect, Json, Path, SettingsDocument } from '../../../model.ts';
import { fieldAt } from '../../../plans/resolveForPlan.ts';
import { assignments } from '../../../resolved/effects.ts';
import { environment, evaluateCondition } from '../../../resolved/fieldState.ts';
import type { ResolvedModule } from '../../../resolved/resolvedModule.ts';
import { equal } from '../../../values/equal.ts';
import { getIn, setIn } from '../../../values/path.ts';
import { parentList, pathNamed } from '../../expressions/collect.ts';
import { type Start, startsOf, withEntries } from '../examples/starts.ts';
import { valueFault } from '../fields/offers.ts';
import type { Finding, LintModule, ModuleLint } from '../types.ts';
import { sizesOf, valuesOf } from './domains.ts';
import { effectValues } from './effectValues.ts';

/** More combinations of values than this are not tried. */
const MOST = 500;

/** What an effect computes keeps the limits of the setting, whatever it is computed from. Constants are offered values. */
export const effectResults: ModuleLint = (module, project) => {
  const { spec, file, compiled, examples } = module;
  // A value of another type is a finding of its own.
  const wrong = effectValues(module, project).map(({ pointer }) => pointer.join('.'));
  const computed = spec.effects
    .flatMap((effect, index) => computedBy(module, effect, index))
    .filter(({ pointer }) => !wrong.includes(pointer.join('.')));
  if (!compiled || computed.length === 0) return [];
  const valid = examples.flatMap((one) => (one.valid ? one.entries : []));
  const starts = project.plans.ids.flatMap((plan) => startsOf(compiled, project, valid, plan));
  return computed.flatMap((one): Finding[] => {
    const reason = firstFault(module, one, starts);
    const { source, pointer } = one;
    const advice = 'Keep it within the limits with a `when`, smaller() or larger(), or change the limit.';
    return reason === undefined
      ? []
      : [{ file, pointer, expression: { source, start: 0, end: source.length }, reason, advice }];
  });
};

/** A setting that an effect computes. */
interface Computed {
  effect: Effect;
  name: string;
  source: string;
  pointer: (string | number)[];
  /** The settings from which it is computed, from the root of an entry or of the document. */
  reads: readonly Read[];
}

/** A setting, by its path from the root and with `*` for every entry. */
interface Read {
  root: 'self' | 'item' | 'parent';
  name: string;
  path: string;
}

function computedBy({ spec, expressions }: LintModule, effect: Effect, index: number): Computed[] {
  const checked = [...expressions.checked].filter(([{ pointer }]) => pointer[0] === 'effects' && pointer[1] === index);
  const ofWhen = checked.find(([{ pointer }]) => pointer[2] === 'when')?.[1].reads ?? [];
  const owners = { self: undefined, item: effect.each, parent: parentList(spec, effect.each) };
  return checked.flatMap(([{ source, pointer, expected }, { reads, constant }]): Computed[] => {
    if (constant || expected.kind !== 'value') return [];
    const read = [...new Set([...reads, ...ofWhen])].flatMap((path): Read[] => {
      const [root, ...names] = path.split('.');
      const name = names.join('.');
      if (root !== 'self' && root !== 'item' && root !== 'parent') return [];
      return [{ root, name, path: pathNamed(spec, owners[root], name) }];
    });
    return [{ effect, name: String(pointer[3]), source, pointer: [...pointer], reads: read }];
  });
}

function firstFault(module: LintModule, computed: Computed, starts: readonly Start[]): string | undefined {
  const { effect, name, reads } = computed;
  const path = pathNamed(module.spec, effect.each, name);
  const known = new Map<string, string | undefined>();
  for (const { module: resolved, document: start } of starts) {
    const document = withEntries(resolved, start, effect.each);
    const bases: Path[] = effect.each === undefined ? [[]] : rowPaths(document, effect.each);
    for (const { document: one, base, chosen } of bases.flatMap((at) => variants(resolved, document, at, reads))) {
      const env = environment(resolved.context, one, base);
      if (!evaluateCondition(resolved, effect.when, env)) continue;
      const [at = [], value] = assignments(resolved, effect, base, env).find(([to]) => to.at(-1) === name) ?? [];
      if (value === undefined || equal(getIn(one, at), value)) continue;
      const key = JSON.stringify([resolved.plan, value]);
      if (!known.has(key)) known.set(key, valueFault(module, resolved.plan, { path, value }));
      const breaks = known.get(key);
      if (breaks !== undefined) return `${when(chosen)}, this value ${breaks} on the plan '${resolved.plan}'.`;
    }
  }
  return undefined;
}

interface Variant {
  document: SettingsDocument;
  base: Path;
  chosen: readonly (readonly [name: string, value: Json])[];
}

/** The document as it is, and with each combination of the values that matter and that its plan allows. */
function variants(module: ResolvedModule, document: SettingsDocument, base: Path, reads: readonly Read[]): Variant[] {
  const own = [{ document, base, chosen: [] }];
  const domains = reads.flatMap(({ root, name, path }) => {
    const field = fieldAt(module, path.split('.'));
    const values = valuesOf(field, []) ?? sizesOf(field, []) ?? [];
    return values.length === 0 ? [] : [{ name, values, at: [...rootPath(base, root), ...name.split('.')] }];
  });
  if (domains.reduce((count, { values }) => count * values.length, 1) > MOST) return own;
  const varied = domains.reduce<Variant[]>(
    (all, { name, values, at }) =>
      all.flatMap((one) =>
        values.map((value) => ({
          ...one,
          document: setIn(one.document, at, value),
          chosen: [...one.chosen, [name, value] as const],
        })),
      ),
    own,
  );
  return [...own, ...varied];
}

function rootPath(base: Path, root: Read['root']): Path {
  if (root === 'self') return [];
  if (root === 'item') return base;
  const around = base.slice(0, -1).findLastIndex((key) => typeof key === 'number');
  return base.slice(0, around + 1);
}

function when(chosen: Variant['chosen']): string {
  if (chosen.length === 0) return 'With the defaults, or in an example';
  return `If ${chosen.map(([name, value]) => `'${name}' ${shown(value)}`).join(' and ')}`;
}

function shown(value: Json): string {
  if (Array.isArray(value)) return `has ${value.length} entries`;
  if (typeof value === 'string') return value.startsWith('xx') ? `has ${value.length} characters` : `is '${value}'`;
  return `is ${String(value)}`;
}
