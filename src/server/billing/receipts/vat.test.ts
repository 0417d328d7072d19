import { describe, expect, test } from 'vitest';
import { readVatRates, vatRateIn, withoutVat } from './vat.ts';

describe('VAT rates', () => {
  test.each([
    ['', {}],
    ['RO 21', { RO: 2100 }],
    ['RO 21, HU 27, * 19.5', { RO: 2100, HU: 2700, '*': 1950 }],
    ['RO=5,HU: 19.55,', { RO: 500, HU: 1955 }],
    ['RO  =  21', { RO: 2100 }],
    ['RO 100', { RO: 10_000 }],
    ['RO 0', { RO: 0 }],
  ])('are read from %j', (text, rates) => {
    expect(readVatRates(text)).toEqual(rates);
  });

  test.each([
    '21',
    'RO',
    'RO21',
    'ro 21',
    'R 21',
    'ROU 21',
    'aRO 21',
    'RO 21%',
    'RO 1.955',
    'RO 2100',
    'RO 100.01',
    'RO 21, RO 21',
  ])('cannot be read from %j', (text) => {
    expect(readVatRates(text)).toBeNull();
  });

  test("are the country's own or the default", () => {
    const rates = { RO: 2100, HU: 0, '*': 1900 };
    expect(['RO', 'HU', 'DE', null].map((country) => vatRateIn(rates, country))).toEqual([2100, 0, 1900, 1900]);
    expect(['RO', 'DE', null].map((country) => vatRateIn({ RO: 2100 }, country))).toEqual([2100, null, null]);
  });

  test('split an amount into two parts that add up to it', () => {
    expect(withoutVat(12_100, 2100)).toEqual({ net: 10_000, vat: 2100 });
    expect(withoutVat(499, 1900)).toEqual({ net: 419, vat: 80 });
    expect(withoutVat(499, 0)).toEqual({ net: 499, vat: 0 });
  });
});
