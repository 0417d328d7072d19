import { useCallback, useEffect, useState } from 'react';

const shownFor = 3000;

/** One sentence about what just happened; it goes after three seconds. */
export function useFlash() {
  const [flash, setFlash] = useState<{ id: number; sentence: string } | null>(null);
  useEffect(() => {
    if (!flash) return;
    const timer = setTimeout(() => setFlash(null), shownFor);
    return () => clearTimeout(timer);
  }, [flash]);
  const show = useCallback((sentence: string) => setFlash((old) => ({ id: (old?.id ?? 0) + 1, sentence })), []);
  const clear = useCallback(() => setFlash(null), []);
  return { flash, show, clear };
}
