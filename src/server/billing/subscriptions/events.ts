import type { Purchase } from '../../store/purchases.ts';
import { WEBHOOK_ID } from '../offers.ts';
import type { EventSubject, Message, PaymentProvider } from '../provider.ts';
import { readPurchase, type SnapshotSources } from './providerSnapshots.ts';

/** An event that is stored and whose effect may be still to come. */
export interface StoredEvent {
  provider: PaymentProvider;
  id: string;
  subject: EventSubject;
}

/**
 * Checks a provider's message and stores the event in it, so that it may be answered: whatever happens from here on, its
 * effect comes. @throws Forged, ProviderOutage
 */
export async function receiveEvent(
  { store, now }: SnapshotSources,
  provider: PaymentProvider,
  message: Message,
): Promise<StoredEvent> {
  const webhookId = (await store.providerValues.read(provider.id, WEBHOOK_ID)) ?? '';
  const { id, type, subject } = await provider.verify(message, webhookId);
  const text = JSON.stringify(subject);
  await store.webhookEvents.receive({ provider: provider.id, id, type, subject: text, received_at: now() });
  return { provider, id, subject };
}

/**
 * Gives an event its effect, unless it has had it.
 * @returns the server that it is about
 * @throws ProviderOutage, ProviderRefusal; the event then goes on waiting
 */
export async function applyEvent(
  sources: SnapshotSources,
  { provider, id, subject }: StoredEvent,
): Promise<string | null> {
  const { store, now } = sources;
  if (!(await store.webhookEvents.isWaiting(provider.id, id))) return null;
  const found = await purchaseOf(sources, provider, subject);
  if (!found) {
    await store.webhookEvents.markApplied(provider.id, id, now());
    return null;
  }
  await readPurchase(sources, provider, { ...found, eventId: id });
  return found.purchase.guild_id;
}

/** The order that an event is about. It may come before we have learnt how the provider calls that order. */
async function purchaseOf(
  { store }: SnapshotSources,
  { id: provider }: PaymentProvider,
  { subscription, reference, payment }: EventSubject,
): Promise<{ purchase: Purchase; providerId: string } | null> {
  const purchase =
    (subscription && (await store.purchases.byProviderId(provider, subscription))) ||
    (reference && (await store.purchases.byId(provider, reference))) ||
    (payment && (await store.purchases.byPayment(provider, payment))) ||
    null;
  const providerId = purchase?.provider_id ?? subscription;
  // Where both are known and differ, it is somebody else's that took our name.
  if (!purchase || !providerId || (subscription && subscription !== providerId)) return null;
  return { purchase, providerId };
}
