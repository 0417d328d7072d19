import { keepLocked } from '../../language/resolved/locks.ts';
import { equal } from '../../language/values/equal.ts';
import type { Stale } from '../calls/save.ts';
import { carryOver } from '../screen/saving/carryOver.ts';
import type { FormState } from '../state/formState.ts';
import { withLater } from '../state/laterEdits.ts';
import type { FormStore } from '../state/store.ts';
import type { Edited } from './keptEdits.ts';

export interface Continued {
  /** What is stored instead, if the user has to settle conflicts with it first. */
  conflicts?: Stale | undefined;
  /** Titles of the settings whose edits are dropped, because the plan locks them. */
  dropped: readonly string[];
}

/**
 * Continues edits that were kept, with their history. If others have saved since, the edits and each step are merged with what is stored
 * now.
 */
export function continueEdits(store: FormStore, { base, document, steps, drafts, sent }: Edited): Continued {
  const saved = store.saved();
  const { values, refused } = keepLocked(store.module, document, { stored: saved, shown: saved });
  const dropped = [...new Set(refused.map(({ field }) => field.title))];
  const isSame = equal(base, saved) && equal(values, document);
  // Something may have been edited or typed before this was decided: that wins.
  const isNewer = store.isDirty();
  const later = { base: saved, document: store.document(), drafts: store.drafts() };
  const edited = { document: values, drafts };
  const mine = isNewer ? withLater(store.module, edited, later) : edited;
  if (isNewer && equal(base, saved)) {
    store.apply(mine.document);
    store.restoreDrafts(mine.drafts);
  } else if (isNewer || !isSame) {
    const conflicts = carryOver(store, {
      base,
      mine: mine.document,
      drafts: mine.drafts,
      steps: isNewer ? undefined : steps,
      sent,
    });
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
