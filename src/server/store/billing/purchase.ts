import { DAY } from '../../../language/time/milliseconds.ts';
import type { KeyedAction } from '../idempotencyKeys.ts';
import type { InvoiceRow, PlanType, SubscriptionRow } from '../schema/tables.ts';

/** Renewals arrive some hours after they are due. The server keeps its plan that long, unless the renewal failed. */
export const GRACE = DAY;

/** A subscription that a user ordered at a payment provider. */
export type Purchase = SubscriptionRow & {
  [Column in 'user_id' | 'plan_type' | 'amount' | 'currency' | 'provider_plan']: NonNullable<SubscriptionRow[Column]>;
};

export interface NewPurchase {
  guild: string;
  /** Its name at the time of the order, for receipts. */
  guildName: string;
  user: string;
  payerName: string;
  plan: string;
  planType: PlanType;
  amount: number;
  currency: string;
  provider: string;
  providerPlan: string;
  now: number;
  /** When the first payment is due; absent: at once. */
  firstChargeAt?: number | null;
  /** When to ask the provider about it for the first time. */
  checkAt: number | null;
  /** Makes a repeated request return the first order. */
  keyed?: KeyedAction;
}

/** The state of a purchase, derived from a provider's snapshot. */
export interface SubscriptionState {
  status: SubscriptionRow['status'];
  providerState: string;
  paidUntil: number | null;
  endsAt: number | null;
  checkAt: number | null;
}

export type PaidInvoice = Pick<
  InvoiceRow,
  'payment_id' | 'paid_at' | 'amount' | 'currency' | 'status' | 'payer_country' | 'vat_rate' | 'seller'
>;

export interface SnapshotRecord {
  purchase: Purchase;
  providerId: string;
  /** From {@link Purchases.beginSnapshot}, called before the provider was asked. */
  sequence: number;
  state: SubscriptionState;
  invoices: readonly PaidInvoice[];
  at: number;
  /** The event that caused the snapshot. */
  event?: string | undefined;
  /** The id of the user who caused it on the site. */
  by?: string | undefined;
}
