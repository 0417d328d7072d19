import type { SimulatedClock } from './clock.ts';
import { newId } from './ids.ts';
import type { Presenter } from './presenter.ts';
import type { Delivery, PayPalState, Sale, Subscription, WebhookEvent } from './state.ts';
import { amount } from './text.ts';

/** Events of a subscription, with their summaries. */
const subscriptionEvents = {
  CREATED: 'Subscription created',
  ACTIVATED: 'Subscription activated',
  UPDATED: 'Subscription updated',
  CANCELLED: 'Subscription cancelled',
  SUSPENDED: 'Subscription suspended',
  EXPIRED: 'Subscription expired',
  'RE-ACTIVATED': 'Subscription reactivated',
  'PAYMENT.FAILED': 'Payment failed on subscription',
} as const;

/** Every event type that a webhook can register for. Reversals are never simulated. */
export const eventTypes: readonly { name: string; description: string }[] = [
  ...Object.entries(subscriptionEvents).map(([name, description]) => ({
    name: `BILLING.SUBSCRIPTION.${name}`,
    description,
  })),
  { name: 'PAYMENT.SALE.COMPLETED', description: 'Payment completed' },
  { name: 'PAYMENT.SALE.REFUNDED', description: 'Payment refunded' },
  { name: 'PAYMENT.SALE.REVERSED', description: 'Payment reversed' },
];

interface EventContent {
  type: string;
  resourceType: string;
  resourceVersion?: string;
  summary: string;
  resource: Record<string, unknown>;
  subjects: string[];
}

/** Records events and plans their deliveries. */
export class Events {
  readonly #state: PayPalState;
  readonly #clock: SimulatedClock;
  readonly #present: Presenter;
  readonly #plan: (event: Pick<WebhookEvent, 'type'>) => Delivery[];

  /** @param plan returns the deliveries of an event */
  constructor(
    state: PayPalState,
    clock: SimulatedClock,
    present: Presenter,
    plan: (event: Pick<WebhookEvent, 'type'>) => Delivery[],
  ) {
    this.#state = state;
    this.#clock = clock;
    this.#present = present;
    this.#plan = plan;
  }

  subscription(what: keyof typeof subscriptionEvents, subscription: Subscription, fields?: readonly string[]): void {
    this.#add({
      type: `BILLING.SUBSCRIPTION.${what}`,
      resourceType: 'subscription',
      resourceVersion: '2.0',
      summary: subscriptionEvents[what],
      resource: this.#present.subscription(subscription, fields),
      subjects: [subscription.id],
    });
  }

  sale(sale: Sale, subscription: Subscription): void {
    const resource = this.#present.sale(sale, subscription);
    this.#add({
      type: 'PAYMENT.SALE.COMPLETED',
      resourceType: 'sale',
      summary: `Payment completed for ${amount(sale.cents)} ${resource.amount.currency}`,
      resource,
      subjects: [sale.id, subscription.id],
    });
  }

  refund(sale: Sale, refunded: number, subscription: Subscription): void {
    const id = newId.sale();
    const resource = this.#present.refund(id, sale, refunded, this.#clock.now(), subscription);
    this.#add({
      type: 'PAYMENT.SALE.REFUNDED',
      resourceType: 'refund',
      summary: `A ${resource.amount.total} ${resource.amount.currency} sale payment was refunded`,
      resource,
      subjects: [id, sale.id],
    });
  }

  #add({ type, resourceType, resourceVersion, summary, resource, subjects }: EventContent): void {
    const id = newId.event();
    // Events have distinct times, so a list of them can be continued from a time.
    const at = Math.max(this.#clock.now(), (this.#state.events.at(-1)?.at ?? 0) + 1);
    const raw = JSON.stringify({
      id,
      event_version: '1.0',
      create_time: new Date(at).toISOString(),
      resource_type: resourceType,
      ...(resourceVersion === undefined ? {} : { resource_version: resourceVersion }),
      event_type: type,
      summary,
      resource,
      links: this.#present.eventLinks(id),
    });
    this.#state.events.push({ id, type, at, raw, subjects, deliveries: this.#plan({ type }) });
  }
}
