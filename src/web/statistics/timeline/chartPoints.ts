import type { Bucket, StatisticsPeriod } from '../model/overview.ts';
import { aligned, type Counterparts } from './aligned.ts';
import { alignedDays, daysOf } from './days.ts';

/** The points that the chart of a period draws: its buckets, or their days. */
export function chartPoints(buckets: readonly Bucket[], period: StatisticsPeriod): readonly Bucket[] {
  return period === '30d' ? daysOf(buckets) : buckets;
}

/** What a chart compares its points with; undefined with fewer than two counterparts, which make no line. */
export function comparedPoints(
  points: readonly Bucket[],
  before: readonly Bucket[],
  period: StatisticsPeriod,
): Counterparts | undefined {
  const counterparts = period === '30d' ? alignedDays(points, daysOf(before)) : aligned(points, before);
  const known = counterparts?.filter((point) => point !== undefined) ?? [];
  return known.length > 1 ? counterparts : undefined;
}
