import { DAY } from '../../../language/time/milliseconds.ts';
import type { Purchase } from '../../store/billing/purchase.ts';
import type { PaymentProvider } from '../provider.ts';
import type { BillingSources } from './attempt.ts';
import { refreshPurchase } from './refreshPurchase.ts';

/** By then, the payment page has long expired and unpaid orders are no longer checked. */
const ABANDONED = 7 * DAY;

export interface PrunedBilling {
  events: number;
  orders: number;
}

/**
 * Deletes applied events and orders that were never paid. A deleted event that is sent again counts as new but changes nothing:
 * it causes another snapshot, and payments never get a second invoice.
 * @param eventDays how long events are kept
 * @param signal aborts between two steps, by throwing
 */
export async function pruneBilling(
  sources: BillingSources,
  eventDays: number,
  signal?: AbortSignal,
): Promise<PrunedBilling> {
  const { store, now, providers, onFailure } = sources;
  const events = await store.webhookEvents.forget(now() - eventDays * DAY);
  let orders = 0;
  for (const purchase of await store.purchases.unpaid([...providers.keys()], now() - ABANDONED)) {
    signal?.throwIfAborted();
    const provider = providers.get(purchase.provider);
    if (!provider) continue;
    try {
      if (await isAbandoned(sources, provider, purchase)) orders += Number(await store.purchases.forget(purchase));
    } catch (error) {
      onFailure(`purchase ${purchase.id}`, error);
    }
  }
  return { events, orders };
}

/** Whether an order was never approved. An approved one is refreshed instead. */
async function isAbandoned(sources: BillingSources, provider: PaymentProvider, purchase: Purchase): Promise<boolean> {
  const { provider_id: providerId } = purchase;
  // The provider never answered, so nobody was sent to the payment page.
  if (!providerId) return true;
  const query = { id: providerId, type: purchase.plan_type, since: purchase.starts_at };
  const snapshot = await provider.read(query);
  const open = snapshot?.state === 'pending' || snapshot?.state === 'ended';
  if (!snapshot || (open && snapshot.paidUntil === null && snapshot.payments.length === 0)) return true;
  await refreshPurchase(sources, provider, { purchase, providerId });
  return false;
}
