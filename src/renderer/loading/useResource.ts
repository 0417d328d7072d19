import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Stopwatch, stopwatch } from '../browser/stopwatch.ts';
import { useTabShown } from '../browser/useTabShown.ts';

export interface LoadCall {
  /** Aborted when the result is no longer wanted. */
  signal: AbortSignal;
  /** Whether the same has been loaded, or tried, before: a cached result is not good enough. */
  again: boolean;
}

export interface ResourceOptions<Value> {
  /** What is loaded: another key starts over, null loads nothing. Defaults to the load function itself. */
  key?: unknown;
  /** A value that is there already: nothing is loaded until a refresh. */
  initial?: Value;
  /** Keeps the state of the previous key until the new one has loaded or failed. */
  keepPrevious?: boolean;
  /**
   * Milliseconds from the start of a load to the start of the next one, which waits until the last one has ended and the tab
   * is shown. A function is asked after each successful load, and ends the repetition with undefined.
   */
  every?: number | ((value: Value) => number | undefined);
  /** The same after a load that failed, where nothing offers to try again. */
  afterFailure?: number;
  /** Milliseconds after which a load has failed. */
  timeout?: number;
}

export interface Resource<Value> {
  /** How the last load ended; `loading` until the first one has. */
  status: 'loading' | 'ready' | 'failed';
  /** The last value. A failed refresh keeps it. */
  value?: Value;
  /** Why the last load failed. */
  error?: unknown;
  /** Whether a load is under way. */
  busy: boolean;
  /** Loads again and shows the present state meanwhile. Never rejects: undefined after a failure, or if superseded. */
  refresh(): Promise<Value | undefined>;
  /** Starts over. */
  retry(): void;
}

interface Snapshot<Value> extends Pick<Resource<Value>, 'status' | 'value' | 'error' | 'busy'> {
  key: unknown;
  /** How long ago the last load began. */
  age: Stopwatch;
}

/**
 * Loads something when the component mounts and when the key changes; only the latest load counts.
 * @param load may be a new function on each render if a `key` is given
 */
export function useResource<Value>(
  load: (call: LoadCall) => Promise<Value>,
  { key = load, initial, keepPrevious = false, every, afterFailure, timeout }: ResourceOptions<Value> = {},
): Resource<Value> {
  const [stored, setStored] = useState<Snapshot<Value>>(() => start(key, initial));
  const { status, value, error, busy, age } = begun(stored, key, keepPrevious);
  const latest = useRef({ load, timeout });
  const running = useRef<AbortController>(undefined);
  const given = useRef(initial !== undefined);
  useLayoutEffect(() => {
    latest.current = { load, timeout };
  });

  const run = useCallback(
    async (again: boolean, reset = false): Promise<Value | undefined> => {
      if (key === null) return undefined;
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const age = stopwatch();
      setStored((before) => {
        const next = reset ? start<Value>(key) : begun(before, key, keepPrevious);
        return { ...next, busy: true, age };
      });
      const { signal } = controller;
      try {
        const { load, timeout } = latest.current;
        const loaded = await withTimeout(timeout, load({ signal, again }));
        if (signal.aborted) return undefined;
        setStored({ key, status: 'ready', value: loaded, busy: false, age });
        return loaded;
      } catch (failure) {
        if (signal.aborted) return undefined;
        controller.abort();
        setStored((before) => ({ ...before, status: 'failed', error: failure, busy: false }));
        return undefined;
      }
    },
    [key, keepPrevious],
  );

  useEffect(() => {
    if (key === null) return;
    if (!given.current) void run(false);
    given.current = false;
    return () => running.current?.abort();
  }, [key, run]);

  const shown = useTabShown();
  const interval =
    status === 'failed' && afterFailure !== undefined
      ? afterFailure
      : typeof every !== 'function'
        ? every
        : status === 'ready' && value !== undefined
          ? every(value)
          : undefined;
  useEffect(() => {
    if (key === null || interval === undefined || !shown || busy) return;
    const wait = Math.max(0, interval - age());
    if (wait === 0) return void run(true);
    const timer = setTimeout(run, wait, true);
    return () => clearTimeout(timer);
  }, [key, interval, shown, busy, age, run]);

  const refresh = useCallback(() => run(true), [run]);
  const retry = useCallback(() => void run(true, true), [run]);
  return { status, value, error, busy, refresh, retry };
}

function start<Value>(key: unknown, initial?: Value): Snapshot<Value> {
  const ready = initial !== undefined;
  return {
    key,
    status: ready ? 'ready' : 'loading',
    value: initial,
    busy: !ready && key !== null,
    age: stopwatch(),
  };
}

/** The state once a load for a key has begun. */
function begun<Value>(stored: Snapshot<Value>, key: unknown, keepPrevious: boolean): Snapshot<Value> {
  if (stored.key === key) return stored;
  return keepPrevious ? { ...stored, key, busy: key !== null } : start(key);
}

async function withTimeout<Value>(time: number | undefined, loading: Promise<Value>): Promise<Value> {
  if (time === undefined) return loading;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not loaded within ${time} ms`)), time);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
