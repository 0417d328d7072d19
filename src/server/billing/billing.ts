import { product } from '../../../generated/product.ts';
import type { Store } from '../store/store.ts';
import { declaredOffers, offerName, WEBHOOK_ID } from './offers.ts';
import { type Message, type PaymentProvider, webhookPath } from './provider.ts';
import { providerKinds } from './providers.ts';
import type { BillingSources } from './subscriptions/attempt.ts';
import { endDoubles } from './subscriptions/doubles.ts';
import { applyEvent, receiveEvent, type StoredEvent } from './subscriptions/events.ts';
import { type PrunedBilling, pruneBilling } from './subscriptions/prune.ts';
import { billingRound, type Round, reconcileAll } from './subscriptions/reconcile.ts';

export interface BillingOptions {
  store: Store;
  providers: readonly PaymentProvider[];
  now: () => number;
  warn: BillingSources['warn'];
  /** Absent: no value added tax applies. */
  vatRate?: BillingSources['vatRate'];
  onFailure: BillingSources['onFailure'];
}

/** What is paid, by whichever provider. */
export interface Billing {
  /** All that there are, whether or not they are configured. */
  kinds: readonly { id: string; title: string }[];
  /** One that is configured. */
  provider(id: string): PaymentProvider | null;
  sources: BillingSources;
  /** Stores an event; its effect begins by itself. @throws Forged, ProviderOutage */
  receive(provider: PaymentProvider, message: Message): Promise<void>;
  /** Does what is due. @param signal ends it between two steps, by throwing */
  round(signal?: AbortSignal): Promise<Round>;
  reconcile(): Promise<Round>;
  /**
   * Forgets what has become useless.
   * @param eventDays how long messages of providers are kept
   * @param signal as above
   */
  tidy(eventDays: number, signal?: AbortSignal): Promise<PrunedBilling>;
  /** Finds or makes what is sold, at every provider. @param origin where people and providers reach us */
  setUp(origin: string): Promise<{ provider: string; plans: string[]; webhookId: string }[]>;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
}

export function billing({ store, providers, now, warn, onFailure, vatRate = () => null }: BillingOptions): Billing {
  const byId = new Map(providers.map((provider) => [provider.id, provider]));
  const sources: BillingSources = { store, now, providers: byId, warn, onFailure, vatRate };
  const underWay = new Set<Promise<void>>();

  function begin(event: StoredEvent): void {
    const effect = applyEvent(sources, event)
      .then((guild) => (guild === null ? undefined : endDoubles(sources, { guild })))
      .catch((error: unknown) => onFailure(`event ${event.id}`, error))
      .finally(() => underWay.delete(effect));
    underWay.add(effect);
  }

  return {
    sources,
    kinds: [...new Map([...providerKinds, ...providers].map((kind) => [kind.id, kind])).values()],
    provider: (id) => byId.get(id) ?? null,
    receive: async (provider, message) => begin(await receiveEvent(sources, provider, message)),
    round: (signal) => billingRound(sources, signal),
    reconcile: () => reconcileAll(sources),
    tidy: (eventDays, signal) => pruneBilling(sources, eventDays, signal),

    setUp: (origin) =>
      Promise.all(
        providers.map(async (provider) => {
          const offers = declaredOffers(product.defaultLanguage);
          const seller = { productName: product.name, webhookUrl: `${origin}${webhookPath(provider.id)}` };
          const { plans, webhookId } = await provider.setUp(offers, seller);
          for (const [index, offer] of offers.entries()) {
            await store.providerValues.write(provider.id, offerName(offer), String(plans[index]));
          }
          await store.providerValues.write(provider.id, WEBHOOK_ID, webhookId);
          return {
            provider: provider.id,
            plans: offers.map((offer, index) => `${offerName(offer)}: ${plans[index]}`),
            webhookId,
          };
        }),
      ),

    async settled() {
      await Promise.all(underWay);
    },
  };
}
