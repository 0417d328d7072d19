import type { Kysely } from 'kysely';
import { retrying } from '../engines/retry.ts';
import { bucketAt, firstTickOf, type StatisticsPeriod, tickOf } from '../schema/statisticsPeriods.ts';
import type { Tables } from '../schema/tables.ts';
import { type Batch, type BatchResult, countBatch } from './count.ts';
import { guildsBehind } from './guilds.ts';
import { advanceTo, type OverviewFigures, readFigures } from './overview.ts';

/** What happened in the servers, as the bot tells it. */
export interface Statistics {
  count(batch: Batch): Promise<BatchResult>;
  /** The figures of a period that ends now; null where nothing was ever counted. */
  read(guild: string, period: StatisticsPeriod, now: number): Promise<OverviewFigures | null>;
  /**
   * Takes from all windows what has left them, so that who reads need not wait for it.
   * @param signal ends it between two servers, by throwing
   */
  advanceAll(now: number, signal?: AbortSignal): Promise<void>;
  /** Forgets what was kept of batches for longer than some days, and later their ids. */
  forget(days: number, now: number): Promise<void>;
}

const DAY = 24 * 3_600_000;
/** Days for which a batch that comes again is known: longer than an event can count. */
const KNOWN = 35;
const PAGE = 100;

export function statistics(db: Kysely<Tables>): Statistics {
  return {
    count: (batch) => countBatch(db, batch),
    read: (guild, period, now) => readFigures(db, guild, period, now),

    async advanceAll(now, signal) {
      // Most windows move on by the hour; what leaves the shortest between is soon taken by who reads.
      const tick = firstTickOf(bucketAt(tickOf(now), 60));
      const failures: unknown[] = [];
      for (let after = '0'; ; ) {
        const guilds = await guildsBehind(db, { tick, since: now - KNOWN * DAY, after, limit: PAGE });
        for (const guild of guilds) {
          signal?.throwIfAborted();
          await advanceTo(db, guild, now).catch((error) => failures.push(error));
        }
        after = guilds.at(-1) ?? after;
        if (guilds.length < PAGE) break;
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} servers were not moved on`);
    },

    async forget(days, now) {
      await retrying(() =>
        db
          .updateTable('statistics_batches')
          .set({ body: null })
          .where('body', 'is not', null)
          .where('received_at', '<=', now - days * DAY)
          .execute(),
      );
      await retrying(() =>
        db
          .deleteFrom('statistics_batches')
          .where('received_at', '<', now - Math.max(days, KNOWN) * DAY)
          .execute(),
      );
    },
  };
}
