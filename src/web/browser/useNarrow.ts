import { useSyncExternalStore } from 'react';

/** Up to and including this width the sections are a drawer. The style sheets say the same. */
const query = '(max-width: 768px)';

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
