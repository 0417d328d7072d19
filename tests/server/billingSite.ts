import { setTimeout as pause } from 'node:timers/promises';
import { type Billing, billing } from '../../src/server/billing/billing.ts';
import { configuredProviders } from '../../src/server/billing/providers.ts';
import type { Env } from '../../src/server/environment/env.ts';
import type { AppParts } from '../../src/server/parts.ts';
import type { Store } from '../../src/server/store/store.ts';
import { type PayPalSimulator, startPayPal } from '../../src/simulators/paypal/simulator.ts';
import { portOf } from './portOf.ts';
import { ORIGIN, type Site, startSite, type Visitor } from './site.ts';

export const DAY = 86_400_000;
export const SUCCESS = `${ORIGIN}/premium?success=true`;
export const FAILURE = `${ORIGIN}/premium?success=false`;

/** Environment variables for a simulated PayPal. */
export function payPalEnv(paypal: PayPalSimulator): Env {
  return {
    PAYPAL_API_URL: paypal.url,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_SECRET: paypal.secret,
    PAYPAL_CERT_HOSTS: new URL(paypal.url).host,
    PAYPAL_ROOT_CERT: paypal.rootCertificate,
  };
}

/** A signed message of the provider. */
export interface ProviderMessage {
  headers: Record<string, string>;
  body: string;
}

/** The application with a simulated PayPal, its plans set up, and a common clock. */
export interface BillingSite extends Site {
  paypal: PayPalSimulator;
  owner: Visitor;
  /** Sends a request of the owner. @returns the status and the body of the answer */
  post(
    url: string,
    body: object,
    headers?: Record<string, string>,
  ): Promise<{ status: number } & Record<string, unknown>>;
  /** Advances the clock and lets the simulator do what is due. */
  wait(ms: number): Promise<void>;
  /** Orders without paying. @returns the provider's id */
  order(guild: string, planType?: string): Promise<string>;
  /** Orders, pays and waits until it is applied. @returns the provider's id */
  buy(guild: string, planType?: string): Promise<string>;
  /** The provider's messages to the webhook so far. */
  messages: readonly ProviderMessage[];
  /** Resolves once all received events are applied. */
  eventsApplied(): Promise<void>;
  /** A server as its owner sees it. */
  premiumServer(guild: string): Promise<Record<string, unknown>>;
  isPremium(guild: string): Promise<boolean>;
  /** Billing as the application's job and `npm run billing -- reconcile` use it. */
  billing(): Billing;
}

export async function startBillingSite(env: Env = {}, parts: AppParts = {}): Promise<BillingSite> {
  let shift = 0;
  const now = () => Date.now() + shift;
  const messages: ProviderMessage[] = [];
  const paypal = await startPayPal({
    now,
    fetch: (address, init) => {
      messages.push({ headers: Object.fromEntries(new Headers(init?.headers)), body: String(init?.body) });
      return fetch(address, init);
    },
  });
  const generous = {
    DISCORD_TIMEOUT: '8000',
    LIMIT_REQUESTS: '0',
    LIMIT_PURCHASES: '0',
    LIMIT_COUPONS: '0',
    LIMIT_SAVES: '0',
  };
  const site = await startSite({ ...payPalEnv(paypal), ...generous, ...env }, { now, ...parts });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  await setUpBilling(site.store, payPalEnv(paypal), `http://127.0.0.1:${portOf(site.app.server)}`);
  let visitor = await site.visit('owner');
  const owner: Visitor = (...call) => visitor(...call);

  async function order(guild: string, planType = 'monthly'): Promise<string> {
    const body = { guild_id: guild, plan_type: planType, success_url: SUCCESS, cancel_url: FAILURE };
    const answer = await owner('POST', '/auth/premium/paypal/create/', { body });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return paypal.control.subscriptions().at(-1)?.id ?? '';
  }
  const worked = () => until(async () => (await site.store.webhookEvents.waiting()).length === 0);

  return {
    ...site,
    paypal,
    owner,
    async post(url, body, headers) {
      const answer = await owner('POST', url, { body, headers });
      return { status: answer.statusCode, ...answer.json() };
    },
    order,
    messages,
    eventsApplied: worked,
    async wait(ms) {
      shift += ms;
      // Sessions expire sooner than subscriptions.
      visitor = await site.visit('owner');
      await paypal.control.processDue();
      await worked();
    },
    async buy(guild, planType) {
      const id = await order(guild, planType);
      await paypal.control.approve(id);
      await worked();
      return id;
    },
    async premiumServer(guild) {
      const answer = await owner('GET', '/auth/premium-data/');
      return answer.json().find(({ id }: { id: string }) => id === guild);
    },
    isPremium: async (guild) => (await site.store.subscriptions.planOf(guild, now())) === 'premium',
    billing: () =>
      billing({
        store: site.store,
        providers: site.config.payments.map((one) => one.open({ now, fetch })),
        now,
        warn() {},
        onFailure: (_, error) => {
          throw error;
        },
      }),
    async close() {
      // A message that was answered during shutdown leaves its connection open.
      const sweep = setInterval(() => site.app.server.closeIdleConnections(), 20);
      await site.close();
      clearInterval(sweep);
      await paypal.close();
    },
  };
}

/** What `npm run billing -- setup` does. */
export async function setUpBilling(store: Store, env: Env, origin: string): Promise<void> {
  const complain = (problem: string) => {
    throw new Error(problem);
  };
  const providers = configuredProviders(env, complain).map((one) => one.open({ now: Date.now, fetch }));
  await billing({ store, providers, now: Date.now, warn() {}, onFailure() {} }).setUp(origin);
}

/** Waits until a condition holds, up to half a minute. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let wait = 0; wait < 3000; wait++) {
    if (await holds()) return;
    await pause(10);
  }
  throw new Error('The condition did not become true in time');
}
