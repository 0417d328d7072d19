import { plans as declaredPlans, product } from '../../../generated/product.ts';
import type { Store } from '../store/store.ts';
import { type DeclaredPlan, declaredOffers, offerName, WEBHOOK_ID } from './offers.ts';
import { type PaymentProvider, type WebhookMessage, webhookPath } from './provider.ts';
import { providerKinds } from './providers.ts';
import type { Seller } from './receipts/seller.ts';
import type { BillingSources } from './subscriptions/attempt.ts';
import { endDuplicates } from './subscriptions/duplicatePurchases.ts';
import { applyEvent, receiveEvent, type StoredEvent } from './subscriptions/events.ts';
import { type PrunedBilling, pruneBilling } from './subscriptions/prune.ts';
import { type ReconcileResult, reconcileAll, reconcileDue } from './subscriptions/reconcile.ts';

export interface BillingOptions {
  store: Store;
  providers: readonly PaymentProvider[];
  now: () => number;
  warn: BillingSources['warn'];
  /** From the lowest plan to the highest; absent: those of `schemas/plans.json`. */
  plans?: readonly DeclaredPlan[];
  /** Absent: invoices keep none. */
  seller?: Seller;
  /** Absent: no VAT applies. */
  vatRate?: BillingSources['vatRate'];
  onFailure: BillingSources['onFailure'];
}

/** Payments and subscriptions of all providers. */
export interface Billing {
  /** All known providers, configured or not. */
  kinds: readonly { id: string; title: string }[];
  /** A configured provider, by id. */
  provider(id: string): PaymentProvider | null;
  /** From the lowest plan to the highest. */
  plans: readonly DeclaredPlan[];
  sources: BillingSources;
  /** Stores an event and starts applying it, without waiting for that. @throws ForgedMessage, ProviderUnavailable */
  receive(provider: PaymentProvider, message: WebhookMessage): Promise<void>;
  /** Applies waiting events, checks purchases that are due and ends expired ones. @param signal aborts between two steps, by throwing */
  reconcileDue(signal?: AbortSignal): Promise<ReconcileResult>;
  /** The same for all purchases that a provider may still change, due or not. */
  reconcile(): Promise<ReconcileResult>;
  /**
   * Deletes applied events and abandoned orders.
   * @param eventDays how long applied events are kept
   * @param signal as above
   */
  prune(eventDays: number, signal?: AbortSignal): Promise<PrunedBilling>;
  /** Finds or creates products, plans and the webhook at every provider. @param origin the public address of this server */
  setUp(origin: string): Promise<{ provider: string; plans: string[]; webhookId: string }[]>;
  /** Resolves once no event is being applied any more. */
  settled(): Promise<void>;
}

export function billing({
  store,
  providers,
  now,
  warn,
  onFailure,
  plans = declaredPlans,
  seller,
  vatRate = () => null,
}: BillingOptions): Billing {
  const byId = new Map(providers.map((provider) => [provider.id, provider]));
  const sources: BillingSources = { store, now, providers: byId, warn, onFailure, seller, vatRate };
  const pending = new Set<Promise<void>>();

  function begin(event: StoredEvent): void {
    const effect = applyEvent(sources, event)
      .then((guild) => (guild === null ? undefined : endDuplicates(sources, { guild })))
      .catch((error: unknown) => onFailure(`event ${event.id}`, error))
      .finally(() => pending.delete(effect));
    pending.add(effect);
  }

  return {
    sources,
    kinds: [...new Map([...providerKinds, ...providers].map((kind) => [kind.id, kind])).values()],
    provider: (id) => byId.get(id) ?? null,
    plans,
    receive: async (provider, message) => begin(await receiveEvent(sources, provider, message)),
    reconcileDue: (signal) => reconcileDue(sources, signal),
    reconcile: () => reconcileAll(sources),
    prune: (eventDays, signal) => pruneBilling(sources, eventDays, signal),

    setUp: (origin) =>
      Promise.all(
        providers.map(async (provider) => {
          const offers = declaredOffers(product.defaultLanguage, plans);
          const seller = { productName: product.name, webhookUrl: `${origin}${webhookPath(provider.id)}` };
          const { plans: ids, webhookId } = await provider.setUp(offers, seller);
          for (const [index, offer] of offers.entries()) {
            await store.providerValues.write(provider.id, offerName(offer), String(ids[index]));
          }
          await store.providerValues.write(provider.id, WEBHOOK_ID, webhookId);
          return {
            provider: provider.id,
            plans: offers.map((offer, index) => `${offerName(offer)}: ${ids[index]}`),
            webhookId,
          };
        }),
      ),

    async settled() {
      await Promise.all(pending);
    },
  };
}
