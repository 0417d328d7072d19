import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../environment/env.ts';
import type { PlanType } from '../store/schema/tables.ts';

/**
 * A payment provider. To add one, add a folder next to this file and a line in `providers.ts`; nothing else refers to a certain
 * provider.
 */
export interface ProviderKind {
  /** Used in URLs and in the store. */
  readonly id: string;
  /** Name for people. */
  readonly title: string;
  /**
   * Reads the provider's configuration from the environment.
   * @param complain is called with a sentence for each problem
   * @returns null if the provider is not configured
   */
  configure(env: Env, complain: (problem: string) => void): ConfiguredProvider | null;
}

export interface ConfiguredProvider {
  readonly id: string;
  open(parts: ProviderDependencies): PaymentProvider;
}

export interface ProviderDependencies {
  /** Milliseconds since 1970. */
  now: () => number;
  fetch: typeof fetch;
}

export interface PaymentProvider {
  readonly id: string;
  readonly title: string;
  /** Finds or creates products, plans and the webhook. @throws ProviderUnavailable, ProviderRefusal, as all calls do */
  setUp(offers: readonly PlanOffer[], seller: SellerDetails): Promise<ProviderSetup>;
  /** Orders a subscription, which the payer still has to approve. Repeating a reference does not order again. */
  order(order: SubscriptionOrder): Promise<{ id: string; url: string }>;
  /** Null if the provider does not know the subscription. */
  read(query: SnapshotQuery): Promise<ProviderSnapshot | null>;
  /** Starts a subscription that the payer has approved. */
  start(id: string): Promise<void>;
  /** Stops charging until the subscription is resumed. */
  pause(id: string): Promise<void>;
  resume(id: string): Promise<void>;
  /** Stops charging for good. */
  end(id: string): Promise<void>;
  /** Verifies a message to the webhook. @throws ForgedMessage if the provider did not send it, ProviderUnavailable */
  verify(message: WebhookMessage, webhookId: string): Promise<ProviderEvent>;
}

/** One price of one plan. */
export interface PlanOffer {
  plan: string;
  planTitle: string;
  type: PlanType;
  /** Minor units. */
  amount: number;
  currency: string;
}

export const PLAN_TYPES = ['monthly', 'yearly'] as const satisfies readonly PlanType[];

/** Path of a provider's webhook. */
export const webhookPath = (provider: string) => `/api/billing/${provider}/webhook/`;

export interface SellerDetails {
  productName: string;
  /** Address for the provider's events. */
  webhookUrl: string;
}

export interface ProviderSetup {
  /** The provider's ids of the offers, in order. */
  plans: string[];
  webhookId: string;
}

export interface SubscriptionOrder {
  /** Our id, which the provider returns with the subscription and its events. */
  reference: string;
  /** The provider's id of the plan. */
  planId: string;
  /** When the first payment is due; null: at once. */
  startAt: number | null;
  brand: string;
  language: string;
  successUrl: string;
  cancelUrl: string;
}

export interface SnapshotQuery {
  id: string;
  type: PlanType;
  /** Payments since this time are included. */
  since: number;
}

/**
 * - `pending`: not approved by the payer
 * - `approved`: approved, but still to be started
 * - `active`: renews itself
 * - `paused`: does not renew itself, but can be resumed
 * - `ended`: over for good
 */
export type ProviderState = 'pending' | 'approved' | 'active' | 'paused' | 'ended';

export interface ProviderSnapshot {
  state: ProviderState;
  /** When it came into this state; null if the provider does not say. */
  stateSince: number | null;
  reference: string | null;
  planId: string;
  /** Whether it has the plan's terms, not terms of its own. */
  matchesPlan: boolean;
  /** Until when it is paid; null if nothing was paid. */
  paidUntil: number | null;
  /** Whether the last payment attempt failed. */
  failing: boolean;
  /** Received payments, oldest first. */
  payments: Payment[];
  /** Two-letter code of the payer's country; null if the provider does not report it. */
  country: string | null;
}

export interface Payment {
  id: string;
  at: number;
  /** Minor units. */
  amount: number;
  currency: string;
  status: 'paid' | 'refunded' | 'partially_refunded';
}

export interface WebhookMessage {
  headers: IncomingHttpHeaders;
  /** Exactly the bytes that were sent. */
  body: Buffer;
}

export interface ProviderEvent {
  id: string;
  type: string;
  subject: EventSubject;
}

/** What an event is about; empty if it is irrelevant. */
export interface EventSubject {
  subscription?: string;
  /** Our id of the order. */
  reference?: string;
  payment?: string;
}

/** The provider does not answer, or not usably. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** The provider refused a call. Repeating it would not help. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';

  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Ignores a refusal, for calls whose result the next snapshot shows anyway. */
export async function ignoreRefusal(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
  }
}

/** A message that the provider did not send. */
export class ForgedMessage extends Error {
  override name = 'ForgedMessage';
}
