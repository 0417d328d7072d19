const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** An amount followed by its currency, as everywhere on the site: `4.99 EUR`, and `4,99 EUR` in Romanian. */
export function formatAmount(language: string, amount: number | string, currency: string): string {
  return `${new Intl.NumberFormat(language, DIGITS).format(Number(amount))} ${currency.toUpperCase()}`;
}
