import type { Purchase } from '../../store/billing/purchase.ts';
import { ignoreRefusal } from '../provider.ts';
import { attempt, type BillingSources } from './attempt.ts';
import { refreshPurchase } from './refreshPurchase.ts';
import { isRunning, isScheduled } from './running.ts';

/**
 * Ends all but one of a server's subscriptions, for example bought in two windows, or replaced by another plan. What was paid is
 * credited: see `store/billing/credit.ts`.
 * @param guild limits this to one server
 * @param signal aborts between two steps, by throwing
 */
export async function endDuplicates(
  sources: BillingSources,
  { guild, signal }: { guild?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const { store, now, providers, warn } = sources;
  const concurrent = await store.purchases.concurrent(guild);
  const guilds = [...new Set(concurrent.map(({ guild_id }) => guild_id))];
  const ofGuild = (id: string) => concurrent.filter(({ guild_id }) => guild_id === id);
  for (const purchase of guilds.flatMap((id) => duplicatePurchases(ofGuild(id), now()))) {
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

/**
 * All but the purchase that a server continues with: of the plan that was ordered last, the oldest purchase.
 * @param purchases those of one server that can still be charged, oldest first
 */
export function duplicatePurchases(purchases: readonly Purchase[], now: number): Purchase[] {
  const renewing = purchases.filter(({ provider_state }) => provider_state === 'active');
  const settled = renewing.filter((purchase) => isSettled(purchase, now));
  const plan = (settled.at(-1) ?? renewing[0])?.plan;
  const kept = [...settled, ...renewing].find((purchase) => purchase.plan === plan);
  if (!kept) return [];
  return purchases.filter((purchase) => {
    if (purchase === kept) return false;
    if (purchase.plan === kept.plan) return purchase.provider_state === 'active';
    // Another plan that was ordered later takes over once it is paid.
    return purchases.indexOf(purchase) < purchases.indexOf(kept);
  });
}

/** Whether a purchase gives the server its plan, or will when another plan ends. */
function isSettled(purchase: Purchase, now: number): boolean {
  return (purchase.status === 'active' && isRunning(purchase, now)) || isScheduled(purchase, now);
}
