import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Writes a log to disk for everybody who has written to it. */
export interface LogSync {
  /**
   * Waits until everything written so far is on disk. Those who write in the same turn of the event loop share a sync, as do those who
   * come while one runs, since the running one need not cover what they wrote.
   */
  wait(): Promise<void>;
  /** The sync of the last {@link wait}; null once it is done. */
  pending(): Promise<void> | null;
  /** @throws the error of a failed sync: what a later one would write is not known, so only a restart helps */
  assertIntact(): void;
}

/** @param sync writes everything to disk that was written before */
export function createLogSync(sync: () => Promise<void>): LogSync {
  let running: Promise<void> | null = null;
  /** Has not begun, so it covers what is written until then. */
  let next: Promise<void> | null = null;
  let failure: Error | null = null;

  const assertIntact = () => {
    if (failure) throw failure;
  };

  async function start(before: Promise<void> | null): Promise<void> {
    await before?.catch(() => {});
    await endOfTurn();
    running = next;
    next = null;
    try {
      await attempt();
    } finally {
      running = null;
    }
  }

  async function attempt(): Promise<void> {
    assertIntact();
    try {
      await sync();
    } catch (cause) {
      failure = Object.assign(new Error('The log could not be written to disk', { cause }), {
        code: 'SQLITE_IOERR_FSYNC',
      });
      throw failure;
    }
  }

  return {
    wait() {
      next ??= start(running);
      return next;
    },
    pending: () => next ?? running,
    assertIntact,
  };
}
