/** The decimal number as it is written with its point moved to the right, free of binary noise: 0.07 by two places is 7. */
export function shift(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Half-up rounding of the decimal number as it is written, free of binary noise: 1.005 with two decimals is 1.01. */
export function round(value: number, decimals: number): number {
  return shift(Math.round(shift(value, decimals)), -decimals);
}

/** How many decimals a step like 0.01 has. */
export function decimalsOf(step: number): number {
  const [digits = '', exponent = '0'] = String(step).split('e');
  return Math.max((digits.split('.')[1]?.length ?? 0) - Number(exponent), 0);
}
