/** The header has whole seconds, and the answer took some time to arrive. */
const TOLERANCE = 5000;

/** A clock in seconds since 1970 that follows the server's, whose Date header has just arrived, if that of the device is wrong. */
export function serverClock(date: string | null | undefined): () => number {
  const ahead = Date.parse(date ?? '') - Date.now();
  const correction = Math.abs(ahead) > TOLERANCE ? ahead : 0;
  return () => (Date.now() + correction) / 1000;
}
