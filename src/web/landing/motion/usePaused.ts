import { createStore, useStore } from '../../browser/store.ts';

const paused = createStore(false);

/** Whether the visitor has paused all animations, and a function to set that. */
export function usePaused(): [paused: boolean, pause: (paused: boolean) => void] {
  return [useStore(paused), paused.set];
}
