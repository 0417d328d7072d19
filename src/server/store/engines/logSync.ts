/** Writes a log to disk for everybody who has written to it. */
export interface LogSync {
  /**
   * Waits until everything written so far is on disk. Those who come while one sync runs share the next, since the running one need
   * not cover what they wrote.
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
  let next: Promise<void> | null = null;
  let failure: Error | null = null;

  const assertIntact = () => {
    if (failure) throw failure;
  };

  function start(): Promise<void> {
    next = null;
    const started = attempt().finally(() => {
      if (running === started) running = null;
    });
    running = started;
    return started;
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
      if (!running) return start();
      next ??= running.then(start, start);
      return next;
    },
    pending: () => next ?? running,
    assertIntact,
  };
}
