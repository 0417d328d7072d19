import { expect, test } from 'vitest';
import { createSizeEstimates } from './sizeEstimates.ts';

test('adds to a measured size for ten seconds, then it has to be measured again', () => {
  let time = 0;
  const sizes = createSizeEstimates(() => time);
  expect(sizes.add('1', 5)).toBe(Number.POSITIVE_INFINITY);
  sizes.set('1', 100);
  expect([sizes.add('1', 5), sizes.add('1', 7), sizes.add('2', 1)]).toEqual([105, 112, Number.POSITIVE_INFINITY]);
  time = 9_999;
  expect(sizes.add('1', 1)).toBe(113);
  time = 10_000;
  expect(sizes.add('1', 1)).toBe(Number.POSITIVE_INFINITY);
});
