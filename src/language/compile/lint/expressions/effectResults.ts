import { rowPaths } from '../../../documents/rows.ts';
import type { Effect, Json, Path } from '../../../model.ts';
import type { FieldForPlan } from '../../../plans/resolveForPlan.ts';
import { assignments } from '../../../resolved/effects.ts';
import { environment, evaluateCondition } from '../../../resolved/fieldState.ts';
import { equal } from '../../../values/equal.ts';
import { getIn } from '../../../values/path.ts';
import { pathNamed } from '../../expressions/collect.ts';
import { type Start, startsOf, withEntries } from '../examples/starts.ts';
import { valueFault } from '../fields/offers.ts';
import type { Finding, LintModule, ModuleLint } from '../types.ts';
import { sizesOf, valuesOf } from './domains.ts';
import { effectValues } from './effectValues.ts';
import { inWords, type SettingRead, settingsRead, variants } from './variants.ts';

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
  reads: readonly SettingRead[];
}

function computedBy({ spec, expressions }: LintModule, effect: Effect, index: number): Computed[] {
  const checked = [...expressions.checked].filter(([{ pointer }]) => pointer[0] === 'effects' && pointer[1] === index);
  const ofWhen = checked.find(([{ pointer }]) => pointer[2] === 'when')?.[1].reads ?? [];
  return checked.flatMap(([{ source, pointer, expected }, { reads, constant }]): Computed[] => {
    if (constant || expected.kind !== 'value') return [];
    const read = settingsRead(spec, effect.each, [...reads, ...ofWhen]);
    return [{ effect, name: String(pointer[3]), source, pointer: [...pointer], reads: read }];
  });
}

/** The values of a setting at its limits. */
function extremes(field: FieldForPlan | undefined): Json[] {
  return valuesOf(field, []) ?? sizesOf(field, []) ?? [];
}

function firstFault(module: LintModule, computed: Computed, starts: readonly Start[]): string | undefined {
  const { effect, name, reads } = computed;
  const path = pathNamed(module.spec, effect.each, name);
  const known = new Map<string, string | undefined>();
  for (const { module: resolved, document: start } of starts) {
    const document = withEntries(resolved, start, effect.each);
    const bases: Path[] = effect.each === undefined ? [[]] : rowPaths(document, effect.each);
    const all = bases.flatMap((at) => variants(resolved, document, at, reads, extremes));
    for (const { document: one, base, chosen } of all) {
      const env = environment(resolved.context, one, base);
      if (!evaluateCondition(resolved, effect.when, env)) continue;
      const [at = [], value] = assignments(resolved, effect, base, env).find(([to]) => to.at(-1) === name) ?? [];
      if (value === undefined || equal(getIn(one, at), value)) continue;
      const key = JSON.stringify([resolved.plan, value]);
      if (!known.has(key)) known.set(key, valueFault(module, resolved.plan, { path, value }));
      const breaks = known.get(key);
      if (breaks !== undefined) return `${inWords(chosen)}, this value ${breaks} on the plan '${resolved.plan}'.`;
    }
  }
  return undefined;
}
