import type { Overview } from '../../../../generated/statistics/overview.ts';
import { MINUTE } from '../../../language/time/milliseconds.ts';
import { CLOCK_SKEW } from '../../time/clockSkew.ts';

export type StatisticsPeriod = Overview['period'];

/** Length of a bucket in minutes. */
export type BucketSpan = 5 | 60;
export const SPANS: readonly BucketSpan[] = [5, 60];

/** A period as a number of buckets, of which the last contains the current time. */
export interface StatisticsWindow {
  period: StatisticsPeriod;
  span: BucketSpan;
  buckets: number;
}

/** From the shortest to the longest. Events older than the longest are not counted. */
export const WINDOWS = [
  { period: '1h', span: 5, buckets: 12 },
  { period: '24h', span: 60, buckets: 24 },
  { period: '7d', span: 60, buckets: 168 },
  { period: '30d', span: 60, buckets: 720 },
] as const satisfies readonly StatisticsWindow[];

const BY_PERIOD: Readonly<Record<StatisticsPeriod, StatisticsWindow>> = {
  '1h': WINDOWS[0],
  '24h': WINDOWS[1],
  '7d': WINDOWS[2],
  '30d': WINDOWS[3],
};

/**
 * A time in units of five minutes since 1970.
 */
export type StatisticsTick = number;

const TICKS_PER_HOUR = 12;

export function tickOf(at: number): StatisticsTick {
  return Math.floor(at / (5 * MINUTE));
}

export function isAhead(tick: StatisticsTick, now: number): boolean {
  return tick > tickOf(now + CLOCK_SKEW);
}

/** The bucket that contains a time, counted since 1970. */
export function bucketAt(tick: StatisticsTick, span: BucketSpan): number {
  return span === 5 ? tick : Math.floor(tick / TICKS_PER_HOUR);
}

/** Start of a bucket in milliseconds since 1970. */
export function startOf(bucket: number, span: BucketSpan): number {
  return bucket * span * MINUTE;
}

/** The first bucket of a window that ends at the given time. */
export function firstBucket({ span, buckets }: StatisticsWindow, now: StatisticsTick): number {
  return bucketAt(now, span) - buckets + 1;
}

/** The first tick of an hour, counted since 1970. */
export function firstTickOf(hour: number): StatisticsTick {
  return hour * TICKS_PER_HOUR;
}

/** The first tick of a window that ends at the given time. */
export function firstTick(window: StatisticsWindow, now: StatisticsTick): StatisticsTick {
  const bucket = firstBucket(window, now);
  return window.span === 5 ? bucket : firstTickOf(bucket);
}

/** The longest window that uses buckets of each length. Older events are not counted. */
export const LONGEST: Readonly<Record<BucketSpan, StatisticsWindow>> = { 5: WINDOWS[0], 60: WINDOWS[3] };

/**
 * How long a server's buckets are kept: twice the longest window, so that it can be compared with the period before. A day
 * more of hours tells whether counting went on by then, even if nothing happened in the first hours.
 */
export const KEPT: Readonly<Record<BucketSpan, StatisticsWindow>> = {
  5: { ...LONGEST[5], buckets: 2 * LONGEST[5].buckets },
  60: { ...LONGEST[60], buckets: 2 * LONGEST[60].buckets + 24 },
};

/** How long members' figures are kept. Those of five minutes let late events count in the hour before, too. */
export const CELLS_KEPT: Readonly<Record<BucketSpan, StatisticsWindow>> = { 5: KEPT[5], 60: LONGEST[60] };

/** The bucket lengths in which an event of a time counts. */
export function spansOf(tick: StatisticsTick, now: StatisticsTick): BucketSpan[] {
  return SPANS.filter((span) => tick >= firstTick(CELLS_KEPT[span], now));
}

export function windowOf(period: StatisticsPeriod): StatisticsWindow {
  return BY_PERIOD[period];
}
