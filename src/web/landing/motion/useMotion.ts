import { useSyncExternalStore } from 'react';

/** `unknown` until hydration, when the style sheet alone decides what is visible. */
export type Motion = 'unknown' | 'allowed' | 'reduced';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor allows animations. */
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
