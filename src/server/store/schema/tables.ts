import type { StatisticsTables } from './statisticsTables.ts';

/** The tables. All times are milliseconds since 1970; ids of the chat platform are strings of digits. */

export interface DocumentRow {
  guild_id: string;
  /** `<moduleId>.<callDocumentId>` */
  document: string;
  /** Counts the saves of this document; begins anew where its server was erased. */
  revision: number;
  /** How many of the module's migrations the value has been through. */
  version: number;
  /** JSON. */
  value: string;
  updated_at: number;
  updated_by: string;
}

export interface HistoryRow {
  guild_id: string;
  document: string;
  revision: number;
  version: number;
  value: string;
  user_id: string;
  at: number;
  /** Size of the value. */
  bytes: number;
}

/** The key of a save that its caller may send again, and the revision that the save made. */
export interface SaveKeyRow {
  guild_id: string;
  /** As in {@link DocumentRow}, or the name of an action. */
  document: string;
  user_id: string;
  key: string;
  body_hash: string;
  /** That the save has made; actions are counted. */
  revision: number;
  /** JSON: what came of an action. */
  result: string | null;
  at: number;
}

export interface SubscriptionRow {
  guild_id: string;
  id: string;
  plan: string;
  /** Who granted it: `system` for a grant by command, `voucher` for a coupon, or a payment provider. */
  provider: string;
  /** `pending` was never paid; `cancelled` runs until its end and is not renewed. */
  status: 'pending' | 'active' | 'cancelled' | 'ended';
  starts_at: number;
  /** Absent: without end. */
  ends_at: number | null;
  /** Who ordered it. This and all below stand in rows of a payment provider alone. */
  user_id: string | null;
  /** What the server and who ordered were called then; absent in orders from before names were kept. */
  guild_name: string | null;
  payer_name: string | null;
  /** `monthly` or `yearly`. */
  plan_type: string | null;
  /** What was asked for, in minor units. */
  amount: number | null;
  currency: string | null;
  /** The provider's own id of the plan that was ordered. */
  provider_plan: string | null;
  /** The provider's own id of the subscription; absent until the provider has answered. */
  provider_id: string | null;
  /** What the provider said last; see `ProviderState`. */
  provider_state: string | null;
  /** Until when it is paid. The server keeps its plan a little longer while a renewal is under way. */
  paid_until: number | null;
  /** Counts the readings of the provider's word that were begun. */
  readings: number;
  /** The reading that was recorded last: an older one that comes late changes nothing. */
  recorded: number;
  /** When to read again, whatever the provider tells by itself; absent: never. */
  look_at: number | null;
}

/** What a provider told by itself. Stored before it is answered, worked off afterwards. */
export interface WebhookEventRow {
  provider: string;
  id: string;
  type: string;
  /** JSON: which subscription or payment it is about. The rest of the message names people and is not kept. */
  subject: string;
  received_at: number;
  /** Absent: its effect is still to come. */
  applied_at: number | null;
}

export interface CouponRow {
  /** The hash of the code. */
  id: string;
  plan: string;
  months: number;
  /** How often it can be redeemed, and how often it was. */
  uses: number;
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
  /** Who paid. */
  user_id: string;
  provider: string;
  /** The provider's own id of the payment. */
  payment_id: string;
  /** Counts the receipts; never changes and never repeats. */
  number: number;
  paid_at: number;
  /** Minor units. */
  amount: number;
  currency: string;
  status: 'paid' | 'refunded' | 'partially_refunded';
  /** What the server and the payer were called; absent in invoices from before names were kept. */
  guild_name: string | null;
  payer_name: string | null;
  /** Two letters; absent where the provider does not say. */
  payer_country: string | null;
  /** Hundredths of a percent of value added tax in the amount; absent where none applied. */
  vat_rate: number | null;
}

/** One row for each server with money matters. Writing it puts them in turn. */
export interface BillingTurnRow {
  guild_id: string;
}

export interface CounterRow {
  name: string;
  value: number;
}

/** What the setup of a payment provider found or made there. */
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
  /** The person's tokens, encrypted. They change apart from the rest, whichever process refreshes them. */
  tokens: string;
  /** Names who is refreshing the tokens at the moment; absent: nobody. */
  refresh_lease: string | null;
  expires_at: number;
}

export interface BackupRow {
  guild_id: string;
  id: string;
  created_at: number;
  /** What it holds: `full`, `settings`, `roles` or `channels`. */
  type: string;
  /** JSON. */
  value: string;
  /** JSON: how much it holds; null where that was not written down yet. */
  summary: string | null;
  /** What a person called it; null where nobody did. */
  name: string | null;
  /** Who made it; null where that was not written down yet. */
  origin: 'manual' | 'automatic' | null;
  /** 1: newer ones do not replace it. */
  kept: number;
}

/** Work for the bot, which asks for it. */
export interface BotTaskRow {
  guild_id: string;
  id: string;
  /** Whose roles or channels it is about. */
  backup_id: string;
  kind: string;
  /** JSON. */
  payload: string;
  state: 'pending' | 'running' | 'done' | 'failed';
  /** JSON: what the bot reported at the end. */
  outcome: string | null;
  created_at: number;
  updated_at: number;
}

/** One row for each server that ever had a backup. Writing it puts the server's backups in turn. */
export interface BackupTurnRow {
  guild_id: string;
  /** The due moment that the last automatic backup was made for; null where there was none. */
  automatic_at: number | null;
}

/** What the bot says of one document's matter. It is no setting: writing it changes no revision. */
export interface ReportRow {
  guild_id: string;
  /** As in {@link DocumentRow}. */
  document: string;
  /** JSON. */
  value: string;
  reported_at: number;
}

/** How the bot is, as it said last. One row, under the name `bot`. */
export interface BotStateRow {
  name: string;
  websocket: 'connected' | 'reconnecting' | 'disconnected';
  /** Milliseconds of a round trip to the chat platform. */
  latency: number;
  started_at: number;
  guild_count: number;
  /** By our own clock. */
  reported_at: number;
}

export interface MigrationRow {
  name: string;
  at: number;
}

export interface Tables extends StatisticsTables {
  documents: DocumentRow;
  history: HistoryRow;
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
