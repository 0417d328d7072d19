import { round } from '../../../language/round.ts';

/** Numbers as people type them: a comma or a point before the decimals. `null` for anything else. */
export function parseDecimal(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return Number(plain);
}

export interface NumberLimits {
  minimum?: number;
  maximum?: number;
  decimals: number;
}

/** The nearest number that the field can hold. */
export function settle(value: number, { minimum, maximum, decimals }: NumberLimits): number {
  const rounded = round(value, decimals);
  return Math.min(Math.max(rounded, minimum ?? Number.NEGATIVE_INFINITY), maximum ?? Number.POSITIVE_INFINITY);
}

/** How many decimals a step like 0.01 has. */
export function decimalsOf(step: number): number {
  const [digits = '', exponent = '0'] = String(step).split('e');
  return Math.max((digits.split('.')[1]?.length ?? 0) - Number(exponent), 0);
}
