import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { billing } from '../../src/server/billing/billing.ts';
import type { PaymentProvider } from '../../src/server/billing/provider.ts';
import { HARBOUR_TAVERN, NEW_WORKSHOP, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { type BillingSite, DAY, FAILURE, payPalEnv, SUCCESS, startBillingSite } from './billingSite.ts';
import { pdfText } from './pdf.ts';
import { order } from './purchaseFixture.ts';
import { startSite } from './site.ts';

const LIBRARY = { guild_id: QUIET_LIBRARY };
const ORDER = { ...LIBRARY, plan_type: 'monthly', success_url: SUCCESS, cancel_url: FAILURE };

const ACTIVE = {
  success: true,
  is_premium: true,
  message: 'Payment successful! Your Premium subscription is now active.',
};

let site: BillingSite;
beforeEach(async () => {
  site = await startBillingSite();
});
afterEach(() => site.close());

const cancel = () => site.post('/auth/premium/paypal/cancel/', LIBRARY);
const invoices = async () => (await site.owner('GET', '/auth/premium/my-invoices/')).json().invoices;
const statusAddress = `/auth/premium/status/?guild_id=${QUIET_LIBRARY}`;
const status = async () => (await site.owner('GET', statusAddress)).json();

describe('buying', () => {
  test('leads to the provider, and gives Premium once paid', async () => {
    const { status: code, url } = await site.post('/auth/premium/paypal/create/', ORDER);
    expect(code).toBe(200);
    expect(url).toMatch(new RegExp(`^${site.paypal.url}/webapps/billing/subscriptions\\?ba_token=BA-`));
    expect(await status()).toEqual({ success: true, is_premium: false });
    const [ordered] = site.paypal.control.subscriptions();
    await site.paypal.control.approve(String(ordered?.id));
    await site.eventsApplied();
    expect(await status()).toEqual(ACTIVE);
    const permissions = await site.owner('GET', `/auth/guilds/${QUIET_LIBRARY}/permissions`);
    expect(permissions.json().is_premium).toBe(true);
    expect(await site.premiumServer(QUIET_LIBRARY)).toEqual({
      id: QUIET_LIBRARY,
      name: 'Quiet Library',
      icon: expect.any(String),
      owner: true,
      unverified: false,
      is_premium: true,
      plan: 'premium',
      available_plans: [],
      next_plan: null,
      next_plan_at: null,
      waiting_plan: null,
      expiry_date: new Date(
        String(site.paypal.control.subscription(String(ordered?.id)).billing_info?.next_billing_time),
      ).toISOString(),
      cancel_at_period_end: false,
      subscription_status: 'active',
      subscription_provider: 'paypal',
      reactivate_until: expect.any(String),
      charged_by: 'paypal',
      refunded: false,
      credited: false,
      after_grant: false,
      retried: false,
    });
  });

  test('sends the user back to our own site', async () => {
    const id = await site.order(QUIET_LIBRARY);
    const request = site.paypal.control.requests.find(
      ({ path, method }) => method === 'POST' && path.endsWith('/subscriptions'),
    );
    expect(request?.body).toMatchObject({ application_context: { return_url: SUCCESS, cancel_url: FAILURE } });
    expect(id).toMatch(/^I-/);
    for (const address of ['https://evil.example/', '//evil.example', `${SUCCESS}\\@evil.example`, undefined]) {
      expect(await site.post('/auth/premium/paypal/create/', { ...ORDER, success_url: address })).toMatchObject({
        status: 400,
      });
      expect(await site.post('/auth/premium/paypal/create/', { ...ORDER, cancel_url: address })).toEqual({
        status: 400,
        error: 'The return address must be on this site.',
      });
    }
    expect(site.paypal.control.subscriptions()).toHaveLength(1);
  });

  test('costs what the plan says, by the month or the year', async () => {
    const yearly = await site.buy(QUIET_LIBRARY, 'yearly');
    expect(site.paypal.control.subscription(yearly).billing_info?.last_payment?.amount).toEqual({
      currency_code: 'EUR',
      value: '39.99',
    });
    expect((await invoices())[0]).toMatchObject({ amount_due: 3999, currency: 'EUR', status: 'paid' });
    for (const plan_type of ['daily', '', null, undefined, 1]) {
      expect(
        (await site.post('/auth/premium/paypal/create/', { ...ORDER, guild_id: NEW_WORKSHOP, plan_type })).status,
      ).toBe(400);
    }
  });

  test('is refused while a purchased or granted subscription runs', async () => {
    await site.buy(QUIET_LIBRARY);
    const running = { status: 409, error: 'This server already has Premium.' };
    expect(await site.post('/auth/premium/paypal/create/', ORDER)).toEqual(running);
    expect(await site.post('/auth/premium/paypal/create/', { ...ORDER, guild_id: HARBOUR_TAVERN })).toEqual(running);
    await cancel();
    expect(await site.post('/auth/premium/paypal/create/', ORDER)).toEqual(running);
    await site.wait(32 * DAY);
    expect((await site.post('/auth/premium/paypal/create/', ORDER)).status).toBe(200);
  });

  test('another plan is not confirmed by the plan that the server has already', async () => {
    const now = Date.now();
    await site.store.subscriptions.grant({ guild: QUIET_LIBRARY, plan: 'premium', now });
    expect(await status()).toMatchObject({ is_premium: true });
    await site.store.purchases.begin({ ...order, guild: QUIET_LIBRARY, plan: 'gold', now });
    expect(await status()).toEqual({ success: true, is_premium: false });
  });

  test('works for a server that the bot is not in yet', async () => {
    await site.buy(NEW_WORKSHOP);
    expect(await site.premiumServer(NEW_WORKSHOP)).toMatchObject({ is_premium: true });
  });

  test('is not confirmed by a plan that the server has for another reason', async () => {
    const of = async (id: string) => (await site.owner('GET', `${statusAddress}&subscription_id=${id}`)).json();
    const FAILED = { success: true, is_premium: false, payment_failed: true };
    const declined = await site.order(QUIET_LIBRARY);
    const paid = await site.order(QUIET_LIBRARY);
    await site.store.subscriptions.grant({ guild: QUIET_LIBRARY, plan: 'premium', now: 1, endsAt: Date.now() + DAY });
    expect(await status()).toEqual({ success: true, is_premium: false });
    await site.paypal.control.approve(declined, { pays: false });
    await site.eventsApplied();
    expect(await of(declined)).toEqual(FAILED);
    await site.paypal.control.approve(paid);
    await site.eventsApplied();
    expect(await of(paid)).toEqual(ACTIVE);
    expect(await of(declined)).toEqual(FAILED);
    expect(await status()).toEqual(ACTIVE);
  });

  test('gives nothing after a failed payment; a new order is charged once', async () => {
    const id = await site.order(QUIET_LIBRARY);
    expect(await status()).toEqual({ success: true, is_premium: false });
    await site.paypal.control.approve(id, { pays: false });
    await site.eventsApplied();
    expect(await status()).toEqual({ success: true, is_premium: false, payment_failed: true });
    expect(await site.isPremium(QUIET_LIBRARY)).toBe(false);
    expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({
      subscription_status: null,
      subscription_provider: null,
    });
    expect(await invoices()).toEqual([]);
    const again = await site.order(QUIET_LIBRARY);
    expect(await status()).toEqual({ success: true, is_premium: false });
    await site.paypal.control.approve(again);
    await site.eventsApplied();
    await site.billing().reconcileDue();
    expect(await status()).toEqual(ACTIVE);
    // The account has money again, and the provider would have tried the first one once more by now.
    for (const step of [6, 6, 6]) await site.wait(step * DAY);
    expect(site.paypal.control.subscription(id).status).toBe('CANCELLED');
    expect(site.paypal.control.subscription(again).status).toBe('ACTIVE');
    expect(await invoices()).toHaveLength(1);
  });

  test('counts a payment that succeeded on the second attempt, even without any event', async () => {
    const id = await site.order(QUIET_LIBRARY);
    site.paypal.control.addDeliveryFault({ kind: 'dropped' });
    await site.paypal.control.approve(id, { pays: false });
    site.paypal.control.addDeliveryFault({ kind: 'none' });
    await site.paypal.control.fund(id, true);
    await site.wait(6 * DAY);
    await site.billing().reconcile();
    expect(await site.isPremium(QUIET_LIBRARY)).toBe(true);
    expect(await status()).toEqual(ACTIVE);
  });

  test('fails with a message while the provider is down, and leaves nothing behind', async () => {
    site.paypal.control.faults.set({ kind: '500', path: '/v1/billing/subscriptions$' });
    const answer = await site.post('/auth/premium/paypal/create/', ORDER, { 'accept-language': 'ro' });
    expect(answer).toEqual({ status: 503, error: 'Plata nu a putut fi inițiată. Încearcă din nou.' });
    expect(await site.isPremium(QUIET_LIBRARY)).toBe(false);
  });

  test('twice in two windows leaves one that renews itself', async () => {
    const [first, second] = [await site.order(QUIET_LIBRARY), await site.order(QUIET_LIBRARY, 'yearly')];
    await site.paypal.control.approve(first);
    await site.paypal.control.approve(second);
    await site.eventsApplied();
    await site.billing().reconcileDue();
    const states = [first, second].map((id) => site.paypal.control.subscription(id).status);
    expect(states).toEqual(['ACTIVE', 'CANCELLED']);
    expect(await invoices()).toHaveLength(2);
  });

  test('is not offered without a provider, which does not prevent the start', async () => {
    const bare = await startSite();
    try {
      const owner = await bare.visit('owner');
      const answer = await owner('POST', '/auth/premium/paypal/create/', { body: ORDER });
      expect([answer.statusCode, answer.json()]).toEqual([409, { error: 'Nothing can be bought here at the moment.' }]);
    } finally {
      await bare.close();
    }
  });
});

describe('attempts', () => {
  test.each([
    ['coupons', { LIMIT_COUPONS: '3' }, '/auth/coupon/validate/', { code: 'x' }],
    [
      'purchases',
      { LIMIT_PURCHASES: '3' },
      '/auth/premium/paypal/create/',
      { plan_type: 'x', success_url: SUCCESS, cancel_url: FAILURE },
    ],
  ])('at %s are limited per user', async (_, env, url, body) => {
    const limited = await startSite({ ...payPalEnv(site.paypal), ...env });
    try {
      const [owner, admin] = [await limited.visit('owner'), await limited.visit('admin')];
      const statuses = [];
      for (let attempt = 0; attempt < 5; attempt++) {
        statuses.push((await owner('POST', url, { body: { ...LIBRARY, ...body } })).statusCode);
      }
      expect(statuses).toEqual([400, 400, 400, 429, 429]);
      expect((await admin('POST', url, { body: { ...LIBRARY, ...body } })).statusCode).toBe(403);
    } finally {
      await limited.close();
    }
  });
});

/** A minimal provider in memory, to which nothing else refers. */
function otherProvider(): PaymentProvider & { pay(): void } {
  let state: 'pending' | 'active' | 'paused' | 'ended' = 'pending';
  let order = { reference: '', planId: '' };
  const payments = () =>
    state === 'pending' ? [] : [{ id: 'X1', at: Date.now(), amount: 499, currency: 'EUR', status: 'paid' as const }];
  const become = (next: typeof state) => async () => {
    state = next;
  };
  return {
    id: 'otherpay',
    title: 'Other Pay',
    setUp: async (offers) => ({ plans: offers.map(({ type }) => `other-${type}`), webhookId: 'hook' }),
    async order(placed) {
      order = placed;
      return { id: 'O-1', url: 'https://other.example/pay' };
    },
    read: async () => ({
      ...order,
      state,
      stateSince: null,
      matchesPlan: true,
      failing: false,
      paidUntil: state === 'pending' ? null : Date.now() + 30 * DAY,
      payments: payments(),
      country: null,
    }),
    start: become('active'),
    pause: become('paused'),
    resume: become('active'),
    end: become('ended'),
    verify: async ({ body }, webhookId) => ({ id: String(body), type: webhookId, subject: { subscription: 'O-1' } }),
    pay: () => {
      state = 'active';
    },
  };
}

test('another provider works alike', async () => {
  const provider = otherProvider();
  const other = await startSite({}, { paymentProviders: [provider] });
  try {
    await billing({ store: other.store, providers: [provider], now: Date.now, warn() {}, onFailure() {} }).setUp(
      'https://x',
    );
    const owner = await other.visit('owner');
    const call = async (url: string, body: object = LIBRARY) => (await owner('POST', url, { body })).json();
    const seen = async () =>
      (await owner('GET', '/auth/premium-data/')).json().find(({ id }: { id: string }) => id === QUIET_LIBRARY);
    expect(await call('/auth/premium/otherpay/create/', ORDER)).toEqual({ url: 'https://other.example/pay' });
    provider.pay();
    const message = {
      method: 'POST',
      url: '/api/billing/otherpay/webhook/',
      headers: { 'content-type': 'application/json' },
      payload: 'E1',
    } as const;
    expect((await other.app.inject(message)).json()).toEqual({ success: true });
    await expect.poll(seen).toMatchObject({ is_premium: true, subscription_provider: 'otherpay' });
    expect(await call('/auth/premium/otherpay/cancel/')).toMatchObject({ success: true });
    expect(await seen()).toMatchObject({ cancel_at_period_end: true });
    expect(await call('/auth/premium/reactivate/')).toMatchObject({ success: true });
    const [invoice] = (await owner('GET', '/auth/premium/my-invoices/')).json().invoices;
    const file = await owner('GET', `/auth/premium/invoice/${invoice.invoice_id}/`);
    expect(pdfText(file.rawPayload)).toContain('Other Pay');
    expect(await call('/auth/premium/paypal/create/', ORDER)).toEqual({
      error: 'Nothing can be bought here at the moment.',
    });
  } finally {
    await other.close();
  }
});
