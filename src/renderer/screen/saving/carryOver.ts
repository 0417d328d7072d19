import type { SettingsDocument } from '../../../language/model.ts';
import { equal } from '../../../language/values/equal.ts';
import type { FormStore } from '../../state/store.ts';
import { type Reconciliation, reconcileWith } from './reconcile.ts';

/** An edited document, and the document it was edited from. */
export interface Edits {
  base: SettingsDocument;
  mine: SettingsDocument;
}

/** Applies edits to the form of a reloaded screen. @returns the conflicts that the user has to settle first, if any */
export function carryOver(store: FormStore, { base, mine }: Edits): Reconciliation | undefined {
  if (equal(base, mine)) return undefined;
  const joined = reconcileWith(store, { base, mine, stored: store.stored(), theirs: store.saved() });
  if (joined.conflicts.length > 0) return joined;
  store.rebase(joined.theirs, joined.merged, joined.stored);
  return undefined;
}
