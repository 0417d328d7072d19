import { rowAround, rowPaths } from '../documents/rows.ts';
import type { Effect, Environment, Json, Path, SettingsDocument } from '../model.ts';
import { fieldAt, isLockedAt } from '../plans/resolveForPlan.ts';
import { equal } from '../values/equal.ts';
import { getIn, setIn } from '../values/path.ts';
import { environment, evaluate, evaluateCondition } from './fieldState.ts';
import type { ResolvedModule } from './resolvedModule.ts';

/** Events of a whole form that can trigger an effect. */
export const FORM_TRIGGERS = ['load', 'save'] as const;
/** All events that can trigger an effect and concern no single field. `done` is the Done button of a row. */
export const EFFECT_TRIGGERS = [...FORM_TRIGGERS, 'done'] as const;
type EffectTrigger = (typeof EFFECT_TRIGGERS)[number];

/** A change of a field, its loss of focus, or a trigger of the whole form or of one row. */
type Event = { kind: 'change' | 'blur'; path: Path } | { kind: 'trigger'; trigger: EffectTrigger; row?: Path };

/** Applies the effects of a change, and those of the changes they make in turn. */
export function applyEffects(module: ResolvedModule, document: SettingsDocument, changed: Path): SettingsDocument {
  return runEffects(module, document, { kind: 'change', path: changed });
}

/** Applies the effects of leaving a field, which would disturb typing. */
export function applyBlurEffects(module: ResolvedModule, document: SettingsDocument, left: Path): SettingsDocument {
  return runEffects(module, document, { kind: 'blur', path: left });
}

/** Applies the effects of a row's Done button. */
export function applyRowDoneEffects(module: ResolvedModule, document: SettingsDocument, row: Path): SettingsDocument {
  return runEffects(module, document, { kind: 'trigger', trigger: 'done', row });
}

/** Applies the effects of loading or saving the form. */
export function applyEffectsAt(
  trigger: (typeof FORM_TRIGGERS)[number],
  module: ResolvedModule,
  document: SettingsDocument,
): SettingsDocument {
  return runEffects(module, document, { kind: 'trigger', trigger });
}

function runEffects(module: ResolvedModule, before: SettingsDocument, first: Event): SettingsDocument {
  let document = before;
  const events: Event[] = [first];
  // Each effect runs at most once per row, so effects that trigger each other terminate.
  const ran = new Set<string>();
  for (let event = events.shift(); event; event = events.shift()) {
    for (const [index, effect] of module.spec.effects.entries()) {
      for (const base of triggeredAt(effect, event, document)) {
        const key = `${index}:${base.join('.')}`;
        const env = environment(module.context, document, base);
        if (ran.has(key) || !evaluateCondition(module, effect.when, env)) continue;
        ran.add(key);
        for (const [path, value] of assignments(module, effect, base, env)) {
          if (equal(getIn(document, path), value)) continue;
          document = setIn(document, path, value);
          events.push({ kind: 'change', path });
        }
      }
    }
  }
  return document;
}

/** The rows in which an event triggers an effect, or the root (an empty path) for an effect on the whole document. */
function triggeredAt(effect: Effect, event: Event, document: SettingsDocument): Path[] {
  const { each, on, leave } = effect;
  const names = (event.kind === 'blur' ? leave : on) ?? [];
  if (event.kind === 'trigger') {
    if (!names.includes(event.trigger)) return [];
    if (event.row)
      return each !== undefined && rowAround(event.row, each)?.length === event.row.length ? [event.row] : [];
    return each === undefined ? [[]] : rowPaths(document, each);
  }
  const { path } = event;
  if (each === undefined) return names.includes(String(path[0])) ? [[]] : [];
  const row = rowAround(path, each);
  return row && path.length > row.length && names.includes(String(path[row.length])) ? [row] : [];
}

/** The values that an effect assigns, by path. An expression without a value assigns nothing. */
export function assignments(module: ResolvedModule, effect: Effect, base: Path, env: Environment): [Path, Json][] {
  const reset = (effect.reset ?? []).map((name): [Path, Json] => {
    const path = [...base, name];
    return [path, fieldAt(module, path)?.default ?? null];
  });
  const set = Object.entries(effect.set ?? {}).map(([name, expression]): [Path, Json | undefined] => [
    [...base, name],
    stored(module, [...base, name], evaluate(module, expression, env)),
  ]);
  return [...reset, ...set].filter(
    (entry): entry is [Path, Json] => entry[1] !== undefined && !isLockedAt(module, entry[0]),
  );
}

/** The value that an effect stores: expressions hold dates and moments as seconds. */
function stored({ spec, context, ...module }: ResolvedModule, path: Path, value: Json | undefined): Json | undefined {
  return spec.times ? spec.times.stored(value, fieldAt({ spec, ...module }, path)?.format, context.timeZone) : value;
}
