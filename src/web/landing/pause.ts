import { createStore, useStore } from '../browser/store.ts';

const paused = createStore(false);

/** Whether the visitor has stopped all that moves by itself, and how to say so. */
export function usePaused(): [paused: boolean, pause: (paused: boolean) => void] {
  return [useStore(paused), paused.set];
}
