import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PayPalSimulator, startPayPal } from './simulator.ts';
import { Merchant, planBody, subscriptionBody } from './testing.ts';

const day = 86_400_000;
let paypal: PayPalSimulator;
let merchant: Merchant;
let now: number;

beforeAll(async () => {
  paypal = await startPayPal({ now: () => now });
  merchant = new Merchant(paypal);
});
afterAll(() => paypal.close());
beforeEach(async () => {
  now = Date.parse('2026-01-31T15:30:00Z');
  paypal.control.reset();
  await merchant.signIn();
});

const read = async (id: string, query = '') =>
  (await merchant.ask('GET', `/v1/billing/subscriptions/${id}${query}`)).body;
const act = (id: string, action: string, body: object = { reason: 'asked to' }) =>
  merchant.ask('POST', `/v1/billing/subscriptions/${id}/${action}`, body);
const types = () => paypal.control.events().map(({ type }) => type.replace('BILLING.SUBSCRIPTION.', ''));

async function active(changes?: object): Promise<string> {
  const id = await merchant.subscribe(await merchant.plan(changes));
  await paypal.control.approve(id);
  return id;
}

/** Moves the clock to a moment and processes everything due until then. */
async function moveTo(moment: string): Promise<void> {
  now = Date.parse(moment);
  await paypal.control.processDue();
}

describe('a new subscription', () => {
  test('is pending until the buyer agrees', async () => {
    const made = await merchant.ask('POST', '/v1/billing/subscriptions', subscriptionBody(await merchant.plan()));
    expect(made).toMatchObject({ status: 201, body: { status: 'APPROVAL_PENDING' } });
    const links: { rel: string; href: string }[] = made.body.links;
    expect(links.map(({ rel }) => rel)).toEqual(['approve', 'edit', 'self']);
    expect(links[0]?.href).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/webapps\/billing\/subscriptions\?ba_token=BA-\w+$/);
    const subscription = await read(made.body.id);
    expect(subscription).toMatchObject({ custom_id: '900000000000000001', status: 'APPROVAL_PENDING' });
    expect(subscription).not.toHaveProperty('billing_info');
    expect((await act(made.body.id, 'cancel')).body.details[0].issue).toBe('SUBSCRIPTION_STATUS_INVALID');
  });

  test('is created once for each PayPal-Request-Id, for 72 hours', async () => {
    const body = subscriptionBody(await merchant.plan());
    const make = (id: string) => merchant.ask('POST', '/v1/billing/subscriptions', body, { 'paypal-request-id': id });
    const [first, again, other] = [await make('one'), await make('one'), await make('two')];
    expect([first.status, again.status, other.status]).toEqual([201, 200, 201]);
    expect(again.body.id).toBe(first.body.id);
    expect(other.body.id).not.toBe(first.body.id);
    now += 3 * day;
    await merchant.signIn();
    expect((await make('one')).status).toBe(201);
  });

  test('is paid when the buyer agrees', async () => {
    const id = await active();
    expect(await read(id)).toMatchObject({
      status: 'ACTIVE',
      billing_info: {
        outstanding_balance: { currency_code: 'EUR', value: '0.0' },
        last_payment: { amount: { value: '4.99' }, time: '2026-01-31T15:30:00Z' },
        // PayPal bills in the morning, and on the last day of months without a 31st.
        next_billing_time: '2026-02-28T10:00:00Z',
        failed_payments_count: 0,
      },
    });
    expect(types()).toEqual(['CREATED', 'ACTIVATED', 'PAYMENT.SALE.COMPLETED']);
  });

  test('is active without a payment if the bank refuses', async () => {
    const id = await merchant.subscribe(await merchant.plan());
    await paypal.control.approve(id, { pays: false });
    const { status, billing_info } = await read(id, '?fields=last_failed_payment');
    expect(status).toBe('ACTIVE');
    expect(billing_info).not.toHaveProperty('last_payment');
    expect(billing_info).toMatchObject({
      failed_payments_count: 1,
      outstanding_balance: { value: '4.99' },
      last_failed_payment: { reason_code: 'PAYMENT_DENIED', next_payment_retry_time: '2026-02-05T15:30:00Z' },
    });
    expect(types()).toEqual(['CREATED', 'ACTIVATED', 'PAYMENT.FAILED']);
  });

  test('can begin later', async () => {
    const id = await merchant.subscribe(await merchant.plan(), { start_time: '2026-02-10T08:00:00Z' });
    await paypal.control.approve(id);
    expect((await read(id)).billing_info).toMatchObject({ next_billing_time: '2026-02-10T08:00:00Z' });
    expect(types()).toEqual(['CREATED', 'ACTIVATED']);
    await moveTo('2026-02-10T08:00:00Z');
    await merchant.signIn();
    expect((await read(id)).billing_info).toMatchObject({
      last_payment: { time: '2026-02-10T08:00:00Z' },
      next_billing_time: '2026-03-10T10:00:00Z',
    });
  });

  test('waits for the merchant if the buyer was only asked to continue', async () => {
    const { application_context } = subscriptionBody('');
    const id = await merchant.subscribe(await merchant.plan(), {
      application_context: { ...application_context, user_action: 'CONTINUE' },
    });
    await paypal.control.approve(id);
    expect((await read(id)).status).toBe('APPROVED');
    expect((await act(id, 'activate')).status).toBe(204);
    expect((await read(id)).billing_info.last_payment.amount.value).toBe('4.99');
  });

  test('needs an active plan and a future start', async () => {
    const planId = await merchant.plan();
    const past = await merchant.ask('POST', '/v1/billing/subscriptions', {
      ...subscriptionBody(planId),
      start_time: '2026-01-01T00:00:00Z',
    });
    expect(past).toMatchObject({ status: 400, body: { details: [{ issue: 'INVALID_PARAMETER_VALUE' }] } });
    await merchant.ask('POST', `/v1/billing/plans/${planId}/deactivate`);
    const refused = await merchant.ask('POST', '/v1/billing/subscriptions', subscriptionBody(planId));
    expect(refused).toMatchObject({ status: 422, body: { details: [{ issue: 'PLAN_STATUS_INVALID' }] } });
  });

  test.each([
    [{ plan_id: undefined }, '/plan_id', 'MISSING_REQUIRED_PARAMETER'],
    [{ custom_id: 'x'.repeat(128) }, '/custom_id', 'INVALID_STRING_MAX_LENGTH'],
    [{ quantity: '2' }, '/quantity', 'INVALID_PARAMETER_VALUE'],
    [
      { application_context: { cancel_url: 'http://localhost/' } },
      '/application_context/return_url',
      'MISSING_REQUIRED_PARAMETER',
    ],
  ])('refuses %j', async (changes, field, issue) => {
    const body = { ...subscriptionBody('P-1'), ...changes };
    const answer = await merchant.ask('POST', '/v1/billing/subscriptions', body);
    expect(answer).toMatchObject({ status: 400, body: { name: 'INVALID_REQUEST', details: [{ field, issue }] } });
  });
});

describe('time', () => {
  test('renews each month on the same day', async () => {
    const id = await active();
    await moveTo('2026-04-30T12:00:00Z');
    await merchant.signIn();
    const { transactions } = (
      await merchant.ask(
        'GET',
        `/v1/billing/subscriptions/${id}/transactions?start_time=2026-01-01T00:00:00Z&end_time=2027-01-01T00:00:00Z`,
      )
    ).body;
    expect(transactions.map(({ time }: { time: string }) => time)).toEqual([
      '2026-01-31T15:30:00Z',
      '2026-02-28T10:00:00Z',
      '2026-03-31T10:00:00Z',
      '2026-04-30T10:00:00Z',
    ]);
    expect((await read(id)).billing_info.next_billing_time).toBe('2026-05-31T10:00:00Z');
  });

  test('a billing can be brought forward, which extends the paid period', async () => {
    const id = await active();
    await paypal.control.bill(id);
    expect((await read(id)).billing_info).toMatchObject({
      last_payment: { time: '2026-01-31T15:30:00Z' },
      next_billing_time: '2026-03-31T10:00:00Z',
    });
  });

  test('a failed payment is retried after five days', async () => {
    const id = await active({ payment_preferences: { payment_failure_threshold: 0 } });
    await paypal.control.bill(id, { pays: false });
    expect((await read(id)).billing_info).toMatchObject({
      failed_payments_count: 1,
      outstanding_balance: { value: '4.99' },
    });
    await moveTo('2026-02-05T15:30:00Z');
    await merchant.signIn();
    const { billing_info } = await read(id);
    expect(billing_info).toMatchObject({ failed_payments_count: 0, outstanding_balance: { value: '0.0' } });
    expect(billing_info.last_payment.time).toBe('2026-02-05T15:30:00Z');
  });

  test('repeated payment failures suspend it for good', async () => {
    const id = await active();
    await paypal.control.fund(id, false);
    await moveTo('2026-03-05T10:00:00Z');
    await merchant.signIn();
    expect((await read(id)).status).toBe('SUSPENDED');
    expect(types().slice(3)).toEqual(['PAYMENT.FAILED', 'PAYMENT.FAILED', 'SUSPENDED']);
    const answer = await act(id, 'activate');
    expect(answer).toMatchObject({ status: 422, body: { details: [{ issue: 'SUBSCRIPTION_CANNOT_BE_ACTIVATED' }] } });
    expect((await act(id, 'cancel')).status).toBe(204);
  });

  test('a limited subscription expires after its last cycle', async () => {
    const [cycle] = planBody('').billing_cycles;
    const id = await active({ billing_cycles: [{ ...cycle, total_cycles: 2 }] });
    await moveTo('2026-03-01T00:00:00Z');
    await merchant.signIn();
    expect((await read(id)).billing_info).toMatchObject({ final_payment_time: '2026-02-28T10:00:00Z' });
    expect((await read(id)).billing_info).not.toHaveProperty('next_billing_time');
    await moveTo('2026-03-31T10:00:00Z');
    await merchant.signIn();
    expect((await read(id)).status).toBe('EXPIRED');
    expect(types().at(-1)).toBe('EXPIRED');
  });
});

describe('suspending and ending', () => {
  test('a suspended subscription is not billed, and keeps its dates if it is reactivated in time', async () => {
    const id = await active();
    expect((await act(id, 'suspend')).status).toBe(204);
    expect(await read(id)).toMatchObject({ status: 'SUSPENDED', status_change_note: 'asked to' });
    expect((await read(id)).billing_info).not.toHaveProperty('next_billing_time');
    expect((await act(id, 'suspend')).body.details[0].issue).toBe('SUBSCRIPTION_STATUS_INVALID');
    expect((await act(id, 'activate')).status).toBe(204);
    expect((await read(id)).billing_info.next_billing_time).toBe('2026-02-28T10:00:00Z');
    expect(types().slice(3)).toEqual(['SUSPENDED', 'RE-ACTIVATED']);
  });

  test('if reactivated after its date, it is billed once, immediately', async () => {
    const id = await active();
    await act(id, 'suspend');
    await moveTo('2026-04-10T12:00:00Z');
    await merchant.signIn();
    await act(id, 'activate');
    await paypal.control.processDue();
    expect((await read(id)).billing_info).toMatchObject({
      last_payment: { time: '2026-04-10T12:00:00Z' },
      next_billing_time: '2026-04-30T10:00:00Z',
    });
    expect(types().filter((type) => type === 'PAYMENT.SALE.COMPLETED')).toHaveLength(2);
  });

  test('a cancelled subscription ends immediately and for good', async () => {
    const id = await active();
    expect((await act(id, 'cancel')).status).toBe(204);
    const { status, billing_info } = await read(id);
    expect(status).toBe('CANCELLED');
    expect(billing_info).not.toHaveProperty('next_billing_time');
    for (const action of ['activate', 'suspend', 'cancel']) {
      const answer = await act(id, action);
      expect(answer).toMatchObject({ status: 422, body: { details: [{ issue: 'SUBSCRIPTION_STATUS_INVALID' }] } });
    }
    await moveTo('2026-06-01T00:00:00Z');
    expect(types().at(-1)).toBe('CANCELLED');
  });

  test('a suspended subscription can be cancelled', async () => {
    const id = await active();
    await act(id, 'suspend');
    expect((await act(id, 'cancel')).status).toBe(204);
    expect((await read(id)).status).toBe('CANCELLED');
  });

  test('a refund shows in the transactions, and its event names only the payment', async () => {
    const id = await active();
    await paypal.control.refund(id, { value: '1.50' });
    const path = `/v1/billing/subscriptions/${id}/transactions?start_time=2026-01-31T00:00:00Z&end_time=2026-02-01T00:00:00Z`;
    const sale = (await merchant.ask('GET', path)).body.transactions[0];
    expect(sale).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      amount_with_breakdown: { gross_amount: { value: '4.99' } },
    });
    const event = paypal.control.events().at(-1);
    expect(event?.body).toMatchObject({
      event_type: 'PAYMENT.SALE.REFUNDED',
      resource: { sale_id: sale.id, amount: { total: '1.50' } },
    });
    expect(event?.body.resource).not.toHaveProperty('billing_agreement_id');
    await paypal.control.refund(id);
    expect((await merchant.ask('GET', path)).body.transactions[0].status).toBe('REFUNDED');
    await expect(paypal.control.refund(id)).rejects.toMatchObject({ status: 404 });
  });

  test('only the custom id can be changed', async () => {
    const id = await active();
    const patch = (path: string, op = 'replace') =>
      merchant.ask('PATCH', `/v1/billing/subscriptions/${id}`, [{ op, path, value: 'other' }]);
    expect((await patch('/custom_id')).status).toBe(204);
    expect((await read(id)).custom_id).toBe('other');
    expect(types().at(-1)).toBe('UPDATED');
    expect((await patch('/status')).body.details[0].issue).toBe('INVALID_PATCH_PATH');
    expect((await patch('/custom_id', 'remove')).body.details[0].issue).toBe('UNSUPPORTED_PATCH_OPERATION');
  });
});
