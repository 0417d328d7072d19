import { useEffect, useState } from 'react';
import { keptAt } from '../../../renderer/kept/marks.ts';
import { type Batch, batchKey } from './batch.ts';

// Most visits find nothing, and need none of it.
const load = () => import('./keptBatch.ts');

/** A batch of an earlier visit of a user to this page. */
export interface StoredBatch {
  batch: Batch;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
}

/** Finds the batch that was kept for a user. */
export function useKeptBatch(user: string | undefined): { kept?: StoredBatch; forget(): void } {
  const [kept, setKept] = useState<StoredBatch>();
  useEffect(() => {
    setKept(undefined);
    const at = user && keptAt(batchKey(user));
    if (!user || !at) return;
    let left = false;
    const find = async () => {
      const batch = await (await load()).readBatch(user);
      if (!left && batch) setKept({ batch, at });
    };
    find().catch(console.error);
    return () => {
      left = true;
    };
  }, [user]);
  function forget() {
    setKept(undefined);
    if (user) void load().then(({ forgetBatch }) => forgetBatch(user));
  }
  return { ...(kept && { kept }), forget };
}
