/** Multiplies by a power of ten in decimal, without binary rounding errors: `shift(0.07, 2)` is 7. */
export function shift(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Rounds half up in decimal, without binary rounding errors: `round(1.005, 2)` is 1.01. */
export function round(value: number, decimals: number): number {
  return shift(Math.round(shift(value, decimals)), -decimals);
}

/** The number of decimals of a step such as 0.01. */
export function decimalsOf(step: number): number {
  const [digits = '', exponent = '0'] = String(step).split('e');
  return Math.max((digits.split('.')[1]?.length ?? 0) - Number(exponent), 0);
}
