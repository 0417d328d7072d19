import type { Bucket } from '../overview.ts';
import type { Metric } from './metrics.ts';

/** How high the lines are drawn. */
export interface Scale {
  /** From 0 at the bottom to 1 at the top. */
  height(metric: Metric, bucket: Bucket): number;
  /** What the top of the chart stands for. */
  top: number;
  /** The lines each have their own scale, and the axis shows the share of their peaks. */
  shared: boolean;
}

const STEPS = 4;
const sizes = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];

/** A single line has an axis of its own values; of several, each is drawn against its own peak. */
export function scaleOf(visible: readonly Metric[], peaks: Record<Metric, number>): Scale {
  const [only, ...others] = visible;
  if (only && others.length === 0) {
    const top = roundTop(peaks[only]);
    return { height: (metric, bucket) => bucket[metric] / top, top, shared: false };
  }
  return {
    height: (metric, bucket) => (peaks[metric] > 0 ? bucket[metric] / peaks[metric] : 0),
    top: 100,
    shared: true,
  };
}

/** The heights at which the axis has a mark. */
export const marks: readonly number[] = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);

/** The least value that is not below the peak and gives round marks. */
export function roundTop(peak: number): number {
  if (peak <= 0) return STEPS;
  const exponent = Math.floor(Math.log10(peak / STEPS));
  // There is no half of what is counted.
  const unit = 10 ** (Number.isInteger(peak) ? Math.max(0, exponent) : exponent);
  const size = sizes.find((one) => one * unit * STEPS >= peak && (unit !== 1 || Number.isInteger(one))) ?? 10;
  return size * unit * STEPS;
}
