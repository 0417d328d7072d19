import { useSyncExternalStore } from 'react';

/** `unknown` while the page is as it was made: the style sheet decides by itself what is seen of it. */
export type Motion = 'unknown' | 'allowed' | 'reduced';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor wants things to move. */
export function useMotion(): Motion {
  return useSyncExternalStore<Motion>(subscribe, present, () => 'unknown');
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function present(): Motion {
  return window.matchMedia(QUERY).matches ? 'reduced' : 'allowed';
}
