import { round } from '../../../../language/values/decimal.ts';

export interface NumberLimits {
  minimum?: number;
  maximum?: number;
  decimals: number;
}

/** The nearest number that the field accepts. */
export function nearestAllowed(value: number, { minimum, maximum, decimals }: NumberLimits): number {
  const rounded = round(value, decimals);
  return Math.min(Math.max(rounded, minimum ?? Number.NEGATIVE_INFINITY), maximum ?? Number.POSITIVE_INFINITY);
}
