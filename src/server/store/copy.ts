import { type Kysely, sql } from 'kysely';
import { continueCursors } from './history/cursors.ts';
import type { RowCounts, Tables } from './schema/tables.ts';
import { copyStatistics } from './statistics/copy.ts';
import type { Store } from './store.ts';

const BATCH = 200;

/** Tables to copy, in order, with their keys. Sessions and the bot's state are left out: users sign in again, and the bot reports soon. */
const KEYS = [
  ['documents', ['guild_id', 'document']],
  ['history', ['cursor']],
  ['history_seen', ['guild_id', 'user_id', 'module']],
  ['save_keys', ['guild_id', 'document', 'user_id', 'key']],
  ['subscriptions', ['guild_id', 'id']],
  ['backups', ['guild_id', 'id']],
  ['backup_turns', ['guild_id']],
  ['bot_tasks', ['guild_id', 'id']],
  ['reports', ['guild_id', 'document']],
  ['invoices', ['guild_id', 'id']],
  ['coupons', ['id']],
  ['redemptions', ['guild_id', 'coupon_id']],
  ['webhook_events', ['provider', 'id']],
  ['counters', ['name']],
  ['provider_values', ['provider', 'name']],
] as const satisfies readonly (readonly [keyof Tables, readonly string[]])[];

/**
 * Copies settings, history, billing data, backups, the bot's tasks and reports, and statistics into an empty store, all or nothing.
 * The copy is a snapshot of one moment, whatever is written meanwhile.
 * @returns how many rows were copied, by table
 * @throws Error if the target already has rows in these tables
 */
export async function copyStore(from: Store, to: Store): Promise<RowCounts> {
  const copied: RowCounts = {};
  const moment = from.db.transaction().setIsolationLevel('repeatable read');
  return moment.execute((source) =>
    to.db.transaction().execute(async (target) => {
      for (const [table, key] of KEYS) {
        if (await target.selectFrom(table).selectAll().limit(1).executeTakeFirst()) {
          throw new Error(`The target already has rows in ${table}. Copy into an empty store.`);
        }
        copied[table] = await copyTable(source, target, table, key);
      }
      await continueCursors(target);
      return { ...copied, ...(await copyStatistics(source, target)) };
    }),
  );
}

async function copyTable(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  table: (typeof KEYS)[number][0],
  key: readonly string[],
): Promise<number> {
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
