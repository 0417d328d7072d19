import { existsSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import type { Plan } from '../../language/model.ts';
import { type Backups, backups } from './backups.ts';
import { type Coupons, coupons } from './billing/coupons.ts';
import { type Invoices, invoices } from './billing/invoices.ts';
import { type ProviderValues, providerValues } from './billing/providerValues.ts';
import { type Purchases, purchases } from './billing/purchases.ts';
import { type Subscriptions, subscriptions } from './billing/subscriptions.ts';
import { type WebhookEvents, webhookEvents } from './billing/webhookEvents.ts';
import { type BotStates, botStates } from './botState.ts';
import { type BotTasks, botTasks } from './botTasks.ts';
import { type Documents, documents } from './documents.ts';
import { NO_TIMEOUTS, type PostgresOptions, postgresDialect } from './engines/postgres.ts';
import { preparer } from './engines/prepared.ts';
import { readOnlySqliteDialect, sqliteDialect, sqliteFile } from './engines/sqlite.ts';
import type { StoreDialect } from './engines/storeDialect.ts';
import { withErrorClassification } from './engines/storeUnavailable.ts';
import { type Erasure, erasure } from './erasure.ts';
import { createAppend } from './history/append.ts';
import { type HistoryEntries, historyEntries } from './history/entries.ts';
import { historyRetention, type RetentionJob } from './history/retention.ts';
import { type HistorySeen, historySeen } from './history/seen.ts';
import { createIdempotencyKeys } from './idempotencyKeys.ts';
import { type KeyedActions, keyedActions } from './keyedActions.ts';
import { migrateStore, pendingMigrations } from './migrations/migrate.ts';
import { migrations } from './migrations/migrations.ts';
import type { Tables } from './schema/tables.ts';
import { type Servers, servers } from './servers.ts';
import { type Sessions, sessions, tryWriting } from './sessions.ts';
import { type Reports, reports } from './statistics/reports.ts';
import { type Statistics, statistics } from './statistics/statistics.ts';

export interface Store {
  db: Kysely<Tables>;
  documents: Documents;
  servers: Servers;
  keyedActions: KeyedActions;
  history: RetentionJob & HistoryEntries & HistorySeen;
  subscriptions: Subscriptions;
  purchases: Purchases;
  invoices: Invoices;
  coupons: Coupons;
  webhookEvents: WebhookEvents;
  providerValues: ProviderValues;
  sessions: Sessions;
  backups: Backups;
  reports: Reports;
  statistics: Statistics;
  botState: BotStates;
  botTasks: BotTasks;
  erasure: Erasure;
  /** @throws Error if the engine does not answer */
  ping(): Promise<void>;
  /** Waits until everything that was read so far is on disk; null if it is. @throws StoreUnavailable */
  settled(): Promise<void> | null;
  /** @throws StoreUnavailable if nothing as large as the largest save can be written */
  tryWriting(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions extends PostgresOptions {
  databaseUrl: string | null;
  dataDir: string;
  plans: readonly Plan[];
  /** How many bytes the settings history of one server may take. Default: unlimited. */
  historyBytes?: number;
  /** How many idempotency keys are kept per document, and per action in a server. Default: unlimited. */
  idempotencyKeys?: number;
}

/** Opens the configured store and migrates it. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const db = new Kysely<Tables>({ dialect: dialectOf({ ...options, timeouts: NO_TIMEOUTS }) });
  await migrateStore(db).finally(() => db.destroy());
  return storeOver(dialectOf(options), options.plans, options);
}

/**
 * Opens an existing store without creating or migrating anything.
 * @param options `file` is the embedded store if it is not in the data folder, such as a copy of one
 * @throws Error if there is none
 */
export async function openExistingStore(options: StoreOptions & { file?: string | undefined }): Promise<Store> {
  const { databaseUrl, dataDir, plans, file = sqliteFile(dataDir) } = options;
  const location = databaseUrl ? 'the database of DATABASE_URL' : (options.file ?? dataDir);
  const none = new Error(`There is no store in ${location} yet. The server creates it on its first start.`);
  if (!databaseUrl && !existsSync(file)) throw none;
  const store = storeOver(databaseUrl ? dialectOf(options) : readOnlySqliteDialect(file), plans);
  try {
    if ((await pendingMigrations(store.db)).length === migrations.length) throw none;
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

/**
 * Opens an existing store and migrates it.
 * @throws Error if there is none
 */
export async function openStoreUnlessMissing(options: StoreOptions): Promise<Store> {
  await (await openExistingStore(options)).close();
  return openStore(options);
}

function dialectOf({ databaseUrl, dataDir, ...postgres }: StoreOptions): StoreDialect {
  return databaseUrl ? postgresDialect(databaseUrl, postgres) : sqliteDialect(dataDir);
}

/** A store over one engine, without migrating it. */
export function storeOver(
  engine: StoreDialect,
  plans: readonly Plan[],
  {
    historyBytes = Number.POSITIVE_INFINITY,
    idempotencyKeys = Number.POSITIVE_INFINITY,
  }: Pick<StoreOptions, 'historyBytes' | 'idempotencyKeys'> = {},
): Store {
  const dialect = withErrorClassification(engine);
  const db = new Kysely<Tables>({ dialect });
  const prepare = preparer(db, dialect.readNow);
  const append = createAppend(db, prepare);
  const [retention, keys] = [
    historyRetention(db, prepare, historyBytes),
    createIdempotencyKeys(db, prepare, idempotencyKeys),
  ];
  return {
    db,
    documents: documents(db, prepare, { history: retention, append, keys, writeNow: dialect.writeNow }),
    servers: servers(db),
    keyedActions: keyedActions(db, keys),
    history: { ...retention, ...historyEntries(db), ...historySeen(db) },
    subscriptions: subscriptions(db, prepare, append, plans),
    purchases: purchases(db, { keys, append }, plans),
    invoices: invoices(db),
    coupons: coupons(db, { keys, append }, plans),
    webhookEvents: webhookEvents(db),
    providerValues: providerValues(db),
    sessions: sessions(db, prepare),
    backups: backups(db, { keys, append }),
    reports: reports(db),
    statistics: statistics(db),
    botState: botStates(db),
    botTasks: botTasks(db, { keys, append }),
    erasure: erasure(db),
    async ping() {
      await sql`select 1`.execute(db);
    },
    settled: () => dialect.settled?.() ?? null,
    tryWriting: () => tryWriting(db),
    close: () => db.destroy(),
  };
}
