import type { PlanType } from '../../store/schema/tables.ts';
import type { Payment, ProviderSnapshot, ProviderState } from '../provider.ts';
import { minorUnits } from '../receipts/money.ts';
import { type JsonObject, objectOf, objectsOf } from './json.ts';
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
  REVERSED: 'refunded',
  PARTIALLY_REFUNDED: 'partially_refunded',
};

/** Converts PayPal's subscription and transactions. @throws Error if they are not as expected */
export function toProviderSnapshot(
  subscription: JsonObject,
  transactions: JsonObject,
  type: PlanType,
): ProviderSnapshot {
  const state = STATES[String(subscription.status)];
  if (!state || typeof subscription.plan_id !== 'string') throw new Error('PayPal returned no valid subscription');
  const payments = paymentsIn(transactions);
  const billing = objectOf(subscription.billing_info);
  return {
    state,
    stateSince: timeOf(subscription.status_update_time),
    reference: typeof subscription.custom_id === 'string' ? subscription.custom_id : null,
    planId: subscription.plan_id,
    matchesPlan: subscription.plan_overridden !== true,
    failing: Number(billing.failed_payments_count) > 0,
    paidUntil: paidUntil(subscription, billing, payments, type),
    payments,
    country: countryOf(objectOf(subscription.subscriber)),
  };
}

/** From the payer's address, or else from the shipping address. */
function countryOf({ address, shipping_address }: JsonObject): string | null {
  const codes = [address, objectOf(shipping_address).address].map((one) => String(objectOf(one).country_code));
  return codes.find((code) => /^[A-Z]{2}$/.test(code)) ?? null;
}

function paidUntil(
  subscription: JsonObject,
  billing: JsonObject,
  payments: readonly Payment[],
  type: PlanType,
): number | null {
  const lastPaidAt = timeOf(objectOf(billing.last_payment).time);
  if (lastPaidAt === null) return null;
  // A refunded payment pays for no time.
  if (payments.at(-1)?.status === 'refunded') return payments.at(-1)?.at ?? null;
  const failing = Number(billing.failed_payments_count) > 0;
  const next = timeOf(billing.next_billing_time);
  if (subscription.status === 'ACTIVE' && !failing && next !== null) return next;
  const [execution] = objectsOf(billing.cycle_executions).filter((one) => one.tenure_type === 'REGULAR');
  const cycles = failing ? 0 : Number(execution?.cycles_completed) || 0;
  return paidPeriodEnd({ startAt: timeOf(subscription.start_time) ?? lastPaidAt, lastPaidAt, cycles }, type);
}

/** Completed and refunded payments only. */
function paymentsIn({ transactions }: JsonObject): Payment[] {
  const found = objectsOf(transactions).flatMap((transaction): Payment[] => {
    // A payment that the payer's bank took back counts as refunded.
    const chargedBack = objectOf(transaction.status_details).reason === 'CHARGEBACK';
    const status = chargedBack ? 'refunded' : PAYMENT_STATES[String(transaction.status)];
    const { value, currency_code } = objectOf(objectOf(transaction.amount_with_breakdown).gross_amount);
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
