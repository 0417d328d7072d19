import type { Purchase } from '../../store/purchases.ts';
import { ignoreRefusal, type PaymentProvider } from '../provider.ts';
import { attempt, type BillingSources } from './attempt.ts';
import { endDoubles } from './doubles.ts';
import { applyEvent } from './events.ts';
import { readPurchase } from './providerSnapshots.ts';
import { nextCheckoutLook } from './subscriptionState.ts';

/** Milliseconds after which another process takes up what this one did not finish. */
const AGAIN = 5 * 60_000;
const HOUR = 3_600_000;

export interface Round {
  events: number;
  read: number;
  ended: number;
}

/**
 * Does all that is due: events whose effect is still to come, purchases to look at, and ends.
 * @param signal ends it between two steps, by throwing; the rest is taken up again
 */
export async function billingRound(sources: BillingSources, signal?: AbortSignal): Promise<Round> {
  const { store, now } = sources;
  const events = await applyWaiting(sources, signal);
  const due = await store.purchases.claimDue(now(), now() + AGAIN);
  const read = await lookAt(sources, due, signal);
  await endDoubles(sources, { signal });
  return { events, read, ended: await store.purchases.endExpired(now()) };
}

/** The same for everything that a provider may have changed, due or not. */
export async function reconcileAll(sources: BillingSources): Promise<Round> {
  const { store, now } = sources;
  const events = await applyWaiting(sources);
  const read = await lookAt(sources, await store.purchases.listOpen());
  await endDoubles(sources);
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

async function lookAt(sources: BillingSources, purchases: readonly Purchase[], signal?: AbortSignal): Promise<number> {
  let read = 0;
  for (const purchase of purchases) {
    signal?.throwIfAborted();
    const provider = sources.providers.get(purchase.provider);
    if (!provider) continue;
    await attempt(sources, `purchase ${purchase.id}`, async () => {
      await look(sources, provider, purchase);
      read++;
    });
  }
  return read;
}

async function look(sources: BillingSources, provider: PaymentProvider, purchase: Purchase): Promise<void> {
  const { store, now } = sources;
  const { provider_id: providerId } = purchase;
  if (!providerId) return store.purchases.scheduleCheck(purchase, nextCheckoutLook(purchase.starts_at, now()));
  const reading = await readPurchase(sources, provider, { purchase, providerId });
  if (reading?.state !== 'paused' || (reading.paidUntil ?? 0) > now()) return;
  // A cancelled one could be resumed until here. Now it ends for good, so that nobody is charged by it any more.
  await ignoreRefusal(() => provider.end(providerId));
  const after = await readPurchase(sources, provider, { purchase, providerId });
  if (after?.state === 'paused') await store.purchases.scheduleCheck(purchase, now() + HOUR);
}
