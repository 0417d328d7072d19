import type { SettingsDocument } from '../../../language/model.ts';
import { equal } from '../../../language/values/equal.ts';
import type { Stale } from '../../calls/save.ts';
import type { DraftEntry } from '../../state/formState.ts';
import type { EditSteps } from '../../state/history.ts';
import type { FormStore } from '../../state/store.ts';
import { reconcile } from './reconcile.ts';

/** An edited document, the document it was edited from, and what is being typed. */
export interface Edits {
  base: SettingsDocument;
  mine: SettingsDocument;
  /** By path. */
  drafts: ReadonlyMap<string, DraftEntry>;
  /** Their history. */
  steps?: EditSteps;
  /** The values of a save whose outcome was unknown. */
  sent?: SettingsDocument | undefined;
}

/** The edits of a form. */
export function editsOf(store: FormStore): Edits {
  return {
    base: store.saved(),
    mine: store.document(),
    drafts: store.drafts(),
    steps: store.steps(),
    sent: store.sent(),
  };
}

/** Applies edits to the form of a reloaded screen. @returns what is stored instead, if the user has to settle conflicts with it first */
export function carryOver(store: FormStore, { base, mine, drafts, steps, sent }: Edits): Stale | undefined {
  const stale = { current: store.stored() };
  // The form as it was: texts find their rows there, and follow them.
  store.rebase(withOwnSave(store, base, sent), mine);
  if (steps) store.resume(mine, steps);
  store.restoreDrafts(drafts);
  const joined = reconcile(store, stale);
  if (joined.conflicts.length > 0) return stale;
  store.rebase(joined.theirs, joined.merged, joined.stored, steps);
  return undefined;
}

/** A save that went through after all is what was edited since, and nobody else's. */
function withOwnSave(store: FormStore, base: SettingsDocument, sent: SettingsDocument = {}): SettingsDocument {
  const [saved, stored] = [store.saved(), store.stored()];
  const own = Object.keys(sent).filter((name) => equal(stored[name], sent[name]));
  return { ...base, ...Object.fromEntries(own.map((name) => [name, saved[name] ?? null])) };
}
