import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { historyMetrics } from '../metrics/history.ts';
import { type PruneSources, pruneHistory } from '../services/settings/pruneHistory.ts';
import { runEvery } from './runEvery.ts';

/** Milliseconds between two runs. */
export const HISTORY_INTERVAL = 3_600_000;

/** Prunes the settings history regularly. */
export function scheduleHistoryPruning(app: FastifyInstance, sources: PruneSources, registry: Registry): void {
  const { pruned } = sources.store.history;
  const lastRun = historyMetrics(registry, pruned);
  runEvery(app, {
    every: HISTORY_INTERVAL,
    async work(signal) {
      const before = { ...pruned };
      await pruneHistory(sources, signal);
      lastRun.set(sources.now() / 1000);
      const [rows, bytes] = [pruned.rows - before.rows, pruned.bytes - before.bytes];
      if (rows > 0) app.log.info({ rows, bytes }, 'old versions of settings were deleted');
    },
    failure: 'deleting old versions of settings failed',
  });
}
