import { useSyncExternalStore } from 'react';

/** The sections are a drawer up to and including this width. The style sheets use the same value. */
const query = '(max-width: 768px)';

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
