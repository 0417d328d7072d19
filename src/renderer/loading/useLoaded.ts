import { useCallback, useEffect, useState } from 'react';

interface Loaded<Value> {
  /** Absent until it is there. */
  value?: Value;
  failed: boolean;
  retry(): void;
}

/** Loads when the component appears, and again with another `load`, which must otherwise stay the same function. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ value?: Value; failed: boolean }>({ failed: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same again
  useEffect(() => {
    let left = false;
    setState({ failed: false });
    load().then(
      (value) => left || setState({ value, failed: false }),
      (failure: unknown) => {
        console.error(failure);
        if (!left) setState({ failed: true });
      },
    );
    return () => {
      left = true;
    };
  }, [load, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}
