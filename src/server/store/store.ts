import { type Dialect, Kysely, sql } from 'kysely';
import type { Plan } from '../../language/model.ts';
import { type Backups, backups } from './backups.ts';
import { type BotStates, botStates } from './bot-state.ts';
import { type Coupons, coupons } from './coupons.ts';
import { type Documents, documents } from './documents.ts';
import { type Erasure, erasure } from './erasure.ts';
import { type Invoices, invoices } from './invoices.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import { type ProviderValues, providerValues } from './provider-values.ts';
import { type Purchases, purchases } from './purchases.ts';
import { type Reports, reports } from './reports.ts';
import type { Tables } from './schema.ts';
import { type Sessions, sessions } from './sessions.ts';
import { sqliteDialect } from './sqlite.ts';
import { type Statistics, statistics } from './statistics/statistics.ts';
import { type Subscriptions, subscriptions } from './subscriptions.ts';
import { type WebhookEvents, webhookEvents } from './webhook-events.ts';

export interface Store {
  db: Kysely<Tables>;
  documents: Documents;
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
  erasure: Erasure;
  /** Throws when the engine does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  databaseUrl: string | null;
  dataDir: string;
  plans: readonly Plan[];
  onError?: (error: Error) => void;
}

/** Opens the store that the configuration names, and brings it to the newest shape. */
export function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, dataDir, plans, onError } = options;
  return storeOver(databaseUrl ? postgresDialect(databaseUrl, onError) : sqliteDialect(dataDir), plans);
}

/** A migrated store over one engine. */
export async function storeOver(dialect: Dialect, plans: readonly Plan[]): Promise<Store> {
  const db = new Kysely<Tables>({ dialect });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    documents: documents(db),
    subscriptions: subscriptions(db, plans),
    purchases: purchases(db),
    invoices: invoices(db),
    coupons: coupons(db),
    webhookEvents: webhookEvents(db),
    providerValues: providerValues(db),
    sessions: sessions(db),
    backups: backups(db),
    reports: reports(db),
    statistics: statistics(db),
    botState: botStates(db),
    erasure: erasure(db),
    async ping() {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
