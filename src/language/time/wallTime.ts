import { DAY } from './milliseconds.ts';
import { formatOffset, offsetAt } from './timeZone.ts';

/** The offset of a time zone at a moment (milliseconds since 1970), such as `UTC+05:45`. */
export function offsetName(zone: string, moment: number): string {
  const offset = offsetAt(zone, moment);
  return Number.isNaN(offset) ? zone : formatOffset(offset);
}

/** What clocks in a zone show at a moment, as the milliseconds at which clocks in UTC show the same. An unknown zone counts as UTC. */
export function wallTime(zone: string, moment: number): number {
  return moment + (offsetAt(zone, moment) || 0);
}

/**
 * The moments at which clocks in a zone show a wall time: one; two in the hour that is repeated when clocks go back; and
 * none in the one that is skipped when they go forward.
 */
export function momentsAt(zone: string, wall: number): number[] {
  return [...new Set(around(zone, wall))].filter((moment) => wallTime(zone, moment) === wall).sort((a, b) => a - b);
}

/** The wall time that clocks show instead of one that they skip: as much later as they go forward. */
export function afterGap(zone: string, wall: number): number {
  return wallTime(zone, Math.max(...around(zone, wall)));
}

/** The moment at which a day begins, given by the wall time of its midnight. */
export function startOfDay(zone: string, midnight: number): number {
  const [moment] = momentsAt(zone, midnight);
  // If clocks skip midnight, the day begins at the moment when they do.
  return moment ?? Math.max(...around(zone, midnight));
}

/** The moments of a wall time by the offsets before and after any change of the clocks near it. */
function around(zone: string, wall: number): number[] {
  return [wall - DAY, wall + DAY].map((near) => wall - (offsetAt(zone, near) || 0));
}

/** What clocks in a zone show at an instant (seconds since 1970), in the UTC fields of a date. */
export function wallDate(zone = 'UTC', instant?: number): Date | undefined {
  return instant === undefined ? undefined : new Date(wallTime(zone, instant * 1000));
}
