import type { Json, Path, SettingsDocument } from '../model.ts';
import { fieldAt } from '../plans/resolveForPlan.ts';
import { getIn } from '../values/path.ts';
import { applyEffectsAt } from './effects.ts';
import { shownLocked } from './locks.ts';
import type { ResolvedModule } from './resolvedModule.ts';
import { view } from './view.ts';

const known = new WeakMap<ResolvedModule, SettingsDocument>();

/** The document that a form shows where nothing has been stored yet. */
export function untouchedDocument(module: ResolvedModule): SettingsDocument {
  const document = known.get(module) ?? applyEffectsAt('load', module, view(module, {}));
  known.set(module, document);
  return document;
}

/** The value of a setting where nothing has been stored, or in a new entry of a list. Undefined if there is no such setting. */
export function defaultAt(module: ResolvedModule, path: Path): Json | undefined {
  if (path.every((key) => typeof key === 'string')) return getIn(untouchedDocument(module), path);
  const field = fieldAt(module, path);
  return field && shownLocked(field, field.default);
}
