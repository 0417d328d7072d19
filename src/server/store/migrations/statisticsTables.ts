import { type CreateTableBuilder, SqliteAdapter, sql, type Transaction } from 'kysely';
import { LAST_SEEN, METRICS, SEEN, SUMS, TOTALS } from '../schema/statisticsColumns.ts';
import type { Tables } from '../schema/tables.ts';
import type { Migration } from './migration.ts';

/** The statistics tables. Keys begin with the guild, so that rows that are counted together lie together. */
export const statisticsTables: Migration = {
  name: '005-statistics',
  async up(trx) {
    const { schema } = trx;
    await wholeNumbers(wholeNumber(schema.createTable('statistics_guilds'), 'tick'), [
      'primary_total',
      'secondary_total',
      ...HELD,
    ])
      .addColumn('guild_id', 'bigint', (column) => column.notNull().primaryKey())
      .addColumn('received_at', 'bigint')
      .addColumn('total_members', 'integer')
      .addColumn('voice_users_online', 'integer')
      .addColumn('snapshot_at', 'bigint')
      .addColumn('floors', 'text', (column) => column.notNull())
      .addColumn('wins', 'text', (column) => column.notNull())
      .addColumn('winners', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('statistics_guilds_tick').on('statistics_guilds').column('tick').execute();

    await schema
      .createTable('statistics_batches')
      .addColumn('id', 'varchar(64)', (column) => column.notNull().primaryKey())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('body', 'text')
      .execute();
    await schema.createIndex('statistics_batches_received_at').on('statistics_batches').column('received_at').execute();
    await schema
      .createIndex('statistics_batches_kept')
      .on('statistics_batches')
      .column('received_at')
      .where(sql.ref('body'), 'is not', null)
      .execute();

    await clustered(trx, 'statistics_buckets', ['guild_id', 'span', 'bucket'], (table) =>
      wholeNumbers(table, ['active', 'voice_users_online', ...SUMS, ...LAST_SEEN]),
    );
    await clustered(trx, 'statistics_cells', ['guild_id', 'span', 'bucket', 'user_id'], (table) =>
      wholeNumbers(table, ['deeds', ...METRICS]),
    );
    await clustered(trx, 'statistics_activity', ['guild_id', 'user_id'], (table) =>
      wholeNumbers(table, [...SEEN, ...TOTALS.flat()]),
    );
    await clustered(trx, 'statistics_leaders', ['guild_id', 'period', 'metric', 'user_id'], (table) =>
      wholeNumbers(table, ['value']),
    );
    await clustered(trx, 'statistics_members', ['guild_id', 'user_id'], (table) =>
      wholeNumbers(table, ['primary_balance', 'secondary_balance'])
        .addColumn('username', 'varchar(32)')
        .addColumn('avatar', 'varchar(64)')
        .addColumn('named_at', 'bigint')
        .addColumn('balance_at', 'bigint'),
    );
    await clustered(trx, 'statistics_participants', ['guild_id', 'lottery_id', 'user_id'], (table) =>
      wholeNumbers(table, ['seen']),
    );
    await clustered(trx, 'statistics_streaks', ['guild_id', 'user_id', 'tick'], (table) =>
      wholeNumbers(table, ['streak']),
    );

    // In the order of the leaderboards: highest value first, then lowest id.
    await schema
      .createIndex('statistics_leaders_value')
      .on('statistics_leaders')
      .columns(['guild_id', 'period', 'metric', 'value desc', 'user_id'])
      .execute();
    await schema
      .createIndex('statistics_streaks_streak')
      .on('statistics_streaks')
      .columns(['guild_id', 'streak desc', 'user_id', 'tick'])
      .execute();
    for (const balance of ['primary_balance', 'secondary_balance']) {
      await schema
        .createIndex(`statistics_members_${balance}`)
        .on('statistics_members')
        .columns(['guild_id', `${balance} desc`, 'user_id'])
        .where(sql.ref(balance), '>', 0)
        .execute();
    }
  },
};

const HELD = ['holders', 'poor', 'middle', 'rich', 'wealthy'];

const KEY_TYPES = {
  guild_id: 'bigint',
  user_id: 'bigint',
  bucket: 'integer',
  tick: 'integer',
  span: 'smallint',
  period: 'varchar(4)',
  metric: 'varchar(16)',
  lottery_id: 'varchar(64)',
} as const;

type KeyColumn = keyof typeof KEY_TYPES;
type Builder = CreateTableBuilder<string, string>;

function wholeNumber<Known extends string>(table: CreateTableBuilder<string, Known>, name: string): Builder {
  return table.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0));
}

function wholeNumbers(table: Builder, names: readonly string[]): Builder {
  return names.reduce(wholeNumber<string>, table);
}

/** A table clustered by its key in SQLite; in PostgreSQL, its pages are filled loosely so that rows can be updated in place. */
async function clustered(
  trx: Transaction<Tables>,
  name: string,
  [first, ...others]: readonly [KeyColumn, ...KeyColumn[]],
  columns: (table: Builder) => Builder,
): Promise<void> {
  const add = <Known extends string>(builder: CreateTableBuilder<string, Known>, column: KeyColumn): Builder =>
    builder.addColumn<string>(column, KEY_TYPES[column], (built) => built.notNull());
  const keyed = others.reduce(add<string>, add(trx.schema.createTable(name), first));
  const isSqlite = trx.getExecutor().adapter instanceof SqliteAdapter;
  await columns(keyed)
    .addPrimaryKeyConstraint(`${name}_pk`, [first, ...others])
    .modifyEnd(isSqlite ? sql`without rowid` : sql`with (fillfactor = 75)`)
    .execute();
}
