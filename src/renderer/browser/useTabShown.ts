import { useSyncExternalStore } from 'react';

/** Whether the browser's tab is the one that is seen: what goes on by itself rests in a hidden one. */
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
