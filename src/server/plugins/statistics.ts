import type { FastifyInstance } from 'fastify';
import type { Config } from '../configuration/config.ts';
import type { Store } from '../store/store.ts';
import { runEvery } from './runEvery.ts';

/** Milliseconds between two runs of advancing windows. */
export const STATISTICS_INTERVAL = 60_000;
/** Milliseconds between two runs of deleting old batches. */
const DELETE_INTERVAL = 3_600_000;

/** Advances the windows of the statistics and deletes old batches of events regularly. */
export function scheduleStatistics(
  app: FastifyInstance,
  { eventDays }: Pick<Config, 'eventDays'>,
  { statistics }: Pick<Store, 'statistics'>,
  now: () => number,
): void {
  runEvery(app, {
    every: STATISTICS_INTERVAL,
    work: (signal) => statistics.advanceAll(now(), signal),
    failure: 'advancing the statistics failed',
  });
  runEvery(app, {
    every: DELETE_INTERVAL,
    work: (signal) => statistics.forget(eventDays, now(), signal),
    failure: 'deleting old events failed',
  });
}
