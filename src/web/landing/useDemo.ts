import { useTabShown } from '../../renderer/browser/useTabShown.ts';
import type { DemoEntry } from './content.ts';
import { useSteps } from './useSteps.ts';

/** How long each part of the demo is, in milliseconds; of the typing, each letter. */
const DELAYS = { start: 200, typing: 100, typed: 1000, answered: 4000, over: 2000 };

interface Scene {
  entry: number;
  /** How much is typed of the command. */
  letters: number;
  part: keyof typeof DELAYS;
}

export interface Demo {
  entry: DemoEntry;
  typed: string;
  answered: boolean;
}

/** One command after the other: it is typed, answered, and the answer goes again. */
export function useDemo(entries: readonly DemoEntry[], running: boolean): Demo {
  const shown = useTabShown();
  const steps = {
    next: (scene: Scene) => next(scene, entries),
    delayOf: ({ part }: Scene) => DELAYS[part],
  };
  const [{ entry: index, letters, part }] = useSteps(scene(0), steps, () => running && shown);
  const entry = entries[index] as DemoEntry;
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
