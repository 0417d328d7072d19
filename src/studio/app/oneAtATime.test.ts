import { expect, test } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

test('while a task runs only the newest waits', async () => {
  const done: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () =>
    new Promise<void>((resolve) => {
      done.push(name);
      ends.set(name, resolve);
    });
  const queue = oneAtATime();
  queue(task('first'));
  queue(task('second'));
  queue(task('third'));
  expect(done).toEqual(['first']);
  ends.get('first')?.();
  await expect.poll(() => done).toEqual(['first', 'third']);
  ends.get('third')?.();
  await new Promise((resolve) => setTimeout(resolve));
  queue(task('fourth'));
  expect(done).toEqual(['first', 'third', 'fourth']);
});
