import type { Purchase } from '../../store/purchases.ts';
import type { PaymentProvider, PlanType } from '../provider.ts';
import type { BillingSources } from './attempt.ts';
import { readPurchase } from './providerSnapshots.ts';

const DAY = 86_400_000;
/** Long after the page to pay at has stopped working, and the job has stopped looking. */
const ABANDONED = 7 * DAY;

export interface PrunedBilling {
  events: number;
  orders: number;
}

/**
 * Forgets what has become useless: messages that had their effect, and orders that nobody paid. A message that came once
 * more afterwards would count as new, and do nothing: it leads to a reading of how the subscription stands, and a payment
 * that has its invoice gets no second one.
 * @param eventDays how long messages are kept
 * @param signal ends it between two steps, by throwing
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

/** Whether the provider says that nobody agreed to an order. One that somebody did is taken up again. */
async function isAbandoned(sources: BillingSources, provider: PaymentProvider, purchase: Purchase): Promise<boolean> {
  const { provider_id: providerId } = purchase;
  // The provider never answered it, so nobody was ever sent to pay.
  if (!providerId) return true;
  const query = { id: providerId, type: purchase.plan_type as PlanType, since: purchase.starts_at };
  const reading = await provider.read(query);
  const open = reading?.state === 'pending' || reading?.state === 'ended';
  if (!reading || (open && reading.paidUntil === null && reading.payments.length === 0)) return true;
  await readPurchase(sources, provider, { purchase, providerId });
  return false;
}
