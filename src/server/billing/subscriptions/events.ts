import type { Purchase } from '../../store/billing/purchase.ts';
import { WEBHOOK_ID } from '../offers.ts';
import type { EventSubject, PaymentProvider, WebhookMessage } from '../provider.ts';
import { refreshPurchase, type SnapshotSources } from './refreshPurchase.ts';

/** A stored event, applied or not. */
export interface StoredEvent {
  provider: PaymentProvider;
  id: string;
  subject: EventSubject;
}

/**
 * Verifies a provider's message and stores its event. From then on the message can be acknowledged: the event will be applied.
 * @throws ForgedMessage, ProviderUnavailable
 */
export async function receiveEvent(
  { store, now }: SnapshotSources,
  provider: PaymentProvider,
  message: WebhookMessage,
): Promise<StoredEvent> {
  const webhookId = (await store.providerValues.read(provider.id, WEBHOOK_ID)) ?? '';
  const { id, type, subject } = await provider.verify(message, webhookId);
  const text = JSON.stringify(subject);
  await store.webhookEvents.receive({ provider: provider.id, id, type, subject: text, received_at: now() });
  return { provider, id, subject };
}

/**
 * Applies an event, unless it is already applied.
 * @returns the id of the server that it affects, if any
 * @throws ProviderUnavailable, ProviderRefusal; the event then stays unapplied
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
  await refreshPurchase(sources, provider, { ...found, eventId: id });
  return found.purchase.guild_id;
}

/** The purchase that an event is about. The event may arrive before the provider's id of the purchase is stored. */
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
  // If the ids differ, another subscription uses our reference.
  if (!purchase || !providerId || (subscription && subscription !== providerId)) return null;
  return { purchase, providerId };
}
