import { merge } from '../../language/documents/merge.ts';
import { keepLocked } from '../../language/resolved/locks.ts';
import { equal } from '../../language/values/equal.ts';
import { carryOver } from '../screen/saving/carryOver.ts';
import type { Reconciliation } from '../screen/saving/reconcile.ts';
import type { FormState } from '../state/formState.ts';
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
  const { values, refused } = keepLocked(store.module, document, { stored: saved, shown: saved });
  const dropped = [...new Set(refused.map(({ field }) => field.title))];
  const isSame = equal(base, saved) && equal(values, document);
  // Something may have been edited before this was decided: those edits win.
  const newer = store.dirty().size > 0;
  const mine = newer ? merge(store.module, { base: saved, mine: store.document(), theirs: values }).merged : values;
  if (newer && equal(base, saved)) {
    store.apply(mine);
    store.restoreDrafts(drafts);
  } else if (newer || !isSame) {
    const typed = new Map([...drafts, ...store.drafts()]);
    const conflicts = carryOver(store, { base, mine, drafts: typed, steps: newer ? undefined : steps });
    return { conflicts, dropped };
  } else {
    const own = ({ document: one, unread }: FormState) => {
      return { document: one === base || equal(one, saved) ? saved : one, unread };
    };
    store.resume(document, { past: steps.past.map(own), future: steps.future.map(own) });
    store.restoreDrafts(drafts);
  }
  return { dropped };
}
