import { useSyncExternalStore } from 'react';

/** Whether the browser tab is visible. Timers and animations pause while it is not. */
export function useTabShown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState !== 'hidden',
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
