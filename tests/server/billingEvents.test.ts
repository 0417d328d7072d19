import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Billing, billing } from '../../src/server/billing/billing.ts';
import { declaredOffers, offerName } from '../../src/server/billing/offers.ts';
import { ForgedMessage, ProviderUnavailable, type WebhookMessage } from '../../src/server/billing/provider.ts';
import { configuredProviders } from '../../src/server/billing/providers.ts';
import { refreshPurchase } from '../../src/server/billing/subscriptions/refreshPurchase.ts';
import type { Purchase } from '../../src/server/store/purchases.ts';
import { openStore, type Store } from '../../src/server/store/store.ts';
import { forgeries } from '../../src/simulators/paypal/signing.ts';
import { type PayPalSimulator, startPayPal } from '../../src/simulators/paypal/simulator.ts';
import { DAY, FAILURE, payPalEnv, SUCCESS } from './billingSite.ts';

const GUILD = '823456789012345600';
const START = Date.UTC(2030, 0, 5, 14, 33);

let paypal: PayPalSimulator;
let store: Store;
let made: Billing;
let dataDir: string;
let clock: number;
/** All requested URLs. */
let called: string[];
/** Webhook messages by event id. */
let messages: Map<string, WebhookMessage>;
/** Runs before each call to the provider. */
let before: (address: string, init?: RequestInit) => Promise<void>;
/** Cached answers to reads, while nothing changes at the provider. */
let answers: Map<string, string> | null;
const warnings: string[] = [];

beforeEach(async () => {
  clock = START;
  called = [];
  messages = new Map();
  before = async () => {};
  answers = null;
  warnings.length = 0;
  const now = () => clock;
  paypal = await startPayPal({ now, fetch: catchMessage });
  dataDir = mkdtempSync(join(tmpdir(), 'guildhall-events-'));
  store = await openStore({ databaseUrl: null, dataDir, plans: ['free', 'premium'] });
  // Durability is not tested here.
  await sql`pragma synchronous = off`.execute(store.db);
  const complain = (problem: string) => {
    throw new Error(problem);
  };
  const providers = configuredProviders(payPalEnv(paypal), complain).map((one) => one.open({ now, fetch: watched }));
  const warn = (what: string) => warnings.push(what);
  const onFailure = (_: string, error: unknown) => warnings.push(String(error));
  made = billing({ store, providers, now, warn, onFailure });
  await made.setUp('https://guildhall.example');
  called.length = 0;
}, 30_000);
afterEach(async () => {
  await made.settled();
  await store.close();
  await paypal.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Catches webhook messages instead of sending them. */
async function catchMessage(_url: unknown, init?: RequestInit): Promise<Response> {
  const body = Buffer.from(String(init?.body));
  const { id }: { id: string } = JSON.parse(body.toString());
  if (!messages.has(id)) messages.set(id, { headers: Object.fromEntries(new Headers(init?.headers)), body });
  return new Response(null, { status: 200 });
}

const watched: typeof fetch = async (input, init) => {
  const address = String(input);
  called.push(address);
  await before(address, init);
  const isRead = answers && (init?.method ?? 'GET') === 'GET' && address.includes('/v1/billing/');
  if (!isRead) return fetch(input, init);
  const kept = answers?.get(address) ?? (await (await fetch(input, init)).text());
  answers?.set(address, kept);
  return new Response(kept);
};

/** Orders a subscription for the server. */
async function order(guild = GUILD): Promise<{ purchase: Purchase; id: string }> {
  const [offer] = declaredOffers('en');
  const provider = made.provider('paypal');
  if (!offer || !provider) throw new Error('Nothing is sold');
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
    now: clock,
    checkAt: clock,
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
  await paypal.control.settle();
  return { purchase, id };
}

const events = () => [...messages.keys()];

function messageOf(id: string): WebhookMessage {
  const message = messages.get(id);
  if (!message) throw new Error(`There is no message ${id}`);
  return message;
}

async function deliver(...ids: string[]): Promise<void> {
  const provider = made.provider('paypal');
  if (!provider) throw new Error('There is no provider');
  await Promise.all(ids.map((id) => made.receive(provider, messageOf(id))));
  await made.settled();
}

/** The state of a subscription at PayPal. */
function said(id: string) {
  const { status, billing_info } = paypal.control.subscription(id) as {
    status: string;
    billing_info?: {
      last_payment?: object;
      next_billing_time?: string;
      cycle_executions: { cycles_completed: number }[];
    };
  };
  const paid = billing_info?.cycle_executions[0]?.cycles_completed ?? 0;
  return { status, paid, next: billing_info?.next_billing_time };
}

async function stored(purchase: Purchase): Promise<Purchase> {
  const row = await store.purchases.byId('paypal', purchase.id);
  if (!row) throw new Error('There is no purchase');
  return row;
}

/** Compares the stored state with PayPal's. */
async function expectAsSaid(purchase: Purchase, id: string): Promise<void> {
  const row = await stored(purchase);
  const { status, paid, next } = said(id);
  const states: Record<string, string> = {
    APPROVAL_PENDING: 'pending',
    ACTIVE: 'active',
    SUSPENDED: 'cancelled',
    CANCELLED: 'cancelled',
    EXPIRED: 'cancelled',
  };
  expect(row.status).toBe(paid === 0 ? 'pending' : states[status]);
  if (next !== undefined) expect(row.paid_until).toBe(Date.parse(next));
  const due = new Date(START);
  if (next === undefined && paid > 0)
    expect(row.paid_until).toBe(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() + paid, due.getUTCDate(), 10));
  expect(await store.subscriptions.planOf(purchase.guild_id, clock)).toBe(paid > 0 ? 'premium' : 'free');
  const invoices = await store.invoices.of('42');
  expect(invoices.map(({ number }) => number).sort()).toEqual(Array.from({ length: paid }, (_, index) => index + 1));
}

/** The stored state, and the state after a first snapshot now: earlier states must not matter. */
async function standings(id: string): Promise<object[]> {
  const find = async () => {
    const row = await store.purchases.byProviderId('paypal', id);
    if (!row) throw new Error('There is no purchase');
    return row;
  };
  const standing = ({ status, provider_state, paid_until, ends_at }: Purchase) =>
    ({ status, provider_state, paid_until, ends_at }) as const;
  await store.purchases.endExpired(clock);
  const known = await find();
  const nothing = { status: 'pending', provider_state: null, paid_until: null, ends_at: null } as const;
  await store.db.updateTable('subscriptions').set(nothing).where('id', '=', known.id).execute();
  const provider = made.provider('paypal');
  if (provider) await refreshPurchase(made.sources, provider, { purchase: await find(), providerId: id });
  return [standing(known), standing(await find())];
}

async function forget(): Promise<void> {
  for (const table of ['webhook_events', 'invoices', 'counters'] as const) await store.db.deleteFrom(table).execute();
  await store.db
    .updateTable('subscriptions')
    .set({ status: 'pending', provider_state: null, paid_until: null, ends_at: null, readings: 0, recorded: 0 })
    .execute();
}

/** What events change. */
const CHANGED = ['subscriptions', 'webhook_events', 'invoices', 'counters'].map((name) => sql.table(name));

/** Remembers what is stored. @returns a function that restores it */
async function snapshot(): Promise<() => Promise<void>> {
  const saved = await Promise.all(
    CHANGED.map(async (table) => ({ table, rows: (await sql<object>`select * from ${table}`.execute(store.db)).rows })),
  );
  return async () => {
    for (const { table, rows } of saved) {
      await sql`delete from ${table}`.execute(store.db);
      for (const row of rows)
        await sql`insert into ${table} values (${sql.join(Object.values(row))})`.execute(store.db);
    }
  };
}

/**
 * Delivers events in every order, each twice. Orders that begin alike are delivered together until they part.
 * @param check is called after every event
 * @param end is called after the last event of every order
 * @returns the number of orders
 */
async function inEveryOrder(
  ids: readonly string[],
  check: () => Promise<void>,
  end: () => Promise<void>,
): Promise<number> {
  if (ids.length === 0) {
    await end();
    return 1;
  }
  const restore = await snapshot();
  let orders = 0;
  // Six in every order would be 720: of them, either the oldest or the newest arrives first.
  for (const id of ids.length > 5 ? [ids[0] ?? '', ids.at(-1) ?? ''] : ids) {
    await restore();
    await deliver(id, id);
    await check();
    orders += await inEveryOrder(
      ids.filter((other) => other !== id),
      check,
      end,
    );
  }
  return orders;
}

describe('the events of a subscription', () => {
  /** Its life: bought, paused, resumed, and cancelled at the provider. */
  const steps: ((id: string) => Promise<void>)[] = [
    (id) => paypal.control.approve(id),
    (id) => paypal.control.suspend(id),
    (id) => paypal.control.activate(id),
    (id) => paypal.control.cancel(id),
  ];

  test("lead to the provider's state, in any order and each twice, at every point of its life", {
    timeout: 180_000,
  }, async () => {
    const { purchase, id } = await order();
    let tried = 0;
    for (const step of [async () => {}, ...steps]) {
      await step(id);
      answers = new Map();
      await forget();
      tried += await inEveryOrder(
        events(),
        () => expectAsSaid(purchase, id),
        async () => expect(await store.webhookEvents.waiting()).toEqual([]),
      );
    }
    // 1, 3, 4, 5 and 6 events: created, activated, paid, suspended, resumed, cancelled.
    expect(events()).toHaveLength(6);
    expect(tried).toBe(1 + 6 + 24 + 120 + 240);
  });

  test('end an order whose first payment failed, in any order and each twice', { timeout: 60_000 }, async () => {
    const { purchase, id } = await order();
    await paypal.control.approve(id, { pays: false });
    const row = () => store.purchases.byId('paypal', purchase.id);
    await made.reconcileDue();
    expect(said(id).status).toBe('CANCELLED');
    await paypal.control.settle();
    // Created, activated, payment failed, cancelled.
    expect(events()).toHaveLength(4);
    answers = new Map();
    await forget();
    const ended = { status: 'ended', provider_state: 'ended', paid_until: null, look_at: null };
    const tried = await inEveryOrder(
      events(),
      async () => expect(await row()).toMatchObject(ended),
      async () => expect(await store.subscriptions.planOf(GUILD, clock)).toBe('free'),
    );
    expect(tried).toBe(24);
    expect(await store.invoices.of('42')).toEqual([]);
  });

  test("lead to the provider's state even late, twice, concurrently and in any order while it changes", {
    timeout: 120_000,
  }, async () => {
    const { purchase, id } = await order();
    const day = (pays: boolean) => async () => {
      await paypal.control.fund(id, pays);
      clock += 10 * DAY;
      await paypal.control.settle();
    };
    const happenings = [
      ...steps.map((step) => () => step(id)),
      day(true),
      day(true),
      () => paypal.control.refund(id, { value: '1.00' }),
    ];
    const model = fc.array(
      fc.oneof(
        fc.nat(happenings.length - 1).map((step) => ({ step })),
        fc.array(fc.nat(), { maxLength: 4 }).map((deliver) => ({ deliver })),
      ),
      { maxLength: 12 },
    );
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(model, async (actions) => {
        for (const action of actions) {
          if ('step' in action) await happenings[action.step]?.().catch(() => {});
          else await deliver(...action.deliver.map((at) => events()[at % events().length] ?? ''));
        }
        const last = events().filter((event) => !seen.has(event));
        await deliver(...last);
        await deliver(...events().slice(-3));
        for (const event of events()) seen.add(event);
        const row = await stored(purchase);
        const { status, paid } = said(id);
        const state = {
          APPROVAL_PENDING: 'pending',
          ACTIVE: 'active',
          SUSPENDED: 'paused',
          CANCELLED: 'ended',
          EXPIRED: 'ended',
        }[status];
        expect(row.provider_state).toBe(state);
        const [known, fresh] = await standings(id);
        expect(known).toEqual(fresh);
        expect(await store.invoices.of('42')).toHaveLength(paid);
        expect(await store.webhookEvents.waiting()).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test.each([
    ['the job', () => made.reconcileDue()],
    ['pruning, instead of being deleted as unpaid', () => made.prune(90)],
  ])('are not needed: an approved subscription is started by %s', async (_, work) => {
    before = async (_address, init) => {
      if (typeof init?.body === 'string') init.body = init.body.replace('SUBSCRIBE_NOW', 'CONTINUE');
    };
    const { purchase, id } = await order();
    clock += 8 * DAY;
    await paypal.control.approve(id);
    expect(said(id).status).toBe('APPROVED');
    await work();
    expect(said(id)).toMatchObject({ status: 'ACTIVE', paid: 1 });
    await expectAsSaid(purchase, id);
  });

  test('never let a late answer undo a newer one', async () => {
    const { purchase, id } = await order();
    await paypal.control.approve(id);
    const [, activated = '', paid = ''] = events();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let first = true;
    // The first snapshot gets its answer but is stored late.
    before = async (address) => {
      if (!first || !address.includes('/transactions')) return;
      first = false;
      await held;
    };
    const slow = deliver(activated);
    await expect.poll(() => first).toBe(false);
    await paypal.control.cancel(id);
    const cancelled = events().at(-1) ?? '';
    const provider = made.provider('paypal');
    if (!provider) throw new Error('There is no provider');
    await made.receive(provider, messageOf(cancelled));
    const state = async () => (await store.purchases.byId('paypal', purchase.id))?.provider_state;
    await expect.poll(state).toBe('ended');
    release();
    await slow;
    expect(await state()).toBe('ended');
    await deliver(paid);
    await expectAsSaid(purchase, id);
  });
});

describe('ignored is', () => {
  /** A paid subscription without any events so far. */
  async function paidFor(): Promise<{ purchase: Purchase; id: string }> {
    const ordered = await order();
    await paypal.control.approve(ordered.id);
    called.length = 0;
    return ordered;
  }
  const stored = async () => [
    await store.db.selectFrom('webhook_events').selectAll().execute(),
    (await store.db.selectFrom('subscriptions').selectAll().execute()).map(({ readings, look_at, ...row }) => row),
    await store.db.selectFrom('invoices').selectAll().execute(),
  ];

  async function refused(message: WebhookMessage): Promise<void> {
    const provider = made.provider('paypal');
    if (!provider) throw new Error('There is no provider');
    const before = await stored();
    await expect(made.receive(provider, message)).rejects.toThrow(ForgedMessage);
    await made.settled();
    expect(await stored()).toEqual(before);
    const hosts = new Set(called.map((address) => new URL(address).host));
    expect([...hosts].filter((host) => host !== new URL(paypal.url).host)).toEqual([]);
  }

  test.each(forgeries)('a message with a forged %s', async (forgery) => {
    await paidFor();
    const [, genuine = ''] = events();
    const { body } = messageOf(genuine);
    messages.clear();
    await paypal.control.send(genuine, { forgery });
    const [[, message] = []] = [...messages];
    expect(message?.body.equals(body)).toBe(forgery !== 'body');
    if (!message) throw new Error('No message was sent');
    await refused(message);
    if (forgery === 'host') expect(called).toEqual([]);
  });

  test('a message with a changed byte or header', async () => {
    await paidFor();
    const [, genuine = ''] = events();
    const { headers, body } = messageOf(genuine);
    for (const at of [0, 10, body.length >> 1, body.length - 1]) {
      const changed = Buffer.from(body);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await refused({ headers, body: changed });
    }
    await refused({ headers, body: Buffer.concat([body, Buffer.from(' ')]) });
    await refused({ headers, body: Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1)) });
    await refused({ headers, body: Buffer.alloc(0) });
    for (const name of Object.keys(headers).filter(
      (key) => key.startsWith('paypal-') && key !== 'paypal-auth-version',
    )) {
      for (const value of [undefined, '', `${headers[name]}x`, [String(headers[name]), 'x'], 'x'.repeat(5000)]) {
        await refused({ headers: { ...headers, [name]: value }, body });
      }
    }
    await refused({ headers: { ...headers, 'paypal-auth-algo': 'MD5withRSA' }, body });
    expect(await store.subscriptions.planOf(GUILD, clock)).toBe('free');
    await deliver(genuine);
    expect(await store.subscriptions.planOf(GUILD, clock)).toBe('premium');
  });

  test('a message whose certificate is not at the provider, without a request there', async () => {
    await paidFor();
    const [, genuine = ''] = events();
    const { headers, body } = messageOf(genuine);
    const own = new URL(paypal.url);
    const path = '/v1/notifications/certs/CERT-current';
    const addresses = [
      `https://evil.example${path}`,
      `https://${own.host}${path}`,
      `http://evil.example${path}`,
      `http://${own.hostname}${path}`,
      `http://${own.hostname}:1${path}`,
      `http://${own.host}@evil.example${path}`,
      `http://evil.example@${own.host}${path}`,
      `http://user:word@${own.host}${path}`,
      `http://${own.host}.evil.example${path}`,
      `http://evil.example/${own.host}${path}`,
      `http://evil.example\\@${own.host}`,
      `http://localhost:${own.port}${path}`,
      `http://[::1]:${own.port}${path}`,
      `//${own.host}${path}`,
      path,
      `file://${path}`,
      'data:application/x-pem-file,x',
      `ftp://${own.host}${path}`,
      '',
      'x',
    ];
    for (const address of addresses) {
      called.length = 0;
      await refused({ headers: { ...headers, 'paypal-cert-url': address }, body });
      expect([address, called]).toEqual([address, []]);
    }
  });

  test('a message whose certificate is unavailable, until it is sent again', async () => {
    await paidFor();
    const [, genuine = ''] = events();
    const { headers, body } = messageOf(genuine);
    await refused({
      headers: { ...headers, 'paypal-cert-url': `${paypal.url}/v1/notifications/certs/CERT-none` },
      body,
    });
    paypal.control.faults.set({ kind: '500', path: '/certs/' });
    await expect(deliver(genuine)).rejects.toThrow(ProviderUnavailable);
    expect(await stored()).toEqual([[], expect.anything(), []]);
    paypal.control.faults.set({ kind: 'none' });
    await deliver(genuine);
    expect(await store.subscriptions.planOf(GUILD, clock)).toBe('premium');
  });

  test.each([
    ['of another order', { reference: 'someone-else' }, 'The subscription belongs to another order'],
    ['on another plan', { planId: 'P-ANOTHER' }, 'The subscription has another plan or other terms'],
    ['on terms of its own', { matchesPlan: false }, 'The subscription has another plan or other terms'],
    ['paid with another amount', { amount: 1 }, 'A payment differs from the ordered price'],
    ['paid in another currency', { currency: 'JPY' }, 'A payment differs from the ordered price'],
  ])('a subscription that is %s', async (_, change, reason) => {
    const { purchase } = await paidFor();
    const provider = made.provider('paypal');
    if (!provider) throw new Error('There is no provider');
    const { read } = provider;
    provider.read = async (query) => {
      const reading = await read(query);
      if (!reading) return null;
      const payments = reading.payments.map((payment) => ({ ...payment, ...change }));
      return { ...reading, ...change, payments };
    };
    await deliver(...events());
    expect(await store.subscriptions.planOf(GUILD, clock)).toBe('free');
    expect(await store.invoices.of('42')).toEqual([]);
    expect(await store.webhookEvents.waiting()).toEqual([]);
    expect(warnings).toContain(reason);
    expect((await store.purchases.byId('paypal', purchase.id))?.status).toBe('pending');
  });

  test('a subscription that was redirected to another server', async () => {
    const [mine, theirs] = [await order(GUILD), await order('7')];
    await paypal.control.approve(mine.id);
    const body = [{ op: 'replace', path: '/custom_id', value: theirs.purchase.id }];
    const token = String(
      (
        await (
          await fetch(`${paypal.url}/v1/oauth2/token`, {
            method: 'POST',
            headers: {
              authorization: `Basic ${Buffer.from(`${paypal.clientId}:${paypal.secret}`).toString('base64')}`,
              'content-type': 'application/x-www-form-urlencoded',
            },
            body: 'grant_type=client_credentials',
          })
        ).json()
      ).access_token,
    );
    const patched = await fetch(`${paypal.url}/v1/billing/subscriptions/${mine.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(patched.status).toBe(204);
    await paypal.control.settle();
    await deliver(...events());
    expect(await store.subscriptions.planOf('7', clock)).toBe('free');
    expect(await store.subscriptions.planOf(GUILD, clock)).toBe('free');
    expect(warnings).toContain('The subscription belongs to another order');
  });

  test('a genuine event of an unknown subscription', async () => {
    const { purchase, id } = await paidFor();
    await store.db.deleteFrom('subscriptions').execute();
    await deliver(...events());
    expect(await store.webhookEvents.waiting()).toEqual([]);
    expect(await store.db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
    expect([purchase.id, id]).not.toContain('');
  });
});
