import type { Purchase } from '../store/purchases.ts';
import type { Store } from '../store/store.ts';
import { type PaymentProvider, type PlanType, type Reading, unlessRefused } from './provider.ts';
import { standingOf } from './standing.ts';

const DAY = 86_400_000;

export interface ReadingSources {
  store: Store;
  now: () => number;
  /** Hears what somebody should look into; never of people. */
  warn: (what: string, details: Record<string, string>) => void;
}

/**
 * Asks the provider how a purchase stands and writes that down. This is the only way in which a purchase changes, so
 * events may come in any order, twice or not at all.
 * @param providerId the provider's id, which we may not know yet
 * @param eventId the event that led here
 * @returns null where the provider's word does not count for this purchase
 * @throws ProviderOutage, ProviderRefusal
 */
export async function readPurchase(
  { store, now, warn }: ReadingSources,
  provider: PaymentProvider,
  { purchase, providerId, eventId }: { purchase: Purchase; providerId: string; eventId?: string },
): Promise<Reading | null> {
  const number = await store.purchases.beginReading(purchase);
  const query = { id: providerId, type: purchase.plan_type as PlanType, since: purchase.starts_at };
  let reading = await provider.read(query);
  const fault = faultOf(reading, purchase);
  if (!reading || fault) {
    warn(fault ?? 'unknown', { purchase: purchase.id, provider: provider.id });
    if (eventId) await store.webhookEvents.markApplied(provider.id, eventId, now());
    await store.purchases.lookAgain(purchase, now() + DAY);
    return null;
  }
  if (reading.state === 'approved') {
    await provider.start(providerId);
    reading = (await provider.read(query)) ?? reading;
  }
  if (isDeclined(reading)) {
    // The payer is told that it failed, and may order again: nobody may be charged for this one by a later try.
    await unlessRefused(() => provider.end(providerId));
    reading = (await provider.read(query)) ?? reading;
  }
  await store.purchases.record({
    purchase,
    providerId,
    reading: number,
    standing: standingOf(reading, purchase, now()),
    invoices: reading.payments.map(({ id, at, ...rest }) => ({ payment_id: id, paid_at: at, ...rest })),
    ...(eventId && { event: { id: eventId, at: now() } }),
  });
  return reading;
}

/** The very first payment failed. What was paid before is another matter: it goes on to its end. */
function isDeclined({ state, paidUntil, failing }: Reading): boolean {
  return (state === 'active' || state === 'paused') && paidUntil === null && failing;
}

/** Why a reading is not what was ordered: another order's, or other terms. */
function faultOf(reading: Reading | null, purchase: Purchase): string | null {
  if (!reading) return 'The provider does not know the subscription';
  if (reading.reference !== purchase.id) return "The subscription is another order's";
  if (reading.planId !== purchase.provider_plan || !reading.asPlanned) return 'The subscription is on another plan';
  const paid = reading.payments.every(
    ({ amount, currency }) => amount === purchase.amount && currency === purchase.currency,
  );
  return paid ? null : 'Another amount was paid';
}
