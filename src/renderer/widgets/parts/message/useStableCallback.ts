import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and always does what the latest one given would. Not for use while rendering. */
export function useStableCallback<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
