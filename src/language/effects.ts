import { environment, evaluate, holds } from './activity.ts';
import { equal } from './equal.ts';
import type { CompiledModule, Context, Effect, Json, Path, SettingsDocument } from './model.ts';
import { getIn, setIn } from './path.ts';
import { fieldAt, forPlan } from './plans.ts';

/** The trigger of effects that follow a row's Done button. */
const DONE = 'done';

/** The document after the effects of a change, and of the changes that they make in turn. */
export function applyEffects(
  module: CompiledModule,
  document: SettingsDocument,
  changed: Path,
  context: Context,
): SettingsDocument {
  return follow(module, document, [changed], context);
}

/** The document after the effects of a row's Done button. */
export function applyRowDone(
  module: CompiledModule,
  document: SettingsDocument,
  row: Path,
  context: Context,
): SettingsDocument {
  return follow(module, document, [[...row, DONE]], context);
}

function follow(module: CompiledModule, start: SettingsDocument, changes: Path[], context: Context): SettingsDocument {
  let document = start;
  // Each effect runs once a row and change, so effects that answer each other come to an end.
  const ran = new Set<string>();
  for (let path = changes.shift(); path; path = changes.shift()) {
    for (const [index, effect] of module.spec.effects.entries()) {
      const base = triggered(effect, path);
      const mark = `${index}:${base?.join('.')}`;
      if (!base || ran.has(mark)) continue;
      const env = environment(context, document, path);
      if (!holds(module, effect.when, env)) continue;
      ran.add(mark);
      for (const [field, value] of outcomes(module, effect, base, env, context)) {
        if (equal(getIn(document, field), value)) continue;
        document = setIn(document, field, value);
        changes.push(field);
      }
    }
  }
  return document;
}

/** The path that the effect's fields are relative to, if the change triggers it. */
function triggered(effect: Effect, path: Path): Path | undefined {
  if (effect.each === undefined) return effect.on.includes(String(path[0])) ? [] : undefined;
  const inRow = path[0] === effect.each && typeof path[1] === 'number' && path.length > 2;
  return inRow && effect.on.includes(String(path[2])) ? path.slice(0, 2) : undefined;
}

function outcomes(
  module: CompiledModule,
  effect: Effect,
  base: Path,
  env: Parameters<typeof evaluate>[2],
  context: Context,
): [Path, Json][] {
  const planned = forPlan(module.spec, context.plan);
  const reset = (effect.reset ?? []).map((name): [Path, Json] => {
    const path = [...base, name];
    return [path, fieldAt(planned, path)?.default ?? null];
  });
  const set = Object.entries(effect.set ?? {}).map(([name, expression]): [Path, Json | undefined] => [
    [...base, name],
    evaluate(module, expression, env) as Json | undefined,
  ]);
  return [...reset, ...set].filter((entry): entry is [Path, Json] => entry[1] !== undefined);
}
