import type { Effect, Json, Path, SettingsDocument } from '../model.ts';
import { fieldAt } from '../plans/resolveForPlan.ts';
import { equal } from '../values/equal.ts';
import { getIn, setIn } from '../values/path.ts';
import { environment, evaluate, evaluateCondition } from './fieldState.ts';
import type { ResolvedModule } from './resolvedModule.ts';

/** What can happen to a form besides a change of a field. `done` is the Done button of a row. */
export type EffectTrigger = 'load' | 'save' | 'done';

/** Something that happened: a field changed or was left, or a moment of the form or of one row. */
type Event = { kind: 'change' | 'leave'; path: Path } | { kind: 'moment'; moment: EffectTrigger; row?: Path };

/** The document after the effects of a change, and of the changes that they make in turn. */
export function applyEffects(module: ResolvedModule, document: SettingsDocument, changed: Path): SettingsDocument {
  return follow(module, document, { kind: 'change', path: changed });
}

/** The document after a control was left, for effects that must not disturb the typing. */
export function applyBlurEffects(module: ResolvedModule, document: SettingsDocument, left: Path): SettingsDocument {
  return follow(module, document, { kind: 'leave', path: left });
}

/** The document after the effects of a row's Done button. */
export function applyRowDoneEffects(module: ResolvedModule, document: SettingsDocument, row: Path): SettingsDocument {
  return follow(module, document, { kind: 'moment', moment: 'done', row });
}

/** What the form starts from once it is loaded, or what is sent when it is saved. */
export function applyEffectsAt(
  moment: 'load' | 'save',
  module: ResolvedModule,
  document: SettingsDocument,
): SettingsDocument {
  return follow(module, document, { kind: 'moment', moment });
}

function follow(module: ResolvedModule, start: SettingsDocument, first: Event): SettingsDocument {
  let document = start;
  const events: Event[] = [first];
  // Each effect runs once a row and event chain, so effects that answer each other come to an end.
  const ran = new Set<string>();
  for (let event = events.shift(); event; event = events.shift()) {
    for (const [index, effect] of module.spec.effects.entries()) {
      for (const base of triggered(effect, event, document)) {
        const mark = `${index}:${base.join('.')}`;
        const env = environment(module.context, document, base);
        if (ran.has(mark) || !evaluateCondition(module, effect.when, env)) continue;
        ran.add(mark);
        for (const [path, value] of outcomes(module, effect, base, env)) {
          if (equal(getIn(document, path), value)) continue;
          document = setIn(document, path, value);
          events.push({ kind: 'change', path });
        }
      }
    }
  }
  return document;
}

/** The paths that the effect's fields are relative to, for each row (or the document) in which the event triggers it. */
function triggered(effect: Effect, event: Event, document: SettingsDocument): Path[] {
  const names = (event.kind === 'leave' ? effect.leave : effect.on) ?? [];
  if (event.kind === 'moment') {
    if (!names.includes(event.moment)) return [];
    if (event.row) return effect.each === event.row[0] ? [event.row] : [];
    if (effect.each === undefined) return [[]];
    const rows = document[effect.each];
    return Array.isArray(rows) ? rows.map((_, index): Path => [effect.each as string, index]) : [];
  }
  const { path } = event;
  if (effect.each === undefined) return names.includes(String(path[0])) ? [[]] : [];
  const inRow = path[0] === effect.each && typeof path[1] === 'number' && path.length > 2;
  return inRow && names.includes(String(path[2])) ? [path.slice(0, 2)] : [];
}

function outcomes(
  module: ResolvedModule,
  effect: Effect,
  base: Path,
  env: Parameters<typeof evaluate>[2],
): [Path, Json][] {
  const reset = (effect.reset ?? []).map((name): [Path, Json] => {
    const path = [...base, name];
    return [path, fieldAt(module, path)?.default ?? null];
  });
  const set = Object.entries(effect.set ?? {}).map(([name, expression]): [Path, Json | undefined] => [
    [...base, name],
    evaluate(module, expression, env) as Json | undefined,
  ]);
  return [...reset, ...set].filter((entry): entry is [Path, Json] => entry[1] !== undefined);
}
