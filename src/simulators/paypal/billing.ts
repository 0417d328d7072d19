import { invalid, notFound, PayPalError, wrongStatus } from './answers.ts';
import { dueTime } from './calendar.ts';
import type { SimulatedClock } from './clock.ts';
import type { Events } from './events.ts';
import { newId } from './ids.ts';
import type { PayPalState, Sale, Subscription, SubscriptionStatus } from './state.ts';
import { cents } from './text.ts';

export interface SubscriptionRequest {
  plan_id: string;
  start_time?: string;
  custom_id?: string;
  application_context: Subscription['context'];
}

type Failure = NonNullable<Subscription['lastFailure']>;

/** The interval in milliseconds and the number of retries of a failed payment. */
const retryAfter = 5 * 86_400_000;
const retries = 2;

/** The life cycle of subscriptions: approval, payments, suspension and end, each step with its event. */
export class SubscriptionLifecycle {
  readonly #state: PayPalState;
  readonly #clock: SimulatedClock;
  readonly #events: Events;

  constructor(state: PayPalState, clock: SimulatedClock, events: Events) {
    this.#state = state;
    this.#clock = clock;
    this.#events = events;
  }

  get(id: string): Subscription {
    const subscription = this.#state.subscriptions.find((other) => other.id === id);
    if (!subscription) throw notFound();
    return subscription;
  }

  create({ plan_id, start_time, custom_id, application_context }: SubscriptionRequest): Subscription {
    const plan = this.#state.plans.find(({ id }) => id === plan_id);
    if (!plan) throw notFound();
    if (plan.status !== 'ACTIVE') {
      const description = 'Invalid plan status for subscription creation; plan status should be active.';
      throw new PayPalError(422, { issue: 'PLAN_STATUS_INVALID', description });
    }
    const now = this.#clock.now();
    const startAt = start_time === undefined ? now : Date.parse(start_time);
    if (start_time !== undefined && startAt <= now) {
      const description = 'Start time must be a valid future date and time.';
      throw new PayPalError(400, { field: '/start_time', issue: 'INVALID_PARAMETER_VALUE', description });
    }
    const subscription: Subscription = {
      id: newId.subscription(),
      baToken: newId.baToken(),
      planId: plan_id,
      status: 'APPROVAL_PENDING',
      customId: custom_id,
      context: application_context,
      startAt,
      createdAt: now,
      updatedAt: now,
      statusAt: now,
      begun: 0,
      slot: 0,
      paid: 0,
      outstanding: 0,
      failures: 0,
      lapsed: false,
      funded: true,
      sales: [],
    };
    this.#state.subscriptions.push(subscription);
    this.#events.subscription('CREATED', subscription);
    return subscription;
  }

  /** The buyer agrees. If the merchant has to activate the subscription, nothing is paid yet. */
  approve(subscription: Subscription, pays = true): void {
    if (subscription.status !== 'APPROVAL_PENDING') throw wrongStatus('approve', 'approval pending');
    subscription.funded = pays;
    if (subscription.context.user_action === 'CONTINUE') this.#become(subscription, 'APPROVED');
    else this.#begin(subscription);
  }

  activate(subscription: Subscription, reason?: string): void {
    if (subscription.status === 'APPROVED') {
      this.#begin(subscription);
      return;
    }
    if (subscription.status !== 'SUSPENDED') throw wrongStatus('activate', 'suspended');
    if (subscription.lapsed) {
      const description = 'Subscription cannot be activated after payment failure threshold has reached.';
      throw new PayPalError(422, { issue: 'SUBSCRIPTION_CANNOT_BE_ACTIVATED', description });
    }
    this.#become(subscription, 'ACTIVE', reason);
    this.#skipMissed(subscription);
    this.#events.subscription('RE-ACTIVATED', subscription);
  }

  suspend(subscription: Subscription, reason?: string): void {
    if (subscription.status !== 'ACTIVE') throw wrongStatus('suspend', 'active');
    this.#become(subscription, 'SUSPENDED', reason);
    this.#events.subscription('SUSPENDED', subscription);
  }

  /** Ends the subscription immediately and for good. */
  cancel(subscription: Subscription, reason?: string): void {
    const { status } = subscription;
    if (status !== 'ACTIVE' && status !== 'SUSPENDED') throw wrongStatus('cancel', 'active or suspended');
    this.#end(subscription, 'CANCELLED', reason);
  }

  expire(subscription: Subscription): void {
    if (subscription.status !== 'ACTIVE') throw wrongStatus('expire', 'active');
    this.#end(subscription, 'EXPIRED');
  }

  /** Bills the next cycle now. The one after it keeps its date. */
  bill(subscription: Subscription, pays: boolean): void {
    if (subscription.status !== 'ACTIVE' || subscription.dueAt === undefined) throw wrongStatus('bill', 'active');
    this.#charge(subscription, Math.min(subscription.dueAt, this.#clock.now()), pays)();
  }

  /** @param value in cents; the whole unrefunded rest if absent */
  refund(subscription: Subscription, { saleId, value }: { saleId?: string; value?: number } = {}): void {
    const sale = subscription.sales.findLast(
      ({ id, status }) => (saleId === undefined || id === saleId) && status !== 'DECLINED' && status !== 'REFUNDED',
    );
    if (!sale) throw notFound();
    const rest = sale.cents - sale.refunded;
    const refunded = value ?? rest;
    if (refunded <= 0 || refunded > rest) throw invalid('INVALID_PARAMETER_VALUE', '/amount');
    sale.refunded += refunded;
    sale.status = sale.refunded === sale.cents ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    this.#events.refund(sale, refunded, subscription);
  }

  /** Changes a field and adds the event. */
  change(subscription: Subscription, changes: Pick<Subscription, 'customId'>): void {
    const { status } = subscription;
    if (status !== 'ACTIVE' && status !== 'SUSPENDED') throw wrongStatus('patch', 'either active or suspended');
    Object.assign(subscription, changes, { updatedAt: this.#clock.now() });
    this.#events.subscription('UPDATED', subscription);
  }

  /** Processes billings, retries and expirations due until now, in chronological order. */
  runDue(): void {
    const now = this.#clock.now();
    for (;;) {
      const [next] = this.#state.subscriptions
        .filter(({ status }) => status === 'ACTIVE')
        .flatMap((subscription) => {
          const { dueAt, lastFailure } = subscription;
          const retry =
            lastFailure?.retryAt === undefined ? [] : [{ subscription, at: lastFailure.retryAt, lastFailure }];
          return [...(dueAt === undefined ? [] : [{ subscription, at: dueAt }]), ...retry];
        })
        .filter(({ at }) => at <= now)
        .sort((a, b) => a.at - b.at);
      if (!next) return;
      const { subscription, at } = next;
      if ('lastFailure' in next) this.#retry(subscription, at, next.lastFailure);
      else if (this.#isLast(subscription)) this.#end(subscription, 'EXPIRED');
      else this.#charge(subscription, at, subscription.funded)();
    }
  }

  #begin(subscription: Subscription): void {
    const now = this.#clock.now();
    subscription.startAt = Math.max(subscription.startAt, now);
    subscription.dueAt = subscription.startAt;
    this.#become(subscription, 'ACTIVE');
    const pay = subscription.startAt === now ? this.#charge(subscription, now, subscription.funded) : () => {};
    this.#events.subscription('ACTIVATED', subscription);
    pay();
  }

  /** Bills one of the cycles missed during a suspension now; the next keeps its date. */
  #skipMissed(subscription: Subscription): void {
    const now = this.#clock.now();
    if (subscription.dueAt === undefined || subscription.dueAt > now) return;
    const { frequency } = this.#terms(subscription);
    while (dueTime(subscription.startAt, frequency, subscription.slot + 1) <= now) subscription.slot += 1;
    subscription.dueAt = now;
  }

  /** Begins a cycle and charges its price. @returns a function that adds the payment's events */
  #charge(subscription: Subscription, at: number, pays: boolean): () => void {
    const { price, frequency, collectsOutstanding } = this.#terms(subscription);
    subscription.begun += 1;
    subscription.slot += 1;
    subscription.dueAt = dueTime(subscription.startAt, frequency, subscription.slot);
    const owed = collectsOutstanding ? subscription.outstanding : 0;
    if (pays) return this.#paid(subscription, { amount: price + owed, owed, at });
    subscription.outstanding += price;
    return this.#failed(subscription, { amount: price, at, triesLeft: retries });
  }

  /** Retries a failed payment. */
  #retry(subscription: Subscription, at: number, { cents: amount, triesLeft }: Failure): void {
    const tell = subscription.funded
      ? this.#paid(subscription, { amount, owed: amount, at })
      : this.#failed(subscription, { amount, at, triesLeft: triesLeft - 1 });
    tell();
  }

  /** @param owed the part of the amount that was outstanding */
  #paid(subscription: Subscription, { amount, owed, at }: { amount: number; owed: number; at: number }): () => void {
    const sale: Sale = { id: newId.sale(), cents: amount, at, status: 'COMPLETED', refunded: 0 };
    subscription.sales.push(sale);
    subscription.paid += 1;
    subscription.outstanding -= owed;
    subscription.failures = 0;
    subscription.lastFailure = undefined;
    subscription.lastPayment = { cents: amount, at };
    subscription.updatedAt = at;
    return () => this.#events.sale(sale, subscription);
  }

  #failed(
    subscription: Subscription,
    { amount, at, triesLeft }: { amount: number; at: number; triesLeft: number },
  ): () => void {
    const { threshold } = this.#terms(subscription);
    subscription.sales.push({ id: newId.sale(), cents: amount, at, status: 'DECLINED', refunded: 0 });
    subscription.failures += 1;
    subscription.updatedAt = at;
    subscription.lastFailure = { cents: amount, at, triesLeft, retryAt: triesLeft > 0 ? at + retryAfter : undefined };
    return () => {
      this.#events.subscription('PAYMENT.FAILED', subscription, ['last_failed_payment']);
      if (threshold === 0 || subscription.failures < threshold) return;
      subscription.lapsed = true;
      this.suspend(subscription);
    };
  }

  #end(subscription: Subscription, status: 'CANCELLED' | 'EXPIRED', reason?: string): void {
    subscription.dueAt = undefined;
    this.#become(subscription, status, reason);
    this.#events.subscription(status, subscription);
  }

  #become(subscription: Subscription, status: SubscriptionStatus, note?: string): void {
    const now = this.#clock.now();
    Object.assign(subscription, { status, note, statusAt: now, updatedAt: now });
  }

  #isLast(subscription: Subscription): boolean {
    const { cycles } = this.#terms(subscription);
    return cycles > 0 && subscription.begun >= cycles;
  }

  #terms({ planId }: Subscription) {
    const plan = this.#state.plans.find(({ id }) => id === planId);
    if (!plan) throw notFound();
    const { billing_cycles, payment_preferences } = plan.body;
    const [{ frequency, total_cycles = 1, pricing_scheme }] = billing_cycles;
    return {
      frequency,
      cycles: total_cycles,
      price: cents(pricing_scheme.fixed_price.value),
      collectsOutstanding: payment_preferences.auto_bill_outstanding ?? true,
      threshold: payment_preferences.payment_failure_threshold ?? 0,
    };
  }
}
