import type { SettingsDocument } from '../../../language/model.ts';
import { equal } from '../../../language/values/equal.ts';
import type { DraftEntry } from '../../state/drafts.ts';
import type { FormStore } from '../../state/store.ts';
import { type Reconciliation, reconcileWith } from './reconcile.ts';

/** An edited document, the document it was edited from, and what is being typed. */
export interface Edits {
  base: SettingsDocument;
  mine: SettingsDocument;
  /** By path. */
  drafts: ReadonlyMap<string, DraftEntry>;
}

/** The edits of a form. */
export function editsOf(store: FormStore): Edits {
  return { base: store.saved(), mine: store.document(), drafts: store.drafts() };
}

/** Applies edits to the form of a reloaded screen. @returns the conflicts that the user has to settle first, if any */
export function carryOver(store: FormStore, { base, mine, drafts }: Edits): Reconciliation | undefined {
  if (!equal(base, mine)) {
    const joined = reconcileWith(store, { base, mine, stored: store.stored(), theirs: store.saved() });
    if (joined.conflicts.length > 0) return { ...joined, drafts };
    store.rebase(joined.theirs, joined.merged, joined.stored);
  }
  store.restoreDrafts(drafts);
  return undefined;
}
