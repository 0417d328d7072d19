import { sql } from 'kysely';
import { isSqlite } from '../history/cursors.ts';
import type { Migration } from './migration.ts';

/** Versions of documents become entries of a log, which also has entries without a document. */
export const historyLog: Migration = {
  name: '013-history-log',
  async up(trx) {
    const local = isSqlite(trx);
    const log = trx.schema.createTable('history_log');
    // SQLite never gives an erased cursor to another entry, and numbers rows by it.
    await (local
      ? log.addColumn('cursor', 'integer', (column) => column.primaryKey().autoIncrement())
      : log.addColumn('cursor', 'bigint', (column) => column.primaryKey())
    )
      .addColumn('guild_id', 'varchar(20)', (column) => column.notNull())
      .addColumn('document', 'varchar(64)')
      .addColumn('revision', 'integer')
      .addColumn('version', 'integer')
      .addColumn('kind', 'varchar(16)', (column) => column.notNull())
      .addColumn('actor', 'varchar(8)', (column) => column.notNull())
      .addColumn('user_id', 'varchar(20)')
      .addColumn('details', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      // The last column, so that reading the others does not read large values.
      .addColumn('value', 'text')
      .execute();
    await sql`insert into history_log (cursor, guild_id, document, revision, version, kind, actor, user_id, at, bytes, value)
      select row_number() over (order by at, guild_id, document, revision),
        guild_id, document, revision, version, 'save', 'user', user_id, at, bytes, value
      from history order by at, guild_id, document, revision`.execute(trx);
    await trx.schema.dropTable('history').execute();
    await trx.schema.alterTable('history_log').renameTo('history').execute();
    await trx.schema
      .createIndex('history_by_revision')
      .on('history')
      .columns(['guild_id', 'document', 'revision'])
      .unique()
      .execute();
    // Covers queries for a server's entries, and for their size, without reading the values.
    await trx.schema
      .createIndex('history_by_guild')
      .on('history')
      .columns(['guild_id', 'cursor', 'document', 'revision', 'at', 'bytes'])
      .execute();

    await trx.schema
      .createTable('history_seen')
      .addColumn('guild_id', 'varchar(20)', (column) => column.notNull())
      .addColumn('user_id', 'varchar(20)', (column) => column.notNull())
      .addColumn('module', 'varchar(64)', (column) => column.notNull())
      .addColumn('cursor', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('history_seen_pk', ['guild_id', 'user_id', 'module'])
      .execute();
    // Integers have 64 bits in SQLite. The counters of PostgreSQL will include transaction numbers.
    if (!local) {
      await trx.schema
        .alterTable('counters')
        .alterColumn('value', (column) => column.setDataType('bigint'))
        .execute();
    }
  },
};
