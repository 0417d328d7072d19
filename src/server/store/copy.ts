import { type Kysely, sql } from 'kysely';
import type { StatisticsTables } from './schema/statisticsTables.ts';
import type { Tables } from './schema/tables.ts';
import { copyStatistics } from './statistics/copy.ts';
import type { Store } from './store.ts';

const BATCH = 200;

/** Copied in this order. Sessions stay behind: people log in again. So does how the bot is: it soon says so anew. */
const KEYS = {
  documents: ['guild_id', 'document'],
  history: ['guild_id', 'document', 'revision'],
  save_keys: ['guild_id', 'document', 'user_id', 'key'],
  subscriptions: ['guild_id', 'id'],
  backups: ['guild_id', 'id'],
  backup_turns: ['guild_id'],
  bot_tasks: ['guild_id', 'id'],
  reports: ['guild_id', 'document'],
  invoices: ['guild_id', 'id'],
  coupons: ['id'],
  redemptions: ['guild_id', 'coupon_id'],
  webhook_events: ['provider', 'id'],
  counters: ['name'],
  provider_values: ['provider', 'name'],
} as const;

export type CopiedRows = Record<keyof typeof KEYS | keyof StatisticsTables, number>;

/**
 * Copies settings, history, subscriptions, backups, the bot's tasks and reports, statistics and what was paid into an empty
 * store, all or nothing. Whatever is written meanwhile, the copy is that of one moment.
 * @throws Error when the target already holds rows of these tables.
 */
export async function copyStore(from: Store, to: Store): Promise<CopiedRows> {
  // The keys are those of KEYS, which `fromEntries` does not say.
  const copied = Object.fromEntries(Object.keys(KEYS).map((table) => [table, 0])) as Record<keyof typeof KEYS, number>;
  const moment = from.db.transaction().setIsolationLevel('repeatable read');
  return moment.execute((source) =>
    to.db.transaction().execute(async (target) => {
      for (const table of Object.keys(KEYS) as (keyof typeof KEYS)[]) {
        if (await target.selectFrom(table).selectAll().limit(1).executeTakeFirst()) {
          throw new Error(`The target already has rows in ${table}: copy into an empty store`);
        }
        copied[table] = await copyTable(source, target, table);
      }
      return { ...copied, ...(await copyStatistics(source, target)) };
    }),
  );
}

async function copyTable(from: Kysely<Tables>, to: Kysely<Tables>, table: keyof typeof KEYS): Promise<number> {
  const key: readonly string[] = KEYS[table];
  const order = sql.join(key.map((column) => sql.ref(column)));
  let last: Record<string, unknown> | undefined;
  for (let count = 0; ; ) {
    const rows = await from
      .selectFrom(table)
      .selectAll()
      .$if(last !== undefined, (query) =>
        query.where(sql<boolean>`(${order}) > (${sql.join(key.map((column) => last?.[column]))})`),
      )
      .orderBy(order)
      .limit(BATCH)
      .execute();
    if (rows.length > 0) await to.insertInto(table).values(rows).execute();
    count += rows.length;
    if (rows.length < BATCH) return count;
    last = rows.at(-1);
  }
}
