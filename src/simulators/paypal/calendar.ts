import type { BillingCycle } from './state.ts';

const day = 86_400_000;

/**
 * When a cycle is due: the first at the start, the others at 10:00 UTC on the same day of the month, or on the last day
 * of shorter months.
 * @param index 0 for the first cycle
 */
export function dueTime(
  startAt: number,
  { interval_unit, interval_count = 1 }: BillingCycle['frequency'],
  index: number,
) {
  if (index === 0) return startAt;
  const count = index * interval_count;
  const date = new Date(startAt);
  if (interval_unit === 'DAY' || interval_unit === 'WEEK') {
    date.setTime(startAt + count * day * (interval_unit === 'WEEK' ? 7 : 1));
  } else {
    const dayOfMonth = date.getUTCDate();
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + count * (interval_unit === 'YEAR' ? 12 : 1));
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    date.setUTCDate(Math.min(dayOfMonth, last));
  }
  return date.setUTCHours(10, 0, 0, 0);
}
