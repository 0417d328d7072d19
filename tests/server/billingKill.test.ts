import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Billing, billing } from '../../src/server/billing/billing.ts';
import { checkOut } from '../../src/server/billing/checkout.ts';
import type { PaymentProvider, WebhookMessage } from '../../src/server/billing/provider.ts';
import { configuredProviders } from '../../src/server/billing/providers.ts';
import { copyStore } from '../../src/server/store/copy.ts';
import type { Store } from '../../src/server/store/store.ts';
import { type PayPalSimulator, startPayPal } from '../../src/simulators/paypal/simulator.ts';
import { FAILURE, payPalEnv, SUCCESS } from './billingSite.ts';
import { bundleScripts } from './bundled.ts';
import { type Engine, postgres, postgresIsAvailable, sqlite } from './engines.ts';

const GUILD = '823456789012345600';
const script = bundleScripts(new URL('killedAt.ts', import.meta.url));
const AT_ONCE = 3;
/** `npm run fuzz -- kills` kills it at every point. */
const EVERY_POINT = process.env.FUZZ_KILLS === 'all';

/** The initial state: ordered, but not paid. */
const start = sqlite();
let paypal: PayPalSimulator;
/** The provider's message about the first payment. */
let message: WebhookMessage;

interface Open {
  store: Store;
  made: Billing;
  provider: PaymentProvider;
}

async function open(engine: Engine): Promise<Open> {
  const store = await engine.open();
  const fail = (problem: unknown) => {
    throw problem;
  };
  const [provider] = configuredProviders(payPalEnv(paypal), fail).map((one) => one.open({ now: Date.now, fetch }));
  if (!provider) throw new Error('There is no provider');
  const made = billing({
    store,
    providers: [provider],
    now: Date.now,
    warn: fail,
    onFailure: (_, error) => fail(error),
  });
  return { store, made, provider };
}

beforeAll(async () => {
  await start.prepare();
  paypal = await startPayPal({
    fetch: async (_, init) => {
      const body = Buffer.from(String(init?.body));
      if (body.includes('PAYMENT.SALE.COMPLETED'))
        message = { headers: Object.fromEntries(new Headers(init?.headers)), body };
      return new Response(null, { status: 200 });
    },
  });
  const { store, made, provider } = await open(start);
  await made.setUp('https://guildhall.example');
  const order = {
    guild: { id: GUILD, name: 'Harbour' },
    user: '42',
    payerName: 'Ada',
    planType: 'monthly' as const,
    language: 'en' as const,
    successUrl: SUCCESS,
    cancelUrl: FAILURE,
  };
  await checkOut(made, provider, order);
  await paypal.control.approve(String(paypal.control.subscriptions()[0]?.id));
  await store.close();
});
afterAll(async () => {
  await paypal.close();
  await start.clear();
});

/** A store with a copy of the initial state. */
async function copied(make: () => Engine): Promise<Engine> {
  const engine = make();
  await engine.prepare();
  const [from, to] = await Promise.all([start.open(), engine.open()]);
  await copyStore(from, to);
  await Promise.all([from.close(), to.close()]);
  return engine;
}

/** Receives the message in a separate process. */
function receive(
  engine: Engine,
  killAt: number,
): Promise<{ signal: string | null; answered: boolean; points: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script('killedAt')], { stdio: ['pipe', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.on('data', (part) => {
      printed += part;
    });
    child.on('error', reject);
    child.on('close', (_, signal) => {
      const [, answered, points] = /^(answered )?(\d*)$/.exec(printed) ?? [];
      resolve({ signal, answered: answered !== undefined, points: Number(points) });
    });
    const { headers, body } = message;
    const given = {
      ...engine.location(),
      killAt,
      env: payPalEnv(paypal),
      message: { headers, body: body.toString('base64') },
    };
    child.stdin.end(JSON.stringify(given));
  });
}

async function effects({ store }: Open) {
  const [subscriptions, invoices, events, counters] = await Promise.all([
    store.db.selectFrom('subscriptions').select('status').execute(),
    store.db.selectFrom('invoices').select('number').execute(),
    store.db.selectFrom('webhook_events').select('applied_at').execute(),
    store.db.selectFrom('counters').select('value').execute(),
  ]);
  return {
    subscriptions: subscriptions.map(({ status }) => status),
    receipts: invoices.map(({ number }) => number),
    applied: events.map(({ applied_at }) => applied_at !== null),
    counted: counters.map(({ value }) => value),
  };
}

const ONCE = { subscriptions: ['active'], receipts: [1], applied: [true], counted: [1] };

/** Kills the process at a point, restarts it and repeats the message if needed. @returns whether it was answered before */
async function survives(make: () => Engine, point: number): Promise<boolean> {
  const engine = await copied(make);
  const { signal, answered } = await receive(engine, point);
  expect([point, signal]).toEqual([point, 'SIGKILL']);
  const again = await open(engine);
  try {
    await again.made.reconcileDue();
    // An answered message is not sent again.
    if (answered) expect([point, await effects(again)]).toEqual([point, ONCE]);
    await again.made.receive(again.provider, message);
    await again.made.settled();
    expect([point, await effects(again)]).toEqual([point, ONCE]);
    return answered;
  } finally {
    await again.store.close();
    await engine.clear();
  }
}

const hasPostgres = await postgresIsAvailable();

describe.each([
  { name: 'SQLite', make: sqlite, every: EVERY_POINT ? 1 : 4, there: true },
  { name: 'PostgreSQL', make: postgres, every: EVERY_POINT ? 1 : 13, there: hasPostgres },
])('over $name', ({ make, every, there }) => {
  test.skipIf(!there)('a message is applied once, wherever the server is killed after receiving it', async () => {
    const whole = await copied(make);
    const { signal, points } = await receive(whole, 0);
    await whole.clear();
    expect(signal).toBeNull();
    expect(points).toBeGreaterThan(30);
    let next = 1;
    const answers: boolean[] = [];
    const worker = async () => {
      for (let point = next; point <= points; point = next) {
        next += every;
        answers.push(await survives(make, point));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(new Set(answers)).toEqual(new Set([true, false]));
  });
});
