import { rowPaths } from '../../../documents/rows.ts';
import type { Effect, Json, Path, SettingsDocument } from '../../../model.ts';
import { applyEffects } from '../../../resolved/effects.ts';
import type { ResolvedModule } from '../../../resolved/resolvedModule.ts';
import { equal } from '../../../values/equal.ts';
import { setIn } from '../../../values/path.ts';
import { type Start, startsOf } from '../examples/starts.ts';
import type { ModuleLint } from '../types.ts';
import { valuesOf } from './outcomes.ts';

/** Effects whose changes trigger them again come to rest: run once more, they change nothing. */
export const effectLoops: ModuleLint = ({ spec, file, compiled, examples }, project) => {
  const inCircles = spec.effects.flatMap((effect, index) => (returns(effect, spec.effects) ? [index] : []));
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
function returns(effect: Effect, effects: readonly Effect[]): boolean {
  const reached = new Set<Effect>();
  const next = [effect];
  for (let one = next.pop(); one; one = next.pop()) {
    const changed = [...Object.keys(one.set ?? {}), ...(one.reset ?? [])];
    const { each } = one;
    for (const other of effects) {
      if (reached.has(other) || other.each !== each || !other.on?.some((name) => changed.includes(name))) continue;
      reached.add(other);
      next.push(other);
    }
  }
  return reached.has(effect);
}

/** Whether nothing changes any more when effects run again after a change of a setting to any value that matters. */
function comesToRest({ module, document }: Start, { each }: Effect, name: string): boolean {
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
  const fields = each === undefined ? spec.settings.properties : spec.settings.properties[each]?.items?.properties;
  return valuesOf(fields?.[name], []) ?? [];
}
