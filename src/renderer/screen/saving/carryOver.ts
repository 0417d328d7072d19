import type { SettingsDocument } from '../../../language/model.ts';
import type { DraftEntry } from '../../state/formState.ts';
import type { EditSteps } from '../../state/history.ts';
import type { FormStore } from '../../state/store.ts';
import { type Reconciliation, reconcile } from './reconcile.ts';

/** An edited document, the document it was edited from, and what is being typed. */
export interface Edits {
  base: SettingsDocument;
  mine: SettingsDocument;
  /** By path. */
  drafts: ReadonlyMap<string, DraftEntry>;
  /** Their history. */
  steps?: EditSteps;
}

/** The edits of a form. */
export function editsOf(store: FormStore): Edits {
  return { base: store.saved(), mine: store.document(), drafts: store.drafts(), steps: store.steps() };
}

/** Applies edits to the form of a reloaded screen. @returns the conflicts that the user has to settle first, if any */
export function carryOver(store: FormStore, { base, mine, drafts, steps }: Edits): Reconciliation | undefined {
  const current = store.stored();
  // The form as it was: texts find their rows there, and follow them.
  store.rebase(base, mine);
  if (steps) store.resume(mine, steps);
  store.restoreDrafts(drafts);
  const joined = reconcile(store, { current });
  if (joined.conflicts.length > 0) return joined;
  store.rebase(joined.theirs, joined.merged, joined.stored, steps);
  return undefined;
}
