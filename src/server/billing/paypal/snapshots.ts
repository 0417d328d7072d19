import type { Payment, PlanType, ProviderSnapshot, ProviderState } from '../provider.ts';
import { minorUnits } from '../receipts/money.ts';
import type { Json } from './client.ts';
import { paidPeriodEnd } from './period.ts';

const STATES: Record<string, ProviderState> = {
  APPROVAL_PENDING: 'pending',
  APPROVED: 'approved',
  ACTIVE: 'active',
  SUSPENDED: 'paused',
  CANCELLED: 'ended',
  EXPIRED: 'ended',
};

const PAYMENT_STATES: Record<string, Payment['status']> = {
  COMPLETED: 'paid',
  REFUNDED: 'refunded',
  PARTIALLY_REFUNDED: 'partially_refunded',
};

/** What PayPal's subscription and its transactions say. @throws Error where it is not in the known shape */
export function toProviderSnapshot(subscription: Json, transactions: Json, type: PlanType): ProviderSnapshot {
  const state = STATES[String(subscription.status)];
  if (!state || typeof subscription.plan_id !== 'string') throw new Error('PayPal answered no subscription');
  const payments = paymentsIn(transactions);
  const billing = (subscription.billing_info ?? {}) as Json;
  return {
    state,
    reference: typeof subscription.custom_id === 'string' ? subscription.custom_id : null,
    planId: subscription.plan_id,
    asPlanned: subscription.plan_overridden !== true,
    failing: Number(billing.failed_payments_count) > 0,
    paidUntil: paidUntil(subscription, billing, payments, type),
    payments,
    country: countryOf((subscription.subscriber ?? {}) as Json),
  };
}

/** The payer's own address, or else the one that goods would be sent to. */
function countryOf({ address, shipping_address }: Json): string | null {
  const shipping = (shipping_address as Json | undefined)?.address;
  const codes = [address, shipping].map((one) => (one as Json | undefined)?.country_code);
  const found = codes.find((code) => typeof code === 'string' && /^[A-Z]{2}$/.test(code));
  return (found as string | undefined) ?? null;
}

function paidUntil(subscription: Json, billing: Json, payments: readonly Payment[], type: PlanType): number | null {
  const lastPayment = billing.last_payment as Json | undefined;
  const lastPaidAt = timeOf(lastPayment?.time);
  if (lastPaidAt === null) return null;
  // What was given back buys no time.
  if (payments.at(-1)?.status === 'refunded') return payments.at(-1)?.at ?? null;
  const failing = Number(billing.failed_payments_count) > 0;
  const next = timeOf(billing.next_billing_time);
  if (subscription.status === 'ACTIVE' && !failing && next !== null) return next;
  const [execution] = ((billing.cycle_executions ?? []) as Json[]).filter((one) => one.tenure_type === 'REGULAR');
  const cycles = failing ? 0 : Number(execution?.cycles_completed) || 0;
  return paidPeriodEnd({ startAt: timeOf(subscription.start_time) ?? lastPaidAt, lastPaidAt, cycles }, type);
}

/** What did not come in is no payment. */
function paymentsIn({ transactions }: Json): Payment[] {
  const found = ((transactions ?? []) as Json[]).flatMap((transaction): Payment[] => {
    const status = PAYMENT_STATES[String(transaction.status)];
    const { value, currency_code } = ((transaction.amount_with_breakdown as Json)?.gross_amount ?? {}) as Json;
    const [at, amount] = [timeOf(transaction.time), minorUnits(value)];
    if (!status || typeof transaction.id !== 'string' || at === null || amount === null) return [];
    return [{ id: transaction.id, at, amount, currency: String(currency_code), status }];
  });
  return found.sort((a, b) => a.at - b.at);
}

function timeOf(value: unknown): number | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
