import { merge } from '../../language/documents/merge.ts';
import { keepLocked } from '../../language/resolved/locks.ts';
import { equal } from '../../language/values/equal.ts';
import { carryOver } from '../screen/carryOver.ts';
import type { Reconciliation } from '../screen/reconcile.ts';
import type { FormStore } from '../state/store.ts';
import type { Edited } from './keptEdits.ts';

/**
 * Continues edits that were kept: with their history if the settings are still the same, or else merged with what is stored
 * now. What the plan locks stays as it is.
 * @returns the conflicts that the user has to settle first, if any
 */
export function continueEdits(store: FormStore, { base, document, steps, drafts }: Edited): Reconciliation | undefined {
  const saved = store.saved();
  const { values } = keepLocked(store.module, document, { stored: saved, shown: saved });
  const isSame = equal(base, saved) && equal(values, document);
  if (store.document() !== saved) {
    // Something was edited before this was decided: those edits win.
    store.apply(merge(store.module, { base, mine: store.document(), theirs: values }).merged);
  } else if (!isSame) {
    const conflicts = carryOver(store, { base, mine: values });
    if (conflicts) return conflicts;
  } else {
    const own = (one: typeof base) => (one === base || equal(one, saved) ? saved : one);
    store.resume(document, { past: steps.past.map(own), future: steps.future.map(own) });
  }
  store.restoreDrafts(drafts);
  return undefined;
}
