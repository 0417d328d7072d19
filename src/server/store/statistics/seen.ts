import type { DistinctCount } from '../schema/statisticsColumns.ts';
import { bucketAt, type StatisticsTick, spansOf } from '../schema/statisticsPeriods.ts';
import { addTo, type BatchAggregate, figuresOf } from './aggregateBatch.ts';

/** Moves a distinct count from the bucket in which it was last counted to a later one. */
export function moveSeen(
  aggregate: Pick<BatchAggregate, 'buckets'>,
  counted: DistinctCount,
  { from, to, now }: { from: StatisticsTick; to: StatisticsTick; now: StatisticsTick },
): void {
  if (to <= from) return;
  for (const span of spansOf(to, now)) addTo(figuresOf(aggregate, span, bucketAt(to, span)), `last_${counted}`, 1);
  for (const span of spansOf(from, now)) addTo(figuresOf(aggregate, span, bucketAt(from, span)), `last_${counted}`, -1);
}
