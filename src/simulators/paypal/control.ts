import type { Faults } from '../common/faults.ts';
import { notFound } from './answers.ts';
import type { Attempt } from './deliveries.ts';
import type { DeliveryFault, DeliveryFaults } from './deliveryFaults.ts';
import { register } from './notifications.ts';
import type { Parts } from './parts.ts';
import type { RecordedRequest } from './requestLog.ts';
import type { Forgery } from './signing.ts';
import type { Memory, Subscription } from './state.ts';
import { cents } from './text.ts';
import type { Tokens } from './token.ts';

interface Machinery {
  parts: Parts;
  memory: Memory;
  faults: Faults;
  deliveryFaults: DeliveryFaults;
  tokens: Tokens;
  requests: RecordedRequest[];
}

/**
 * Steers the stand-in: what buyers, time and bad luck do. Every step that tells webhooks resolves when they were told, as
 * far as they are due. Unknown ids and impossible steps throw a Refusal.
 */
export class Control {
  /** Faults of the REST interface. */
  readonly faults: Faults;
  /** What was received so far, oldest first; set its length to 0 to start over. */
  readonly requests: RecordedRequest[];
  readonly #parts: Parts;
  readonly #machinery: Machinery;

  constructor(machinery: Machinery) {
    this.faults = machinery.faults;
    this.requests = machinery.requests;
    this.#parts = machinery.parts;
    this.#machinery = machinery;
  }

  /** What was sent to webhooks so far, oldest first. */
  get attempts(): Attempt[] {
    return this.#parts.deliveries.attempts;
  }

  /** Every subscription as PayPal shows it, with all fields. */
  subscriptions() {
    return this.#parts.state.subscriptions.map((one) => this.#whole(one));
  }

  subscription(id: string) {
    return this.#whole(this.#parts.billing.get(id));
  }

  /** All events so far, with what became of them. */
  events() {
    return this.#parts.state.events.map(({ id, type, deliveries, raw }) => ({
      id,
      type,
      deliveries: structuredClone(deliveries),
      body: JSON.parse(raw) as Record<string, unknown>,
    }));
  }

  /**
   * Registers a webhook, or moves the one that is there to this address; it keeps its id.
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

  /** Brings the next billing forward to now. */
  bill(id: string, { pays = true }: { pays?: boolean } = {}): Promise<void> {
    return this.#step(id, (subscription) => this.#parts.billing.bill(subscription, pays));
  }

  /** Whether the buyer's account pays what falls due from now on. */
  fund(id: string, funded: boolean): Promise<void> {
    return this.#step(id, (subscription) => {
      subscription.funded = funded;
    });
  }

  /** Where the buyer lives, from now on. */
  move(country: string): void {
    this.#parts.state.country = country;
    this.#machinery.memory.save();
  }

  /** Suspended by somebody else than the product. */
  suspend(id: string, reason?: string): Promise<void> {
    return this.#step(id, (subscription) => this.#parts.billing.suspend(subscription, reason));
  }

  activate(id: string, reason?: string): Promise<void> {
    return this.#step(id, (subscription) => this.#parts.billing.activate(subscription, reason));
  }

  /** Cancelled by the buyer, at PayPal. */
  cancel(id: string, reason?: string): Promise<void> {
    return this.#step(id, (subscription) => this.#parts.billing.cancel(subscription, reason));
  }

  expire(id: string): Promise<void> {
    return this.#step(id, (subscription) => this.#parts.billing.expire(subscription));
  }

  /** Pays back the last payment, or the one named; all of it, or an amount such as `1.50`. */
  refund(id: string, { saleId, value }: { saleId?: string; value?: string } = {}): Promise<void> {
    const refunded = value === undefined ? undefined : cents(value);
    return this.#step(id, (subscription) => this.#parts.billing.refund(subscription, { saleId, value: refunded }));
  }

  /** Switches a fault of the webhooks on. */
  disturb(fault: DeliveryFault): void {
    this.#machinery.deliveryFaults.set(fault);
  }

  disturbances(): readonly DeliveryFault[] {
    return this.#machinery.deliveryFaults.list();
  }

  /** Lets the events go that `out-of-order` holds, the newest first. */
  release(): Promise<void> {
    this.#parts.deliveries.release();
    return this.settle();
  }

  /** Sends an event to a webhook now, beside its usual way. @returns what was answered, `null` where nothing was */
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

  /** Makes every access token invalid. */
  expireTokens(): void {
    this.#machinery.tokens.expireAll();
  }

  now(): number {
    return this.#parts.clock.now();
  }

  /** Moves the stand-in's clock ahead; what falls due on the way happens. */
  async advance(ms: number): Promise<void> {
    this.#parts.clock.advance(ms);
    await this.settle();
  }

  /** Does all that is due now: bills, and tells the webhooks. */
  async settle(): Promise<void> {
    this.#parts.billing.runDue();
    await this.#parts.deliveries.run();
    this.#machinery.memory.save();
  }

  /** Forgets everything but the webhooks, and switches all faults off. */
  reset(): void {
    this.#machinery.memory.reset();
    this.faults.set({ kind: 'none' });
    this.disturb({ kind: 'none' });
    this.requests.length = 0;
    this.attempts.length = 0;
  }

  #whole(subscription: Subscription) {
    return this.#parts.present.subscription(subscription, ['plan', 'last_failed_payment']);
  }

  async #step(id: string, change: (subscription: Subscription) => void): Promise<void> {
    change(this.#parts.billing.get(id));
    await this.settle();
  }
}
