import { useCallback, useEffect, useRef, useState } from 'react';
import { type Batch, confirmed, nextServer, tallyOf, withChoice, withServer } from './batch.ts';
import { keepBatch } from './keptBatch.ts';
import { type Fallbacks, type Interruption, workOn } from './workOn.ts';

/** What a run is doing: nothing, a server after the other, or waiting because there were too many requests. */
export type Activity = 'idle' | 'working' | 'waiting';

/**
 * Works through a batch, one server at a time, and keeps on this device how far it is.
 * @param user whose batch it is; it is not kept without one
 */
export function useBatch(user: string | undefined, start: Batch, fallbacks: Fallbacks) {
  const [batch, setBatch] = useState(start);
  const current = useRef(start);
  const [activity, setActivity] = useState<Activity>('idle');
  const [interruption, setInterruption] = useState<Interruption>();
  const [isKept, setKept] = useState(true);
  // The user is unknown for a while if the server cannot be reached; the batch is still theirs.
  const owner = useRef(user);
  useEffect(() => {
    owner.current = user ?? owner.current;
  }, [user]);
  /** Ends the run that is under way. */
  const run = useRef<AbortController>(undefined);

  const change = useCallback(async (next: Batch) => {
    current.current = next;
    setBatch(next);
    if (owner.current) setKept(await keepBatch(owner.current, next));
  }, []);

  /** @param first what the run begins with: it is kept before anything is sent */
  const goOn = useCallback(
    async (first?: Batch) => {
      if (run.current && !run.current.signal.aborted) return;
      const own = new AbortController();
      run.current = own;
      setInterruption(undefined);
      if (first) {
        setActivity('working');
        await change(first);
      }
      const aside = new Set<string>();
      while (!own.signal.aborted) {
        const server = nextServer(current.current, aside);
        if (!server) break;
        setActivity('working');
        const attempt = await workOn(current.current, server, fallbacks);
        // A look at what would change is repeated when it is needed; whoever has left the batch keeps nothing of it.
        if (own.signal.aborted && server.state !== 'confirmed') break;
        if ('change' in attempt) await change(withServer(current.current, server.id, attempt.change));
        else if ('aside' in attempt) {
          aside.add(server.id);
          await change(withServer(current.current, server.id, attempt.aside));
        } else if ('wait' in attempt) {
          setActivity('waiting');
          await pause(attempt.wait * 1000, own.signal);
        } else {
          setInterruption(attempt.stop);
          break;
        }
      }
      if (run.current !== own) return;
      run.current = undefined;
      setActivity('idle');
    },
    [change, fallbacks],
  );

  const stop = useCallback(() => run.current?.abort(), []);
  useEffect(() => {
    void goOn();
    return stop;
  }, [goOn, stop]);

  /** Makes the changes that are shown. They are kept with their keys before the first one is sent. */
  const apply = useCallback(() => goOn(confirmed(current.current, () => crypto.randomUUID())), [goOn]);

  const choose = useCallback(
    async (id: string, key: string, target: string | null) => {
      await change(withChoice(current.current, id, { key, target }));
      await goOn();
    },
    [change, goOn],
  );

  return { batch, tally: tallyOf(batch), activity, interruption, isKept, apply, choose, goOn, stop };
}

/** Waits so many milliseconds, or until the signal is aborted. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
