/** VAT rates in hundredths of a percent by two-letter country code; `*` is for all others. */
export type VatRates = Readonly<Record<string, number>>;

const MOST = 10_000;

/** Parses rates like `RO 21, HU 27, * 19.5`; null if they are malformed. */
export function readVatRates(text: string): VatRates | null {
  const rates: Record<string, number> = {};
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [, country = '', percent = ''] = /^([A-Z]{2}|\*)\s*[ :=]\s*(\d{1,3}(?:\.\d{1,2})?)$/.exec(part) ?? [];
    const rate = Math.round(Number(percent) * 100);
    if (country === '' || rate > MOST || Object.hasOwn(rates, country)) return null;
    rates[country] = rate;
  }
  return rates;
}

/** The rate for a payer's country; null if none applies. */
export function vatRateIn(rates: VatRates, country: string | null): number | null {
  return (country === null ? undefined : rates[country]) ?? rates['*'] ?? null;
}

/** Splits an amount that includes tax, in minor units. */
export function withoutVat(amount: number, rate: number): { net: number; vat: number } {
  const net = Math.round((amount * MOST) / (MOST + rate));
  return { net, vat: amount - net };
}
