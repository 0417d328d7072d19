import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';
import { copyStatistics } from './statistics/copy.ts';
import type { StatisticsTables } from './statistics/tables.ts';
import type { Store } from './store.ts';

const BATCH = 200;

/** Copied in this order. Sessions stay behind: people log in again. So does how the bot is: it soon says so anew. */
const KEYS = {
  documents: ['guild_id', 'document'],
  history: ['guild_id', 'document', 'revision'],
  subscriptions: ['guild_id', 'id'],
  backups: ['guild_id', 'id'],
  backup_turns: ['guild_id'],
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
 * Copies settings, history, subscriptions, backups, the bot's reports, statistics and what was paid into an empty
 * store, all or nothing.
 * @throws Error when the target already holds rows of these tables.
 */
export async function copyStore(from: Store, to: Store): Promise<CopiedRows> {
  // The keys are those of KEYS, which `fromEntries` does not say.
  const copied = Object.fromEntries(Object.keys(KEYS).map((table) => [table, 0])) as Record<keyof typeof KEYS, number>;
  return to.db.transaction().execute(async (trx) => {
    for (const table of Object.keys(KEYS) as (keyof typeof KEYS)[]) {
      if (await trx.selectFrom(table).selectAll().limit(1).executeTakeFirst()) {
        throw new Error(`The target already has rows in ${table}: copy into an empty store`);
      }
      copied[table] = await copyTable(from.db, trx, table);
    }
    return { ...copied, ...(await copyStatistics(from.db, trx)) };
  });
}

async function copyTable(from: Kysely<Tables>, to: Kysely<Tables>, table: keyof typeof KEYS): Promise<number> {
  for (let offset = 0; ; offset += BATCH) {
    const rows = await from
      .selectFrom(table)
      .selectAll()
      .orderBy(sql.join(KEYS[table].map((key) => sql.ref(key))))
      .limit(BATCH)
      .offset(offset)
      .execute();
    if (rows.length > 0) await to.insertInto(table).values(rows).execute();
    if (rows.length < BATCH) return offset + rows.length;
  }
}
