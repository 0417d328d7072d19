import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Billing, billing } from '../../src/server/billing/billing.ts';
import type { DeclaredPlan } from '../../src/server/billing/offers.ts';
import type { PaymentProvider, WebhookMessage } from '../../src/server/billing/provider.ts';
import { configuredProviders } from '../../src/server/billing/providers.ts';
import { openStore, type Store } from '../../src/server/store/store.ts';
import { type PayPalSimulator, startPayPal } from '../../src/simulators/paypal/simulator.ts';
import { payPalEnv } from './billingSite.ts';
import { putEmptyStore } from './emptySqlite.ts';

export const START = Date.UTC(2030, 0, 5, 14, 33);

/** Billing over an embedded store and the simulated PayPal, with a common clock and without HTTP. */
export interface World {
  paypal: PayPalSimulator;
  store: Store;
  made: Billing;
  provider: PaymentProvider;
  /** Advances the clock, and delivers what PayPal sends. */
  pass(ms: number): Promise<void>;
  now(): number;
}

/** @param plans from the lowest to the highest */
export async function inWorld(plans: readonly DeclaredPlan[], work: (world: World) => Promise<void>): Promise<void> {
  let clock = START;
  const now = () => clock;
  const heard: WebhookMessage[] = [];
  const paypal = await startPayPal({
    now,
    fetch: async (_, init) => {
      heard.push({ headers: init?.headers as Record<string, string>, body: Buffer.from(String(init?.body)) });
      return new Response(null, { status: 200 });
    },
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-billing-'));
  await putEmptyStore(dataDir);
  const store = await openStore({ databaseUrl: null, dataDir, plans: plans.map(({ id }) => id) });
  await sql`pragma synchronous = off`.execute(store.db);
  const providers = configuredProviders(payPalEnv(paypal), (problem) => {
    throw new Error(problem);
  }).map((one) => one.open({ now, fetch }));
  const made = billing({ store, providers, plans, now, warn() {}, onFailure() {} });
  const [provider] = providers;
  if (!provider) throw new Error('There is no provider');
  try {
    await made.setUp('https://guildhall.example');
    const pass = async (ms: number) => {
      clock += ms;
      await paypal.control.processDue();
      for (const message of heard.splice(0)) await made.receive(provider, message);
      await made.settled();
    };
    await work({ paypal, store, made, provider, pass, now });
  } finally {
    await made.settled();
    await store.close();
    await paypal.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
