import { useTabShown } from '../../../renderer/browser/useTabShown.ts';
import type { DemoEntry } from '../content.ts';
import { useSteps } from '../motion/useSteps.ts';

/** Milliseconds per phase of the demo; for typing, per letter. */
const DELAYS = { start: 200, typing: 100, typed: 1000, answered: 4000, over: 2000 };

interface Scene {
  entry: number;
  /** How many letters of the command are typed. */
  letters: number;
  part: keyof typeof DELAYS;
}

export interface Demo {
  entry: DemoEntry;
  typed: string;
  answered: boolean;
}

/** Plays one command after the other: it is typed, answered, and the answer removed. */
export function useDemo(entries: readonly DemoEntry[], running: boolean): Demo {
  const tabShown = useTabShown();
  const steps = {
    next: (scene: Scene) => next(scene, entries),
    delayOf: ({ part }: Scene) => DELAYS[part],
  };
  const [{ entry: index, letters, part }] = useSteps(scene(0), steps, () => running && tabShown);
  const entry = entries[index];
  if (!entry) throw new Error('The demo has no entries');
  const sent = part === 'answered' || part === 'over';
  return { entry, answered: part === 'answered', typed: sent ? '' : entry.command.slice(0, letters) };
}

function scene(entry: number): Scene {
  return { entry, letters: 0, part: 'start' };
}

function next({ entry, letters, part }: Scene, entries: readonly DemoEntry[]): Scene {
  switch (part) {
    case 'start':
      return { entry, letters, part: 'typing' };
    case 'typing': {
      const whole = letters + 1 === entries[entry]?.command.length;
      return { entry, letters: letters + 1, part: whole ? 'typed' : 'typing' };
    }
    case 'typed':
      return { entry, letters, part: 'answered' };
    case 'answered':
      return { entry, letters, part: 'over' };
    case 'over':
      return scene((entry + 1) % entries.length);
  }
}
