/** Tells how many milliseconds have passed since it was started. */
export type Stopwatch = () => number;

/**
 * Starts to measure time. The clock of the device may be set back meanwhile, and the browser's own stands still while the device
 * sleeps: the one that has gone further is right.
 */
export function stopwatch(): Stopwatch {
  const [wall, steady] = [Date.now(), performance.now()];
  return () => Math.max(Date.now() - wall, performance.now() - steady);
}
