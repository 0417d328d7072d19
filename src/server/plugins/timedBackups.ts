import type { FastifyInstance } from 'fastify';
import { makeDueBackups, type TimedSources } from '../services/backups/timed.ts';
import { runEvery } from './runEvery.ts';

/** Milliseconds between two runs. */
export const BACKUP_INTERVAL = 60_000;

/** Makes automatic backups when they are due. */
export function scheduleBackups(app: FastifyInstance, sources: TimedSources): void {
  if (!sources.catalogue.backups) return;
  runEvery(app, {
    every: BACKUP_INTERVAL,
    async work(signal) {
      const failed = (guild: string, err: unknown) => app.log.warn({ err, guild }, 'an automatic backup failed');
      const made = await makeDueBackups(sources, failed, signal);
      if (made > 0) app.log.info({ made }, 'automatic backups were made');
    },
    failure: 'making automatic backups failed',
  });
}
