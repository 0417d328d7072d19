import { type Kysely, sql, type Transaction } from 'kysely';
import { retrying } from './engines/retry.ts';
import type { Tables } from './schema.ts';
import { batchesNaming, forgetEvents } from './statistics/forgetEvents.ts';
import { forgetMember, guildsOf } from './statistics/forgetMember.ts';

/**
 * What goes with a server: tables, and their column with its id. A new table about servers stands here or below. The first
 * row puts all in turn who count for the server's statistics, so it goes first.
 */
export const ERASED_WITH_SERVER = {
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
  save_keys: 'guild_id',
  backups: 'guild_id',
  backup_turns: 'guild_id',
  bot_tasks: 'guild_id',
  reports: 'guild_id',
} as const satisfies Partial<Record<keyof Tables, string>>;

/** What stays of a server: the law on taxes and bookkeeping demands it, and what is paid for runs on. */
export const KEPT_OF_SERVER = {
  subscriptions: 'guild_id',
  invoices: 'guild_id',
  redemptions: 'guild_id',
  billing_turns: 'guild_id',
} as const satisfies Partial<Record<keyof Tables, string>>;

/** Where a person's id is taken away. Their statistics are another matter: see `forget-member.ts` and `forget-events.ts`. */
export const ERASED_OF_PERSON = {
  sessions: 'user_id',
  save_keys: 'user_id',
  history: 'user_id',
  documents: 'updated_by',
} as const satisfies Partial<Record<keyof Tables, string>>;

export const KEPT_OF_PERSON = {
  subscriptions: 'user_id',
  invoices: 'user_id',
  redemptions: 'user_id',
} as const satisfies Partial<Record<keyof Tables, string>>;

/** Stands where the id of somebody was who is forgotten. */
const SOMEBODY = '0';

/** Rows by the name of their table. */
export type Rows = Record<string, number>;

/** What is deleted on request. It goes through whole tables: on a large store, only who opened it with patience may do so. */
export interface Erasure {
  /** What there is of a server. */
  server(guild: string): Promise<{ erased: Rows; kept: Rows }>;
  /** Deletes what goes with a server, all or nothing, and then its events among what the bot sent. */
  eraseServer(guild: string): Promise<void>;
  /** What there is of a person, the servers in whose statistics they are included. */
  person(user: string): Promise<{ erased: Rows; kept: Rows }>;
  /** Ends a person's sessions, and takes their id and name away where they need not stay. */
  erasePerson(user: string, now: number): Promise<void>;
}

export function erasure(db: Kysely<Tables>): Erasure {
  async function rows(tables: Record<string, string>, id: string): Promise<Rows> {
    const found: Rows = {};
    for (const [table, column] of Object.entries(tables)) {
      const all = sql<{
        count: number;
      }>`select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}`;
      found[table] = Number((await all.execute(db)).rows[0]?.count);
    }
    return found;
  }

  const sent = async (id: string): Promise<Rows> => ({ statistics_batches: (await batchesNaming(db, id)).length });

  return {
    server: async (guild) => ({
      erased: { ...(await rows(ERASED_WITH_SERVER, guild)), ...(await sent(guild)) },
      kept: await rows(KEPT_OF_SERVER, guild),
    }),

    async eraseServer(guild) {
      await retrying(() =>
        db.transaction().execute(async (trx) => {
          for (const [table, column] of Object.entries(ERASED_WITH_SERVER)) await remove(trx, { table, column }, guild);
        }),
      );
      await forgetEvents(db, guild);
    },

    person: async (user) => ({
      erased: {
        ...(await rows(ERASED_OF_PERSON, user)),
        statistics: (await guildsOf(db, user)).length,
        ...(await sent(user)),
      },
      kept: await rows(KEPT_OF_PERSON, user),
    }),

    async erasePerson(user, now) {
      await retrying(() =>
        db.transaction().execute(async (trx) => {
          await trx.deleteFrom('sessions').where('user_id', '=', user).execute();
          await trx.deleteFrom('save_keys').where('user_id', '=', user).execute();
          await trx.updateTable('history').set({ user_id: SOMEBODY }).where('user_id', '=', user).execute();
          await trx.updateTable('documents').set({ updated_by: SOMEBODY }).where('updated_by', '=', user).execute();
        }),
      );
      for (const guild of await guildsOf(db, user)) {
        await retrying(() => db.transaction().execute((trx) => forgetMember(trx, guild, user, now)));
      }
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
