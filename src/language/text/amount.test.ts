import { expect, test } from 'vitest';
import { formatAmount } from './amount.ts';

test.each([
  ['en', '4.99', '4.99 EUR'],
  ['ro', '4.99', '4,99 EUR'],
  ['ro', 60, '60,00 EUR'],
  ['en', '1234.5', '1,234.50 EUR'],
])('in %s, %s is %s', (language, amount, expected) => {
  expect(formatAmount(language, amount, 'eur')).toBe(expected);
});
