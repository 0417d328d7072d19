import type { NewPurchase, PaidInvoice, Purchase, SubscriptionState } from '../../src/server/store/billing/purchase.ts';
import type { Store } from '../../src/server/store/store.ts';

/** The server that buys. */
export const GUILD = '123456789012345678';
export const NOW = 1_790_000_000_000;

/** An order of Premium by the month. */
export const order: NewPurchase = {
  guild: GUILD,
  guildName: 'Harbour',
  user: '42',
  payerName: 'Ada',
  plan: 'premium',
  planType: 'monthly',
  amount: 499,
  currency: 'EUR',
  provider: 'pay',
  providerPlan: 'P-1',
  now: NOW,
  checkAt: NOW + 60,
};
/** The state of a subscription that is paid. */
export const active: SubscriptionState = {
  status: 'active',
  providerState: 'active',
  paidUntil: NOW + 1000,
  endsAt: NOW + 2000,
  checkAt: NOW + 500,
};
/** A payment of an order. */
export const payment = (id: string, parts: Partial<PaidInvoice> = {}): PaidInvoice => ({
  payment_id: id,
  paid_at: NOW,
  amount: 499,
  currency: 'EUR',
  status: 'paid',
  payer_country: null,
  vat_rate: null,
  seller: null,
  ...parts,
});

/** Stores a snapshot of a purchase. */
export async function recordIn(
  store: Store,
  purchase: Purchase,
  standing: Partial<SubscriptionState> = {},
  invoices: PaidInvoice[] = [],
): Promise<void> {
  const reading = await store.purchases.beginSnapshot(purchase);
  await store.purchases.recordSnapshot({
    purchase,
    providerId: `I-${purchase.id.slice(0, 8)}`,
    sequence: reading,
    state: { ...active, ...standing },
    invoices,
    at: NOW,
  });
}
