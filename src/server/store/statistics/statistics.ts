import type { Kysely } from 'kysely';
import { DAY } from '../../../language/time/milliseconds.ts';
import { CLOCK_SKEW } from '../../time/clockSkew.ts';
import { retrying } from '../engines/retry.ts';
import { bucketAt, firstTickOf, tickOf } from '../schema/statisticsPeriods.ts';
import type { Tables } from '../schema/tables.ts';
import { type BatchResult, countBatch, type EventBatch } from './count.ts';
import { guildsBehind } from './guilds.ts';
import { advanceTo, type FiguresQuery, type OverviewFigures, readFigures } from './overview.ts';

/** Statistics of the servers, counted from the events that the bot sends. */
export interface Statistics {
  count(batch: EventBatch): Promise<BatchResult>;
  /** The figures of a period that ends now; null if nothing was ever counted. */
  read(query: FiguresQuery): Promise<OverviewFigures | null>;
  /**
   * Advances the windows of all servers, so that readers need not wait for it.
   * @param signal aborts between two servers, by throwing
   * @throws AggregateError with the failures of single servers, after trying all
   */
  advanceAll(now: number, signal?: AbortSignal): Promise<void>;
  /**
   * Deletes the bodies of batches that are older than some days, and later their ids.
   * @param signal aborts between two steps, by throwing
   */
  forget(days: number, now: number, signal?: AbortSignal): Promise<void>;
}

/** Days for which repeated batches are recognised: longer than events count. */
const KNOWN = 35;
const PAGE = 100;
/** How many bodies one statement deletes: each has up to megabytes, and a statement may take ten seconds. */
const CLEARED_AT_ONCE = 100;

export function statistics(db: Kysely<Tables>): Statistics {
  return {
    count: (batch) => countBatch(db, batch),
    read: (query) => readFigures(db, query),

    async advanceAll(now, signal) {
      // Most windows advance hourly. The shortest is also advanced by reads.
      const tick = firstTickOf(bucketAt(tickOf(now), 60));
      const failures: unknown[] = [];
      for (let after = '0'; ; ) {
        const guilds = await guildsBehind(db, { tick, now, after, limit: PAGE });
        for (const guild of guilds) {
          signal?.throwIfAborted();
          await advanceTo(db, guild, now).catch((error) => failures.push(error));
        }
        after = guilds.at(-1) ?? after;
        if (guilds.length < PAGE) break;
      }
      if (failures.length > 0)
        throw new AggregateError(failures, `The statistics of ${failures.length} servers could not be advanced`);
    },

    async forget(days, now, signal) {
      // Or batches received by a clock that was ahead would be kept until the time has caught up.
      await retrying(() =>
        db
          .updateTable('statistics_batches')
          .set({ received_at: now })
          .where('received_at', '>', now + CLOCK_SKEW)
          .execute(),
      );
      const old = db
        .selectFrom('statistics_batches')
        .select('id')
        .where('body', 'is not', null)
        .where('received_at', '<=', now - days * DAY)
        .limit(CLEARED_AT_ONCE);
      for (let cleared = CLEARED_AT_ONCE; cleared === CLEARED_AT_ONCE; ) {
        signal?.throwIfAborted();
        const { numUpdatedRows } = await retrying(() =>
          db.updateTable('statistics_batches').set({ body: null }).where('id', 'in', old).executeTakeFirst(),
        );
        cleared = Number(numUpdatedRows);
      }
      await retrying(() =>
        db
          .deleteFrom('statistics_batches')
          .where('received_at', '<', now - Math.max(days, KNOWN) * DAY)
          .execute(),
      );
    },
  };
}
