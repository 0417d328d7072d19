import type { Faults } from '../common/faults.ts';
import { notFound } from './answers.ts';
import type { DeliveryAttempt } from './deliveries.ts';
import type { DeliveryFault, DeliveryFaults } from './deliveryFaults.ts';
import { register } from './notifications.ts';
import type { Parts } from './parts.ts';
import type { RecordedRequest } from './requestLog.ts';
import type { Forgery } from './signing.ts';
import type { Memory, Subscription } from './state.ts';
import { cents } from './text.ts';
import type { AccessTokens } from './token.ts';

interface ControlOptions {
  parts: Parts;
  memory: Memory;
  faults: Faults;
  deliveryFaults: DeliveryFaults;
  tokens: AccessTokens;
  requests: RecordedRequest[];
}

/**
 * Controls the simulator: simulates buyers, time and failures. Steps that cause webhook messages resolve when those due
 * were sent. Unknown ids and impossible steps throw a Refusal.
 */
export class Control {
  /** Faults of the REST API. */
  readonly faults: Faults;
  /** The requests received so far, oldest first; set its length to 0 to start over. */
  readonly requests: RecordedRequest[];
  readonly #parts: Parts;
  readonly #machinery: ControlOptions;

  constructor(machinery: ControlOptions) {
    this.faults = machinery.faults;
    this.requests = machinery.requests;
    this.#parts = machinery.parts;
    this.#machinery = machinery;
  }

  /** The messages sent to webhooks so far, oldest first. */
  get attempts(): DeliveryAttempt[] {
    return this.#parts.deliveries.attempts;
  }

  /** Every subscription in PayPal's format, with all fields. */
  subscriptions() {
    return this.#parts.state.subscriptions.map((one) => this.#whole(one));
  }

  subscription(id: string) {
    return this.#whole(this.#parts.billing.get(id));
  }

  /** All events so far, with the state of their deliveries. */
  events() {
    return this.#parts.state.events.map(({ id, type, deliveries, raw }) => {
      const body: Record<string, unknown> = JSON.parse(raw);
      return { id, type, deliveries: structuredClone(deliveries), body };
    });
  }

  /**
   * Registers a webhook, or changes the address of the existing one, which keeps its id.
   * @returns its id
   */
  registerWebhook(url: string, eventTypes: readonly string[] = ['*']): string {
    const { state } = this.#parts;
    const [known] = state.webhooks;
    const { id } = known
      ? Object.assign(known, { url, eventTypes: [...eventTypes] })
      : register(state, url, eventTypes);
    this.#machinery.memory.save();
    return id;
  }

  /** The buyer agrees, without the page. */
  approve(id: string, { pays = true }: { pays?: boolean } = {}): Promise<void> {
    return this.#step(id, (subscription) => this.#parts.billing.approve(subscription, pays));
  }

  /** Bills the next cycle now. */
  bill(id: string, { pays = true }: { pays?: boolean } = {}): Promise<void> {
    return this.#step(id, (subscription) => this.#parts.billing.bill(subscription, pays));
  }

  /** Sets whether future payments succeed. */
  fund(id: string, funded: boolean): Promise<void> {
    return this.#step(id, (subscription) => {
      subscription.funded = funded;
    });
  }

  /** Sets the country of the buyer's address. */
  setCountry(country: string): void {
    this.#parts.state.country = country;
    this.#machinery.memory.save();
  }

  /** Suspends a subscription on PayPal's side. */
  suspend(id: string, reason?: string): Promise<void> {
    return this.#step(id, (subscription) => this.#parts.billing.suspend(subscription, reason));
  }

  activate(id: string, reason?: string): Promise<void> {
    return this.#step(id, (subscription) => this.#parts.billing.activate(subscription, reason));
  }

  /** Cancels a subscription, as the buyer can at PayPal. */
  cancel(id: string, reason?: string): Promise<void> {
    return this.#step(id, (subscription) => this.#parts.billing.cancel(subscription, reason));
  }

  expire(id: string): Promise<void> {
    return this.#step(id, (subscription) => this.#parts.billing.expire(subscription));
  }

  /** Refunds the last payment, or the named one; completely, or an amount such as `1.50`. */
  refund(id: string, { saleId, value }: { saleId?: string; value?: string } = {}): Promise<void> {
    const refunded = value === undefined ? undefined : cents(value);
    return this.#step(id, (subscription) => this.#parts.billing.refund(subscription, { saleId, value: refunded }));
  }

  /** Adds a fault of the webhooks. */
  addDeliveryFault(fault: DeliveryFault): void {
    this.#machinery.deliveryFaults.set(fault);
  }

  deliveryFaults(): readonly DeliveryFault[] {
    return this.#machinery.deliveryFaults.list();
  }

  /** Sends the events held by `out-of-order`, newest first. */
  release(): Promise<void> {
    this.#parts.deliveries.release();
    return this.processDue();
  }

  /**
   * Sends an event to a webhook now, in addition to its delivery.
   * @returns the answered status; `null` without an answer
   */
  send(
    eventId: string,
    { forgery, webhookId }: { forgery?: Forgery; webhookId?: string } = {},
  ): Promise<number | null> {
    const { state, deliveries } = this.#parts;
    const event = state.events.find(({ id }) => id === eventId);
    const webhook = state.webhooks.find(({ id }) => webhookId === undefined || id === webhookId);
    if (!event || !webhook) throw notFound();
    return deliveries.send(event, webhook, forgery);
  }

  /** Invalidates all access tokens. */
  expireTokens(): void {
    this.#machinery.tokens.expireAll();
  }

  now(): number {
    return this.#parts.clock.now();
  }

  /** Moves the simulator's clock ahead and processes everything due. */
  async advance(ms: number): Promise<void> {
    this.#parts.clock.advance(ms);
    await this.processDue();
  }

  /** Processes everything due now: billings and webhook messages. */
  async processDue(): Promise<void> {
    this.#parts.billing.runDue();
    await this.#parts.deliveries.run();
    this.#machinery.memory.save();
  }

  /** Deletes everything except the webhooks, and all faults. */
  reset(): void {
    this.#machinery.memory.reset();
    this.faults.set({ kind: 'none' });
    this.addDeliveryFault({ kind: 'none' });
    this.requests.length = 0;
    this.attempts.length = 0;
  }

  #whole(subscription: Subscription) {
    return this.#parts.present.subscription(subscription, ['plan', 'last_failed_payment']);
  }

  async #step(id: string, change: (subscription: Subscription) => void): Promise<void> {
    change(this.#parts.billing.get(id));
    await this.processDue();
  }
}
