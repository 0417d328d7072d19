import { useCallback, useEffect, useState } from 'react';
import type { StudioFinding } from '../model/answers.ts';
import type { DraftState } from '../model/draftState.ts';
import { oneAtATime } from './oneAtATime.ts';
import type { StudioCalls } from './server.ts';

/** What is known of what the check finds in the drafts. */
export interface Checked {
  state: 'checking' | 'checked' | 'failed';
  /** What it has found last. */
  findings: readonly StudioFinding[];
  /** Checks the same drafts once more. */
  repeat(): void;
}

/** How long it waits after an edit before it asks for the findings, in milliseconds. */
const PAUSE = 250;

/** Checks the drafts, and again after each edit. @param current another one each time, also if only the project has changed */
export function useFindings(calls: StudioCalls, current: Pick<DraftState, 'files' | 'drafts'>): Checked {
  const [state, setState] = useState<Checked['state']>('checking');
  const [findings, setFindings] = useState<Checked['findings']>([]);
  const [turn, setTurn] = useState(0);
  const [queue] = useState(oneAtATime);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is the same check once more
  useEffect(() => {
    let isLate = false;
    setState('checking');
    const check = async () => {
      if (isLate) return;
      try {
        const found = await calls.findings(current.drafts);
        if (isLate) return;
        setFindings(found);
        setState('checked');
      } catch (error) {
        console.error(error);
        if (!isLate) setState('failed');
      }
    };
    const timer = setTimeout(() => queue(check), PAUSE);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [calls, current, queue, turn]);
  const repeat = useCallback(() => setTurn((before) => before + 1), []);
  return { state, findings, repeat };
}
