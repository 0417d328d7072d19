import { addTo, type BatchAggregate, figuresOf } from './aggregateBatch.ts';
import type { DistinctCount } from './columns.ts';
import { bucketAt, spansOf, type Tick } from './periods.ts';

/** Moves somebody, or something, from the bucket in which it was last counted into a later one. */
export function moveSeen(
  gathered: Pick<BatchAggregate, 'buckets'>,
  counted: DistinctCount,
  { from, to, now }: { from: Tick; to: Tick; now: Tick },
): void {
  if (to <= from) return;
  for (const span of spansOf(to, now)) addTo(figuresOf(gathered, span, bucketAt(to, span)), `last_${counted}`, 1);
  for (const span of spansOf(from, now)) addTo(figuresOf(gathered, span, bucketAt(from, span)), `last_${counted}`, -1);
}
