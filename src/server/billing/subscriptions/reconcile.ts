import { HOUR } from '../../../language/time/milliseconds.ts';
import type { Purchase } from '../../store/billing/purchase.ts';
import { ignoreRefusal, type PaymentProvider } from '../provider.ts';
import { attempt, type BillingSources } from './attempt.ts';
import { endDuplicates } from './duplicatePurchases.ts';
import { applyEvent } from './events.ts';
import { refreshPurchase } from './refreshPurchase.ts';
import { deriveSubscriptionState, nextCheckoutCheck } from './subscriptionState.ts';

/** Milliseconds after which another process retries what this one did not finish. */
const RETRY_AFTER = 5 * 60_000;

export interface ReconcileResult {
  events: number;
  read: number;
  ended: number;
}

/**
 * Applies waiting events, checks purchases that are due and ends expired ones.
 * @param signal aborts between two steps, by throwing; the rest is done by a later run
 */
export async function reconcileDue(sources: BillingSources, signal?: AbortSignal): Promise<ReconcileResult> {
  const { store, now } = sources;
  const events = await applyWaiting(sources, signal);
  const due = await store.purchases.claimDue(now(), now() + RETRY_AFTER);
  const read = await checkPurchases(sources, due, signal);
  await endDuplicates(sources, { signal });
  return { events, read, ended: await store.purchases.endExpired(now()) };
}

/** The same for all purchases that a provider may have changed, due or not. */
export async function reconcileAll(sources: BillingSources): Promise<ReconcileResult> {
  const { store, now } = sources;
  const events = await applyWaiting(sources);
  const read = await checkPurchases(sources, await store.purchases.listOpen());
  await endDuplicates(sources);
  return { events, read, ended: await store.purchases.endExpired(now()) };
}

async function applyWaiting(sources: BillingSources, signal?: AbortSignal): Promise<number> {
  let applied = 0;
  for (const { provider: name, id, subject } of await sources.store.webhookEvents.waiting()) {
    signal?.throwIfAborted();
    const provider = sources.providers.get(name);
    if (!provider) continue;
    await attempt(sources, `event ${id}`, async () => {
      await applyEvent(sources, { provider, id, subject: JSON.parse(subject) });
      applied++;
    });
  }
  return applied;
}

async function checkPurchases(
  sources: BillingSources,
  purchases: readonly Purchase[],
  signal?: AbortSignal,
): Promise<number> {
  let read = 0;
  for (const purchase of purchases) {
    signal?.throwIfAborted();
    const provider = sources.providers.get(purchase.provider);
    if (!provider) continue;
    await attempt(sources, `purchase ${purchase.id}`, async () => {
      await checkPurchase(sources, provider, purchase);
      read++;
    });
  }
  return read;
}

async function checkPurchase(sources: BillingSources, provider: PaymentProvider, purchase: Purchase): Promise<void> {
  const { store, now } = sources;
  const { provider_id: providerId } = purchase;
  if (!providerId) return store.purchases.scheduleCheck(purchase, nextCheckoutCheck(purchase.starts_at, now()));
  const snapshot = await refreshPurchase(sources, provider, { purchase, providerId });
  if (snapshot?.state !== 'paused') return;
  if ((deriveSubscriptionState(snapshot, purchase, now()).paidUntil ?? 0) > now()) return;
  // A cancelled subscription could be resumed until now. End it for good, so that it can never be charged again.
  await ignoreRefusal(() => provider.end(providerId));
  const after = await refreshPurchase(sources, provider, { purchase, providerId });
  if (after?.state === 'paused') await store.purchases.scheduleCheck(purchase, now() + HOUR);
}
