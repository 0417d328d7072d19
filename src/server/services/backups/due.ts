import { DAY } from '../../../language/time/milliseconds.ts';
import { addMonths } from '../../../language/time/months.ts';
import type { BackupTurn } from '../../store/backups.ts';
import { CLOCK_SKEW } from '../../time/clockSkew.ts';

/**
 * The latest due time up to `now`, or null if no automatic backup is due. Due times are counted from the last one, so they
 * keep their time of day, and monthly ones their day. One backup makes up for all that were missed.
 * @param last when the last automatic backup was due, null if there was none
 */
export function dueAt(last: BackupTurn | null, interval: string, now: number): BackupTurn | null {
  // A backup from the future was made before a clock was set back.
  if (last === null || last.due > now + CLOCK_SKEW) return turnAt(now);
  const count = countSince(last, interval, now);
  return count > 0 ? turnAfter(last, interval, count) : null;
}

/** When the next automatic backup is made: `now` if one is due. */
export function nextAt(last: BackupTurn | null, interval: string, now: number): number {
  if (last === null || dueAt(last, interval, now) !== null) return now;
  return turnAfter(last, interval, 1).due;
}

/** How many due times there have been since the last one. */
function countSince(last: BackupTurn, interval: string, now: number): number {
  if (interval !== 'monthly') return Math.floor((now - last.due) / lengthOf(interval));
  let count = 0;
  while (addMonths(last.due, count + 1, last.day) <= now) count++;
  return count;
}

function turnAfter(last: BackupTurn, interval: string, count: number): BackupTurn {
  if (interval === 'monthly') return { due: addMonths(last.due, count, last.day), day: last.day };
  return turnAt(last.due + count * lengthOf(interval));
}

function turnAt(due: number): BackupTurn {
  return { due, day: new Date(due).getUTCDate() };
}

function lengthOf(interval: string): number {
  return interval === 'daily' ? DAY : 7 * DAY;
}
