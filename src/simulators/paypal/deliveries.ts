import type { SimulatedClock } from './clock.ts';
import type { DeliveryFaults } from './deliveryFaults.ts';
import type { Forgery, Signer } from './signing.ts';
import type { Delivery, PayPalState, Webhook, WebhookEvent } from './state.ts';

/** A message sent to a webhook. */
export interface DeliveryAttempt {
  eventId: string;
  eventType: string;
  webhookId: string;
  transmissionId: string;
  /** ISO 8601, by the simulator's clock. */
  at: string;
  forgery?: Forgery;
  /** The status answered by the webhook; `null` without an answer. */
  status: number | null;
}

interface Work {
  state: PayPalState;
  clock: SimulatedClock;
  signer: Signer;
  faults: DeliveryFaults;
  /** The simulator's own address. */
  url: () => string;
  /** Calls webhooks. */
  call: typeof fetch;
  timeoutMs: number;
}

const retries = 25;
/** 1, 2, 4 minutes and so on up to about four hours: all 25 retries take three days. */
const waitAfter = (attempts: number) => Math.min(2 ** (attempts - 1), 239) * 60_000;

/** Delivers events to webhooks one after the other, and repeats them until they are answered with a 2xx. */
export class Deliveries {
  /** The messages sent so far, oldest first. */
  readonly attempts: DeliveryAttempt[] = [];
  readonly #work: Work;
  readonly #closing = new AbortController();
  #turn: Promise<void> = Promise.resolve();

  constructor(work: Work) {
    this.#work = work;
  }

  /** Plans the deliveries of a new event to the webhooks registered for it. */
  plan({ type }: Pick<WebhookEvent, 'type'>): Delivery[] {
    const receivers = this.#work.state.webhooks.filter(({ eventTypes }) =>
      eventTypes.some((one) => one === '*' || one === type),
    );
    const met = receivers.length > 0 ? this.#work.faults.take(type) : undefined;
    const { fault, over } = met ?? {};
    const now = this.#work.clock.now();
    const delivery: Omit<Delivery, 'webhookId'> = { status: 'PENDING', attempts: 0, nextAt: now, copies: 1 };
    if (fault?.kind === 'duplicate') delivery.copies = fault.copies ?? 2;
    if (fault?.kind === 'delayed') delivery.nextAt = now + (fault.delayMs ?? 60_000);
    if (fault?.kind === 'dropped') delivery.status = 'DROPPED';
    if (fault?.kind === 'out-of-order') delivery.status = 'HELD';
    if (fault?.kind === 'forged') delivery.forgery = fault.forgery ?? 'signature';
    const planned = receivers.map(({ id }) => ({ ...delivery, webhookId: id }));
    if (fault?.kind === 'out-of-order' && over) queueMicrotask(() => this.release());
    return planned;
  }

  /** Sends the held events, newest first. */
  release(): void {
    const held = this.#all().filter(({ delivery }) => delivery.status === 'HELD');
    let nextAt = this.#work.clock.now() - held.length;
    for (const { delivery } of held.reverse()) Object.assign(delivery, { status: 'PENDING', nextAt: nextAt++ });
  }

  /** Resends an event, as PayPal does on demand. Pending deliveries are not affected. */
  resend(event: WebhookEvent, webhookIds: readonly string[]): void {
    for (const webhookId of webhookIds) {
      const known = event.deliveries.find((delivery) => delivery.webhookId === webhookId);
      const fresh: Delivery = { webhookId, status: 'PENDING', attempts: 0, nextAt: this.#work.clock.now(), copies: 1 };
      if (!known) event.deliveries.push(fresh);
      else if (known.status !== 'PENDING') Object.assign(known, fresh, { forgery: undefined });
    }
  }

  /** Sends an event now, in addition to its delivery. @returns the answered status; `null` without an answer */
  async send(event: WebhookEvent, webhook: Webhook, forgery?: Forgery): Promise<number | null> {
    const now = this.#work.clock.now();
    const { id, headers, body } = this.#work.signer.transmit(this.#work.url(), webhook.id, event.raw, now, forgery);
    const attempt: DeliveryAttempt = {
      eventId: event.id,
      eventType: event.type,
      webhookId: webhook.id,
      transmissionId: id,
      at: new Date(now).toISOString(),
      ...(forgery ? { forgery } : {}),
      status: null,
    };
    this.attempts.push(attempt);
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(this.#work.timeoutMs)]);
    try {
      const answer = await this.#work.call(webhook.url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      await answer.body?.cancel();
      attempt.status = answer.status;
    } catch {
      // No answer: the event is sent again later.
    }
    return attempt.status;
  }

  /** Sends everything due. Resolves when that is done. */
  run(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#sendDue());
    return this.#turn;
  }

  /** Aborts pending messages and stops sending. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#turn;
  }

  async #sendDue(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      const [next] = this.#all()
        .filter(({ delivery }) => delivery.status === 'PENDING' && delivery.nextAt <= this.#work.clock.now())
        .sort((a, b) => a.delivery.nextAt - b.delivery.nextAt);
      if (!next) return;
      await this.#attempt(next.event, next.delivery);
    }
  }

  async #attempt(event: WebhookEvent, delivery: Delivery): Promise<void> {
    const webhook = this.#work.state.webhooks.find(({ id }) => id === delivery.webhookId);
    if (!webhook) {
      delivery.status = 'FAILURE';
      return;
    }
    const { forgery } = delivery;
    const copies = Array.from({ length: delivery.copies }, () => this.send(event, webhook, forgery));
    const arrived = (await Promise.all(copies)).some((status) => status !== null && status >= 200 && status < 300);
    if (this.#closing.signal.aborted) return;
    delivery.attempts += 1;
    if (forgery) delivery.status = 'DROPPED';
    else if (arrived) delivery.status = 'SUCCESS';
    else if (delivery.attempts > retries) delivery.status = 'FAILURE';
    else delivery.nextAt = this.#work.clock.now() + waitAfter(delivery.attempts);
  }

  #all(): { event: WebhookEvent; delivery: Delivery }[] {
    return this.#work.state.events.flatMap((event) => event.deliveries.map((delivery) => ({ event, delivery })));
  }
}
