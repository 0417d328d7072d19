import { expect, test, vi } from 'vitest';
import { memoizeFor } from './memoizeFor.ts';

test('the work is done once in the time given, and its last result is returned in between', async () => {
  let now = 1000;
  const work = vi.fn(async () => work.mock.calls.length);
  const memoized = memoizeFor(100, () => now, work);
  expect(await Promise.all([memoized(), memoized()])).toEqual([1, 1]);
  now += 99;
  expect(await memoized()).toBe(1);
  now += 1;
  expect(await memoized()).toBe(2);
  now += 99;
  expect(await memoized()).toBe(2);
});
