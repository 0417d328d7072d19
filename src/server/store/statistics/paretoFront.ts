import type { StatisticsTick } from '../schema/statisticsPeriods.ts';

/**
 * The entries that are among the best of a window that ends now, whatever its length, or may come to be when better ones have
 * left it: all but those beside which so many better ones are as late or later. Few are left of any number of entries.
 * @param most how many of a window are asked for
 * @param order sorts the best first
 */
export function paretoFront<Entry>(
  entries: readonly Entry[],
  most: number,
  { tick, order }: { tick: (entry: Entry) => StatisticsTick; order: (a: Entry, b: Entry) => number },
): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries.toSorted(order)) {
    const better = kept.filter((other) => tick(other) >= tick(entry));
    if (better.length < most) kept.push(entry);
  }
  return kept;
}
