import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Forgery } from './signing.ts';

/** Times are milliseconds, amounts whole cents. */
export interface Product {
  id: string;
  createdAt: number;
  /** As it was sent. */
  body: { name: string; type: string; description?: string } & Record<string, unknown>;
}

export type IntervalUnit = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

export interface BillingCycle {
  frequency: { interval_unit: IntervalUnit; interval_count?: number };
  tenure_type: 'REGULAR';
  sequence: 1;
  /** 0: without end. */
  total_cycles?: number;
  pricing_scheme: { fixed_price: { currency_code: string; value: string } };
}

export interface Plan {
  id: string;
  status: 'CREATED' | 'INACTIVE' | 'ACTIVE';
  createdAt: number;
  updatedAt: number;
  /** As it was sent. */
  body: {
    product_id: string;
    name: string;
    description?: string;
    status?: Plan['status'];
    billing_cycles: [BillingCycle];
    payment_preferences: { auto_bill_outstanding?: boolean; payment_failure_threshold?: number };
  };
}

export type SubscriptionStatus = 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';

export interface Sale {
  id: string;
  cents: number;
  at: number;
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  refunded: number;
}

export interface Subscription {
  id: string;
  /** The token of its consent page. */
  baToken: string;
  planId: string;
  status: SubscriptionStatus;
  note?: string;
  customId?: string;
  context: { return_url: string; cancel_url: string; brand_name?: string; user_action?: 'CONTINUE' | 'SUBSCRIBE_NOW' };
  startAt: number;
  createdAt: number;
  updatedAt: number;
  statusAt: number;
  /** How many cycles have begun. */
  begun: number;
  /** Which date of its schedule comes next. */
  slot: number;
  /** When the next cycle is billed. */
  dueAt?: number;
  /** How many cycles were paid. */
  paid: number;
  outstanding: number;
  /** Consecutive payment failures. */
  failures: number;
  lastPayment?: { cents: number; at: number };
  lastFailure?: { cents: number; at: number; triesLeft: number; retryAt?: number };
  /** Suspended because too many payments failed, for good. */
  lapsed: boolean;
  /** Whether the buyer's account pays what falls due by itself. */
  funded: boolean;
  /** Payments tried so far, oldest first. */
  sales: Sale[];
}

export interface Webhook {
  id: string;
  url: string;
  eventTypes: string[];
}

/** What became of an event's way to one webhook. */
export interface Delivery {
  webhookId: string;
  status: 'PENDING' | 'HELD' | 'DROPPED' | 'SUCCESS' | 'FAILURE';
  attempts: number;
  /** When the next attempt is due. */
  nextAt: number;
  /** What is sent in place of the event, if anything. */
  forgery?: Forgery;
  /** How many times each attempt sends it, all at once. */
  copies: number;
}

export interface WebhookEvent {
  id: string;
  type: string;
  at: number;
  /** The exact text that is sent and signed. */
  raw: string;
  /** The subscription, sale or refund that it is about. */
  subjects: string[];
  deliveries: Delivery[];
}

/** All that the stand-in remembers. */
export interface State {
  products: Product[];
  plans: Plan[];
  subscriptions: Subscription[];
  webhooks: Webhook[];
  events: WebhookEvent[];
  /** Two letters of the country of the buyer's address; without them PayPal does not say it. */
  country?: string;
  /** What a PayPal-Request-Id made, by operation and id. */
  requests: Record<string, { id: string; at: number }>;
}

const empty = (): State => ({
  products: [],
  plans: [],
  subscriptions: [],
  webhooks: [],
  events: [],
  requests: {},
});

/** The memory of the stand-in; with a file, it outlives the process. */
export class Memory {
  readonly state: State;
  readonly #file: string | undefined;
  #saved = '';

  constructor(file?: string) {
    this.#file = file;
    this.state = (file && read(file)) || empty();
  }

  save(): void {
    if (!this.#file) return;
    const text = JSON.stringify(this.state);
    if (text === this.#saved) return;
    this.#saved = text;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, text);
    renameSync(`${this.#file}.new`, this.#file);
  }

  /** Forgets everything but the webhooks, which stay registered. */
  reset(): void {
    Object.assign(this.state, empty(), { webhooks: this.state.webhooks });
    this.save();
  }
}

function read(file: string): State | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as State;
  } catch {
    return undefined;
  }
}
