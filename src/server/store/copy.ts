import { type Kysely, sql } from 'kysely';
import { continueCursors } from './history/cursors.ts';
import type { RowCounts, Tables } from './schema/tables.ts';
import { copyStatistics } from './statistics/copy.ts';
import type { Store } from './store.ts';

/** Rows that are held in memory at once, and about how many bytes of their large columns. */
const MAX_ROWS = 200;
export const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Tables to copy, in order, with their keys and the column that may be large. Sessions and the bot's state are left out: users sign in
 * again, and the bot reports soon.
 */
const TABLES = [
  ['documents', ['guild_id', 'document'], 'value'],
  ['history', ['cursor'], 'value'],
  ['history_seen', ['guild_id', 'user_id', 'module']],
  ['save_keys', ['guild_id', 'document', 'user_id', 'key'], 'result'],
  ['subscriptions', ['guild_id', 'id']],
  ['backups', ['guild_id', 'id'], 'value'],
  ['backup_turns', ['guild_id']],
  ['bot_tasks', ['guild_id', 'id'], 'payload'],
  ['reports', ['guild_id', 'document'], 'value'],
  ['invoices', ['guild_id', 'id']],
  ['coupons', ['id']],
  ['redemptions', ['guild_id', 'coupon_id']],
  ['webhook_events', ['provider', 'id']],
  ['counters', ['name']],
  ['provider_values', ['provider', 'name']],
] as const satisfies readonly (readonly [table: keyof Tables, key: readonly string[], large?: string])[];

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
      for (const [table, key, large] of TABLES) {
        if (await target.selectFrom(table).selectAll().limit(1).executeTakeFirst()) {
          throw new Error(`The target already has rows in ${table}. Copy into an empty store.`);
        }
        copied[table] = await copyTable(source, target, table, { key, large });
      }
      await continueCursors(target);
      return { ...copied, ...(await copyStatistics(source, target)) };
    }),
  );
}

async function copyTable(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  table: (typeof TABLES)[number][0],
  { key, large }: { key: readonly string[]; large: string | undefined },
): Promise<number> {
  const order = sql.join(key.map((column) => sql.ref(column)));
  const bytes = large === undefined ? sql<number>`0` : sql<number>`coalesce(octet_length(${sql.ref(large)}), 0)`;
  let last: Record<string, unknown> | undefined;
  for (let count = 0; ; ) {
    const rest = from
      .selectFrom(table)
      .$if(last !== undefined, (query) =>
        query.where(sql<boolean>`(${order}) > (${sql.join(key.map((column) => last?.[column]))})`),
      )
      .orderBy(order);
    const sizes = await rest.select(bytes.as('bytes')).limit(MAX_ROWS).execute();
    const rows = await rest.selectAll().limit(fitting(sizes)).execute();
    if (rows.length === 0) return count;
    await to.insertInto(table).values(rows).execute();
    count += rows.length;
    last = rows.at(-1);
  }
}

/** How many of the first rows are read at once: at least one, if there is any. */
function fitting(rows: readonly { bytes: number }[]): number {
  let total = 0;
  const over = rows.findIndex(({ bytes }, index) => {
    total += bytes;
    return index > 0 && total > MAX_BYTES;
  });
  return over === -1 ? rows.length : over;
}
