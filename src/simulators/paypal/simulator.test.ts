import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PayPalSimulator, startPayPal } from './simulator.ts';
import { Merchant, planBody, Receiver } from './testing.ts';

let paypal: PayPalSimulator;
let merchant: Merchant;

beforeAll(async () => {
  paypal = await startPayPal();
  merchant = new Merchant(paypal);
});
afterAll(() => paypal.close());
beforeEach(async () => {
  paypal.control.reset();
  await merchant.signIn();
});

const steer = (path: string, body: unknown = {}) =>
  fetch(`${paypal.url}/simulator${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('access', () => {
  test('requires the credentials', async () => {
    const ask = (secret: string, grant_type = 'client_credentials') =>
      fetch(`${paypal.url}/v1/oauth2/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${paypal.clientId}:${secret}`).toString('base64')}` },
        body: new URLSearchParams({ grant_type }),
      });
    expect((await ask('wrong')).status).toBe(401);
    expect((await ask(paypal.secret, 'password')).status).toBe(400);
    expect(await (await ask(paypal.secret)).json()).toMatchObject({ token_type: 'Bearer', expires_in: 32_400 });
  });

  test('ends with the token', async () => {
    expect((await merchant.ask('GET', '/v1/billing/plans')).status).toBe(200);
    paypal.control.expireTokens();
    const answer = await merchant.ask('GET', '/v1/billing/plans');
    expect(answer).toMatchObject({ status: 401, body: { name: 'AUTHENTICATION_FAILURE' } });
  });

  test('stores no credentials', async () => {
    await merchant.ask('GET', '/v1/billing/plans');
    expect(JSON.stringify(paypal.control.requests)).not.toContain(paypal.secret);
    expect(paypal.control.requests.at(-1)?.headers.authorization).toBe('Bearer [hidden]');
  });
});

describe('the catalogue', () => {
  test('creates a product and a plan once for each PayPal-Request-Id', async () => {
    const once = { 'paypal-request-id': 'premium' };
    const product = () => merchant.ask('POST', '/v1/catalogs/products', { name: 'Premium', type: 'SERVICE' }, once);
    const [one, two] = [await product(), await product()];
    expect([one.status, two.status]).toEqual([201, 200]);
    const plan = () => merchant.ask('POST', '/v1/billing/plans', planBody(one.body.id), once);
    const [first, second] = [await plan(), await plan()];
    expect([first.status, second.status]).toEqual([201, 200]);
    const { plans, total_items } = (
      await merchant.ask('GET', `/v1/billing/plans?product_id=${one.body.id}&total_required=true`)
    ).body;
    expect(plans).toMatchObject([{ id: first.body.id, status: 'ACTIVE' }]);
    expect(total_items).toBe(1);
  });

  test("shows the complete plan, with the price in PayPal's format", async () => {
    const [cycle] = planBody('').billing_cycles;
    const price = { fixed_price: { currency_code: 'EUR', value: '39.90' } };
    const id = await merchant.plan({ billing_cycles: [{ ...cycle, pricing_scheme: price }] });
    const plan = (await merchant.ask('GET', `/v1/billing/plans/${id}`)).body;
    expect(plan.billing_cycles[0].pricing_scheme.fixed_price).toEqual({ currency_code: 'EUR', value: '39.9' });
  });

  test('is paginated', async () => {
    for (let i = 0; i < 3; i += 1) await merchant.plan();
    const page = async (number: number) =>
      (await merchant.ask('GET', `/v1/billing/plans?page_size=2&page=${number}`)).body;
    expect((await page(1)).plans).toHaveLength(2);
    const rest = await page(2);
    expect(rest.plans).toHaveLength(1);
    expect(rest.links.map(({ rel }: { rel: string }) => rel)).toEqual(['self', 'first', 'previous', 'last']);
    expect((await merchant.ask('GET', '/v1/billing/plans?page_size=21')).status).toBe(400);
  });
});

test('the list of events can be continued where it ended', async () => {
  const id = await merchant.subscribe(await merchant.plan());
  await paypal.control.approve(id);
  for (let i = 0; i < 4; i += 1) await paypal.control.bill(id);
  const seen: string[] = [];
  let next = '/v1/notifications/webhooks-events?page_size=2';
  while (next) {
    const { events, links } = (await merchant.ask('GET', next)).body;
    seen.push(...events.map((event: { id: string }) => event.id));
    next = links.find(({ rel }: { rel: string }) => rel === 'next')?.href.replace(paypal.url, '');
  }
  expect(seen).toEqual(
    paypal.control
      .events()
      .map((event) => event.id)
      .reverse(),
  );
});

describe('the control interface', () => {
  test('controls subscriptions', async () => {
    const id = await merchant.subscribe(await merchant.plan());
    const step = async (name: string, body?: object) => (await steer(`/subscriptions/${id}/${name}`, body)).status;
    expect(await step('bill')).toBe(422);
    expect(await step('approve', { pays: true })).toBe(204);
    expect(await step('bill', { pays: 'perhaps' })).toBe(400);
    expect(await step('bill', { pays: false })).toBe(204);
    expect(paypal.control.subscription(id).billing_info?.failed_payments_count).toBe(1);
    expect(await step('suspend', { reason: 'asked' })).toBe(204);
    expect(await step('activate')).toBe(204);
    expect(await step('refund', { value: '99.00' })).toBe(400);
    expect(await step('refund')).toBe(204);
    expect(await step('cancel')).toBe(204);
    expect((await steer('/subscriptions/I-0/cancel')).status).toBe(404);
  });

  test('moves the clock', async () => {
    const before = paypal.control.now();
    expect((await steer('/clock/advance', { ms: 3_600_000 })).status).toBe(204);
    expect(paypal.control.now() - before).toBeGreaterThanOrEqual(3_600_000);
    expect((await steer('/clock/advance', { ms: -1 })).status).toBe(400);
  });

  test('sets delivery faults and sends messages', async () => {
    const receiver = new Receiver();
    await steer('/webhooks', { url: await receiver.open() });
    expect((await steer('/disturbances', { kind: 'dropped', times: 1 })).status).toBe(200);
    await merchant.subscribe(await merchant.plan());
    await paypal.control.processDue();
    expect(receiver.received).toEqual([]);
    const sent = await steer(`/events/${paypal.control.events()[0]?.id}/send`, { forgery: 'signature' });
    expect(await sent.json()).toEqual({ status: 200 });
    expect(receiver.received).toHaveLength(1);
    await receiver.close();
  });

  test.each([
    [{ kind: 'sulk' }],
    [{ kind: 'forged', forgery: 'charm' }],
    [{ kind: 'dropped', events: '(' }],
    [{ kind: 'duplicate', copies: 0 }],
    [null],
  ])('refuses the delivery fault %j', async (fault) => {
    expect((await steer('/disturbances', fault)).status).toBe(400);
    expect(paypal.control.deliveryFaults()).toEqual([]);
  });

  test('sets faults of the REST API and is not affected by them', async () => {
    await steer('/faults', { kind: 'down' });
    await expect(merchant.ask('GET', '/v1/billing/plans')).rejects.toThrow();
    await steer('/faults', { kind: '500', path: '/plans$', times: 1 });
    await steer('/faults', { kind: 'none' });
    await steer('/faults', { kind: '500', path: '/plans$', times: 1 });
    const answer = await merchant.ask('GET', '/v1/billing/plans');
    expect(answer).toMatchObject({ status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } });
    expect((await merchant.ask('GET', '/v1/billing/plans')).status).toBe(200);
    await steer('/faults', { kind: '429', times: 1 });
    expect((await merchant.ask('GET', '/v1/billing/plans')).status).toBe(429);
    await steer('/faults', { kind: 'slow', delayMs: 120 });
    const start = performance.now();
    expect((await merchant.ask('GET', '/v1/billing/plans')).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(110);
  });

  test('accepts no forms or plain text, which other sites could send', async () => {
    for (const body of [new URLSearchParams({ kind: 'down' }), '{}', undefined]) {
      for (const path of ['/faults', '/reset', '/clock/advance']) {
        expect((await fetch(`${paypal.url}/simulator${path}`, { method: 'POST', body })).status).toBe(415);
      }
    }
  });
});

test('with a file, the state outlives the process, and the webhook follows the product', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-paypal-'));
  const file = join(folder, 'kept', 'paypal.json');
  const receiver = new Receiver();
  const first = await startPayPal({ file });
  const webhookId = first.control.registerWebhook('http://127.0.0.1:9/nobody');
  const before = new Merchant(first);
  await before.signIn();
  const id = await before.subscribe(await before.plan());
  await first.control.approve(id);
  await first.close();

  const second = await startPayPal({ file });
  expect(second.control.registerWebhook(await receiver.open())).toBe(webhookId);
  expect(second.control.subscription(id).status).toBe('ACTIVE');
  // Events that the product missed are delivered when they are due.
  await second.control.advance(60_000);
  expect(receiver.types).toEqual(['CREATED', 'ACTIVATED', 'PAYMENT.SALE.COMPLETED']);
  await second.close();
  await receiver.close();
  rmSync(folder, { recursive: true });
});

test('closing does not wait for a webhook that never answers', async () => {
  const other = await startPayPal({ fetch: (_url, init) => hang(init?.signal) });
  other.control.registerWebhook('http://127.0.0.1:9/hook');
  const caller = new Merchant(other);
  await caller.signIn();
  await caller.subscribe(await caller.plan());
  await expect.poll(() => other.control.attempts.length).toBe(1);
  await other.close();
  expect(other.control.attempts).toMatchObject([{ status: null }]);
});

const hang = (signal?: AbortSignal | null) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
