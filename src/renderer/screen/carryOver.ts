import type { SettingsDocument } from '../../language/model.ts';
import { equal } from '../../language/values/equal.ts';
import type { FormStore } from '../state/store.ts';
import { type Reconciliation, reconcileWith } from './reconcile.ts';

/** What was edited in a form, and what it was edited from. */
export interface Edits {
  base: SettingsDocument;
  mine: SettingsDocument;
}

/** Goes on with edits in the form of a screen that was loaded once more. @returns what the person has to settle first */
export function carryOver(store: FormStore, { base, mine }: Edits): Reconciliation | undefined {
  if (equal(base, mine)) return undefined;
  const joined = reconcileWith(store, { base, mine, stored: store.stored(), theirs: store.saved() });
  if (joined.conflicts.length > 0) return joined;
  store.rebase(joined.theirs, joined.merged, joined.stored);
  return undefined;
}
