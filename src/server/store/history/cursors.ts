import { type Kysely, SqliteAdapter, sql, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/**
 * Entries of the history are numbered so that whoever has read all entries up to a cursor never finds a new one below it.
 *
 * SQLite has one writer at a time, so a counter grows in the order of commits. In PostgreSQL, transactions commit in any order: there
 * a cursor begins with the number of its transaction, and readers stop before the oldest transaction that has not ended.
 */

/** Entries of one transaction that can be distinguished. */
const PER_TRANSACTION = 4096;
/** The counter that is added to transaction numbers, which start over in a new database cluster. */
const OFFSET = 'history';

const offset = sql.raw(`(select coalesce(max(value), 0) from counters where name = '${OFFSET}')`);
const current = sql.raw('pg_current_xact_id()::text::bigint');
const oldestOpen = sql.raw('pg_snapshot_xmin(pg_current_snapshot())::text::bigint');

/** The text of the expression for the cursor of the first entry of a transaction, in PostgreSQL. */
export const FIRST_CURSOR = `(pg_current_xact_id()::text::bigint
  + (select coalesce(max(value), 0) from counters where name = '${OFFSET}')) * ${PER_TRANSACTION}`;

/** Whether the store is SQLite. */
export function isSqlite(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

const counts = new WeakMap<Transaction<Tables>, number>();

/** The number of an entry in its transaction, from 0. */
export function nextInTransaction(trx: Transaction<Tables>): number {
  const count = counts.get(trx) ?? 0;
  if (count >= PER_TRANSACTION) throw new Error('A transaction has too many entries in the history');
  counts.set(trx, count + 1);
  return count;
}

/** The cursor up to which all entries are known: no entry that is committed later has a smaller one. */
export async function settledCursor(db: Kysely<Tables>): Promise<number> {
  const query = isSqlite(db)
    ? sql<{ cursor: number }>`select coalesce(max(seq), 0) as cursor from sqlite_sequence where name = 'history'`
    : sql<{ cursor: number }>`select (${oldestOpen} + ${offset}) * ${sql.lit(PER_TRANSACTION)} - 1 as cursor`;
  return Number((await query.execute(db)).rows[0]?.cursor ?? 0);
}

/**
 * Makes new cursors larger than all stored ones. They are not by themselves where entries come from another cluster or engine: in a
 * restored dump or a copy.
 */
export async function continueCursors(trx: Transaction<Tables>): Promise<void> {
  if (isSqlite(trx)) return;
  const next = sql<number>`${current} + ${offset}`;
  const { rows } = await sql<{ behind: number }>`
    select coalesce((select max(cursor) from history), 0) / ${sql.lit(PER_TRANSACTION)} + 1 - (${next}) as behind`.execute(
    trx,
  );
  const behind = Number(rows[0]?.behind);
  if (behind <= 0) return;
  await sql`insert into counters (name, value) values (${OFFSET}, ${behind})
    on conflict (name) do update set value = counters.value + ${behind}`.execute(trx);
}
