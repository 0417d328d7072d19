import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../schema.ts';
import { text } from './ids.ts';
import type { StatisticsTables } from './tables.ts';

/*
 * Batches touch thousands of rows. A statement takes many of them, of few different numbers, so that engines and builder make
 * each text once.
 */

const AT_ONCE = [256, 64, 16, 4, 1];

export type Value = string | number | null;
export type ColumnOf<Table extends keyof StatisticsTables> = keyof StatisticsTables[Table] & string;

/** What becomes of a row that is there already. */
interface Change<Column> {
  add?: readonly Column[];
  replace?: readonly Column[];
  /** Takes the higher of both. */
  raise?: readonly Column[];
}

export type Writer = (db: Kysely<Tables>, rows: readonly (readonly Value[])[]) => Promise<void>;

/**
 * Writes rows of a table. Each is given as the values of the columns: those of the key, then those that are added, replaced and
 * raised. No key may come twice.
 */
export function writer<Table extends keyof StatisticsTables>(
  table: Table,
  key: readonly ColumnOf<Table>[],
  { add = [], replace = [], raise = [] }: Change<ColumnOf<Table>>,
): Writer {
  const columns = [...key, ...add, ...replace, ...raise];
  return writing(
    (rows) => sql`insert into ${sql.table(table)} (${refs(columns)}) values ${valuesOf(columns.length, rows)}
      on conflict (${refs(key)}) do update set ${sql.join([...added(table, add), ...replaced(replace), ...raised(table, raise)])}`,
  );
}

/** Writes rows with statements for a number of them. */
export function writing(build: (rows: number) => RawBuilder<unknown>): Writer {
  const textOf = texts(build);
  return async (db, rows) => {
    for (const some of inParts(rows)) {
      await db.executeQuery(CompiledQuery.raw(textOf(db, some.length), some.flat()));
    }
  };
}

/** Reads from the rows of some members of a server; each row has `user_id`, as digits, and further columns. */
export function reader<Table extends 'statistics_activity' | 'statistics_members', Column extends ColumnOf<Table>>(
  table: Table,
  columns: readonly Column[],
): (
  db: Kysely<Tables>,
  guild: string,
  users: readonly string[],
) => Promise<Map<string, Pick<StatisticsTables[Table], Column>>> {
  const textOf = texts(
    (count) => sql`select ${text('user_id')} as user_id, ${refs(columns)} from ${sql.table(table)}
      where guild_id = ${0} and user_id in (${places(count)})`,
  );
  return async (db, guild, users) => {
    const found = new Map();
    for (const some of inParts(users)) {
      const query = CompiledQuery.raw(textOf(db, some.length), [guild, ...some]);
      for (const row of (await db.executeQuery<{ user_id: string }>(query)).rows) found.set(row.user_id, row);
    }
    return found;
  };
}

/** Cuts a list into parts of lengths for which there are statements. */
export function* inParts<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let done = 0; done < items.length; ) {
    const length = AT_ONCE.find((one) => one <= items.length - done) as number;
    yield items.slice(done, done + length);
    done += length;
  }
}

/** The texts of statements by the number of what they take, made once for each kind of engine. */
export function texts(build: (count: number) => RawBuilder<unknown>): (db: Kysely<Tables>, count: number) => string {
  const made = new WeakMap<object, Map<number, string>>();
  return (db, count) => {
    const kind = db.getExecutor().adapter.constructor;
    const ofKind = made.get(kind) ?? new Map<number, string>();
    made.set(kind, ofKind);
    const ready = ofKind.get(count) ?? build(count).compile(db).sql;
    ofKind.set(count, ready);
    return ready;
  };
}

/** The places of so many values. */
export function places(count: number): RawBuilder<unknown> {
  return sql.join(Array(count).fill(0));
}

export function valuesOf(columns: number, rows: number): RawBuilder<unknown> {
  return sql.join(Array(rows).fill(sql`(${places(columns)})`));
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
