import { useEffect, useState } from 'react';
import { keptAt } from '../../../renderer/kept/marks.ts';
import { type Rollout, rolloutKey } from './rollout.ts';

// Most visits find nothing, and need none of it.
const load = () => import('./keptRollout.ts');

/** A rollout of an earlier visit of a user to this page. */
export interface Kept {
  rollout: Rollout;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
}

/** Finds the rollout that was kept for a user. */
export function useKeptRollout(user: string | undefined): { kept?: Kept; forget(): void } {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    setKept(undefined);
    const at = user && keptAt(rolloutKey(user));
    if (!user || !at) return;
    let left = false;
    const find = async () => {
      const rollout = await (await load()).readRollout(user);
      if (!left && rollout) setKept({ rollout, at });
    };
    find().catch(console.error);
    return () => {
      left = true;
    };
  }, [user]);
  function forget() {
    setKept(undefined);
    if (user) void load().then(({ forgetRollout }) => forgetRollout(user));
  }
  return { ...(kept && { kept }), forget };
}
