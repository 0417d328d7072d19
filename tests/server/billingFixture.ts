import { type Billing, billing } from '../../src/server/billing/billing.ts';
import {
  type EventSubject,
  ForgedMessage,
  type PaymentProvider,
  ProviderRefusal,
  type ProviderSnapshot,
  type ProviderState,
  type SubscriptionOrder,
} from '../../src/server/billing/provider.ts';
import type { NewPurchase, Purchase } from '../../src/server/store/billing/purchase.ts';
import type { Store } from '../../src/server/store/store.ts';
import { sqlite } from './engines.ts';

export const NOW = Date.UTC(2030, 0, 1);
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const GUILD = '123456789012345678';

type Call = 'order' | 'read' | 'start' | 'pause' | 'resume' | 'end';

/** A payment provider in memory, which a test controls. */
export interface FakeProvider extends PaymentProvider {
  /** Its calls except reads, like `pause S-1`. */
  calls: string[];
  orders: SubscriptionOrder[];
  /** Its subscriptions by its own ids. */
  known: Map<string, ProviderSnapshot>;
  /** Errors to throw, by call. */
  failures: Partial<Record<Call, Error>>;
  /** Calls that it accepts without doing anything. */
  ignored: Set<Call>;
  /** Runs before each call has an effect. */
  onCall: (call: string) => Promise<void>;
}

function createFakeProvider(id: string, now: () => number): FakeProvider {
  async function act(call: Call, subscription: string, state?: ProviderState): Promise<void> {
    bank.calls.push(`${call} ${subscription}`);
    await bank.onCall(call);
    if (bank.failures[call]) throw bank.failures[call];
    const reading = bank.known.get(subscription);
    if (state && reading && !bank.ignored.has(call))
      bank.known.set(subscription, { ...reading, state, stateSince: now() });
  }
  const bank: FakeProvider = {
    id,
    title: 'The Bank',
    calls: [],
    orders: [],
    known: new Map(),
    failures: {},
    ignored: new Set(),
    onCall: async () => {},
    setUp: async (offers) => ({ plans: offers.map((_, index) => `P-${index}`), webhookId: 'W-1' }),
    async order(order) {
      const subscription = `S-${bank.orders.length + 1}`;
      await act('order', subscription);
      bank.orders.push(order);
      bank.known.set(subscription, snapshotOf({ state: 'pending', reference: order.reference, planId: order.planId }));
      return { id: subscription, url: `https://bank.example/${subscription}` };
    },
    async read({ id: subscription }) {
      if (bank.failures.read) throw bank.failures.read;
      return bank.known.get(subscription) ?? null;
    },
    start: (subscription) => act('start', subscription, 'active'),
    pause: (subscription) => act('pause', subscription, 'paused'),
    resume: (subscription) => act('resume', subscription, 'active'),
    end: (subscription) => act('end', subscription, 'ended'),
    async verify({ body }, webhookId) {
      const message: { webhook: string; id: string; subject: EventSubject } = JSON.parse(String(body));
      const { webhook, ...event } = message;
      if (webhook !== webhookId) throw new ForgedMessage('not ours');
      return { type: 'T', ...event };
    },
  };
  return bank;
}

/** A snapshot of an unpaid subscription; parts can be replaced. */
export function snapshotOf(parts: Partial<ProviderSnapshot> = {}): ProviderSnapshot {
  return {
    state: 'active',
    stateSince: null,
    reference: null,
    planId: 'P-0',
    matchesPlan: true,
    paidUntil: null,
    failing: false,
    payments: [],
    country: null,
    ...parts,
  };
}

/** A payment with the price from `plans.json`. */
export const payment = (
  id: string,
  parts: Partial<ProviderSnapshot['payments'][number]> = {},
): ProviderSnapshot['payments'][number] => ({
  id,
  at: NOW,
  amount: 499,
  currency: 'EUR',
  status: 'paid',
  ...parts,
});

/** Billing over an embedded store and a fake provider. */
export interface BillingFixture {
  store: Store;
  provider: FakeProvider;
  billing: Billing;
  /** Reported warnings and failures, in order. */
  warned: [string, Record<string, string>][];
  failed: [string, unknown][];
  /** Sets the clock. */
  setTime(now: number): void;
  /** Stores an order, of which the provider has the given snapshot, or knows nothing. */
  order(reading?: Partial<ProviderSnapshot> | null, parts?: Partial<NewPurchase>): Promise<Purchase>;
  /** The purchase as it is stored now. */
  reload(purchase: Purchase): Promise<Purchase>;
  close(): Promise<void>;
}

export async function startBillingFixture(): Promise<BillingFixture> {
  const engine = sqlite();
  await engine.prepare();
  const store = await engine.open();
  let time = NOW;
  const bank = createFakeProvider('bank', () => time);
  const warned: BillingFixture['warned'] = [];
  const failed: BillingFixture['failed'] = [];
  const work = billing({
    store,
    providers: [bank],
    now: () => time,
    warn: (what, details) => warned.push([what, details]),
    seller: { name: 'Harbour Software', address: [], vatId: '' },
    vatRate: (country) => (country === 'RO' ? 2100 : null),
    onFailure: (what, error) => failed.push([what, error]),
  });
  let count = 0;
  return {
    store,
    provider: bank,
    billing: work,
    warned,
    failed,
    setTime: (now) => {
      time = now;
    },
    async order(reading, parts) {
      const purchase = await store.purchases.begin({
        guild: GUILD,
        guildName: 'Harbour',
        user: '42',
        payerName: 'Ada',
        plan: 'premium',
        planType: 'monthly',
        amount: 499,
        currency: 'EUR',
        provider: bank.id,
        providerPlan: 'P-0',
        now: time,
        checkAt: time,
        ...parts,
      });
      if (!reading) return purchase;
      const id = `O-${++count}`;
      await store.purchases.setProviderId(purchase, id);
      bank.known.set(id, snapshotOf({ reference: purchase.id, ...reading }));
      return (await store.purchases.byId(purchase.provider, purchase.id)) ?? purchase;
    },
    async reload({ provider, id }) {
      const found = await store.purchases.byId(provider, id);
      if (!found) throw new Error('The order is gone');
      return found;
    },
    async close() {
      await work.settled();
      await store.close();
      await engine.clear();
    },
  };
}

/** A refusal by the provider. */
export const refusedBy = (status = 422) => new ProviderRefusal('no', status);
