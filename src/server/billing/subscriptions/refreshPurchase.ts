import type { Purchase } from '../../store/purchases.ts';
import type { Store } from '../../store/store.ts';
import { ignoreRefusal, type PaymentProvider, type ProviderSnapshot } from '../provider.ts';
import { deriveSubscriptionState, mustEnd } from './subscriptionState.ts';

const DAY = 86_400_000;

export interface SnapshotSources {
  store: Store;
  now: () => number;
  /** Reports something for operators to look into. Must not contain personal data. */
  warn: (what: string, details: Record<string, string>) => void;
  /** VAT rate for a payer's country, in hundredths of a percent; null if none applies. */
  vatRate: (country: string | null) => number | null;
}

/**
 * Fetches a purchase's snapshot from the provider and stores it. Purchases change in no other way, so events may arrive in any
 * order, twice or not at all.
 * @param providerId the provider's id, which may not be stored yet
 * @param eventId the event that caused this
 * @returns null if the snapshot does not match the order and was not stored
 * @throws ProviderUnavailable, ProviderRefusal
 */
export async function refreshPurchase(
  sources: SnapshotSources,
  provider: PaymentProvider,
  { purchase, providerId, eventId }: { purchase: Purchase; providerId: string; eventId?: string },
): Promise<ProviderSnapshot | null> {
  const { store, now, warn, vatRate } = sources;
  const query = { id: providerId, type: purchase.plan_type, since: purchase.starts_at };
  const record = (number: number, reading: ProviderSnapshot, event?: string) =>
    store.purchases.recordSnapshot({
      purchase,
      providerId,
      sequence: number,
      state: deriveSubscriptionState(reading, purchase, now()),
      invoices: reading.payments.map(({ id, at, ...rest }) => ({
        payment_id: id,
        paid_at: at,
        ...rest,
        payer_country: reading.country,
        vat_rate: vatRate(reading.country),
      })),
      at: now(),
      event,
    });

  let number = await store.purchases.beginSnapshot(purchase);
  let reading = await provider.read(query);
  const fault = mismatchOf(reading, purchase);
  if (!reading || fault) {
    warn(fault?.what ?? 'unknown', { purchase: purchase.id, provider: provider.id });
    if (eventId) await store.webhookEvents.markApplied(provider.id, eventId, now());
    const state = fault?.foreign ? undefined : reading?.state;
    await store.purchases.scheduleCheck(purchase, now() + DAY, state);
    return null;
  }
  if (reading.state === 'approved') {
    await provider.start(providerId);
    reading = (await provider.read(query)) ?? reading;
  }
  if (mustEnd(reading, purchase)) {
    // Store the effect on the server first, so that the subscription is still ended if this process stops here.
    await record(number, reading);
    await ignoreRefusal(() => provider.end(providerId));
    number = await store.purchases.beginSnapshot(purchase);
    reading = (await provider.read(query)) ?? reading;
    if (mustEnd(reading, purchase)) warn('The provider did not end a subscription', { purchase: purchase.id });
  }
  await record(number, reading, eventId);
  return reading;
}

interface Mismatch {
  what: string;
  /** Whether the subscription belongs to another order. */
  foreign: boolean;
}

/** Why a snapshot does not match its order; null if it does. */
function mismatchOf(reading: ProviderSnapshot | null, purchase: Purchase): Mismatch | null {
  if (!reading) return { what: 'The provider does not know the subscription', foreign: true };
  if (reading.reference !== purchase.id) return { what: 'The subscription belongs to another order', foreign: true };
  if (reading.planId !== purchase.provider_plan || !reading.matchesPlan) {
    return { what: 'The subscription has another plan or other terms', foreign: false };
  }
  const paid = reading.payments.every(
    ({ amount, currency }) => amount === purchase.amount && currency === purchase.currency,
  );
  return paid ? null : { what: 'A payment differs from the ordered price', foreign: false };
}
