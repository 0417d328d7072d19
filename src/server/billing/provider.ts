import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../configuration/env.ts';

/**
 * What a payment provider has to be able to do. A new one is a folder beside this file and a line in `providers.ts`;
 * nothing else knows which there are.
 */
export interface ProviderKind {
  /** Stands in addresses and in the store. */
  readonly id: string;
  /** As people read it. */
  readonly title: string;
  /**
   * Reads what the environment says.
   * @param complain takes one sentence for each thing that is wrong
   * @returns null where the provider is not configured
   */
  configure(env: Env, complain: (problem: string) => void): ConfiguredProvider | null;
}

export interface ConfiguredProvider {
  readonly id: string;
  open(parts: ProviderParts): PaymentProvider;
}

export interface ProviderParts {
  /** Milliseconds since 1970. */
  now: () => number;
  fetch: typeof fetch;
}

export interface PaymentProvider {
  readonly id: string;
  readonly title: string;
  /** Finds or makes what is sold. @throws as the calls below do */
  setUp(offers: readonly PlanOffer[], seller: Seller): Promise<Setup>;
  /** Orders a subscription; the payer still has to agree. The same reference orders it once. */
  order(order: Order): Promise<{ id: string; url: string }>;
  /** The provider's word; null where it knows no such subscription. */
  read(query: ReadQuery): Promise<ProviderSnapshot | null>;
  /** Starts one that the payer agreed to. */
  start(id: string): Promise<void>;
  /** No charge any more, until it is resumed. */
  pause(id: string): Promise<void>;
  resume(id: string): Promise<void>;
  /** No charge any more, for good. */
  end(id: string): Promise<void>;
  /** What a message to our webhook is about. @throws Forged where the provider did not send it, ProviderOutage */
  verify(message: Message, webhookId: string): Promise<ProviderEvent>;
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

export const PLAN_TYPES = ['monthly', 'yearly'] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

/** The path at which a provider reports what happens. */
export const webhookPath = (provider: string) => `/api/billing/${provider}/webhook/`;

export interface Seller {
  productName: string;
  /** Where the provider reports what happens. */
  webhookUrl: string;
}

export interface Setup {
  /** The provider's id of each offer, in their order. */
  plans: string[];
  webhookId: string;
}

export interface Order {
  /** Our own id; the provider names it in all that it says of the subscription. */
  reference: string;
  /** The provider's id of the plan. */
  planId: string;
  brand: string;
  language: string;
  successUrl: string;
  cancelUrl: string;
}

export interface ReadQuery {
  id: string;
  type: PlanType;
  /** Payments from then on are answered, too. */
  since: number;
}

/**
 * - `pending`: the payer has not agreed
 * - `approved`: the payer has agreed, and it has to be started
 * - `active`: it renews itself
 * - `paused`: it does not renew itself, and can be resumed
 * - `ended`: for good
 */
export type ProviderState = 'pending' | 'approved' | 'active' | 'paused' | 'ended';

export interface ProviderSnapshot {
  state: ProviderState;
  reference: string | null;
  planId: string;
  /** Whether its terms are those of the plan, and not others that somebody set for it alone. */
  asPlanned: boolean;
  /** The end of the time that is paid; null where nothing was paid. */
  paidUntil: number | null;
  /** Whether a renewal was tried and failed. */
  failing: boolean;
  /** What came in, the oldest first. */
  payments: Payment[];
  /** Two letters of the country that the payer gave as theirs; null where the provider does not say. */
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

export interface Message {
  headers: IncomingHttpHeaders;
  /** As it was sent, byte for byte. */
  body: Buffer;
}

export interface ProviderEvent {
  id: string;
  type: string;
  subject: EventSubject;
}

/** What an event is about; nothing where it does not concern us. */
export interface EventSubject {
  subscription?: string;
  /** Ours, as the message has it. */
  reference?: string;
  payment?: string;
}

/** The provider does not answer, or not in a way that can be used. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderOutage';
}

/** The provider refused a call: what we wanted cannot be done. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';

  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** A refusal says that it is so already, or cannot be: the reading that follows tells which. */
export async function ignoreRefusal(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
  }
}

/** A message that did not come from the provider. */
export class ForgedMessage extends Error {
  override name = 'Forged';
}
