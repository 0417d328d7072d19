import { expect, test } from 'vitest';
import { decimalsOf, round, shift } from './decimal.ts';

test('rounds half up without binary errors', () => {
  expect(round(1.005, 2)).toBe(1.01);
  expect(round(0.07 * 100, 2)).toBe(7);
  expect(round(2.345, 2)).toBe(2.35);
  expect(round(1e-7, 4)).toBe(0);
  expect(round(123456789e3, 2)).toBe(123456789000);
});

test('shifts the decimal point without binary errors, in exponential notation too', () => {
  expect([shift(0.07, 2), shift(7, -2), shift(1e21, 2), shift(1.5e-7, 3)]).toEqual([7, 0.07, 1e23, 0.00015]);
});

test('counts the decimals of a step', () => {
  expect([1, 25, 0.1, 0.01, 1.25, 1e-7, 1.5e-7, 1e21].map(decimalsOf)).toEqual([0, 0, 1, 2, 2, 7, 8, 0]);
});
