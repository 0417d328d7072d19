import type { DistinctCount } from '../schema/statisticsColumns.ts';
import { bucketAt, type StatisticsTick, spansOf } from '../schema/statisticsPeriods.ts';
import { addTo, type BatchAggregate, figuresOf } from './aggregateBatch.ts';

/** Moves somebody, or something, from the bucket in which it was last counted into a later one. */
export function moveSeen(
  gathered: Pick<BatchAggregate, 'buckets'>,
  counted: DistinctCount,
  { from, to, now }: { from: StatisticsTick; to: StatisticsTick; now: StatisticsTick },
): void {
  if (to <= from) return;
  for (const span of spansOf(to, now)) addTo(figuresOf(gathered, span, bucketAt(to, span)), `last_${counted}`, 1);
  for (const span of spansOf(from, now)) addTo(figuresOf(gathered, span, bucketAt(from, span)), `last_${counted}`, -1);
}
