import type { FastifyInstance } from 'fastify';
import { makeDueBackups, type TimedSources } from '../services/backups/timed.ts';

/** Milliseconds between two looks for what is due. */
export const BACKUP_ROUND = 60_000;

/** Makes the automatic backups for as long as the application runs. */
export function makeTimedBackups(app: FastifyInstance, sources: TimedSources): void {
  if (!sources.catalogue.backups) return;
  let round: Promise<void> | null = null;
  const timer = setInterval(() => {
    // A round that takes longer than the interval is not joined by another one.
    round ??= makeDueBackups(sources, (guild, err) => app.log.warn({ err, guild }, 'an automatic backup failed'))
      .then((made) => {
        if (made > 0) app.log.info({ made }, 'automatic backups were made');
      })
      .catch((err: unknown) => app.log.warn({ err }, 'automatic backups could not be made'))
      .finally(() => {
        round = null;
      });
  }, BACKUP_ROUND).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}
