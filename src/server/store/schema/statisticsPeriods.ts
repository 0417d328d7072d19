import type { Overview } from '../../../../generated/statistics/overview.ts';

export type StatisticsPeriod = Overview['period'];

/** How many minutes a bucket lasts. */
export type BucketSpan = 5 | 60;
export const SPANS: readonly BucketSpan[] = [5, 60];

/** A period as it is counted: so many buckets, of which the last is the one that it is now. */
export interface StatisticsWindow {
  period: StatisticsPeriod;
  span: BucketSpan;
  buckets: number;
}

/** From the shortest to the longest. What is older than the longest is in none, and is not counted. */
export const WINDOWS = [
  { period: '1h', span: 5, buckets: 12 },
  { period: '24h', span: 60, buckets: 24 },
  { period: '7d', span: 60, buckets: 168 },
  { period: '30d', span: 60, buckets: 720 },
] as const satisfies readonly StatisticsWindow[];

const MINUTE = 60_000;

/**
 * A moment as the statistics know it: how many times five minutes passed since 1970. All that is kept by the hour is kept by a
 * multiple of it.
 */
export type StatisticsTick = number;

const TICKS_PER_HOUR = 12;

export function tickOf(at: number): StatisticsTick {
  return Math.floor(at / (5 * MINUTE));
}

/** The bucket that a moment is in: how many of its kind passed since 1970. */
export function bucketAt(tick: StatisticsTick, span: BucketSpan): number {
  return span === 5 ? tick : Math.floor(tick / TICKS_PER_HOUR);
}

/** When a bucket begins, in milliseconds since 1970. */
export function startOf(bucket: number, span: BucketSpan): number {
  return bucket * span * MINUTE;
}

/** The first bucket of a window that ends at a moment. */
export function firstBucket({ span, buckets }: StatisticsWindow, now: StatisticsTick): number {
  return bucketAt(now, span) - buckets + 1;
}

/** The first moment of an hour. */
export function firstTickOf(hour: number): StatisticsTick {
  return hour * TICKS_PER_HOUR;
}

/** The first moment of a window that ends at a moment. */
export function firstTick(window: StatisticsWindow, now: StatisticsTick): StatisticsTick {
  const bucket = firstBucket(window, now);
  return window.span === 5 ? bucket : firstTickOf(bucket);
}

/** The longest window in which buckets of a length are counted: what is before it is not kept. */
export const LONGEST: Readonly<Record<BucketSpan, StatisticsWindow>> = { 5: WINDOWS[0], 60: WINDOWS[3] };

/** The lengths of the buckets that are kept of a moment. */
export function spansOf(tick: StatisticsTick, now: StatisticsTick): BucketSpan[] {
  return SPANS.filter((span) => tick >= firstTick(LONGEST[span], now));
}

export function windowOf(period: StatisticsPeriod): StatisticsWindow {
  return WINDOWS.find((window) => window.period === period) as StatisticsWindow;
}
