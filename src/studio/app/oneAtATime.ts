/** Runs one task at a time. While one runs, only the newest of the others waits; the rest would be late anyway. */
export function oneAtATime(): (task: () => Promise<void>) => void {
  let isRunning = false;
  let waiting: (() => Promise<void>) | undefined;
  const run = async (task: () => Promise<void>) => {
    isRunning = true;
    try {
      await task();
    } finally {
      isRunning = false;
      const next = waiting;
      waiting = undefined;
      if (next) void run(next);
    }
  };
  return (task) => {
    if (isRunning) waiting = task;
    else void run(task);
  };
}
