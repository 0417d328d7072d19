import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyedMutex.ts';

test('work waits for earlier work with the same key, successful or not, but not for other keys', async () => {
  const runExclusive = createKeyedMutex();
  const done: string[] = [];
  let finish = () => {};
  const first = runExclusive('a', () =>
    new Promise<void>((resolve) => (finish = resolve)).then(() => done.push('first')),
  );
  const second = runExclusive('a', async () => {
    done.push('second');
    throw new Error('second failed');
  });
  const third = runExclusive('a', async () => done.push('third'));
  await runExclusive('b', async () => done.push('other'));
  expect(done).toEqual(['other']);
  finish();
  await first;
  await expect(second).rejects.toThrow('second failed');
  expect(await third).toBe(4);
  expect(done).toEqual(['other', 'first', 'second', 'third']);
  // The key is free again.
  expect(await runExclusive('a', async () => done.length)).toBe(4);
});

test('later work still waits for the last one after the first one has ended', async () => {
  const runExclusive = createKeyedMutex();
  const done: string[] = [];
  let finish = () => {};
  const first = runExclusive('a', async () => done.push('first'));
  const second = runExclusive('a', () =>
    new Promise<void>((resolve) => (finish = resolve)).then(() => done.push('second')),
  );
  await first;
  await new Promise((resolve) => setImmediate(resolve));
  const third = runExclusive('a', async () => done.push('third'));
  await new Promise((resolve) => setImmediate(resolve));
  finish();
  await Promise.all([second, third]);
  expect(done).toEqual(['first', 'second', 'third']);
});
