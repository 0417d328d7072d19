import type { Purchase } from '../../store/purchases.ts';
import type { Store } from '../../store/store.ts';
import { ignoreRefusal, type PaymentProvider, type PlanType, type ProviderSnapshot } from '../provider.ts';
import { deriveSubscriptionState, mustEnd } from './subscriptionState.ts';

const DAY = 86_400_000;

export interface SnapshotSources {
  store: Store;
  now: () => number;
  /** Hears what somebody should look into; never of people. */
  warn: (what: string, details: Record<string, string>) => void;
  /** The rate of value added tax for a payer of this country, in hundredths of a percent; null where none applies. */
  vatRate: (country: string | null) => number | null;
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
  sources: SnapshotSources,
  provider: PaymentProvider,
  { purchase, providerId, eventId }: { purchase: Purchase; providerId: string; eventId?: string },
): Promise<ProviderSnapshot | null> {
  const { store, now, warn, vatRate } = sources;
  const query = { id: providerId, type: purchase.plan_type as PlanType, since: purchase.starts_at };
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
  const fault = faultOf(reading, purchase);
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
  if (mustEnd(reading)) {
    // What this means for the server waits for nobody, and the store knows from here on that there is something to end.
    await record(number, reading);
    await ignoreRefusal(() => provider.end(providerId));
    number = await store.purchases.beginSnapshot(purchase);
    reading = (await provider.read(query)) ?? reading;
    if (mustEnd(reading)) warn('The provider does not end a subscription', { purchase: purchase.id });
  }
  await record(number, reading, eventId);
  return reading;
}

interface Fault {
  what: string;
  /** Whether the subscription is not that of the order at all. */
  foreign: boolean;
}

/** Why a reading is not what was ordered: another order's, or other terms. */
function faultOf(reading: ProviderSnapshot | null, purchase: Purchase): Fault | null {
  if (!reading) return { what: 'The provider does not know the subscription', foreign: true };
  if (reading.reference !== purchase.id) return { what: "The subscription is another order's", foreign: true };
  if (reading.planId !== purchase.provider_plan || !reading.asPlanned) {
    return { what: 'The subscription is on another plan', foreign: false };
  }
  const paid = reading.payments.every(
    ({ amount, currency }) => amount === purchase.amount && currency === purchase.currency,
  );
  return paid ? null : { what: 'Another amount was paid', foreign: false };
}
