/** Waits for a pause in what happens. */
export interface Pause {
  /** Something has happened: waits from now on. */
  later(): void;
  /** Waits no longer. */
  end(): void;
}

/** Runs something once nothing has happened for so many milliseconds. */
export function createPause(milliseconds: number, run: () => void): Pause {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;

  function runIfDue(): void {
    const left = dueAt - performance.now();
    timer = left > 0 ? setTimeout(runIfDue, left) : undefined;
    if (timer === undefined) run();
  }

  return {
    later() {
      // Moves the time instead of the timer, which would cost more than the rest of a keystroke.
      dueAt = performance.now() + milliseconds;
      timer ??= setTimeout(runIfDue, milliseconds);
    },
    end() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
