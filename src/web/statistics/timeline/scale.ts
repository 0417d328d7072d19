import type { Bucket } from '../model/overview.ts';
import type { Metric } from './metrics.ts';

/** The vertical scale of the chart. */
export interface Scale {
  /** From 0 at the bottom to 1 at the top. */
  height(metric: Metric, bucket: Bucket): number;
  /** The value at the top of the chart. */
  top: number;
  /** Whether each line is relative to its own peak, and the axis shows percentages. */
  relative: boolean;
}

const STEPS = 4;
const sizes = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];

/** The scale for some metrics: the values of a single one, or the shares of several peaks. */
export function scaleOf(visible: readonly Metric[], peaks: Record<Metric, number>): Scale {
  const [only, ...others] = visible;
  if (only && others.length === 0) {
    const top = roundTop(peaks[only]);
    return { height: (metric, bucket) => bucket[metric] / top, top, relative: false };
  }
  return {
    height: (metric, bucket) => (peaks[metric] > 0 ? bucket[metric] / peaks[metric] : 0),
    top: 100,
    relative: true,
  };
}

/** The heights of the axis ticks. */
export const tickHeights: readonly number[] = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);

/** The smallest maximum for the axis that is not below the peak and gives round ticks. */
export function roundTop(peak: number): number {
  if (peak <= 0) return STEPS;
  const exponent = Math.floor(Math.log10(peak / STEPS));
  // Counts have no fractions.
  const unit = 10 ** (Number.isInteger(peak) ? Math.max(0, exponent) : exponent);
  const size = sizes.find((one) => one * unit * STEPS >= peak && (unit !== 1 || Number.isInteger(one))) ?? 10;
  return size * unit * STEPS;
}
