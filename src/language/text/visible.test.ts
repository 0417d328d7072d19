import { expect, test } from 'vitest';
import { isBlank, visibleLength } from './visible.ts';

test.each([
  ['', 0],
  ['   ', 0],
  ['\u200b\u200b\u200b', 0],
  [' \u00a0\u3000\t\n', 0],
  ['\u3164\u115f\u2800\ufeff\u00ad\u2060', 0],
  ['\u202e\u200f', 0],
  ['\ufe0f', 0],
  ['a\u200b', 1],
  [' a b ', 3],
  ['👩‍👩‍👧', 6],
])('the visible length of %j is %d', (text, length) => {
  expect(visibleLength(text)).toBe(length);
  expect(isBlank(text)).toBe(length === 0);
});
