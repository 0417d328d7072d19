import { type Kysely, sql } from 'kysely';
import { retrying } from '../engines/retry.ts';
import type { Tables } from '../schema/tables.ts';
import { settledCursor } from './cursors.ts';

/** Up to where users have seen the history of servers. */
export interface HistorySeen {
  /** The cursors by module; that of all other modules under the empty name. Empty if the user has never looked. */
  seen(guild: string, user: string): Promise<Map<string, number>>;
  /** Remembers that a user has now seen a module; without one, all modules. */
  markSeen(guild: string, user: string, module?: string): Promise<void>;
}

const ALL = '';

export function historySeen(db: Kysely<Tables>): HistorySeen {
  return {
    async seen(guild, user) {
      const rows = await db
        .selectFrom('history_seen')
        .select(['module', 'cursor'])
        .where('guild_id', '=', guild)
        .where('user_id', '=', user)
        .execute();
      return new Map(rows.map(({ module, cursor }) => [module, cursor]));
    },

    async markSeen(guild, user, module = ALL) {
      const cursor = await settledCursor(db);
      const row = { guild_id: guild, user_id: user };
      await retrying(() =>
        db.transaction().execute(async (trx) => {
          if (module === ALL) {
            await trx.deleteFrom('history_seen').where('guild_id', '=', guild).where('user_id', '=', user).execute();
          }
          await trx
            .insertInto('history_seen')
            .values({ ...row, module, cursor })
            .onConflict((conflict) =>
              conflict
                .columns(['guild_id', 'user_id', 'module'])
                .doUpdateSet({ cursor: sql<number>`excluded.cursor` })
                .whereRef('history_seen.cursor', '<', sql.ref('excluded.cursor')),
            )
            .execute();
          // With the first module, the user has looked at the server: what was there before is not new.
          await trx
            .insertInto('history_seen')
            .values({ ...row, module: ALL, cursor })
            .onConflict((conflict) => conflict.columns(['guild_id', 'user_id', 'module']).doNothing())
            .execute();
        }),
      );
    },
  };
}
