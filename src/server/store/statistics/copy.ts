import { type Kysely, sql, type Transaction } from 'kysely';
import { LAST_SEEN, METRICS, SEEN, SUMS, TOTALS } from '../schema/statisticsColumns.ts';
import type { StatisticsTables } from '../schema/statisticsTables.ts';
import type { RowCounts, Tables } from '../schema/tables.ts';
import { bulkUpdate, refs, type SqlValue } from './batches.ts';
import { GUILD_TOTALS } from './guilds.ts';
import { idText } from './ids.ts';

type Columns<Table extends keyof StatisticsTables> = readonly (keyof StatisticsTables[Table] & string)[];

interface TableColumns {
  key: readonly string[];
  rest: readonly string[];
}

const PAGE = 1000;
/** The body of a batch may have 4 MB. */
const BATCHES_PER_PAGE = 10;

/** All columns of all tables, key columns first. */
const TABLES: { [Table in keyof StatisticsTables]: { key: Columns<Table>; rest: Columns<Table> } } = {
  statistics_guilds: { key: ['guild_id'], rest: GUILD_TOTALS },
  statistics_batches: { key: ['id'], rest: ['received_at', 'body'] },
  statistics_buckets: {
    key: ['guild_id', 'span', 'bucket'],
    rest: ['active', 'voice_users_online', ...SUMS, ...LAST_SEEN],
  },
  statistics_cells: { key: ['guild_id', 'span', 'bucket', 'user_id'], rest: ['activities', ...METRICS] },
  statistics_activity: { key: ['guild_id', 'user_id'], rest: [...SEEN, ...TOTALS.flat()] },
  statistics_leaders: { key: ['guild_id', 'period', 'metric', 'user_id'], rest: ['value'] },
  statistics_members: {
    key: ['guild_id', 'user_id'],
    rest: ['username', 'avatar', 'named_at', 'primary_balance', 'secondary_balance', 'balance_at'],
  },
  statistics_participants: { key: ['guild_id', 'lottery_id', 'user_id'], rest: ['seen'] },
  statistics_streaks: { key: ['guild_id', 'user_id', 'tick'], rest: ['streak'] },
};

/** Copies all statistics into a store without any. @returns how many rows were copied, by table */
export async function copyStatistics(from: Kysely<Tables>, to: Transaction<Tables>): Promise<RowCounts> {
  const copied: RowCounts = {};
  for (const [name, columns] of Object.entries<TableColumns>(TABLES)) {
    copied[name] = await copyTable(from, to, name, columns);
  }
  return copied;
}

/** Copies page by page: there may be millions of rows. */
async function copyTable(
  from: Kysely<Tables>,
  to: Transaction<Tables>,
  name: string,
  { key, rest }: TableColumns,
): Promise<number> {
  const columns = [...key, ...rest];
  const write = bulkUpdate(
    name,
    columns,
    (given) => sql`insert into ${sql.table(name)} (${refs(columns)}) select ${refs(columns)} from ${given}`,
  );
  const read = columns.map((column) => {
    const value = /^(guild|user)_id$/.test(column) ? idText(column) : sql.ref(column);
    return sql`${value} as ${sql.ref(column)}`;
  });
  const table = sql`${sql.table(name)} as copied`;
  const order = sql.join(key.map((column) => sql.ref(`copied.${column}`)));
  const page = name === 'statistics_batches' ? BATCHES_PER_PAGE : PAGE;
  let last: Record<string, SqlValue> | undefined;
  for (let count = 0; ; ) {
    const after = last && sql`where (${order}) > (${sql.join(key.map((column) => last?.[column]))})`;
    const { rows } = await sql<Record<string, SqlValue>>`
      select ${sql.join(read)} from ${table} ${after ?? sql``} order by ${order} limit ${sql.lit(page)}`.execute(from);
    await write(
      to,
      rows.map((row) => columns.map((column) => row[column] ?? null)),
    );
    count += rows.length;
    if (rows.length < page) return count;
    last = rows.at(-1);
  }
}
