import { CompiledQuery, type Kysely, type RawBuilder, SqliteAdapter, sql } from 'kysely';
import type { StatisticsTables } from '../schema/statisticsTables.ts';
import type { Tables } from '../schema/tables.ts';

/*
 * Batches touch thousands of rows. PostgreSQL gets all of them in one statement, with an array per column. SQLite gets chunks of a
 * few fixed sizes, so that statements can be cached.
 */

const CHUNK_SIZES = [256, 64, 16, 4, 1];

export type SqlValue = string | number | null;
type ColumnOf<Table extends keyof StatisticsTables> = keyof StatisticsTables[Table] & string;

/** What happens to the columns of an existing row. */
interface Change<Column> {
  add?: readonly Column[];
  replace?: readonly Column[];
  /** Keeps the higher value. */
  raise?: readonly Column[];
}

export type BulkWriter = (db: Kysely<Tables>, rows: readonly (readonly SqlValue[])[]) => Promise<void>;

/**
 * Inserts or updates rows. Each row has the values of the key columns, followed by those to add, replace and raise. Keys must be
 * unique.
 */
export function bulkUpsert<Table extends keyof StatisticsTables>(
  table: Table,
  key: readonly ColumnOf<Table>[],
  { add = [], replace = [], raise = [] }: Change<ColumnOf<Table>>,
): BulkWriter {
  const columns = [...key, ...add, ...replace, ...raise];
  const set = [...added(table, add), ...replaced(replace), ...raised(table, raise)];
  return bulkUpdate(
    table,
    columns,
    (given) => sql`insert into ${sql.table(table)} (${refs(columns)}) select ${refs(columns)} from ${given}
      where true on conflict (${refs(key)}) do update set ${sql.join(set)}`,
  );
}

/** Writes rows with a statement that selects the columns from `given`. */
export function bulkUpdate(
  table: string,
  columns: readonly string[],
  build: (given: RawBuilder<unknown>) => RawBuilder<unknown>,
): BulkWriter {
  const isText = (column: string) => TEXT_COLUMNS[table]?.includes(column) ?? false;
  const names = sql`given(${refs(columns)})`;
  const ofLists = cachedSql(() => {
    const lists = columns.map((column) => sql`${0}::${sql.raw(isText(column) ? 'text' : 'bigint')}[]`);
    return build(sql`unnest(${sql.join(lists)}) as ${names}`);
  });
  const ofRows = cachedSql((count) => {
    const row = sql`(${placeholders(columns.length)})`;
    const renamed = columns.map((column, index) => sql`${sql.ref(`column${index + 1}`)} as ${sql.ref(column)}`);
    return build(sql`(select ${sql.join(renamed)} from (values ${sql.join(Array(count).fill(row))})) as given`);
  });
  return async (db, rows) => {
    if (rows.length === 0) return;
    if (isSqlite(db)) {
      for (const some of inChunks(rows)) {
        await db.executeQuery(CompiledQuery.raw(ofRows(db, some.length), flattened(some)));
      }
      return;
    }
    const lists = columns.map((column, index) => {
      const values = rows.map((row) => row[index] ?? null);
      return isText(column) ? values : numbers(values);
    });
    await db.executeQuery(CompiledQuery.raw(ofLists(db, 1), lists));
  };
}

/** Columns that are not integers. */
const TEXT_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  statistics_guilds: ['floors', 'wins', 'winners'],
  statistics_batches: ['id', 'body'],
  statistics_leaders: ['period', 'metric'],
  statistics_members: ['username', 'avatar'],
  statistics_participants: ['lottery_id'],
};

/**
 * A query about some members. Its parameters are those in `before`, the members, and those in `after`.
 * @param build builds the query around a condition on `user_id`
 */
export function batchQuery<Row>(
  build: (areThey: RawBuilder<boolean>) => RawBuilder<unknown>,
): (
  db: Kysely<Tables>,
  users: readonly string[],
  before: readonly SqlValue[],
  after?: readonly SqlValue[],
) => Promise<Row[]> {
  const ofList = cachedSql(() => build(sql`user_id = any(${0}::bigint[])`));
  const ofMany = cachedSql((count) => build(sql`user_id in (${placeholders(count)})`));
  return async (db, users, before, after = []) => {
    const found: Row[] = [];
    if (users.length === 0) return found;
    if (!isSqlite(db)) {
      const query = CompiledQuery.raw(ofList(db, 1), [...before, numbers(users), ...after]);
      return (await db.executeQuery<Row>(query)).rows;
    }
    for (const some of inChunks(users)) {
      const query = CompiledQuery.raw(ofMany(db, some.length), [...before, ...some, ...after]);
      for (const row of (await db.executeQuery<Row>(query)).rows) found.push(row);
    }
    return found;
  };
}

function isSqlite(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** An array literal for PostgreSQL. */
function numbers(values: readonly SqlValue[]): string {
  return `{${values.map((value) => value ?? 'null').join(',')}}`;
}

/** Splits a list into chunks of {@link CHUNK_SIZES}. */
function* inChunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let done = 0; done < items.length; ) {
    const length = CHUNK_SIZES.find((size) => size <= items.length - done) ?? 1;
    yield items.slice(done, done + length);
    done += length;
  }
}

/** What `flat` does, in a third of its time. */
function flattened(rows: readonly (readonly SqlValue[])[]): SqlValue[] {
  const values: SqlValue[] = [];
  for (const row of rows) for (const value of row) values.push(value);
  return values;
}

/** The texts of a statement by the number of what it takes, made once. */
function cachedSql(build: (count: number) => RawBuilder<unknown>): (db: Kysely<Tables>, count: number) => string {
  const made = new Map<number, string>();
  return (db, count) => {
    const text = made.get(count) ?? build(count).compile(db).sql;
    made.set(count, text);
    return text;
  };
}

/** Placeholders for parameters. */
function placeholders(count: number): RawBuilder<unknown> {
  return sql.join(Array(count).fill(0));
}

export function refs(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}

export function added(table: string, columns: readonly string[]): RawBuilder<unknown>[] {
  return columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`${table}.${column}`)} + ${excluded(column)}`);
}

function replaced(columns: readonly string[]): RawBuilder<unknown>[] {
  return columns.map((column) => sql`${sql.ref(column)} = ${excluded(column)}`);
}

export function raised(table: string, columns: readonly string[]): RawBuilder<unknown>[] {
  return columns.map((column) => {
    const there = sql.ref(`${table}.${column}`);
    return sql`${sql.ref(column)} = case when ${excluded(column)} > ${there} then ${excluded(column)} else ${there} end`;
  });
}

function excluded(column: string): RawBuilder<unknown> {
  return sql.ref(`excluded.${column}`);
}
