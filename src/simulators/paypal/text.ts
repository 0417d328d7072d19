/** A time in the REST API: whole seconds. */
export const time = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** The cents of a decimal amount. */
export const cents = (value: string): number => Math.round(Number(value) * 100);

/** An amount in a subscription, where PayPal drops trailing zeros except one: `39.9`, `5.0`. */
export const shortAmount = (amount: number): string =>
  amount % 10 === 0 ? (amount / 100).toFixed(1) : (amount / 100).toFixed(2);

/** An amount with two decimals. */
export const amount = (value: number): string => (value / 100).toFixed(2);

export interface Money {
  currency_code: string;
  value: string;
}
