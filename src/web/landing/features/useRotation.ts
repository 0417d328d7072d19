import { useTabShown } from '../../../renderer/browser/useTabShown.ts';
import { useSteps } from '../motion/useSteps.ts';

/** Milliseconds for which each item is shown, and for which a chosen one is kept. */
const TURN = 5000;
const HOLD = 15_000;

export interface Rotation {
  selected: number;
  /** Whether the next item follows by itself. */
  turning: boolean;
  choose(index: number): void;
}

/** Rotates through several items; a chosen one is kept for a while. */
export function useRotation(count: number, running: boolean): Rotation {
  const tabShown = useTabShown();
  const steps = {
    next: ({ selected, held }: Turn) => ({ selected: held ? selected : (selected + 1) % count, held: false }),
    delayOf: ({ held }: Turn) => (held ? HOLD : TURN),
  };
  const runs = ({ held }: Turn) => tabShown && (held || running);
  const [turn, jump] = useSteps<Turn>({ selected: 0, held: false }, steps, runs);
  return {
    selected: turn.selected,
    turning: runs(turn) && !turn.held,
    choose: (selected) => jump({ selected, held: true }),
  };
}

interface Turn {
  selected: number;
  /** Whether the item was chosen by hand. */
  held: boolean;
}
