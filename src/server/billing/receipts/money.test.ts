import { describe, expect, test } from 'vitest';
import plansSchema from '../../../../schemas/meta/plans.schema.json' with { type: 'json' };
import { majorUnits, minorUnits, moneyIn } from './money.ts';

describe('an amount', () => {
  test.each([
    ['4.99', 499],
    ['4.9', 490],
    ['4', 400],
    ['0.05', 5],
    ['123456789.10', 12_345_678_910],
  ])('%s is converted to minor units', (written, minor) => {
    expect(minorUnits(written)).toBe(minor);
  });

  test.each(['', '4.', '.99', '4.999', '4,99', '-4.99', 'EUR 4.99', '4.99 EUR', '1e3', 'x', '1234567890', 4.99, null])(
    'cannot be read from %j',
    (written) => {
      expect(minorUnits(written)).toBeNull();
    },
  );

  test('is exact up to the highest price that a plan may have', () => {
    const { pattern, patternErrorMessage } = plansSchema.definitions.price;
    const isPrice = (text: string) => new RegExp(pattern).test(text);
    expect(patternErrorMessage).toContain('at most nine digits');
    expect([isPrice('999999999.99'), isPrice('1000000000.00')]).toEqual([true, false]);
    expect(majorUnits(minorUnits('999999999.99') ?? 0)).toBe('999999999.99');
  });

  test('has a decimal point for providers', () => {
    expect([499, 400, 5, 123_450].map(majorUnits)).toEqual(['4.99', '4.00', '0.05', '1234.50']);
  });

  test('is localised for people, with a real minus sign', () => {
    expect(moneyIn('en', 123_450, 'EUR')).toBe('1,234.50 EUR');
    expect(moneyIn('ro', 123_450, 'RON')).toBe('1.234,50 RON');
    expect(moneyIn('en', -400, 'EUR')).toBe('−4.00 EUR');
  });
});
