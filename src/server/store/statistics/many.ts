import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../schema.ts';
import { text } from './ids.ts';
import type { StatisticsTables } from './tables.ts';

/*
 * Batches touch thousands of rows. A statement takes many of them, of few different lengths, so that engines and builder make
 * each text once.
 */

const LENGTHS = [256, 64, 16, 4, 1];

type Value = string | number | null;
type ColumnOf<Table extends keyof StatisticsTables> = keyof StatisticsTables[Table] & string;

/** What becomes of a row that is there already. */
interface Change<Column> {
  add?: readonly Column[];
  replace?: readonly Column[];
  /** Takes the higher of both. */
  raise?: readonly Column[];
}

/**
 * Writes rows of a table. Each is given as the values of the columns: those of the key, then those that are added, replaced and
 * raised. No key may come twice.
 */
export function writer<Table extends keyof StatisticsTables>(
  table: Table,
  key: readonly ColumnOf<Table>[],
  { add = [], replace = [], raise = [] }: Change<ColumnOf<Table>>,
): (db: Kysely<Tables>, rows: readonly (readonly Value[])[]) => Promise<void> {
  const columns = [...key, ...add, ...replace, ...raise];
  const there = (column: string) => sql`${sql.table(table)}.${sql.ref(column)}`;
  const coming = (column: string) => sql`excluded.${sql.ref(column)}`;
  const set = [
    ...add.map((column) => sql`${sql.ref(column)} = ${there(column)} + ${coming(column)}`),
    ...replace.map((column) => sql`${sql.ref(column)} = ${coming(column)}`),
    ...raise.map(
      (column) =>
        sql`${sql.ref(column)} = case when ${coming(column)} > ${there(column)} then ${coming(column)} else ${there(column)} end`,
    ),
  ];
  const textOf = texts((length) => {
    const row = sql`(${sql.join(columns.map(() => 0))})`;
    return sql`insert into ${sql.table(table)} (${refs(columns)}) values ${sql.join(Array(length).fill(row))}
      on conflict (${refs(key)}) do update set ${sql.join(set)}`;
  });
  return async (db, rows) => {
    for (let done = 0; done < rows.length; ) {
      const length = LENGTHS.find((one) => one <= rows.length - done) as number;
      const values = rows.slice(done, done + length).flat();
      await db.executeQuery(CompiledQuery.raw(textOf(db, length), values));
      done += length;
    }
  };
}

/** Reads the rows of some members of a server, with `user_id` as digits and further columns. */
export function reader<Table extends 'statistics_activity' | 'statistics_members', Column extends ColumnOf<Table>>(
  table: Table,
  columns: readonly Column[],
): (
  db: Kysely<Tables>,
  guild: string,
  users: readonly string[],
) => Promise<Map<string, { user_id: string } & Pick<StatisticsTables[Table], Column>>> {
  const textOf = texts(
    (length) => sql`select ${text('user_id')} as user_id, ${refs(columns)} from ${sql.table(table)}
      where guild_id = ${0} and user_id in (${sql.join(Array(length).fill(0))})`,
  );
  return async (db, guild, users) => {
    const found = new Map();
    for (let done = 0; done < users.length; ) {
      const length = LENGTHS.find((one) => one <= users.length - done) as number;
      const values = [guild, ...users.slice(done, done + length)];
      const query = CompiledQuery.raw(textOf(db, length), values);
      for (const row of (await db.executeQuery<{ user_id: string }>(query)).rows) found.set(row.user_id, row);
      done += length;
    }
    return found;
  };
}

function refs(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}

/** Texts by their length, for each kind of engine. */
function texts(build: (length: number) => RawBuilder<unknown>): (db: Kysely<Tables>, length: number) => string {
  const made = new WeakMap<object, Map<number, string>>();
  return (db, length) => {
    const kind = db.getExecutor().adapter.constructor;
    const known = made.get(kind) ?? new Map<number, string>();
    made.set(kind, known);
    const ready = known.get(length) ?? build(length).compile(db).sql;
    known.set(length, ready);
    return ready;
  };
}
