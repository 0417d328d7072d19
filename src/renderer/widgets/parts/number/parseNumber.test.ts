import { describe, expect, test } from 'vitest';
import { formatForEditing, parseNumber } from './parseNumber.ts';

const none = null;

function parse(text: string, language: string, decimals = 2) {
  const parsed = parseNumber(text, { language, decimals });
  if (parsed === null || 'thousands' in parsed) return parsed;
  return parsed.value;
}

describe.each([
  ['en', ['1,000', '10,000', '1,000,000', '2,500.25', '.5', '1.'], [1000, 10_000, 1_000_000, 2500.25, 0.5, 1]],
  ['ro', ['1.000', '10.000', '1.000.000', '2.500,25', ',5', '1,'], [1000, 10_000, 1_000_000, 2500.25, 0.5, 1]],
] as const)('as %s writes numbers', (language, texts, numbers) => {
  test.each(texts.map((text, index) => [text, numbers[index]] as const))('%s is %d', (text, number) =>
    expect(parse(text, language)).toBe(number),
  );
});

describe.each(['en', 'ro'])('whatever the language: %s', (language) => {
  test.each([
    ['1 000', 1000],
    ['1\u00a0000', 1000],
    ['1\u202f000,5', 1000.5],
    ["1'000", 1000],
    ['1’000.5', 1000.5],
    ['1,000.5', 1000.5],
    ['1.000,5', 1000.5],
    ['1.000.000', 1_000_000],
    ['1,000,000', 1_000_000],
    ['0,5', 0.5],
    ['0.5', 0.5],
    ['0,125', 0.125],
    ['1.25', 1.25],
    ['1,25', 1.25],
    ['−3', -3],
    ['+3', 3],
    ['１２', 12],
    ['١٢', 12],
    ['007', 7],
  ])('%s is %d', (text, number) => expect(parse(text, language, 3)).toBe(number));

  test.each([
    '',
    ' ',
    '-',
    '.',
    ',',
    '1 5',
    '1 0000',
    '1,2,3',
    '1,00,0',
    '1.0.0',
    '1,0.0,0',
    '0x10',
    '1e3',
    'ten',
    '5 %',
    '9'.repeat(400),
  ])('%o is no number', (text) => expect(parse(text, language)).toBe(none));
});

test('three digits after the decimal separator are decimals, even if the field keeps fewer', () => {
  expect(parse('1.005', 'en')).toBe(1.005);
  expect(parse('1,005', 'ro')).toBe(1.005);
  expect(parse('-2.500', 'en', 1)).toBe(-2.5);
});

test('three decimals in an integer field may be thousands in another notation', () => {
  expect(parse('2.500', 'en', 0)).toEqual({ thousands: 2500, decimal: 2.5 });
  expect(parse('-2.500', 'en', 0)).toEqual({ thousands: -2500, decimal: -2.5 });
  expect(parse('2,500', 'ro', 0)).toEqual({ thousands: 2500, decimal: 2.5 });
  expect(parse('0.500', 'en', 0)).toBe(0.5);
});

test('a separator of another language is ambiguous', () => {
  expect(parse('2.500', 'pl')).toEqual({ thousands: 2500, decimal: 2.5 });
  expect(parse('2.500', 'pl', 3)).toBe(2.5);
  expect(parse('2,500', 'pl')).toBe(2.5);
});

test.each([
  ['en', 1000.5, '1000.5'],
  ['ro', 1000.5, '1000,5'],
  ['ro', 1000, '1000'],
  ['en', 1e-7, '0.0000001'],
  ['en', 0.1, '0.1'],
])('%s shows %d as %s', (language, value, text) => expect(formatForEditing(value, language)).toBe(text));

test('formatted numbers are parsed as the same number', () => {
  for (const language of ['en', 'ro'])
    for (const value of [0, 1, 1000, 1234.5, 0.125, 1.005, 1_000_000.25, -7.5])
      expect(parse(formatForEditing(value, language), language, 15)).toBe(value);
});
