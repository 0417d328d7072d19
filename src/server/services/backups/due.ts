import { addMonths } from '../../time/months.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * The newest moment at or before `now` at which an automatic backup is due, or null while none is. Moments count from
 * the last one, so that they keep their time of day; those that were missed are made up for by one backup.
 * @param last the moment that the last automatic backup was due at, null where there was none
 */
export function dueAt(last: number | null, interval: string, now: number): number | null {
  // One from the future was made before a clock was set back.
  if (last === null || last > now) return now;
  const count = countUntil(last, interval, now);
  return count > 0 ? moment(last, interval, count) : null;
}

/** When the next automatic backup is made: now where one is due, else the next moment. */
export function nextAt(last: number | null, interval: string, now: number): number {
  if (last === null || dueAt(last, interval, now) !== null) return now;
  return moment(last, interval, 1);
}

/** How many moments have come since the last one. */
function countUntil(last: number, interval: string, now: number): number {
  if (interval !== 'monthly') return Math.floor((now - last) / lengthOf(interval));
  let count = 0;
  while (addMonths(last, count + 1) <= now) count++;
  return count;
}

function moment(last: number, interval: string, count: number): number {
  return interval === 'monthly' ? addMonths(last, count) : last + count * lengthOf(interval);
}

function lengthOf(interval: string): number {
  return interval === 'daily' ? DAY : 7 * DAY;
}
