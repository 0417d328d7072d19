import { HOUR } from '../../../language/time/milliseconds.ts';
import type { Bucket } from '../model/overview.ts';
import type { Counterparts } from './aligned.ts';
import { byMetric, type Metric } from './metrics.ts';

/** Metrics of concurrent counts, which do not add up over a day. */
const concurrent: readonly Metric[] = ['active_members', 'voice_users_online'];

/**
 * Merges hours into days of the visitor's calendar: totals, and maxima of concurrent counts. A first day that began
 * before the first hour is left out, because it would look like a quiet one.
 */
export function daysOf(hours: readonly Bucket[]): Bucket[] {
  const days: Bucket[] = [];
  let day = '';
  for (const hour of hours) {
    const calendarDay = dayOf(hour.timestamp);
    const last = days.at(-1);
    if (calendarDay === day && last) days[days.length - 1] = merged(last, hour);
    else days.push(hour);
    day = calendarDay;
  }
  return days[0] && dayOf(days[0].timestamp) === dayOf(days[0].timestamp, -HOUR) ? days.slice(1) : days;
}

/** The days of the longest period. */
const PERIOD = 30;

/**
 * Matches days with those 30 days before; undefined if there are none. Not by counting from the last one: after the clocks have been
 * changed, one period may end within a day and the other one at its end.
 */
export function alignedDays(days: readonly Bucket[], before: readonly Bucket[]): Counterparts | undefined {
  const known = new Map(before.map((day) => [dayOf(day.timestamp), day]));
  const counterparts = days.map(({ timestamp }) => {
    const date = new Date(timestamp);
    date.setDate(date.getDate() - PERIOD);
    return known.get(date.toDateString());
  });
  return counterparts.some((day) => day !== undefined) ? counterparts : undefined;
}

function dayOf(timestamp: string, later = 0): string {
  return new Date(Date.parse(timestamp) + later).toDateString();
}

function merged(day: Bucket, hour: Bucket): Bucket {
  const totals = byMetric((metric) =>
    concurrent.includes(metric) ? Math.max(day[metric], hour[metric]) : day[metric] + hour[metric],
  );
  return { timestamp: day.timestamp, ...totals };
}
