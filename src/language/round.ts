/** Half-up rounding of the decimal number as it is written, free of binary noise: 1.005 with two decimals is 1.01. */
export function round(value: number, decimals: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  const scaled = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  const [whole = '0', back = '0'] = String(scaled).split('e');
  return Number(`${whole}e${Number(back) - decimals}`);
}
