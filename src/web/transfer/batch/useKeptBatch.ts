import { useCallback, useEffect, useState } from 'react';
import { markKept, markOf } from '../../../renderer/kept/marks.ts';
import { type Batch, batchKey } from './batch.ts';

// Most visits find nothing, and need none of it.
const load = () => import('./keptBatch.ts');

/** A batch of an earlier visit of a user to this page. */
export interface StoredBatch {
  batch: Batch;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** Whether it was discarded, and can be had back. */
  isDiscarded: boolean;
}

export interface KeptBatches {
  kept?: StoredBatch;
  /** Sets aside what is left to do of a batch. */
  discard(): void;
  /** Takes a discarded batch back. */
  restore(): void;
  /** Removes it for good. */
  forget(): void;
}

/** Finds the batch that was kept for a user. */
export function useKeptBatch(user: string | undefined): KeptBatches {
  const [kept, setKept] = useState<StoredBatch>();
  const find = useCallback(
    async (isWanted: () => boolean = () => true) => {
      const mark = user && markOf(batchKey(user));
      if (!user || !mark) return setKept(undefined);
      const batch = await (await load()).readBatch(user);
      if (isWanted()) setKept(batch && { batch, at: mark.at, isDiscarded: mark.fate === 'discarded' });
    },
    [user],
  );
  useEffect(() => {
    let left = false;
    setKept(undefined);
    find(() => !left).catch(console.error);
    return () => {
      left = true;
    };
  }, [find]);

  function mark(fate: 'offered' | 'discarded') {
    if (!user) return;
    markKept(batchKey(user), markOf(batchKey(user))?.at, fate);
    find().catch(console.error);
  }

  function forget() {
    setKept(undefined);
    if (user) void load().then(({ forgetBatch }) => forgetBatch(user));
  }
  return { ...(kept && { kept }), discard: () => mark('discarded'), restore: () => mark('offered'), forget };
}
