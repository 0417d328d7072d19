import type { Language } from '../../../../generated/product.ts';

/** Minor units of a decimal amount: `4.99` is 499. Null if it is not an amount. */
export function minorUnits(amount: unknown): number | null {
  const [, whole, fraction = ''] = (typeof amount === 'string' && /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount)) || [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Decimal amount of minor units: 499 is `4.99`. */
export function majorUnits(amount: number): string {
  return (amount / 100).toFixed(2);
}

/** A localised amount followed by its currency, as everywhere on the site. */
export function moneyIn(language: Language, amount: number, currency: string): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  // A minus sign instead of a hyphen.
  const number = new Intl.NumberFormat(language, digits).format(amount / 100).replace('-', '−');
  return `${number} ${currency}`;
}
