import { dueTime } from './calendar.ts';
import type { PayPalState, Plan, Product, Sale, Subscription, Webhook, WebhookEvent } from './state.ts';
import { amount, cents, type Money, shortAmount, time } from './text.ts';

export interface PayPalLink {
  href: string;
  rel: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
}

/** The only buyer. */
export const buyer = {
  name: { given_name: 'Demo', surname: 'Buyer' },
  email_address: 'buyer@example.com',
  payer_id: 'DEM2BUYER3456',
};

const link = (href: string, rel: string, method: PayPalLink['method'] = 'GET'): PayPalLink => ({ href, rel, method });

/** Formats resources as PayPal does, with links to one address. */
export class Presenter {
  readonly #url: () => string;
  readonly #state: PayPalState;

  /** @param url returns the simulator's own address */
  constructor(state: PayPalState, url: () => string) {
    this.#state = state;
    this.#url = url;
  }

  product({ id, createdAt, body }: Product, whole: boolean) {
    const self = `${this.#url()}/v1/catalogs/products/${id}`;
    const { name, description } = body;
    return {
      ...(whole ? body : { name, ...(description === undefined ? {} : { description }) }),
      id,
      create_time: time(createdAt),
      ...(whole ? { update_time: time(createdAt) } : {}),
      links: [link(self, 'self'), link(self, 'edit', 'PATCH')],
    };
  }

  plan({ id, status, createdAt, updatedAt, body }: Plan, whole: boolean) {
    const self = `${this.#url()}/v1/billing/plans/${id}`;
    const { name, description } = body;
    const toggle = status === 'ACTIVE' ? 'deactivate' : 'activate';
    return {
      id,
      ...(whole ? { ...body, ...this.#terms({ createdAt, body }) } : { name, ...(description ? { description } : {}) }),
      status,
      create_time: time(createdAt),
      ...(whole ? { update_time: time(updatedAt) } : {}),
      links: [link(self, 'self'), link(self, 'edit', 'PATCH'), link(`${self}/${toggle}`, toggle, 'POST')],
    };
  }

  /** @param fields fields shown only on request: `plan`, `last_failed_payment` */
  subscription(subscription: Subscription, fields: readonly string[] = []) {
    const { id, planId, status, note, customId, startAt, createdAt, updatedAt, statusAt } = subscription;
    const plan = this.#plan(planId);
    const began = status !== 'APPROVAL_PENDING';
    return {
      id,
      status,
      ...(note === undefined ? {} : { status_change_note: note }),
      status_update_time: time(statusAt),
      plan_id: planId,
      start_time: time(startAt),
      quantity: '1',
      ...(began ? { subscriber: this.#subscriber(), billing_info: this.#billing(subscription, plan, fields) } : {}),
      ...(customId === undefined ? {} : { custom_id: customId }),
      ...(fields.includes('plan') ? { plan: this.#terms(plan) } : {}),
      plan_overridden: false,
      create_time: time(createdAt),
      update_time: time(updatedAt),
      links: this.links(subscription),
    };
  }

  #subscriber() {
    const { country } = this.#state;
    return country === undefined ? buyer : { ...buyer, shipping_address: { address: { country_code: country } } };
  }

  links({ id, status, baToken }: Subscription): PayPalLink[] {
    const self = `${this.#url()}/v1/billing/subscriptions/${id}`;
    const step = (name: string) => link(`${self}/${name}`, name, 'POST');
    const edit = link(self, 'edit', 'PATCH');
    switch (status) {
      case 'APPROVAL_PENDING': {
        const approve = `${this.#url()}/webapps/billing/subscriptions?ba_token=${baToken}`;
        return [link(approve, 'approve'), edit, link(self, 'self')];
      }
      case 'APPROVED':
        return [step('activate'), edit, link(self, 'self')];
      case 'ACTIVE':
        return [step('cancel'), edit, link(self, 'self'), step('suspend')];
      case 'SUSPENDED':
        return [step('cancel'), edit, link(self, 'self'), step('activate')];
      default:
        return [link(self, 'self')];
    }
  }

  transaction(sale: Sale, subscription: Subscription) {
    const money = this.#moneyOf(subscription, amount);
    const paid = sale.status !== 'DECLINED';
    return {
      id: sale.id,
      status: sale.status,
      amount_with_breakdown: {
        gross_amount: money(sale.cents),
        ...(paid ? { fee_amount: money(fee(sale.cents)), net_amount: money(sale.cents - fee(sale.cents)) } : {}),
      },
      payer_name: buyer.name,
      payer_email: buyer.email_address,
      time: time(sale.at),
    };
  }

  /** A payment in the format of the older payments API, which webhooks still use. */
  sale(sale: Sale, { id, planId, customId }: Subscription) {
    const currency = this.#price(this.#plan(planId)).currency_code;
    const total = amount(sale.cents);
    return {
      id: sale.id,
      billing_agreement_id: id,
      amount: { total, currency, details: { subtotal: total } },
      ...(customId === undefined ? {} : { custom: customId }),
      payment_mode: 'INSTANT_TRANSFER',
      transaction_fee: { value: amount(fee(sale.cents)), currency },
      state: 'completed',
      create_time: time(sale.at),
      update_time: time(sale.at),
      links: [
        link(`${this.#url()}/v1/payments/sale/${sale.id}`, 'self'),
        link(`${this.#url()}/v1/payments/sale/${sale.id}/refund`, 'refund', 'POST'),
      ],
    };
  }

  /** A refund, which names the payment but neither the subscription nor its custom id. */
  refund(id: string, sale: Sale, refunded: number, at: number, { planId }: Subscription) {
    const currency = this.#price(this.#plan(planId)).currency_code;
    return {
      id,
      sale_id: sale.id,
      amount: { total: amount(refunded), currency },
      total_refunded_amount: { value: amount(sale.refunded), currency },
      state: 'completed',
      create_time: time(at),
      update_time: time(at),
      links: [
        link(`${this.#url()}/v1/payments/refund/${id}`, 'self'),
        link(`${this.#url()}/v1/payments/sale/${sale.id}`, 'sale'),
      ],
    };
  }

  webhook({ id, url, eventTypes }: Webhook) {
    const self = `${this.#url()}/v1/notifications/webhooks/${id}`;
    return {
      id,
      url,
      event_types: eventTypes.map((name) => ({ name })),
      links: [link(self, 'self'), link(self, 'update', 'PATCH'), link(self, 'delete', 'DELETE')],
    };
  }

  event({ raw }: WebhookEvent): Record<string, unknown> {
    return JSON.parse(raw);
  }

  eventLinks(id: string): PayPalLink[] {
    const self = `${this.#url()}/v1/notifications/webhooks-events/${id}`;
    return [link(self, 'self'), link(`${self}/resend`, 'resend', 'POST')];
  }

  #billing(subscription: Subscription, plan: Plan, fields: readonly string[]) {
    const { status, begun, paid, dueAt, outstanding, failures, lastPayment, lastFailure, startAt } = subscription;
    const money = this.#moneyOf(subscription, shortAmount);
    const [{ total_cycles = 1, frequency }] = plan.body.billing_cycles;
    const isNext = status === 'ACTIVE' && dueAt !== undefined && (total_cycles === 0 || begun < total_cycles);
    return {
      outstanding_balance: money(outstanding),
      cycle_executions: [
        {
          tenure_type: 'REGULAR',
          sequence: 1,
          cycles_completed: paid,
          cycles_remaining: total_cycles === 0 ? 0 : Math.max(0, total_cycles - begun),
          current_pricing_scheme_version: 1,
          total_cycles,
        },
      ],
      ...(lastPayment ? { last_payment: { amount: money(lastPayment.cents), time: time(lastPayment.at) } } : {}),
      ...(isNext ? { next_billing_time: time(dueAt) } : {}),
      ...(total_cycles > 0 ? { final_payment_time: time(dueTime(startAt, frequency, total_cycles - 1)) } : {}),
      failed_payments_count: failures,
      ...(lastFailure && fields.includes('last_failed_payment')
        ? {
            last_failed_payment: {
              amount: money(lastFailure.cents),
              time: time(lastFailure.at),
              reason_code: 'PAYMENT_DENIED',
              ...(lastFailure.retryAt === undefined ? {} : { next_payment_retry_time: time(lastFailure.retryAt) }),
            },
          }
        : {}),
    };
  }

  /** The terms of a plan, as included in both the plan and its subscriptions. */
  #terms({ createdAt, body }: Pick<Plan, 'createdAt' | 'body'>) {
    const [cycle] = body.billing_cycles;
    const { currency_code, value } = cycle.pricing_scheme.fixed_price;
    const times = { create_time: time(createdAt), update_time: time(createdAt) };
    const fixed_price = { currency_code, value: shortAmount(cents(value)) };
    return {
      billing_cycles: [
        {
          ...cycle,
          frequency: { interval_count: 1, ...cycle.frequency },
          total_cycles: cycle.total_cycles ?? 1,
          pricing_scheme: { version: 1, fixed_price, ...times },
        },
      ],
      payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 0, ...body.payment_preferences },
      quantity_supported: false,
    };
  }

  #plan(id: string): Plan {
    const plan = this.#state.plans.find((other) => other.id === id);
    if (!plan) throw new Error(`There is no plan ${id}`);
    return plan;
  }

  #price(plan: Plan): Money {
    return plan.body.billing_cycles[0].pricing_scheme.fixed_price;
  }

  #moneyOf({ planId }: Subscription, format: (cents: number) => string): (cents: number) => Money {
    const { currency_code } = this.#price(this.#plan(planId));
    return (value) => ({ currency_code, value: format(value) });
  }
}

const fee = (value: number) => Math.round(value * 0.034) + 35;
