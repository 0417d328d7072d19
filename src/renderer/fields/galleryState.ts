import type { Field, Json } from '../../language/model.ts';
import { lockedSentence } from '../widgets/galleryState.ts';

/** One state of a setting that consists of settings, as the gallery shows it and tests render it. */
export interface GroupState {
  name: string;
  field: Field;
  value: Json;
  /** Why the form is read-only. */
  readOnly?: string;
  /** Sentences by path within the setting; `''` is the setting itself. */
  problems?: Readonly<Record<string, string>>;
}

/** The states that every such setting has, derived from a filled one. */
export function commonGroupStates(filled: GroupState): GroupState[] {
  const locked = { free: { locked: 'default' as const, message: lockedSentence } };
  return [
    { ...filled, name: 'Disabled', readOnly: 'You do not have permission to modify settings' },
    { ...filled, name: 'Locked', field: { ...filled.field, plans: locked } },
    { ...filled, name: 'Error', problems: { '': 'This cannot be saved as it is' } },
  ];
}
