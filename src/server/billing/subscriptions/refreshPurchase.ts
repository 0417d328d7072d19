import { DAY } from '../../../language/time/milliseconds.ts';
import type { Purchase } from '../../store/billing/purchase.ts';
import type { Store } from '../../store/store.ts';
import { planNamed } from '../offers.ts';
import { ignoreRefusal, type Payment, type PaymentProvider, type ProviderSnapshot } from '../provider.ts';
import type { Seller } from '../receipts/seller.ts';
import { deriveSubscriptionState, mustEnd, SOON } from './subscriptionState.ts';

export interface SnapshotSources {
  store: Store;
  now: () => number;
  /** Reports something for operators to look into. Must not contain personal data. */
  warn: (what: string, details: Record<string, string>) => void;
  /** Kept on invoices, so that their receipts never change. */
  seller: Seller | undefined;
  /** VAT rate for a payer's country, in hundredths of a percent; null if none applies. */
  vatRate: (country: string | null) => number | null;
}

/**
 * Fetches a purchase's snapshot from the provider and stores it. Purchases change in no other way, so events may arrive in any
 * order, twice or not at all.
 * @param providerId the provider's id, which may not be stored yet
 * @param eventId the event that caused this
 * @param by the user who caused it on the site
 * @returns null if the snapshot does not match the order and was not stored
 * @throws ProviderUnavailable, ProviderRefusal
 */
export async function refreshPurchase(
  sources: SnapshotSources,
  provider: PaymentProvider,
  { purchase, providerId, eventId, by }: { purchase: Purchase; providerId: string; eventId?: string; by?: string },
): Promise<ProviderSnapshot | null> {
  const { store, now, warn, seller, vatRate } = sources;
  const query = { id: providerId, type: purchase.plan_type, since: purchase.starts_at };
  const record = (number: number, snapshot: ProviderSnapshot, event?: string) =>
    store.purchases.recordSnapshot({
      purchase,
      providerId,
      sequence: number,
      state: deriveSubscriptionState(snapshot, purchase, now()),
      invoices: snapshot.payments.map(({ id, at, ...rest }) => ({
        payment_id: id,
        paid_at: at,
        ...rest,
        payer_country: snapshot.country,
        vat_rate: vatRate(snapshot.country),
        seller: seller ? JSON.stringify(seller) : null,
      })),
      at: now(),
      event,
      by,
    });

  let number = await store.purchases.beginSnapshot(purchase);
  let snapshot = await provider.read(query);
  const fault = await mismatchOf(snapshot, purchase, store);
  if (!snapshot || fault) {
    warn(fault?.what ?? 'unknown', { purchase: purchase.id, provider: provider.id });
    let own = fault?.foreign ? null : snapshot;
    // It gives the server nothing, but would charge again whoever was refunded.
    if (own && mustEnd(own, purchase)) {
      await ignoreRefusal(() => provider.end(providerId));
      own = (await provider.read(query)) ?? own;
    }
    const wait = own && mustEnd(own, purchase) ? SOON : DAY;
    await store.purchases.scheduleCheck(purchase, now() + wait, own?.state);
    // Last, because an event that has been applied is not looked at again.
    if (eventId) await store.webhookEvents.markApplied(provider.id, eventId, now());
    return null;
  }
  for (const { id, amount, currency } of snapshot.payments.filter((one) => isOther(one, purchase))) {
    if (await store.purchases.byPayment(provider.id, id)) continue;
    const details = { purchase: purchase.id, provider: provider.id, payment: id };
    warn('A renewal differs from the ordered price', { ...details, amount: String(amount), currency });
  }
  if (snapshot.state === 'approved') {
    await provider.start(providerId);
    snapshot = (await provider.read(query)) ?? snapshot;
  }
  if (mustEnd(snapshot, purchase)) {
    // Store the effect on the server first, so that the subscription is still ended if this process stops here.
    await record(number, snapshot);
    await ignoreRefusal(() => provider.end(providerId));
    number = await store.purchases.beginSnapshot(purchase);
    snapshot = (await provider.read(query)) ?? snapshot;
    if (mustEnd(snapshot, purchase)) warn('The provider did not end a subscription', { purchase: purchase.id });
  }
  await record(number, snapshot, eventId);
  return snapshot;
}

interface Mismatch {
  what: string;
  /** Whether the subscription belongs to another order. */
  foreign: boolean;
}

/** Why a snapshot does not match its order; null if it does. */
async function mismatchOf(
  snapshot: ProviderSnapshot | null,
  purchase: Purchase,
  { providerValues }: Pick<Store, 'providerValues'>,
): Promise<Mismatch | null> {
  if (!snapshot) return { what: 'The provider does not know the subscription', foreign: true };
  if (snapshot.reference !== purchase.id) return { what: 'The subscription belongs to another order', foreign: true };
  const isOrdered = snapshot.planId === purchase.provider_plan;
  if (purchase.paid_until === null && !(isOrdered && snapshot.matchesPlan)) {
    return { what: 'The subscription has another plan or other terms', foreign: false };
  }
  // After the first payment, only the seller can have changed what is charged, and for which plan.
  const name = isOrdered ? null : await providerValues.nameOf(purchase.provider, snapshot.planId);
  if (name !== null && planNamed(name) !== purchase.plan) {
    return { what: 'The subscription was moved to another plan of ours and no longer counts', foreign: false };
  }
  const [first] = snapshot.payments;
  return first && isOther(first, purchase)
    ? { what: 'A payment differs from the ordered price', foreign: false }
    : null;
}

function isOther({ amount, currency }: Payment, purchase: Purchase): boolean {
  return amount !== purchase.amount || currency !== purchase.currency;
}
