import type { Language } from '../../../../generated/product.ts';
import { formatAmount } from '../../../language/text/amount.ts';

/** Minor units of a decimal amount: `4.99` is 499. Null if it is not an amount. */
export function minorUnits(amount: unknown): number | null {
  const [, whole, fraction = ''] = (typeof amount === 'string' && /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount)) || [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Decimal amount of minor units: 499 is `4.99`. */
export function majorUnits(amount: number): string {
  return (amount / 100).toFixed(2);
}

/** The amount of minor units in a language. */
export function moneyIn(language: Language, amount: number, currency: string): string {
  // A minus sign instead of a hyphen.
  return formatAmount(language, amount / 100, currency).replace('-', '−');
}
