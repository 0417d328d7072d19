import { addMonths } from '../../months.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * The newest moment at or before `now` at which an automatic backup is due, or null while none is. Moments count from
 * the last one, so that they keep their time of day; those that were missed are made up for by one backup.
 * @param last the moment that the last automatic backup was due at, null where there was none
 */
export function dueAt(last: number | null, interval: string, now: number): number | null {
  if (last === null) return now;
  if (interval === 'monthly') return monthsAfter(last, now);
  const length = interval === 'daily' ? DAY : 7 * DAY;
  const count = Math.floor((now - last) / length);
  return count > 0 ? last + count * length : null;
}

function monthsAfter(last: number, now: number): number | null {
  let found: number | null = null;
  for (let count = 1; ; count++) {
    const moment = addMonths(last, count);
    if (moment > now) return found;
    found = moment;
  }
}
