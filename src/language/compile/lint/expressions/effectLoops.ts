import { rowPaths } from '../../../documents/rows.ts';
import type { Effect, Json, ModuleSpec, Path, SettingsDocument } from '../../../model.ts';
import { applyEffects } from '../../../resolved/effects.ts';
import type { ResolvedModule } from '../../../resolved/resolvedModule.ts';
import { equal } from '../../../values/equal.ts';
import { setIn } from '../../../values/path.ts';
import { fieldsOf, pathNamed } from '../../expressions/collect.ts';
import { type Start, startsOf, withEntries } from '../examples/starts.ts';
import type { ModuleLint } from '../types.ts';
import { valuesOf } from './domains.ts';

/** Effects whose changes trigger them again come to rest: run once more, they change nothing. */
export const effectLoops: ModuleLint = ({ spec, file, compiled, examples }, project) => {
  const inCircles = spec.effects.flatMap((effect, index) => (returns(effect, spec) ? [index] : []));
  if (!compiled || inCircles.length === 0) return [];
  const valid = examples.flatMap((one) => (one.valid ? one.entries : []));
  const starts = startsOf(compiled, project, valid, project.plans.ids.at(-1) ?? '');
  for (const index of inCircles) {
    const effect = spec.effects[index];
    const name = effect?.on?.find((one) => starts.some((start) => !comesToRest(start, effect, one)));
    if (name === undefined) continue;
    const reason = `After a change of '${name}', this effect and those that follow from it never settle: each further run changes it again.`;
    const advice = 'Give one of them a `when` that is false then, or remove it.';
    return [{ file, pointer: ['effects', index], reason, advice }];
  }
  return [];
};

/** Whether what an effect changes triggers it again, directly or through other effects. */
function returns(effect: Effect, spec: ModuleSpec): boolean {
  const reached = new Set<Effect>();
  const next = [effect];
  for (let one = next.pop(); one; one = next.pop()) {
    const { each } = one;
    const changed = [...Object.keys(one.set ?? {}), ...(one.reset ?? [])].map((name) => pathNamed(spec, each, name));
    for (const other of spec.effects) {
      if (reached.has(other) || !changed.some((path) => isTriggered(other, spec, path))) continue;
      reached.add(other);
      next.push(other);
    }
  }
  return reached.has(effect);
}

/** Whether a change at a path, with `*` for every entry, triggers an effect. An effect on a list is triggered by changes inside it. */
function isTriggered({ on = [], each }: Effect, spec: ModuleSpec, path: string): boolean {
  return on.map((name) => pathNamed(spec, each, name)).some((own) => path === own || path.startsWith(`${own}.`));
}

/** Whether nothing changes any more when effects run again after a change of a setting to any value that matters. */
function comesToRest({ module, document: start }: Start, { each }: Effect, name: string): boolean {
  const document = withEntries(module, start, each);
  const bases: Path[] = each === undefined ? [[]] : rowPaths(document, each);
  return bases.every((base) => {
    const path = [...base, name];
    const edited = valuesAt(module, each, name).map((value) => setIn(document, path, value));
    return [document, ...edited].every((one) => settles(module, one, path));
  });
}

function settles(module: ResolvedModule, document: SettingsDocument, path: Path): boolean {
  const after = applyEffects(module, document, path);
  return equal(applyEffects(module, after, path), after);
}

function valuesAt({ spec }: ResolvedModule, each: string | undefined, name: string): Json[] {
  return valuesOf(fieldsOf(spec, each)[name], []) ?? [];
}
