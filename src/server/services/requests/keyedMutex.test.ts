import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyedMutex.ts';

test('work for one key waits for what came before, whether or not that succeeded; other keys do not wait', async () => {
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
  // A key that nobody waits for begins anew.
  expect(await runExclusive('a', async () => done.length)).toBe(4);
});

test('a key whose first work is over still makes later work wait for the last', async () => {
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
