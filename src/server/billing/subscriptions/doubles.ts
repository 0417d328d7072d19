import { ignoreRefusal } from '../provider.ts';
import { attempt, type BillingSources } from './attempt.ts';
import { readPurchase } from './providerSnapshots.ts';

/**
 * Ends all but one of the subscriptions of a server that somebody paid for in two windows. What was paid counts: see
 * `store/credit.ts`.
 * @param guild one server only
 * @param signal ends it between two steps, by throwing
 */
export async function endDoubles(
  sources: BillingSources,
  { guild, signal }: { guild?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const { store, now, providers, warn } = sources;
  for (const purchase of await store.purchases.duplicates(now(), guild)) {
    signal?.throwIfAborted();
    const provider = providers.get(purchase.provider);
    const { provider_id: providerId } = purchase;
    if (!provider || !providerId) continue;
    await attempt(sources, `purchase ${purchase.id}`, async () => {
      warn('A server has two subscriptions: one is ended', { purchase: purchase.id });
      await ignoreRefusal(() => provider.end(providerId));
      await readPurchase(sources, provider, { purchase, providerId });
    });
  }
}
