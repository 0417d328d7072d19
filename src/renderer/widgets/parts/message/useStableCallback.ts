import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest given one. Must not be called while rendering. */
export function useStableCallback<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
