/** The header has whole seconds, and the answer took some time to arrive. */
const TOLERANCE = 5000;

/** By how many milliseconds the server's clock is ahead of the device's. */
let ahead = 0;

/**
 * Takes over the time of the server.
 * @param date the Date header of its last answer
 * @param at when that arrived, in milliseconds since 1970 by the device's clock
 */
export function setClock(date: string | null | undefined, at = Date.now()): void {
  const difference = Date.parse(date ?? '') - at;
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) > TOLERANCE ? difference : 0;
}

/** The time in milliseconds since 1970, by the server's clock if that of the device is wrong. */
export function serverNow(): number {
  return Date.now() + ahead;
}
