/**
 * A seeded random number generator: the same seed always gives the same numbers, which makes histories reproducible.
 */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** An integer from `least` to `most`, both included. */
  integer(least: number, most: number): number;
  /** A Poisson-distributed count with the given mean. */
  poisson(mean: number): number;
}

/** A generator for each combination of seeds. */
export function seededRandom(...words: readonly (string | number)[]): Random {
  let state = 2_166_136_261;
  for (const char of words.join(' ')) state = Math.imul(state ^ char.charCodeAt(0), 16_777_619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    integer: (least, most) => least + Math.floor(next() * (most - least + 1)),
    poisson(mean) {
      let count = 0;
      for (let left = Math.exp(-mean), product = next(); product > left; product *= next()) count++;
      return count;
    },
  };
}
