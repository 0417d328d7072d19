import { ignoreRefusal } from '../provider.ts';
import { attempt, type BillingSources } from './attempt.ts';
import { refreshPurchase } from './refreshPurchase.ts';

/**
 * Ends all but one of several self-renewing subscriptions of a server, for example bought in two windows. What was paid is credited:
 * see `store/credit.ts`.
 * @param guild limits this to one server
 * @param signal aborts between two steps, by throwing
 */
export async function endDuplicates(
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
      warn('Ending a duplicate subscription of a server', { purchase: purchase.id });
      await ignoreRefusal(() => provider.end(providerId));
      await refreshPurchase(sources, provider, { purchase, providerId });
    });
  }
}
