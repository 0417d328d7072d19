import { useCallback, useEffect, useRef, useState } from 'react';
import type { Found, Keeper } from '../kept/keepEdits.ts';
import { keptAt } from '../kept/marks.ts';
import type { FormStore } from '../state/store.ts';
import type { Reconciliation } from './reconcile.ts';

export interface KeptEdits {
  /** Edits of an earlier visit that nobody has decided about yet. */
  found?: Found;
  restore(): void;
  discard(): void;
}

/**
 * Keeps unsaved edits on this device, and finds those of an earlier visit. What does it is fetched with the first edit, or if
 * there is something to find.
 * @param key whose edits they are, and of what; nothing is kept without it
 * @param onConflict called if others have saved the same settings since
 */
export function useKeptEdits(
  store: FormStore,
  key: string | undefined,
  onConflict: (reconciliation: Reconciliation) => void,
): KeptEdits {
  const [found, setFound] = useState<Found>();
  const keeper = useRef<Keeper>(undefined);

  useEffect(() => {
    if (key === undefined || store.readOnly !== undefined) return;
    let left = false;
    const begin = async () => {
      const { keepEdits } = await import('../kept/kept.ts');
      if (!left) keeper.current = keepEdits(store, key, setFound);
    };
    let wait = () => {};
    if (keptAt(key) !== undefined) begin().catch(console.error);
    else {
      wait = store.subscribe('', () => {
        if (!store.isDirty()) return;
        wait();
        begin().catch(console.error);
      });
    }
    return () => {
      left = true;
      wait();
      keeper.current?.end();
      keeper.current = undefined;
    };
  }, [store, key]);

  const forgetFound = useCallback(() => {
    setFound(undefined);
    keeper.current?.start();
  }, []);
  const restore = useCallback(async () => {
    if (!found) return;
    const { continueEdits } = await import('../kept/kept.ts');
    const conflicts = continueEdits(store, found.edited);
    if (conflicts) onConflict(conflicts);
    forgetFound();
  }, [found, store, onConflict, forgetFound]);
  return { found, restore, discard: forgetFound };
}
