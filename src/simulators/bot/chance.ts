/** Chances that fall the same way each time for the same words, so that a history can be told twice. */
export interface Chance {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  /** How often something happens that happens `mean` times on average. */
  times(mean: number): number;
}

/** Chances of their own for each combination of words. */
export function chance(...words: readonly (string | number)[]): Chance {
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
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    times(mean) {
      let count = 0;
      for (let left = Math.exp(-mean), product = next(); product > left; product *= next()) count++;
      return count;
    },
  };
}
