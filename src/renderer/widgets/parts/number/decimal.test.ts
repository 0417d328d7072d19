import { expect, test } from 'vitest';
import { decimalsOf, round } from '../../../../language/values/decimal.ts';
import { nearestAllowed } from './decimal.ts';

test.each([
  [0.005, 2, 0.01],
  [1.005, 2, 1.01],
  [2.5, 0, 3],
  [1e-9, 2, 0],
  [1e21, 2, 1e21],
  [0.1 + 0.2, 15, 0.3],
])('%d with %d decimals is %d', (value, decimals, rounded) => expect(round(value, decimals)).toBe(rounded));

test('settling rounds before it clamps', () => {
  expect(nearestAllowed(0.004, { minimum: 0.01, decimals: 2 })).toBe(0.01);
  expect(nearestAllowed(60.4, { maximum: 60, decimals: 0 })).toBe(60);
});

test.each([
  [1, 0],
  [0.05, 2],
  [1e-7, 7],
])('a step of %d has %d decimals', (step, decimals) => expect(decimalsOf(step)).toBe(decimals));
