import type { Transaction } from 'kysely';
import type { Tables } from './schema.ts';

export interface Migration {
  /** Never changes once released: the store remembers it. */
  name: string;
  up(trx: Transaction<Tables>): Promise<void>;
}

/** In order. Both engines run the same; keys lead with the guild so that rows of one server lie together. */
export const migrations: readonly Migration[] = [
  {
    name: '001-settings-subscriptions-sessions',
    async up(trx) {
      await trx.schema
        .createTable('documents')
        .addColumn('guild_id', 'varchar(20)', (column) => column.notNull())
        .addColumn('document', 'varchar(64)', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_by', 'varchar(20)', (column) => column.notNull())
        .addPrimaryKeyConstraint('documents_pk', ['guild_id', 'document'])
        .execute();

      await trx.schema
        .createTable('history')
        .addColumn('guild_id', 'varchar(20)', (column) => column.notNull())
        .addColumn('document', 'varchar(64)', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('user_id', 'varchar(20)', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('history_pk', ['guild_id', 'document', 'revision'])
        .execute();

      await trx.schema
        .createTable('subscriptions')
        .addColumn('guild_id', 'varchar(20)', (column) => column.notNull())
        .addColumn('id', 'varchar(64)', (column) => column.notNull())
        .addColumn('plan', 'varchar(32)', (column) => column.notNull())
        .addColumn('provider', 'varchar(32)', (column) => column.notNull())
        .addColumn('status', 'varchar(16)', (column) => column.notNull())
        .addColumn('starts_at', 'bigint', (column) => column.notNull())
        .addColumn('ends_at', 'bigint')
        .addPrimaryKeyConstraint('subscriptions_pk', ['guild_id', 'id'])
        .execute();

      await trx.schema
        .createTable('sessions')
        .addColumn('id', 'varchar(128)', (column) => column.notNull().primaryKey())
        .addColumn('user_id', 'varchar(20)', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await trx.schema.createIndex('sessions_expires_at').on('sessions').column('expires_at').execute();
      await trx.schema.createIndex('sessions_user_id').on('sessions').column('user_id').execute();
    },
  },
  {
    name: '002-backups',
    async up(trx) {
      await trx.schema
        .createTable('backups')
        .addColumn('guild_id', 'varchar(20)', (column) => column.notNull())
        .addColumn('id', 'varchar(64)', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('type', 'varchar(16)', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('backups_pk', ['guild_id', 'id'])
        .execute();
      await trx.schema
        .createTable('backup_turns')
        .addColumn('guild_id', 'varchar(20)', (column) => column.notNull().primaryKey())
        .addColumn('automatic_at', 'bigint')
        .execute();
      // Automatic backups look through one document of every server.
      await trx.schema.createIndex('documents_by_name').on('documents').columns(['document', 'guild_id']).execute();
    },
  },
];
