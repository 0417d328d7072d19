import { expect, test } from 'vitest';
import { payableCurrencies } from './payableCurrencies.ts';

test.each(payableCurrencies)('%s is a currency with two decimals by ISO 4217', (currency) => {
  expect(Intl.supportedValuesOf('currency')).toContain(currency);
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  expect(format.resolvedOptions().maximumFractionDigits).toBe(2);
});

test.each(['HUF', 'JPY', 'TWD'])('%s has no decimals at PayPal', (currency) => {
  expect(payableCurrencies).not.toContain(currency);
});
