import { merge } from '../../language/documents/merge.ts';
import type { SettingsDocument } from '../../language/model.ts';
import { keepLocked } from '../../language/resolved/locks.ts';
import { equal } from '../../language/values/equal.ts';
import { carryOver } from '../screen/saving/carryOver.ts';
import type { Reconciliation } from '../screen/saving/reconcile.ts';
import type { EditSteps } from '../state/history.ts';
import type { FormStore } from '../state/store.ts';
import type { Edited } from './keptEdits.ts';

export interface Continued {
  /** What the user has to settle first. */
  conflicts?: Reconciliation | undefined;
  /** Titles of the settings whose edits are dropped, because the plan locks them. */
  dropped: readonly string[];
}

/**
 * Continues edits that were kept, with their history. If others have saved since, the edits and each step are merged with what is stored
 * now.
 */
export function continueEdits(store: FormStore, { base, document, steps, drafts }: Edited): Continued {
  const saved = store.saved();
  const allowed = (one: SettingsDocument) => keepLocked(store.module, one, { stored: saved, shown: saved });
  const { values, refused } = allowed(document);
  const dropped = [...new Set(refused.map(({ field }) => field.title))];
  const isSame = equal(base, saved) && equal(values, document);
  // Something may have been edited before this was decided: those edits win.
  const newer = store.dirty().size > 0;
  const mine = newer ? merge(store.module, { base: saved, mine: store.document(), theirs: values }).merged : values;
  if (newer && equal(base, saved)) {
    store.apply(mine);
    store.restoreDrafts(drafts);
  } else if (newer || !isSame) {
    const conflicts = carryOver(store, { base, mine, drafts: new Map([...drafts, ...store.drafts()]) });
    if (conflicts) return { conflicts, dropped };
    if (newer) return { dropped };
    const moved = (one: SettingsDocument) =>
      merge(store.module, { base, mine: allowed(one).values, theirs: store.saved() }).merged;
    store.resume(store.document(), rebased(steps, store.document(), moved));
  } else {
    const own = (one: typeof base) => (one === base || equal(one, saved) ? saved : one);
    store.resume(document, { past: steps.past.map(own), future: steps.future.map(own) });
    store.restoreDrafts(drafts);
  }
  return { dropped };
}

/** The steps around a document after each of them was moved. Those that others have made as well are none any more. */
function rebased(
  { past, future }: EditSteps,
  present: SettingsDocument,
  moved: (one: SettingsDocument) => SettingsDocument,
): EditSteps {
  const differing = (documents: readonly SettingsDocument[]) =>
    documents.map(moved).filter((one, at, all) => !equal(one, all[at + 1] ?? present));
  return { past: differing(past), future: differing(future.toReversed()).reverse() };
}
