/** A ratio of two medians with the interval that holds it with 95 % probability. */
export interface Ratio {
  ratio: number;
  low: number;
  high: number;
}

const RESAMPLES = 2000;

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which a share of the values lies, interpolated; NaN for none. */
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
 * The ratio of the medians of two contenders that were measured in turns. Whole rounds are drawn again, because the
 * samples of one round share the machine's mood.
 */
export function ratioOfMedians(a: readonly (readonly number[])[], b: readonly (readonly number[])[]): Ratio {
  const random = generator(1);
  const draws = Array.from({ length: RESAMPLES }, () => median(draw(a, random)) / median(draw(b, random)));
  return {
    ratio: median(a.flat()) / median(b.flat()),
    low: percentile(draws, 0.025),
    high: percentile(draws, 0.975),
  };
}

function draw(rounds: readonly (readonly number[])[], random: () => number): number[] {
  return rounds.flatMap(() => rounds[Math.floor(random() * rounds.length)] ?? []);
}

/** Numbers from 0 to 1 that are the same in every run. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
