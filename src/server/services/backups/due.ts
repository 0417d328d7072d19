import { DAY } from '../../../language/time/milliseconds.ts';
import { addMonths } from '../../../language/time/months.ts';

/**
 * The latest due time up to `now`, or null if no automatic backup is due. Due times are counted from the last one, so they
 * keep their time of day. One backup makes up for all that were missed.
 * @param last when the last automatic backup was due, null if there was none
 */
export function dueAt(last: number | null, interval: string, now: number): number | null {
  // A backup from the future was made before a clock was set back.
  if (last === null || last > now) return now;
  const count = countSince(last, interval, now);
  return count > 0 ? dueTime(last, interval, count) : null;
}

/** When the next automatic backup is made: `now` if one is due. */
export function nextAt(last: number | null, interval: string, now: number): number {
  if (last === null || dueAt(last, interval, now) !== null) return now;
  return dueTime(last, interval, 1);
}

/** How many due times there have been since the last one. */
function countSince(last: number, interval: string, now: number): number {
  if (interval !== 'monthly') return Math.floor((now - last) / lengthOf(interval));
  let count = 0;
  while (monthsLater(last, count + 1) <= now) count++;
  return count;
}

function dueTime(last: number, interval: string, count: number): number {
  return interval === 'monthly' ? monthsLater(last, count) : last + count * lengthOf(interval);
}

/** What was due on the last day of a month stays there, or a short month would move it to an earlier day for good. */
function monthsLater(last: number, count: number): number {
  const isLastDay = new Date(last + DAY).getUTCDate() === 1;
  return isLastDay ? addMonths(last + DAY, count) - DAY : addMonths(last, count);
}

function lengthOf(interval: string): number {
  return interval === 'daily' ? DAY : 7 * DAY;
}
