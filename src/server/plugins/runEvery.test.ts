import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { runEvery } from './runEvery.ts';

test('stops a run between two steps when the application closes, without logging a failure', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  let [steps, rounds] = [0, 0];
  runEvery(app, {
    every: 5,
    async work(signal) {
      if (++rounds === 1) throw new Error('The first fails');
      for (; steps < 500; steps++) {
        signal.throwIfAborted();
        await pause(20);
      }
    },
    failure: 'it failed',
  });
  await app.ready();
  await expect.poll(() => steps).toBeGreaterThan(0);
  await app.close();
  const [stepsThen, roundsThen] = [steps, rounds];
  await pause(60);
  expect([steps, rounds]).toEqual([stepsThen, roundsThen]);
  expect(steps).toBeLessThan(500);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['it failed']);
});
