import { expect, test } from 'vitest';
import { round } from './round.ts';

test('rounding is half up and free of binary noise', () => {
  expect(round(1.005, 2)).toBe(1.01);
  expect(round(0.07 * 100, 2)).toBe(7);
  expect(round(2.345, 2)).toBe(2.35);
  expect(round(1e-7, 4)).toBe(0);
  expect(round(123456789e3, 2)).toBe(123456789000);
});
