import { sql } from 'kysely';
import { historyLog } from './historyLog.ts';
import type { Migration } from './migration.ts';
import { statisticsTables } from './statisticsTables.ts';

/** In order, for both engines. Keys begin with the guild, so that a server's rows lie together. */
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
      // Automatic backups read one document of every server.
      await trx.schema.createIndex('documents_by_name').on('documents').columns(['document', 'guild_id']).execute();
    },
  },
  {
    name: '003-reports',
    async up(trx) {
      await trx.schema
        .createTable('reports')
        .addColumn('guild_id', 'varchar(20)', (column) => column.notNull())
        .addColumn('document', 'varchar(64)', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('reported_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('reports_pk', ['guild_id', 'document'])
        .execute();
    },
  },
  {
    name: '004-billing',
    async up(trx) {
      const texts = { user_id: 20, plan_type: 16, currency: 3, provider_plan: 64, provider_id: 64, provider_state: 16 };
      for (const [name, length] of Object.entries(texts)) {
        await trx.schema.alterTable('subscriptions').addColumn(name, `varchar(${length})`).execute();
      }
      for (const name of ['amount', 'paid_until', 'look_at']) {
        await trx.schema.alterTable('subscriptions').addColumn(name, 'bigint').execute();
      }
      for (const name of ['readings', 'recorded']) {
        await trx.schema
          .alterTable('subscriptions')
          .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
      }
      await trx.schema
        .createIndex('subscriptions_by_provider')
        .on('subscriptions')
        .columns(['provider', 'provider_id'])
        .unique()
        .execute();
      await trx.schema.createIndex('subscriptions_look_at').on('subscriptions').column('look_at').execute();

      await trx.schema
        .createTable('webhook_events')
        .addColumn('provider', 'varchar(32)', (column) => column.notNull())
        .addColumn('id', 'varchar(128)', (column) => column.notNull())
        .addColumn('type', 'varchar(128)', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('applied_at', 'bigint')
        .addPrimaryKeyConstraint('webhook_events_pk', ['provider', 'id'])
        .execute();
      await trx.schema
        .createIndex('webhook_events_applied_at')
        .on('webhook_events')
        .columns(['applied_at', 'received_at'])
        .execute();

      await trx.schema
        .createTable('coupons')
        .addColumn('id', 'varchar(64)', (column) => column.notNull().primaryKey())
        .addColumn('plan', 'varchar(32)', (column) => column.notNull())
        .addColumn('months', 'integer', (column) => column.notNull())
        .addColumn('uses', 'integer', (column) => column.notNull())
        .addColumn('used', 'integer', (column) => column.notNull())
        .addColumn('expires_at', 'bigint')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await trx.schema
        .createTable('redemptions')
        .addColumn('guild_id', 'varchar(20)', (column) => column.notNull())
        .addColumn('coupon_id', 'varchar(64)', (column) => column.notNull())
        .addColumn('user_id', 'varchar(20)', (column) => column.notNull())
        .addColumn('redeemed_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('redemptions_pk', ['guild_id', 'coupon_id'])
        .execute();

      await trx.schema
        .createTable('invoices')
        .addColumn('guild_id', 'varchar(20)', (column) => column.notNull())
        .addColumn('id', 'varchar(64)', (column) => column.notNull())
        .addColumn('subscription_id', 'varchar(64)', (column) => column.notNull())
        .addColumn('user_id', 'varchar(20)', (column) => column.notNull())
        .addColumn('provider', 'varchar(32)', (column) => column.notNull())
        .addColumn('payment_id', 'varchar(64)', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('paid_at', 'bigint', (column) => column.notNull())
        .addColumn('amount', 'bigint', (column) => column.notNull())
        .addColumn('currency', 'varchar(3)', (column) => column.notNull())
        .addColumn('status', 'varchar(24)', (column) => column.notNull())
        .addPrimaryKeyConstraint('invoices_pk', ['guild_id', 'id'])
        .addUniqueConstraint('invoices_number', ['number'])
        .addUniqueConstraint('invoices_payment', ['provider', 'payment_id'])
        .execute();
      await trx.schema.createIndex('invoices_user_id').on('invoices').column('user_id').execute();

      await trx.schema
        .createTable('billing_turns')
        .addColumn('guild_id', 'varchar(20)', (column) => column.notNull().primaryKey())
        .execute();
      await trx.schema
        .createTable('counters')
        .addColumn('name', 'varchar(32)', (column) => column.notNull().primaryKey())
        .addColumn('value', 'integer', (column) => column.notNull())
        .execute();
      await trx.schema
        .createTable('provider_values')
        .addColumn('provider', 'varchar(32)', (column) => column.notNull())
        .addColumn('name', 'varchar(64)', (column) => column.notNull())
        .addColumn('value', 'varchar(128)', (column) => column.notNull())
        .addPrimaryKeyConstraint('provider_values_pk', ['provider', 'name'])
        .execute();
    },
  },
  statisticsTables,
  {
    name: '006-bot-state',
    async up(trx) {
      await trx.schema
        .createTable('bot_state')
        .addColumn('name', 'varchar(16)', (column) => column.notNull().primaryKey())
        .addColumn('websocket', 'varchar(16)', (column) => column.notNull())
        .addColumn('latency', 'double precision', (column) => column.notNull())
        .addColumn('started_at', 'bigint', (column) => column.notNull())
        .addColumn('guild_count', 'integer', (column) => column.notNull())
        .addColumn('reported_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  {
    name: '007-save-keys-and-history-sizes',
    async up(trx) {
      await trx.schema
        .createTable('save_keys')
        .addColumn('guild_id', 'varchar(20)', (column) => column.notNull())
        .addColumn('document', 'varchar(64)', (column) => column.notNull())
        .addColumn('user_id', 'varchar(20)', (column) => column.notNull())
        .addColumn('key', 'varchar(64)', (column) => column.notNull())
        .addColumn('body_hash', 'varchar(64)', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('save_keys_pk', ['guild_id', 'document', 'user_id', 'key'])
        .execute();
      await trx.schema.createIndex('save_keys_at').on('save_keys').column('at').execute();

      await trx.schema
        .alterTable('history')
        .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await trx.updateTable('history').set({ bytes: sql<number>`octet_length(value)` }).execute();
      // Covers queries for a server's history size and oldest rows without reading the values.
      await trx.schema
        .createIndex('history_by_age')
        .on('history')
        .columns(['guild_id', 'at', 'document', 'revision', 'bytes'])
        .execute();
    },
  },
  {
    name: '008-session-tokens',
    async up(trx) {
      await trx.schema
        .alterTable('sessions')
        .addColumn('tokens', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await trx.schema.alterTable('sessions').addColumn('refresh_lease', 'varchar(36)').execute();
      for (const { id, data } of await trx.selectFrom('sessions').select(['id', 'data']).execute()) {
        const { tokens = '', ...rest }: { tokens?: string } = JSON.parse(data);
        await trx
          .updateTable('sessions')
          .set({ tokens, data: JSON.stringify(rest) })
          .where('id', '=', id)
          .execute();
      }
    },
  },
  {
    name: '009-names-on-invoices',
    async up(trx) {
      for (const table of ['subscriptions', 'invoices'] as const) {
        for (const name of ['guild_name', 'payer_name']) {
          await trx.schema.alterTable(table).addColumn(name, 'varchar(100)').execute();
        }
      }
      await trx.schema.alterTable('invoices').addColumn('payer_country', 'varchar(3)').execute();
      await trx.schema.alterTable('invoices').addColumn('vat_rate', 'integer').execute();
      await trx.schema.createIndex('subscriptions_user_id').on('subscriptions').column('user_id').execute();
    },
  },
  {
    name: '010-backup-names-bot-tasks',
    async up(trx) {
      await trx.schema.alterTable('backups').addColumn('name', 'varchar(100)').execute();
      await trx.schema.alterTable('backups').addColumn('origin', 'varchar(16)').execute();
      await trx.schema.alterTable('backups').addColumn('summary', 'varchar(200)').execute();
      await trx.schema
        .alterTable('backups')
        .addColumn('kept', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await trx.schema
        .createTable('bot_tasks')
        .addColumn('guild_id', 'varchar(20)', (column) => column.notNull())
        .addColumn('id', 'varchar(64)', (column) => column.notNull())
        .addColumn('backup_id', 'varchar(64)', (column) => column.notNull())
        .addColumn('kind', 'varchar(32)', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('state', 'varchar(16)', (column) => column.notNull())
        .addColumn('outcome', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('bot_tasks_pk', ['guild_id', 'id'])
        .addUniqueConstraint('bot_tasks_id', ['id'])
        .execute();
      await trx.schema.createIndex('bot_tasks_by_state').on('bot_tasks').columns(['state', 'created_at']).execute();
    },
  },
  {
    name: '011-results-of-actions',
    async up(trx) {
      await trx.schema.alterTable('save_keys').addColumn('result', 'text').execute();
    },
  },
  {
    name: '012-orders-that-begin-later',
    async up(trx) {
      await trx.schema.alterTable('subscriptions').addColumn('first_charge_at', 'bigint').execute();
    },
  },
  historyLog,
  {
    name: '014-counts-of-activities',
    async up(trx) {
      await trx.schema.alterTable('statistics_cells').renameColumn('deeds', 'activities').execute();
    },
  },
  {
    name: '015-figures-of-the-bot',
    async up(trx) {
      for (const figure of ['user_count', 'command_count']) {
        await trx.schema.alterTable('bot_state').addColumn(figure, 'bigint').execute();
      }
    },
  },
  {
    name: '016-erased-payers',
    async up(trx) {
      await trx.schema.alterTable('subscriptions').addColumn('payer_erased', 'integer').execute();
    },
  },
  {
    name: '017-sellers-on-invoices',
    async up(trx) {
      await trx.schema.alterTable('invoices').addColumn('seller', 'text').execute();
    },
  },
  {
    name: '018-first-revisions',
    async up(trx) {
      await trx.schema
        .alterTable('documents')
        .addColumn('first_revision', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
    },
  },
  {
    name: '019-days-of-monthly-backups',
    async up(trx) {
      await trx.schema.alterTable('backup_turns').addColumn('automatic_day', 'integer').execute();
    },
  },
];
