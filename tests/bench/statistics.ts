/** A ratio of two medians with its 95 % confidence interval. */
export interface Ratio {
  ratio: number;
  low: number;
  high: number;
}

const RESAMPLES = 2000;

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The interpolated value below which a share (0 to 1) of the values lies; NaN for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  return low + ((sorted[Math.ceil(at)] ?? low) - low) * (at - Math.floor(at));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The ratio of the medians of two contenders that were measured in turns, with a bootstrap confidence interval. Whole
 * rounds are resampled, because the samples of a round are correlated.
 */
export function ratioOfMedians(a: readonly (readonly number[])[], b: readonly (readonly number[])[]): Ratio {
  const random = generator(1);
  const ratios = Array.from({ length: RESAMPLES }, () => median(resample(a, random)) / median(resample(b, random)));
  return {
    ratio: median(a.flat()) / median(b.flat()),
    low: percentile(ratios, 0.025),
    high: percentile(ratios, 0.975),
  };
}

function resample(rounds: readonly (readonly number[])[], random: () => number): number[] {
  return rounds.flatMap(() => rounds[Math.floor(random() * rounds.length)] ?? []);
}

/** A deterministic generator of numbers from 0 to 1. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
