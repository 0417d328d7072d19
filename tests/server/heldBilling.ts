import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Billing, billing } from '../../src/server/billing/billing.ts';
import { declaredOffers, offerName } from '../../src/server/billing/offers.ts';
import type { PaymentProvider, WebhookMessage } from '../../src/server/billing/provider.ts';
import { configuredProviders } from '../../src/server/billing/providers.ts';
import type { Purchase } from '../../src/server/store/billing/purchase.ts';
import { openStore, type Store } from '../../src/server/store/store.ts';
import { type PayPalSimulator, startPayPal } from '../../src/simulators/paypal/simulator.ts';
import { FAILURE, payPalEnv, SUCCESS } from './billingSite.ts';
import { putEmptyStore } from './emptySqlite.ts';

/** The server that buys. */
export const GUILD = '823456789012345600';
/** When the clock starts. */
export const START = Date.UTC(2030, 0, 5, 14, 33);

/** What a test reads and changes. */
interface State {
  clock: number;
  /** All requested URLs. */
  called: string[];
  /** Webhook messages by event id. */
  messages: Map<string, WebhookMessage>;
  /** Runs before each call to the provider. */
  before: (address: string, init?: RequestInit) => Promise<void>;
  /** Cached answers to reads, while nothing changes at the provider. */
  answers: Map<string, string> | null;
  warnings: string[];
}

/** Billing over an embedded store and the simulated PayPal, whose messages arrive when a test delivers them. */
export interface HeldBilling extends State {
  paypal: PayPalSimulator;
  store: Store;
  made: Billing;
  provider: PaymentProvider;
  /** Orders a subscription for a server. */
  order(guild?: string): Promise<{ purchase: Purchase; id: string }>;
  /** The ids of all events so far, oldest first. */
  events(): string[];
  messageOf(event: string): WebhookMessage;
  /** Delivers events at once, and waits until they are applied. */
  deliver(...events: string[]): Promise<void>;
  close(): Promise<void>;
}

/** Starts billing whose messages are held. */
export async function startHeldBilling(): Promise<HeldBilling> {
  const state: State = {
    clock: START,
    called: [],
    messages: new Map(),
    before: async () => {},
    answers: null,
    warnings: [],
  };
  const now = () => state.clock;
  const paypal = await startPayPal({ now, fetch: hold });
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-events-'));
  await putEmptyStore(dataDir);
  const store = await openStore({ databaseUrl: null, dataDir, plans: ['free', 'premium'] });
  // Durability is not tested here.
  await sql`pragma synchronous = off`.execute(store.db);
  const providers = configuredProviders(payPalEnv(paypal), (problem) => {
    throw new Error(problem);
  }).map((one) => one.open({ now, fetch: watched }));
  const [provider] = providers;
  if (!provider) throw new Error('There is no provider');
  const made = billing({
    store,
    providers,
    now,
    warn: (what) => state.warnings.push(what),
    onFailure: (_, error) => state.warnings.push(String(error)),
  });

  const messageOf = (event: string) => {
    const message = state.messages.get(event);
    if (!message) throw new Error(`There is no message ${event}`);
    return message;
  };
  const order = async (guild = GUILD) => {
    const [offer] = declaredOffers('en');
    if (!offer) throw new Error('Nothing is sold');
    const providerPlan = String(await store.providerValues.read('paypal', offerName(offer)));
    const purchase = await store.purchases.begin({
      guild,
      guildName: 'Harbour',
      user: '42',
      payerName: 'Ada',
      plan: offer.plan,
      planType: offer.type,
      amount: offer.amount,
      currency: offer.currency,
      provider: 'paypal',
      providerPlan,
      now: state.clock,
      checkAt: state.clock,
    });
    const { id } = await provider.order({
      reference: purchase.id,
      planId: providerPlan,
      startAt: null,
      brand: 'Guildhall',
      language: 'en',
      successUrl: SUCCESS,
      cancelUrl: FAILURE,
    });
    await store.purchases.setProviderId(purchase, id);
    await paypal.control.processDue();
    return { purchase, id };
  };

  await made.setUp('https://guildhall.example');
  state.called.length = 0;
  return Object.assign(state, {
    paypal,
    store,
    made,
    provider,
    order,
    events: () => [...state.messages.keys()],
    messageOf,
    async deliver(...events: string[]) {
      await Promise.all(events.map((event) => made.receive(provider, messageOf(event))));
      await made.settled();
    },
    async close() {
      await made.settled();
      await store.close();
      await paypal.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  });

  async function hold(_url: unknown, init?: RequestInit): Promise<Response> {
    const body = Buffer.from(String(init?.body));
    const { id }: { id: string } = JSON.parse(body.toString());
    if (!state.messages.has(id))
      state.messages.set(id, { headers: Object.fromEntries(new Headers(init?.headers)), body });
    return new Response(null, { status: 200 });
  }

  async function watched(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const address = String(input);
    state.called.push(address);
    await state.before(address, init);
    const isRead = (init?.method ?? 'GET') === 'GET' && address.includes('/v1/billing/');
    if (!state.answers || !isRead) return fetch(input, init);
    const kept = state.answers.get(address) ?? (await (await fetch(input, init)).text());
    state.answers.set(address, kept);
    return new Response(kept);
  }
}
