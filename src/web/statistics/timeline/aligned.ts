import type { Bucket } from '../model/overview.ts';

/** The counterpart of each point in the period before; undefined where nothing was counted yet. */
export type Counterparts = readonly (Bucket | undefined)[];

/** Matches the points of the period before, of which the first may be missing, with those of a period; undefined if it has none. */
export function aligned(points: readonly Bucket[], before: readonly Bucket[]): Counterparts | undefined {
  if (before.length === 0) return;
  const ahead = before.length - points.length;
  return points.map((_, index) => before[index + ahead]);
}
