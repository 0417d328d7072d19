import type { FastifyInstance } from 'fastify';
import type { Config } from '../configuration/config.ts';
import type { Store } from '../store/store.ts';
import { runEvery } from './runEvery.ts';

/** Milliseconds between two looks for windows that have moved on. */
export const STATISTICS_INTERVAL = 60_000;
/** Milliseconds between two times that old batches are looked for. */
const FORGET_ROUND = 3_600_000;

/** The jobs that move the windows of the statistics on with the time, and forget what the bot sent long ago. */
export function keepStatistics(
  app: FastifyInstance,
  { eventDays }: Pick<Config, 'eventDays'>,
  { statistics }: Pick<Store, 'statistics'>,
  now: () => number,
): void {
  runEvery(app, {
    every: STATISTICS_INTERVAL,
    work: (signal) => statistics.advanceAll(now(), signal),
    failure: 'the windows of the statistics were not moved on',
  });
  runEvery(app, {
    every: FORGET_ROUND,
    work: () => statistics.forget(eventDays, now()),
    failure: 'old events of the bot were not forgotten',
  });
}
