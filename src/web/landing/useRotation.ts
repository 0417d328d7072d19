import { useTabShown } from '../../renderer/browser/useTabShown.ts';
import { useSteps } from './useSteps.ts';

/** Milliseconds that each is shown for, and that a choice by hand is left alone. */
const TURN = 5000;
const HOLD = 15_000;

export interface Rotation {
  selected: number;
  /** Whether the next one comes by itself. */
  turning: boolean;
  choose(index: number): void;
}

/** Which of several is shown: one after the other, and a chosen one for a while. */
export function useRotation(count: number, running: boolean): Rotation {
  const shown = useTabShown();
  const steps = {
    next: ({ selected, held }: Turn) => ({ selected: held ? selected : (selected + 1) % count, held: false }),
    delayOf: ({ held }: Turn) => (held ? HOLD : TURN),
  };
  const runs = ({ held }: Turn) => shown && (held || running);
  const [turn, jump] = useSteps<Turn>({ selected: 0, held: false }, steps, runs);
  return {
    selected: turn.selected,
    turning: runs(turn) && !turn.held,
    choose: (selected) => jump({ selected, held: true }),
  };
}

interface Turn {
  selected: number;
  /** It was chosen by hand. */
  held: boolean;
}
