import type { Json } from '../model.ts';
import { isObject } from '../values/isObject.ts';
import { WEEKDAYS } from './weekdays.ts';

/**
 * A period of a schedule as it is stored: on each of its days, from one time of day to another. One that does not end later
 * than it begins ends on the next day; from a time to the same time is a whole day.
 */
export interface Period {
  days: readonly string[];
  /** `HH:MM`, as `to` is. */
  from: string;
  to: string;
}

/** A time of a schedule as it is stored, if its entries have no end: a time of day on each of its days. */
export interface WeeklyTime {
  days: readonly string[];
  /** `HH:MM` */
  at: string;
}

/** Part of a week, in minutes since Monday 00:00. It can reach into the next week. */
type Span = readonly [start: number, end: number];

const DAY = 24 * 60;
const WEEK = 7 * DAY;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** The periods of a schedule that can be understood; others are for validation to report. */
export function periodsIn(schedule: unknown): Period[] {
  return Array.isArray(schedule) ? schedule.filter(isPeriod) : [];
}

function isPeriod(row: unknown): row is Period {
  return (
    isObject(row) && Array.isArray(row.days) && minutesOf(row.from) !== undefined && minutesOf(row.to) !== undefined
  );
}

function isWeeklyTime(row: unknown): row is WeeklyTime {
  return isObject(row) && Array.isArray(row.days) && minutesOf(row.at) !== undefined;
}

/** The entries of a schedule of either kind that can be understood. */
function entriesIn(schedule: unknown): (Period | WeeklyTime)[] {
  return Array.isArray(schedule) ? schedule.filter((row) => isPeriod(row) || isWeeklyTime(row)) : [];
}

function minutesOf(time: unknown): number | undefined {
  const [, hours, minutes] = (typeof time === 'string' && TIME.exec(time)) || [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** How many minutes a period lasts on each of its days. */
function lengthOf({ from, to }: Pick<Period, 'from' | 'to'>): number {
  const length = (minutesOf(to) ?? 0) - (minutesOf(from) ?? 0);
  return length > 0 ? length : length + DAY;
}

/** Whether a period ends on the day after it began. */
export function endsNextDay({ from, to }: Pick<Period, 'from' | 'to'>): boolean {
  return to <= from && to !== '00:00';
}

/** A time without an end takes its minute. */
function spansOf(entry: Period | WeeklyTime): Span[] {
  const [time, length] = 'at' in entry ? [entry.at, 1] : [entry.from, lengthOf(entry)];
  return entry.days.flatMap((day): Span[] => {
    const index = WEEKDAYS.findIndex((one) => one === day);
    const start = index * DAY + (minutesOf(time) ?? 0);
    return index < 0 ? [] : [[start, start + length]];
  });
}

/** Whether a schedule is open at a minute of the week, counted from Monday 00:00. */
export function isOpenAt(schedule: unknown, minute: number): boolean {
  return periodsIn(schedule)
    .flatMap(spansOf)
    .some(([start, end]) => (minute >= start && minute < end) || minute + WEEK < end);
}

/** The positions of the rows of a schedule that overlap with an earlier one. */
export function overlappingRows(rows: readonly Json[]): number[] {
  const earlier: Span[] = [];
  return rows.flatMap((row, index) => {
    const spans = entriesIn([row]).flatMap(spansOf);
    const overlaps = spans.some((one) => earlier.some((other) => overlap(one, other)));
    earlier.push(...spans);
    return overlaps ? [index] : [];
  });
}

/** Whether two parts of the week have a minute in common, also where one reaches into the next week. */
function overlap([start, end]: Span, [from, to]: Span): boolean {
  return [-WEEK, 0, WEEK].some((shift) => start + shift < to && from < end + shift);
}

/** The days that no entry of a schedule begins on, in their order. */
export function freeDays(schedule: unknown): string[] {
  const taken = new Set(entriesIn(schedule).flatMap(({ days }) => days));
  return WEEKDAYS.filter((day) => !taken.has(day));
}

/** The times of day of an entry, without its days; undefined if it cannot be understood. */
export function timesOfDay(row: unknown): Omit<Period, 'days'> | Omit<WeeklyTime, 'days'> | undefined {
  const [entry] = entriesIn([row]);
  if (!entry) return undefined;
  return 'at' in entry ? { at: entry.at } : { from: entry.from, to: entry.to };
}

/** A schedule in words, such as `Mon–Fri 18:00–22:00; Sat, Sun 12:00–02:00`, or `Mon, Wed 18:00`. */
export function formatSchedule(schedule: unknown, language: string): string {
  return entriesIn(schedule)
    .map((entry) => `${formatDays(entry.days, language)} ${formatTimes(entry)}`)
    .join('; ');
}

function formatTimes(entry: Period | WeeklyTime): string {
  if ('at' in entry) return entry.at;
  return `${entry.from}–${entry.to === '00:00' ? '24:00' : entry.to}`;
}

/** Days of the week in words; three or more in a row are written as a range. */
function formatDays(days: readonly string[], language: string): string {
  // The first of January 2024 was a Monday.
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const name = (index: number) => format.format(Date.UTC(2024, 0, 1 + index));
  const ranges: [first: number, last: number][] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    if (!days.includes(day)) continue;
    const range = ranges.at(-1);
    if (range?.[1] === index - 1) range[1] = index;
    else ranges.push([index, index]);
  }
  return ranges
    .flatMap(([first, last]) => {
      if (last - first >= 2) return `${name(first)}–${name(last)}`;
      return first === last ? name(first) : [name(first), name(last)];
    })
    .join(', ');
}
