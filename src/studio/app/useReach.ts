import { useEffect, useState } from 'react';
import type { DraftedFiles, ReachAnswer } from '../model/answers.ts';
import type { StudioCalls } from './server.ts';

/** What is known of how far the drafts reach in the store. */
export interface Reached {
  state: 'counting' | 'counted' | 'failed';
  changes: ReachAnswer['changes'];
}

/** How long it waits after an edit before it counts, in milliseconds: longer than for findings, since it takes longer. */
const PAUSE = 600;

const NOTHING: Reached = { state: 'counted', changes: [] };

/** Counts how far drafts reach, and again after each edit. What is being counted then is given up. */
export function useReach(calls: StudioCalls, drafts: DraftedFiles, hasStore: boolean): Reached {
  const [reached, setReached] = useState(NOTHING);
  useEffect(() => {
    if (!hasStore || Object.keys(drafts).length === 0) {
      setReached(NOTHING);
      return;
    }
    const controller = new AbortController();
    setReached({ state: 'counting', changes: [] });
    const count = async () => {
      try {
        const { changes } = await calls.reach(drafts, controller.signal);
        if (!controller.signal.aborted) setReached({ state: 'counted', changes });
      } catch (error) {
        if (controller.signal.aborted) return;
        console.error(error);
        setReached({ state: 'failed', changes: [] });
      }
    };
    const timer = setTimeout(count, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [calls, drafts, hasStore]);
  return reached;
}
