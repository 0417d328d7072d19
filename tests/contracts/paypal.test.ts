import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgeries } from '../../src/simulators/paypal/signing.ts';
import { type PayPalSimulator, startPayPal } from '../../src/simulators/paypal/simulator.ts';
import {
  Merchant,
  planBody,
  Receiver,
  type SimulatorResponse,
  subscriptionBody,
} from '../../src/simulators/paypal/testing.ts';
import { PayPalDescription, type SeenRequest } from './paypalDescription.ts';

const loaded = PayPalDescription.load();
if (!loaded) console.warn("Skipped: PayPal's API descriptions are missing (../shared/contracts).");

describe.skipIf(!loaded)("the simulator matches PayPal's API descriptions:", () => {
  const description = loaded ?? PayPalDescription.empty();
  const receiver = new Receiver();
  let paypal: PayPalSimulator;
  let merchant: Merchant;
  let webhookId: string;
  let now: number;

  beforeAll(async () => {
    paypal = await startPayPal({ now: () => now });
    merchant = new Merchant(paypal);
    webhookId = paypal.control.registerWebhook(await receiver.open());
  });
  afterAll(async () => {
    await paypal.close();
    await receiver.close();
  });
  beforeEach(async () => {
    now = Date.parse('2026-01-31T15:30:00Z');
    paypal.control.reset();
    receiver.received.length = 0;
    await merchant.signIn();
  });

  function lastRequest(): SeenRequest {
    const request = paypal.control.requests.at(-1);
    if (!request) throw new Error('No request was recorded');
    return request;
  }

  /** Sends a request, and expects the description to allow it and the answer. */
  async function ask(status: number, method: string, path: string, body?: unknown, headers?: Record<string, string>) {
    const answer = await merchant.ask(method, path, body, headers);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(description.problemsOfRequest(lastRequest()), `${method} ${path}`).toEqual([]);
    expect(description.problemsOfAnswer(lastRequest(), status, answer.body), `${method} ${path}`).toEqual([]);
    return answer.body;
  }

  /** Sends a request that is refused, and expects the refusal to be described. */
  async function refused(
    status: number,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<SimulatorResponse['body']> {
    const answer = await merchant.ask(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(description.problemsOfAnswer(lastRequest(), status, answer.body), `${method} ${path}`).toEqual([]);
    return answer.body;
  }

  const products = '/v1/catalogs/products';
  const plans = '/v1/billing/plans';
  const subscriptions = '/v1/billing/subscriptions';
  const notifications = '/v1/notifications';
  const whole = { prefer: 'return=representation' };
  const product = { name: 'Premium', type: 'SERVICE', category: 'SOFTWARE', home_url: 'https://example.com/' };

  test('products', async () => {
    await ask(200, 'GET', products);
    const { id } = await ask(201, 'POST', products, product, { 'paypal-request-id': 'a' });
    await ask(200, 'POST', products, product, { 'paypal-request-id': 'a' });
    await ask(201, 'POST', products, { ...product, id: 'guildhall-premium', description: 'All of it' }, whole);
    await ask(200, 'GET', `${products}/${id}`);
    await ask(200, 'GET', `${products}?page_size=1&page=2&total_required=true`);
    await refused(404, 'GET', `${products}/PROD-0`);
    for (const body of [{}, { ...product, name: '' }, { ...product, type: 'IDEA' }, { ...product, id: 'PROD-OWN' }]) {
      await refused(400, 'POST', products, body);
    }
  });

  test('plans', async () => {
    const { id: productId } = await ask(201, 'POST', products, product);
    const { id } = await ask(201, 'POST', plans, planBody(productId), { 'paypal-request-id': 'a' });
    await ask(200, 'POST', plans, planBody(productId), { 'paypal-request-id': 'a', ...whole });
    await ask(200, 'GET', `${plans}/${id}`);
    await ask(200, 'GET', `${plans}?product_id=${productId}&page_size=20&total_required=true`);
    await ask(200, 'GET', `${plans}?plan_ids=${id}`, undefined, whole);
    await ask(200, 'GET', `${plans}?product_id=PROD-0`);
    await ask(204, 'POST', `${plans}/${id}/deactivate`);
    await ask(204, 'POST', `${plans}/${id}/activate`);
    await refused(404, 'GET', `${plans}/P-0`);
    await refused(404, 'POST', plans, planBody('PROD-0'));
    await refused(400, 'GET', `${plans}?page_size=0`);
    const [cycle] = planBody('').billing_cycles;
    for (const changes of [
      { name: undefined },
      { name: 'x'.repeat(128) },
      { billing_cycles: [] },
      { billing_cycles: [{ ...cycle, total_cycles: 1000 }] },
      { billing_cycles: [{ ...cycle, frequency: { interval_unit: 'MONTH', interval_count: 0 } }] },
      { payment_preferences: { payment_failure_threshold: '2' } },
    ]) {
      await refused(400, 'POST', plans, planBody(productId, changes));
    }
  });

  test('a subscription from start to end', async () => {
    const planId = await merchant.plan();
    const body = { ...subscriptionBody(planId), subscriber: { email_address: 'somebody@example.com' } };
    const { id } = await ask(201, 'POST', subscriptions, body, { 'paypal-request-id': 'a' });
    await ask(200, 'POST', subscriptions, body, { 'paypal-request-id': 'a', ...whole });
    const path = `${subscriptions}/${id}`;
    const look = async () => {
      await ask(200, 'GET', path);
      await ask(200, 'GET', `${path}?fields=plan,last_failed_payment`);
      await ask(200, 'GET', `${path}/transactions?start_time=2026-01-01T00:00:00Z&end_time=2027-01-01T00:00:00.000Z`);
    };
    const reason = { reason: 'asked to' };
    await look();
    await paypal.control.approve(id);
    await look();
    await ask(204, 'PATCH', path, [{ op: 'replace', path: '/custom_id', value: 'other' }]);
    await ask(204, 'POST', `${path}/suspend`, reason);
    await look();
    await ask(204, 'POST', `${path}/activate`);
    await ask(204, 'POST', `${path}/suspend`, reason);
    await ask(204, 'POST', `${path}/activate`, reason);
    await paypal.control.bill(id, { pays: false });
    await look();
    await paypal.control.bill(id);
    await paypal.control.refund(id, { value: '1.50' });
    await look();
    await paypal.control.refund(id);
    await look();
    await ask(204, 'POST', `${path}/cancel`, reason);
    await look();
  });

  test('subscriptions that start later, only continue, expire or lapse', async () => {
    const planId = await merchant.plan();
    const [cycle] = planBody('').billing_cycles;
    const short = await merchant.plan({ billing_cycles: [{ ...cycle, total_cycles: 1 }] });
    const start_time = '2026-02-10T08:00:00Z';
    const { application_context } = subscriptionBody(planId);
    const continued = { ...application_context, user_action: 'CONTINUE', locale: 'en-GB' };
    const bodies = [{ plan_id: planId, start_time }, { application_context: continued }, {}, { plan_id: short }];
    for (const changes of bodies) {
      const { id } = await ask(201, 'POST', subscriptions, { ...subscriptionBody(planId), ...changes }, whole);
      await paypal.control.approve(id, { pays: changes !== bodies[2] });
      await ask(200, 'GET', `${subscriptions}/${id}?fields=last_failed_payment`);
    }
    await paypal.control.advance(40 * 86_400_000);
    await merchant.signIn();
    const states = paypal.control.subscriptions();
    expect(states.map(({ status }) => status)).toEqual(['ACTIVE', 'APPROVED', 'SUSPENDED', 'EXPIRED']);
    for (const { id } of states) await ask(200, 'GET', `${subscriptions}/${id}?fields=plan,last_failed_payment`);
    const answer = await refused(422, 'POST', `${subscriptions}/${states[2]?.id}/activate`);
    expect(answer.details[0].issue).toBe('SUBSCRIPTION_CANNOT_BE_ACTIVATED');
  });

  test('refusals of subscriptions', async () => {
    const planId = await merchant.plan();
    const id = await merchant.subscribe(planId);
    const path = `${subscriptions}/${id}`;
    const reason = { reason: 'asked to' };
    for (const action of ['activate', 'suspend', 'cancel']) {
      await refused(422, 'POST', `${path}/${action}`, reason);
      await refused(400, 'POST', `${path}/${action}`, { reason: 'x'.repeat(129) });
      await refused(404, 'POST', `${subscriptions}/I-0/${action}`, reason);
    }
    await refused(400, 'POST', `${path}/cancel`, {});
    await refused(422, 'PATCH', path, [{ op: 'replace', path: '/custom_id', value: 'other' }]);
    for (const operation of [
      { op: 'replace', path: '/status', value: 'ACTIVE' },
      { op: 'remove', path: '/custom_id', value: 'other' },
      { op: 'replace', path: '/custom_id', value: 'x'.repeat(128) },
      { op: 'replace', path: '/custom_id', value: 7 },
      { op: 'charm', path: '/custom_id', value: 'other' },
    ]) {
      await refused(400, 'PATCH', path, [operation]);
    }
    for (const changes of [
      { plan_id: undefined },
      { custom_id: '' },
      { custom_id: 'x'.repeat(128) },
      { custom_id: 'é' },
      { start_time: '2020-01-01T00:00:00Z' },
      { start_time: 'tomorrow morning, please' },
      { quantity: '3' },
    ]) {
      await refused(400, 'POST', subscriptions, { ...subscriptionBody(planId), ...changes });
    }
    await refused(404, 'POST', subscriptions, subscriptionBody('P-0'));
    await merchant.ask('POST', `${plans}/${planId}/deactivate`);
    await refused(422, 'POST', subscriptions, subscriptionBody(planId));
    await refused(404, 'GET', `${subscriptions}/I-0`);
    await refused(400, 'GET', `${path}/transactions?start_time=2026-01-01T00:00:00Z`);
    await refused(400, 'GET', `${path}/transactions?start_time=2026-01-01&end_time=2026-02-01`);
    paypal.control.faults.set({ kind: '500', times: 1 });
    await refused(500, 'GET', path);
    paypal.control.expireTokens();
    await refused(401, 'GET', path);
  });

  test('webhooks', async () => {
    const hook = { url: 'http://127.0.0.1:9/hook', event_types: [{ name: 'BILLING.SUBSCRIPTION.CANCELLED' }] };
    const { id } = await ask(201, 'POST', `${notifications}/webhooks`, hook);
    await refused(400, 'POST', `${notifications}/webhooks`, hook);
    await refused(400, 'POST', `${notifications}/webhooks`, { url: 'nowhere' });
    const misspelt = { url: 'http://127.0.0.1:9/other', event_types: [{ name: 'BILLING.SUBSCRIPTION.CANCELED' }] };
    await refused(400, 'POST', `${notifications}/webhooks`, misspelt);
    await ask(200, 'GET', `${notifications}/webhooks`);
    await ask(200, 'GET', `${notifications}/webhooks/${id}`);
    const types = [{ name: '*' }];
    await ask(200, 'PATCH', `${notifications}/webhooks/${id}`, [
      { op: 'replace', path: '/url', value: 'http://127.0.0.1:9/other' },
      { op: 'replace', path: '/event_types', value: types },
    ]);
    await ask(204, 'DELETE', `${notifications}/webhooks/${id}`);
    await refused(404, 'GET', `${notifications}/webhooks/${id}`);
    const { event_types } = await ask(200, 'GET', `${notifications}/webhooks-event-types`);
    expect(event_types).toHaveLength(11);
  });

  test('each kind of event', async () => {
    const planId = await merchant.plan();
    const [one, two] = [await merchant.subscribe(planId), await merchant.subscribe(planId)];
    await paypal.control.approve(one);
    await paypal.control.approve(two);
    await merchant.ask('PATCH', `${subscriptions}/${one}`, [{ op: 'add', path: '/custom_id', value: 'other' }]);
    await paypal.control.bill(one, { pays: false });
    await paypal.control.refund(one);
    await paypal.control.suspend(one);
    await paypal.control.activate(one);
    await paypal.control.cancel(one);
    await paypal.control.expire(two);

    const listed = await ask(200, 'GET', `${notifications}/webhooks-events?page_size=100`);
    const { event_types } = await ask(200, 'GET', `${notifications}/webhooks-event-types`);
    const seen = new Set(listed.events.map(({ event_type }: { event_type: string }) => event_type));
    const known: string[] = event_types.map(({ name }: { name: string }) => name);
    expect([...seen].sort()).toEqual(known.filter((name) => name !== 'PAYMENT.SALE.REVERSED').sort());
    expect(receiver.received).toHaveLength(listed.events.length);
    for (const { event } of receiver.received) {
      const path = `${notifications}/webhooks-events/${event.id}`;
      expect(await ask(200, 'GET', path)).toEqual(event);
      if (!event.event_type.startsWith('BILLING')) continue;
      expect(description.problemsOfSubscription(event.resource), event.event_type).toEqual([]);
    }
    const [{ id }] = listed.events;
    await ask(202, 'POST', `${notifications}/webhooks-events/${id}/resend`, { webhook_ids: [webhookId] });
    await ask(202, 'POST', `${notifications}/webhooks-events/${id}/resend`);
    const search = new URLSearchParams({
      event_type: 'PAYMENT.SALE.COMPLETED',
      transaction_id: one,
      start_time: '2026-01-01T00:00:00Z',
      end_time: '2027-01-01T00:00:00Z',
      page_size: '1',
    });
    expect((await ask(200, 'GET', `${notifications}/webhooks-events?${search}`)).count).toBe(1);
    await refused(404, 'GET', `${notifications}/webhooks-events/NONE`);
    await refused(404, 'POST', `${notifications}/webhooks-events/NONE/resend`, {});
    await refused(400, 'GET', `${notifications}/webhooks-events?start_time=once`);
  });

  test('the verification of a message, genuine or forged', async () => {
    await merchant.subscribe(await merchant.plan());
    await paypal.control.processDue();
    for (const forgery of [undefined, ...forgeries]) {
      await paypal.control.send(paypal.control.events()[0]?.id ?? '', { forgery });
      const last = receiver.received.at(-1);
      if (!last) throw new Error('No message was received');
      const { headers, event } = last;
      const header = (name: string) => String(headers[`paypal-${name}`]);
      const answer = await ask(200, 'POST', `${notifications}/verify-webhook-signature`, {
        auth_algo: header('auth-algo'),
        cert_url: header('cert-url'),
        transmission_id: header('transmission-id'),
        transmission_sig: header('transmission-sig'),
        transmission_time: header('transmission-time'),
        webhook_id: webhookId,
        webhook_event: event,
      });
      expect(answer.verification_status, forgery).toBe(forgery ? 'FAILURE' : 'SUCCESS');
    }
    await refused(400, 'POST', `${notifications}/verify-webhook-signature`, {});
  });

  describe('the validation', () => {
    const seen = (changes: Partial<SeenRequest>): SeenRequest => ({
      method: 'POST',
      path: subscriptions,
      query: {},
      headers: {},
      body: subscriptionBody('P-1'),
      ...changes,
    });

    test.each<[string, Partial<SeenRequest>]>([
      ['no POST /v1/billing/subscription', { path: '/v1/billing/subscription' }],
      ['no PUT', { method: 'PUT' }],
      ['body/custom is not described', { body: { ...subscriptionBody('P-1'), custom: 'x' } }],
      ["body must have required property 'plan_id'", { body: {} }],
      ["body must have required property 'reason'", { path: `${subscriptions}/I-1/cancel`, body: {} }],
      ['query start_time is missing', { method: 'GET', path: `${subscriptions}/I-1/transactions`, body: null }],
      ['query size is not described', { method: 'GET', path: plans, query: { size: '1' }, body: null }],
      ['query page_size must be', { method: 'GET', path: plans, query: { page_size: 'all' }, body: null }],
      ['path {event_id} must match', { method: 'GET', path: `${notifications}/webhooks-events/a-b`, body: null }],
      ['a body is not described', { method: 'GET', path: plans }],
    ])('finds: %s', (problem, changes) => {
      expect(description.problemsOfRequest(seen({}))).toEqual([]);
      const problems = description.problemsOfRequest(seen(changes));
      expect(
        problems.some((found) => found.startsWith(problem)),
        problems.join('\n'),
      ).toBe(true);
    });

    test('finds an answer that lacks a field, has one too many, or one of another type', async () => {
      const id = await merchant.subscribe(await merchant.plan());
      await paypal.control.approve(id);
      const { body } = await merchant.ask('GET', `${subscriptions}/${id}`);
      const problemsOf = (changes: object, status = 200) =>
        description.problemsOfAnswer(lastRequest(), status, { ...body, ...changes });
      expect(problemsOf({})).toEqual([]);
      expect(problemsOf({ state: 'ACTIVE' })).toEqual(['body/state is not described']);
      expect(problemsOf({ status: 'LAPSED' })).not.toEqual([]);
      expect(problemsOf({ start_time: 'now' })).not.toEqual([]);
      const { outstanding_balance: _, ...rest } = body.billing_info;
      expect(problemsOf({ billing_info: rest })).toEqual([
        "body/billing_info must have required property 'outstanding_balance'",
      ]);
      expect(problemsOf({ billing_info: { ...body.billing_info, next_biling_time: 'x' } })).toEqual([
        'body/billing_info/next_biling_time is not described',
      ]);
      expect(problemsOf({}, 418).length).toBeGreaterThan(0);
      expect(problemsOf({}, 204)).toEqual(['status 204 is not described']);
    });
  });
});
