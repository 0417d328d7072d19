import type { Generated } from 'kysely';
import type { HistoryKind } from '../../../language/documents/historyKinds.ts';
import type { ActorType } from '../history/entry.ts';
import type { StatisticsTables } from './statisticsTables.ts';

/** Row types of the tables. Times are milliseconds since 1970; Discord ids are strings of digits. */

export interface DocumentRow {
  guild_id: string;
  /** `<moduleId>.<callDocumentId>` */
  document: string;
  /** Grows with each save of this document, and beyond an erasure of the server: see `firstRevision.ts`. */
  revision: number;
  /** The revision of its first save. */
  first_revision: number;
  /** How many of the module's migrations the value has had. */
  version: number;
  /** JSON. */
  value: string;
  updated_at: number;
  updated_by: string;
}

/** Something that happened in a server. Most entries are versions of documents; all others have no document. */
export interface HistoryRow {
  /** Grows in the order in which readers see entries: see `history/cursors.ts`. */
  cursor: number;
  guild_id: string;
  /** As in {@link DocumentRow}. This column, `revision`, `version` and `value` are set together. */
  document: string | null;
  revision: number | null;
  version: number | null;
  kind: HistoryKind;
  actor: ActorType;
  /** Null for actors other than users. */
  user_id: string | null;
  /** JSON: `HistoryDetails` without its kind. */
  details: string | null;
  at: number;
  /** Size of the value and the details. */
  bytes: number;
  /** JSON. */
  value: string | null;
}

/** Up to where a user has seen the history of a module. */
export interface HistorySeenRow {
  guild_id: string;
  user_id: string;
  /** The id of the module; empty for all modules without a row of their own. */
  module: string;
  cursor: number;
}

/** The idempotency key of a save or action, with its result. */
export interface SaveKeyRow {
  guild_id: string;
  /** As in {@link DocumentRow}, or the name of the action. */
  document: string;
  user_id: string;
  key: string;
  body_hash: string;
  /** The revision after the save; for actions, a counter. */
  revision: number;
  /** JSON: the result of an action. */
  result: string | null;
  at: number;
}

/** How often a subscription is billed. */
export type PlanType = 'monthly' | 'yearly';

export interface SubscriptionRow {
  guild_id: string;
  id: string;
  plan: string;
  /** `system` for a grant by command, `voucher` for a coupon, or the id of a payment provider. */
  provider: string;
  /** `pending`: never paid; `cancelled`: runs until its end and is not renewed. */
  status: 'pending' | 'active' | 'cancelled' | 'ended';
  starts_at: number;
  /** Null: never. */
  ends_at: number | null;
  /** The user who ordered it. This column and all below are only set for payment providers. */
  user_id: string | null;
  /** Names of the server and the user at that time; null in orders from before names were stored. */
  guild_name: string | null;
  payer_name: string | null;
  plan_type: PlanType | null;
  /** The price, in minor units. */
  amount: number | null;
  currency: string | null;
  /** The provider's id of the ordered plan. */
  provider_plan: string | null;
  /** The provider's id of the subscription; null until the provider has answered. */
  provider_id: string | null;
  /** When the first payment is due, in orders that begin when another plan ends; null: at once. */
  first_charge_at: number | null;
  /** The last known state at the provider; see `ProviderState`. */
  provider_state: string | null;
  /** Until when it is paid. The server keeps its plan a little longer while a renewal is pending. */
  paid_until: number | null;
  /** Counts the snapshots that were begun. */
  readings: number;
  /** Number of the last stored snapshot. Older ones that arrive later are ignored. */
  recorded: number;
  /** When to ask the provider again, whether or not it sends events; null: never. */
  look_at: number | null;
  /** 1 once the user's data was erased: the id stays for receipts only. */
  payer_erased: number | null;
}

/** An event that a provider sent. Stored before it is acknowledged, applied afterwards. */
export interface WebhookEventRow {
  provider: string;
  id: string;
  type: string;
  /** JSON: the subscription or payment it is about. The rest of the message has personal data and is not stored. */
  subject: string;
  received_at: number;
  /** Null: not applied yet. */
  applied_at: number | null;
}

export interface CouponRow {
  /** Hash of the code. */
  id: string;
  plan: string;
  months: number;
  /** How often it can be redeemed. */
  uses: number;
  /** How often it was redeemed. */
  used: number;
  expires_at: number | null;
  created_at: number;
}

export interface RedemptionRow {
  guild_id: string;
  coupon_id: string;
  user_id: string;
  redeemed_at: number;
}

export interface InvoiceRow {
  guild_id: string;
  id: string;
  subscription_id: string;
  /** The payer. */
  user_id: string;
  provider: string;
  /** The provider's id of the payment. */
  payment_id: string;
  /** The receipt number: consecutive, unique and never changed. */
  number: number;
  paid_at: number;
  /** Minor units. */
  amount: number;
  currency: string;
  status: 'paid' | 'refunded' | 'partially_refunded';
  /** Names at the time of the order; null in invoices from before names were stored. */
  guild_name: string | null;
  payer_name: string | null;
  /** Two-letter code; null if the provider does not report it. */
  payer_country: string | null;
  /** VAT included in the amount, in hundredths of a percent; null if none applied. */
  vat_rate: number | null;
  /** JSON: the seller when the invoice was made; null in invoices from before it was stored. */
  seller: string | null;
}

/** One row per server with billing data. Writing it locks them; see `lockBilling`. */
export interface BillingTurnRow {
  guild_id: string;
}

export interface CounterRow {
  name: string;
  value: number;
}

/** An id that the setup found or created at a payment provider. */
export interface ProviderValueRow {
  provider: string;
  name: string;
  value: string;
}

export interface SessionRow {
  id: string;
  user_id: string;
  /** JSON. */
  data: string;
  /** The user's tokens, encrypted. Separate from the data because any process may refresh them. */
  tokens: string;
  /** Id of the refresh in progress; null if there is none. */
  refresh_lease: string | null;
  expires_at: number;
}

export interface BackupRow {
  guild_id: string;
  id: string;
  created_at: number;
  /** `full`, `settings`, `roles` or `channels`. */
  type: string;
  /** JSON. */
  value: string;
  /** JSON: counts of what it contains; null in backups from before this was stored. */
  summary: string | null;
  /** The name that a user gave it, if any. */
  name: string | null;
  /** Null in backups from before this was stored. */
  origin: 'manual' | 'automatic' | null;
  /** 1: newer backups do not replace it. */
  kept: number;
}

/** A task that the bot fetches. */
export interface BotTaskRow {
  guild_id: string;
  id: string;
  /** The backup with the roles or channels to restore. */
  backup_id: string;
  kind: string;
  /** JSON. */
  payload: string;
  state: 'pending' | 'running' | 'done' | 'failed';
  /** JSON: the bot's final report. */
  outcome: string | null;
  created_at: number;
  updated_at: number;
}

/** One row per server that ever had a backup. Writing it locks the server's backups. */
export interface BackupTurnRow {
  guild_id: string;
  /** Due time of the last automatic backup; null if there was none. */
  automatic_at: number | null;
  /** The day of the month of monthly ones, which shorter months move; null: that of `automatic_at`. */
  automatic_day: number | null;
}

/** Values that the bot reports for a document. They are not settings and do not change its revision. */
export interface ReportRow {
  guild_id: string;
  /** As in {@link DocumentRow}. */
  document: string;
  /** JSON. */
  value: string;
  reported_at: number;
}

/** The bot's last heartbeat: one row named `bot`. */
export interface BotStateRow {
  name: string;
  websocket: 'connected' | 'reconnecting' | 'disconnected';
  /** Milliseconds of a round trip to Discord. */
  latency: number;
  started_at: number;
  guild_count: number;
  /** Null from a bot that does not count them. */
  user_count: number | null;
  command_count: number | null;
  /** By the server's clock. */
  reported_at: number;
}

export interface MigrationRow {
  name: string;
  at: number;
}

export interface Tables extends StatisticsTables {
  documents: Omit<DocumentRow, 'first_revision'> & { first_revision: Generated<number> };
  history: Omit<HistoryRow, 'cursor'> & { cursor: Generated<number> };
  history_seen: HistorySeenRow;
  save_keys: SaveKeyRow;
  subscriptions: SubscriptionRow;
  webhook_events: WebhookEventRow;
  coupons: CouponRow;
  redemptions: RedemptionRow;
  invoices: InvoiceRow;
  billing_turns: BillingTurnRow;
  counters: CounterRow;
  provider_values: ProviderValueRow;
  sessions: SessionRow;
  backups: BackupRow;
  backup_turns: BackupTurnRow;
  bot_tasks: BotTaskRow;
  reports: ReportRow;
  bot_state: BotStateRow;
  migrations: MigrationRow;
}

/** Numbers of rows by table. */
export type RowCounts = Record<string, number>;
