import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Forgery } from './signing.ts';

/** Times are in milliseconds, amounts in cents. */
export interface Product {
  id: string;
  createdAt: number;
  /** As received. */
  body: { name: string; type: string; description?: string } & Record<string, unknown>;
}

export type IntervalUnit = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

export interface BillingCycle {
  frequency: { interval_unit: IntervalUnit; interval_count?: number };
  tenure_type: 'REGULAR';
  sequence: 1;
  /** 0 for unlimited. */
  total_cycles?: number;
  pricing_scheme: { fixed_price: { currency_code: string; value: string } };
}

export interface Plan {
  id: string;
  status: 'CREATED' | 'INACTIVE' | 'ACTIVE';
  createdAt: number;
  updatedAt: number;
  /** As received. */
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
  /** The number of cycles begun. */
  begun: number;
  /** The index of the next date in its schedule. */
  slot: number;
  /** When the next cycle is billed. */
  dueAt?: number;
  /** The number of cycles paid. */
  paid: number;
  outstanding: number;
  /** Consecutive payment failures. */
  failures: number;
  lastPayment?: { cents: number; at: number };
  lastFailure?: { cents: number; at: number; triesLeft: number; retryAt?: number };
  /** Suspended for good after too many failed payments. */
  lapsed: boolean;
  /** Whether automatic payments succeed. */
  funded: boolean;
  /** Attempted payments, oldest first. */
  sales: Sale[];
}

export interface Webhook {
  id: string;
  url: string;
  eventTypes: string[];
}

/** The delivery of an event to one webhook. */
export interface Delivery {
  webhookId: string;
  status: 'PENDING' | 'HELD' | 'DROPPED' | 'SUCCESS' | 'FAILURE';
  attempts: number;
  /** When the next attempt is due. */
  nextAt: number;
  /** The forgery sent instead of the event, if any. */
  forgery?: Forgery;
  /** How many messages each attempt sends at once. */
  copies: number;
}

export interface WebhookEvent {
  id: string;
  type: string;
  at: number;
  /** The exact text that is signed and sent. */
  raw: string;
  /** The ids of the subscription, sale or refund that it is about. */
  subjects: string[];
  deliveries: Delivery[];
}

/** The state of the simulator. */
export interface PayPalState {
  products: Product[];
  plans: Plan[];
  subscriptions: Subscription[];
  webhooks: Webhook[];
  events: WebhookEvent[];
  /** The two-letter country of the buyer's address, which PayPal may omit. */
  country?: string;
  /** What was created for a PayPal-Request-Id, by operation and id. */
  requests: Record<string, { id: string; at: number }>;
}

const empty = (): PayPalState => ({
  products: [],
  plans: [],
  subscriptions: [],
  webhooks: [],
  events: [],
  requests: {},
});

/** Keeps the state of the simulator, in a file if there is one. */
export class Memory {
  readonly state: PayPalState;
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

  /** Deletes everything except the registered webhooks. */
  reset(): void {
    Object.assign(this.state, empty(), { webhooks: this.state.webhooks });
    this.save();
  }
}

function read(file: string): PayPalState | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
