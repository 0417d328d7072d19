import type { StatisticsTick } from '../schema/statisticsPeriods.ts';

/**
 * The entries that are among the best of some window that ends now, or may be once better ones have left it. Drops every entry
 * for which `count` better ones are at least as recent. Only few remain, however many there were.
 * @param count how many entries of a window are shown
 * @param order sorts the best first
 */
export function paretoFront<Entry>(
  entries: readonly Entry[],
  count: number,
  { tick, order }: { tick: (entry: Entry) => StatisticsTick; order: (a: Entry, b: Entry) => number },
): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries.toSorted(order)) {
    const better = kept.filter((other) => tick(other) >= tick(entry));
    if (better.length < count) kept.push(entry);
  }
  return kept;
}
