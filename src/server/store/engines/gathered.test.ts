import { expect, test } from 'vitest';
import { gathered } from './gathered.ts';

test('reads once for everybody in the same turn of the event loop', async () => {
  const asked: (readonly number[])[] = [];
  const doubled = gathered(async (keys: readonly number[]) => {
    asked.push(keys);
    return keys.map((key) => key * 2);
  });
  expect(await Promise.all([doubled(1), doubled(2), doubled(1)])).toEqual([2, 4, 2]);
  expect(await doubled(3)).toBe(6);
  expect(asked).toEqual([[1, 2, 1], [3]]);
});

test('never reads more than 200 keys with one query', async () => {
  const sizes: number[] = [];
  const same = gathered(async (keys: readonly number[]) => {
    sizes.push(keys.length);
    return keys;
  });
  const wanted = Array.from({ length: 450 }, (_, index) => index);
  expect(await Promise.all(wanted.map(same))).toEqual(wanted);
  expect(sizes).toEqual([200, 200, 50]);
});

test('tells everybody who asked of a failure, and nobody who asks later', async () => {
  let fails = true;
  const read = gathered(async (keys: readonly string[]) => {
    if (fails) throw new Error('no store');
    return keys;
  });
  const results = await Promise.allSettled([read('a'), read('b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await read('c')).toBe('c');
});
