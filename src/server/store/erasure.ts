import { type Kysely, sql, type Transaction } from 'kysely';
import { retrying } from './engines/retry.ts';
import { raiseFirstRevision } from './firstRevision.ts';
import { forgetPermissions, permissionsNaming } from './forgetPermissions.ts';
import { ERASED_USER } from './history/entry.ts';
import type { RowCounts, Tables } from './schema/tables.ts';
import { batchesNaming, forgetEvents } from './statistics/forgetEvents.ts';
import { forgetMember, guildsOf } from './statistics/forgetMember.ts';

/**
 * Tables that are erased with a server, with the column of its id. Every table with rows of a server must be listed here or below.
 * Deleting from `statistics_guilds` locks the server's statistics, so it comes first.
 */
export const ERASED_WITH_GUILD = {
  statistics_guilds: 'guild_id',
  statistics_buckets: 'guild_id',
  statistics_cells: 'guild_id',
  statistics_activity: 'guild_id',
  statistics_leaders: 'guild_id',
  statistics_members: 'guild_id',
  statistics_participants: 'guild_id',
  statistics_streaks: 'guild_id',
  documents: 'guild_id',
  history: 'guild_id',
  history_seen: 'guild_id',
  save_keys: 'guild_id',
  backups: 'guild_id',
  backup_turns: 'guild_id',
  bot_tasks: 'guild_id',
  reports: 'guild_id',
} as const satisfies Partial<Record<keyof Tables, string>>;

/** Tables that keep a server's rows, as tax and bookkeeping law requires and because paid subscriptions go on. */
export const KEPT_OF_GUILD = {
  subscriptions: 'guild_id',
  invoices: 'guild_id',
  redemptions: 'guild_id',
  billing_turns: 'guild_id',
} as const satisfies Partial<Record<keyof Tables, string>>;

/** Tables whose rows are erased with a user. Statistics are erased separately: see `forgetMember.ts` and `forgetEvents.ts`. */
export const ERASED_OF_USER = {
  sessions: 'user_id',
  save_keys: 'user_id',
  history_seen: 'user_id',
} as const satisfies Partial<Record<keyof Tables, string>>;

/** Tables whose rows belong to servers and stay, without the user's id, as do backups and tasks: see `forgetPermissions.ts`. */
export const ANONYMIZED_OF_USER = {
  history: 'user_id',
  documents: 'updated_by',
} as const satisfies Partial<Record<keyof Tables, string>>;

export const KEPT_OF_USER = {
  subscriptions: 'user_id',
  invoices: 'user_id',
  redemptions: 'user_id',
} as const satisfies Partial<Record<keyof Tables, string>>;

/** Deletion on request. Reads whole tables, so open the store without statement timeouts. */
export interface Erasure {
  /** What is stored about a server. */
  guild(guild: string): Promise<{ erased: RowCounts; kept: RowCounts }>;
  /** Deletes a server's rows in one transaction, and then its events from stored batches. */
  eraseGuild(guild: string): Promise<void>;
  /** What is stored about a user. `statistics` counts the servers whose statistics include the user. */
  user(user: string): Promise<{ erased: RowCounts; anonymized: RowCounts; kept: RowCounts }>;
  /** Ends a user's sessions, and erases the user's id and name wherever they need not be kept. */
  eraseUser(user: string, now: number): Promise<void>;
}

export function erasure(db: Kysely<Tables>): Erasure {
  async function rows(tables: Record<string, string>, id: string): Promise<RowCounts> {
    const found: RowCounts = {};
    for (const [table, column] of Object.entries(tables)) {
      const all = sql<{
        count: number;
      }>`select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}`;
      found[table] = Number((await all.execute(db)).rows[0]?.count);
    }
    return found;
  }

  const sent = async (id: string): Promise<RowCounts> => ({ statistics_batches: (await batchesNaming(db, id)).length });

  return {
    guild: async (guild) => ({
      erased: { ...(await rows(ERASED_WITH_GUILD, guild)), ...(await sent(guild)) },
      kept: await rows(KEPT_OF_GUILD, guild),
    }),

    async eraseGuild(guild) {
      // Committed before the rows go, too: a save that waits for that takes its first revision from what it found when it began.
      await retrying(() => raiseFirstRevision(db, guild));
      await retrying(() =>
        db.transaction().execute(async (trx) => {
          await raiseFirstRevision(trx, guild);
          for (const [table, column] of Object.entries(ERASED_WITH_GUILD)) await remove(trx, { table, column }, guild);
        }),
      );
      await forgetEvents(db, guild);
    },

    user: async (user) => ({
      erased: {
        ...(await rows(ERASED_OF_USER, user)),
        statistics: (await guildsOf(db, user)).length,
        ...(await sent(user)),
      },
      anonymized: { ...(await rows(ANONYMIZED_OF_USER, user)), ...(await permissionsNaming(db, user)) },
      kept: await rows(KEPT_OF_USER, user),
    }),

    async eraseUser(user, now) {
      await retrying(() =>
        db.transaction().execute(async (trx) => {
          for (const [table, column] of Object.entries(ERASED_OF_USER)) await remove(trx, { table, column }, user);
          // First, so that a snapshot that is being stored either is waited for or sees it.
          await trx.updateTable('subscriptions').set({ payer_erased: 1 }).where('user_id', '=', user).execute();
          await trx.updateTable('history').set({ user_id: ERASED_USER }).where('user_id', '=', user).execute();
          await trx.updateTable('documents').set({ updated_by: ERASED_USER }).where('updated_by', '=', user).execute();
        }),
      );
      for (const guild of await guildsOf(db, user)) {
        await retrying(() => db.transaction().execute((trx) => forgetMember(trx, guild, user, now)));
      }
      await forgetPermissions(db, user);
      await forgetEvents(db, user);
    },
  };
}

async function remove(
  trx: Transaction<Tables>,
  { table, column }: { table: string; column: string },
  id: string,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(trx);
}
