import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { billing } from '../../src/server/billing/billing.ts';
import { billingCommand } from '../../src/server/billing/billingCommand.ts';
import { couponCommand } from '../../src/server/billing/coupons/couponCommand.ts';
import type { PaymentProvider } from '../../src/server/billing/provider.ts';
import { BILLING_INTERVAL } from '../../src/server/plugins/billing.ts';
import { HARBOUR_TAVERN, NEW_WORKSHOP, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { type BillingSite, DAY, FAILURE, payPalEnv, SUCCESS, startBillingSite, until } from './billingSite.ts';
import { pdfText } from './pdf.ts';
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
}, 30_000);
afterEach(() => site.close());

const post = async (url: string, body: object = LIBRARY, headers: Record<string, string> = {}) => {
  const answer = await site.owner('POST', url, { body, headers });
  return { status: answer.statusCode, ...answer.json() };
};
const cancel = () => post('/auth/premium/paypal/cancel/');
const reactivate = () => post('/auth/premium/reactivate/');
const invoices = async () => (await site.owner('GET', '/auth/premium/my-invoices/')).json().invoices;
const status = async () => (await site.owner('GET', `/auth/premium/status/?guild_id=${QUIET_LIBRARY}`)).json();

describe('buying', () => {
  test('leads to the provider, and gives Premium once paid', async () => {
    const { status: code, url } = await post('/auth/premium/paypal/create/', ORDER);
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
      charged_by: 'paypal',
      refunded: false,
      credited: false,
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
      expect(await post('/auth/premium/paypal/create/', { ...ORDER, success_url: address })).toMatchObject({
        status: 400,
      });
      expect(await post('/auth/premium/paypal/create/', { ...ORDER, cancel_url: address })).toEqual({
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
      expect((await post('/auth/premium/paypal/create/', { ...ORDER, guild_id: NEW_WORKSHOP, plan_type })).status).toBe(
        400,
      );
    }
  });

  test('is refused while a purchased or granted subscription runs', async () => {
    await site.buy(QUIET_LIBRARY);
    const running = { status: 409, error: 'This server already has Premium.' };
    expect(await post('/auth/premium/paypal/create/', ORDER)).toEqual(running);
    expect(await post('/auth/premium/paypal/create/', { ...ORDER, guild_id: HARBOUR_TAVERN })).toEqual(running);
    await cancel();
    expect(await post('/auth/premium/paypal/create/', ORDER)).toEqual(running);
    await site.wait(32 * DAY);
    expect((await post('/auth/premium/paypal/create/', ORDER)).status).toBe(200);
  });

  test('works for a server that the bot is not in yet', async () => {
    await site.buy(NEW_WORKSHOP);
    expect(await site.premiumServer(NEW_WORKSHOP)).toMatchObject({ is_premium: true });
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
    const answer = await post('/auth/premium/paypal/create/', ORDER, { 'accept-language': 'ro' });
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
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { error: 'Premium cannot be bought here at the moment.' },
      ]);
    } finally {
      await bare.close();
    }
  });
});

describe('a subscription', () => {
  test('is renewed, month by month', async () => {
    await site.buy(QUIET_LIBRARY);
    await site.wait(32 * DAY);
    await site.wait(31 * DAY);
    expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({ is_premium: true, subscription_status: 'active' });
    expect((await invoices()).map(({ number }: { number: string }) => number)).toEqual([
      'R-000003',
      'R-000002',
      'R-000001',
    ]);
  });

  test('that is cancelled lasts until the end of the period, without further charges', async () => {
    const id = await site.buy(QUIET_LIBRARY);
    const { expiry_date } = await site.premiumServer(QUIET_LIBRARY);
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(String(expiry_date)),
    );
    const answer = { status: 200, success: true, message: `Subscription cancelled. Benefits remain until ${date}.` };
    expect(await cancel()).toEqual(answer);
    expect(await cancel()).toEqual(answer);
    await site.eventsApplied();
    expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({
      is_premium: true,
      expiry_date,
      cancel_at_period_end: true,
      subscription_status: 'active',
    });
    const left = Date.parse(String(expiry_date)) - site.paypal.control.now();
    await site.wait(left - 60_000);
    expect(await site.isPremium(QUIET_LIBRARY)).toBe(true);
    await site.wait(120_000);
    expect(await site.isPremium(QUIET_LIBRARY)).toBe(false);
    expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({
      is_premium: false,
      cancel_at_period_end: false,
      subscription_status: 'expired',
      subscription_provider: 'paypal',
    });
    await site.billing().reconcileDue();
    await site.eventsApplied();
    expect(site.paypal.control.subscription(id).status).toBe('CANCELLED');
    expect(await invoices()).toHaveLength(1);
    expect((await reactivate()).status).toBe(409);
    expect((await cancel()).status).toBe(409);
  });

  test('that is cancelled can be reactivated before its end', async () => {
    const id = await site.buy(QUIET_LIBRARY);
    await cancel();
    expect(await reactivate()).toEqual({ status: 200, success: true, message: 'Subscription reactivated.' });
    expect((await reactivate()).status).toBe(200);
    expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({
      cancel_at_period_end: false,
      subscription_status: 'active',
    });
    await site.wait(32 * DAY);
    expect(site.paypal.control.subscription(id).status).toBe('ACTIVE');
    expect(await site.isPremium(QUIET_LIBRARY)).toBe(true);
    expect(await invoices()).toHaveLength(2);
  });

  test('that was cancelled at the provider expires, and cannot be reactivated', async () => {
    const id = await site.buy(QUIET_LIBRARY);
    await site.paypal.control.cancel(id);
    await site.eventsApplied();
    expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({ is_premium: true, cancel_at_period_end: true });
    expect(await reactivate()).toEqual({
      status: 409,
      error:
        'This subscription was ended at PayPal, so it cannot be reactivated. Once it has expired, you can subscribe again.',
    });
    await site.wait(32 * DAY);
    expect(await site.isPremium(QUIET_LIBRARY)).toBe(false);
  });

  test('whose renewal fails ends with the paid time, and returns with a later payment', async () => {
    const id = await site.buy(QUIET_LIBRARY);
    await site.paypal.control.fund(id, false);
    await site.wait(32 * DAY);
    expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({
      is_premium: false,
      subscription_status: 'expired',
    });
    await site.paypal.control.fund(id, true);
    await site.wait(6 * DAY);
    expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({ is_premium: true, subscription_status: 'active' });
  });

  test('that is no longer paid is also ended at the provider', async () => {
    const id = await site.buy(QUIET_LIBRARY);
    await site.paypal.control.fund(id, false);
    for (const days of [32, 6, 6]) await site.wait(days * DAY);
    await site.billing().reconcileDue();
    await site.eventsApplied();
    expect(site.paypal.control.subscription(id).status).toBe('CANCELLED');
    expect(await site.isPremium(QUIET_LIBRARY)).toBe(false);
    expect((await post('/auth/premium/paypal/create/', ORDER)).status).toBe(200);
  });

  test('keeps Premium for a day while its renewal is pending', async () => {
    await site.buy(QUIET_LIBRARY);
    site.paypal.control.addDeliveryFault({ kind: 'dropped' });
    const { expiry_date } = await site.premiumServer(QUIET_LIBRARY);
    const end = Date.parse(String(expiry_date));
    const at = (time: number) => site.store.subscriptions.planOf(QUIET_LIBRARY, time);
    expect([await at(end + DAY - 1), await at(end + DAY)]).toEqual(['premium', 'free']);
  });

  test('whose last payment was refunded ends', async () => {
    const id = await site.buy(QUIET_LIBRARY);
    await site.paypal.control.refund(id, { value: '1.00' });
    await site.eventsApplied();
    expect([await site.isPremium(QUIET_LIBRARY), (await invoices())[0].status]).toEqual([true, 'partially_refunded']);
    await site.paypal.control.cancel(id);
    await site.paypal.control.refund(id);
    await site.eventsApplied();
    expect([await site.isPremium(QUIET_LIBRARY), (await invoices())[0].status]).toEqual([false, 'refunded']);
  });

  test('is not cancelled or resumed if the provider does not answer, with a message', async () => {
    await site.buy(QUIET_LIBRARY);
    site.paypal.control.faults.set({ kind: '500', path: '/suspend$' });
    expect(await cancel()).toEqual({ status: 503, error: 'Failed to cancel subscription. Please try again.' });
    site.paypal.control.faults.set({ kind: 'none' });
    await cancel();
    site.paypal.control.faults.set({ kind: '500', path: '/activate$' });
    expect(await reactivate()).toEqual({ status: 503, error: 'Failed to reactivate subscription. Please try again.' });
    expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({ is_premium: true, cancel_at_period_end: true });
  });

  test('that was not bought can be neither cancelled nor reactivated', async () => {
    const tavern = { guild_id: HARBOUR_TAVERN };
    expect(await post('/auth/premium/paypal/cancel/', tavern)).toMatchObject({ status: 409 });
    expect(await post('/auth/premium/reactivate/', tavern)).toMatchObject({ status: 409 });
    expect(await site.premiumServer(HARBOUR_TAVERN)).toMatchObject({
      is_premium: true,
      expiry_date: null,
      cancel_at_period_end: false,
      subscription_status: 'active',
      subscription_provider: 'other',
    });
    expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({ is_premium: false, subscription_status: null });
  });
});

describe('a lost webhook event', () => {
  test.each(['the job', 'npm run billing -- reconcile'])('is recovered by %s', async (how) => {
    const work = () =>
      how === 'the job' ? site.billing().reconcileDue() : billingCommand(site.billing(), ['reconcile'], '');
    site.paypal.control.addDeliveryFault({ kind: 'dropped' });
    const id = await site.order(QUIET_LIBRARY);
    await site.paypal.control.approve(id);
    expect(await site.isPremium(QUIET_LIBRARY)).toBe(false);
    await site.wait(2 * 60_000);
    await work();
    expect(await site.isPremium(QUIET_LIBRARY)).toBe(true);
    expect(await invoices()).toHaveLength(1);
    await site.wait(32 * DAY);
    await work();
    expect(await site.isPremium(QUIET_LIBRARY)).toBe(true);
    await site.paypal.control.cancel(id);
    await site.wait(2 * DAY);
    await work();
    expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({ cancel_at_period_end: true });
    expect(await invoices()).toHaveLength(2);
  });

  test('is recovered after the next start if the application closes between two steps', async () => {
    const closing = AbortSignal.abort(new Error('closing'));
    site.paypal.control.addDeliveryFault({ kind: 'dropped' });
    await site.order(QUIET_LIBRARY);
    const before = site.paypal.control.requests.length;
    await site.wait(2 * 60_000);
    await expect(site.billing().reconcileDue(closing)).rejects.toThrow('closing');
    await site.wait(8 * DAY);
    await expect(site.billing().prune(90, closing)).rejects.toThrow('closing');
    expect(site.paypal.control.requests).toHaveLength(before);
    expect(await site.billing().prune(90)).toMatchObject({ orders: 1 });
  });

  test('of an order without an answer is recovered', async () => {
    const id = await site.order(QUIET_LIBRARY);
    await site.store.db.updateTable('subscriptions').set({ provider_id: null }).where('provider_id', '=', id).execute();
    await site.paypal.control.approve(id);
    await site.eventsApplied();
    expect(await site.isPremium(QUIET_LIBRARY)).toBe(true);
  });

  test('is applied once the provider answers again', async () => {
    const id = await site.order(QUIET_LIBRARY);
    site.paypal.control.faults.set({ kind: '500', path: '/v1/billing/' });
    await site.paypal.control.approve(id);
    await site.paypal.control.settle();
    expect(await site.isPremium(QUIET_LIBRARY)).toBe(false);
    expect(await site.store.webhookEvents.waiting()).not.toEqual([]);
    site.paypal.control.faults.set({ kind: 'none' });
    await site.billing().reconcileDue();
    expect(await site.isPremium(QUIET_LIBRARY)).toBe(true);
    expect(await site.store.webhookEvents.waiting()).toEqual([]);
  });

  test('is recovered by the application at its start and every minute', async () => {
    site.paypal.control.addDeliveryFault({ kind: 'dropped' });
    const id = await site.order(QUIET_LIBRARY);
    await site.paypal.control.approve(id);
    const subject = JSON.stringify({ subscription: id });
    const event = { provider: 'paypal', type: 'BILLING.SUBSCRIPTION.ACTIVATED', subject, received_at: Date.now() };
    await site.store.webhookEvents.receive({ ...event, id: 'WH-1' });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const app = buildApp(site.config, { catalogue: site.catalogue, store: site.store, logStream: { write() {} } });
    try {
      await app.ready();
      await until(() => site.isPremium(QUIET_LIBRARY));
      await site.paypal.control.cancel(id);
      await site.store.webhookEvents.receive({ ...event, id: 'WH-2' });
      const state = async () => (await site.store.purchases.byProviderId('paypal', id))?.provider_state;
      expect(await state()).toBe('active');
      await until(async () => {
        // The first run may still be at work when a minute has passed, and runs never overlap.
        await vi.advanceTimersByTimeAsync(BILLING_INTERVAL);
        return (await state()) === 'ended';
      });
    } finally {
      vi.useRealTimers();
      await app.close();
    }
  });

  test('of an unpaid order is no longer looked for after some days', async () => {
    await site.order(QUIET_LIBRARY);
    await site.wait(0);
    const open = async () => (await site.store.purchases.listOpen()).length;
    await site.wait(4 * DAY);
    expect(await open()).toBe(1);
    await site.billing().reconcileDue();
    expect(await open()).toBe(0);
  });
});

describe('pruning', () => {
  const tidy = () => site.billing().prune(90);
  const rows = (table: 'webhook_events' | 'subscriptions') =>
    site.store.db
      .selectFrom(table)
      .selectAll()
      .execute()
      .then(({ length }) => length);

  test('deletes old events, and a repeated one changes nothing', async () => {
    await site.buy(QUIET_LIBRARY, 'yearly');
    const before = [await site.premiumServer(QUIET_LIBRARY), await invoices()];
    const events = site.paypal.control.events();
    expect(await rows('webhook_events')).toBe(events.length);
    expect(await tidy()).toEqual({ events: 0, orders: 0 });
    await site.wait(91 * DAY);
    expect(await tidy()).toEqual({ events: events.length, orders: 0 });
    expect(await rows('webhook_events')).toBe(0);
    for (const { id } of events) expect(await site.paypal.control.send(id)).toBe(200);
    await site.eventsApplied();
    expect(await rows('webhook_events')).toBe(events.length);
    expect([await site.premiumServer(QUIET_LIBRARY), await invoices()]).toEqual(before);
  });

  test('deletes unapproved orders after a week', async () => {
    const given = await rows('subscriptions');
    await site.order(QUIET_LIBRARY);
    const declined = await site.order(NEW_WORKSHOP);
    await site.paypal.control.approve(declined, { pays: false });
    await site.eventsApplied();
    await site.wait(6 * DAY);
    expect(await tidy()).toEqual({ events: 0, orders: 0 });
    await site.wait(2 * DAY);
    expect(await tidy()).toEqual({ events: 0, orders: 2 });
    expect(await rows('subscriptions')).toBe(given);
    expect((await post('/auth/premium/paypal/create/', ORDER)).status).toBe(200);
  });

  test('never deletes an approved order, or any while the provider does not answer', async () => {
    site.paypal.control.addDeliveryFault({ kind: 'dropped' });
    const agreed = await site.order(QUIET_LIBRARY);
    await site.order(NEW_WORKSHOP);
    await site.paypal.control.approve(agreed);
    await site.wait(8 * DAY);
    expect(await site.isPremium(QUIET_LIBRARY)).toBe(false);
    const before = await rows('subscriptions');
    site.paypal.control.faults.set({ kind: '500', path: '/v1/billing/' });
    await expect(tidy()).rejects.toThrow('PayPal failed with 500');
    expect(await rows('subscriptions')).toBe(before);
    site.paypal.control.faults.set({ kind: 'none' });
    expect(await tidy()).toEqual({ events: 0, orders: 1 });
    expect(await site.isPremium(QUIET_LIBRARY)).toBe(true);
    expect(await invoices()).toHaveLength(1);
  });
});

describe('the setup', () => {
  test('can be repeated without creating anything twice', async () => {
    const made = (path: string) =>
      site.paypal.control.requests.filter((one) => one.method === 'POST' && one.path === path);
    const origin = 'https://guildhall.example';
    const first = await billingCommand(site.billing(), ['setup'], origin);
    const counts = () =>
      ['/v1/catalogs/products', '/v1/billing/plans', '/v1/notifications/webhooks'].map((path) => made(path).length);
    const before = counts();
    expect(await billingCommand(site.billing(), ['setup'], origin)).toBe(first);
    expect(counts()).toEqual(before);
    expect(before.slice(0, 2)).toEqual([1, 2]);
    expect(first).toMatch(
      /^paypal:\n {2}premium.monthly.499.EUR: P-\w+\n {2}premium.yearly.3999.EUR: P-\w+\n {2}webhook: \w+$/,
    );
  });

  test('continues if the access token has expired', async () => {
    site.paypal.control.expireTokens();
    expect(await site.order(QUIET_LIBRARY)).toMatch(/^I-/);
  });
});

describe('a receipt', () => {
  test("is a PDF with a fixed number, in the reader's language", async () => {
    await site.buy(QUIET_LIBRARY);
    const [{ invoice_id, number, created_at, ...invoice }] = await invoices();
    expect(invoice).toMatchObject({ plan: 'premium', amount_due: 499, currency: 'EUR', status: 'paid' });
    expect(number).toBe('R-000001');
    const get = (language: string) =>
      site.owner('GET', `/auth/premium/invoice/${invoice_id}/`, { headers: { 'accept-language': language } });
    const [english, romanian, again] = [await get('en'), await get('ro'), await get('en')];
    expect(english.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="receipt-R-000001.pdf"',
    });
    expect(english.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(english.rawPayload.equals(again.rawPayload)).toBe(true);
    const text = pdfText(english.rawPayload);
    for (const part of [
      'Receipt',
      'R-000001',
      '4.99 EUR',
      'Quiet Library',
      QUIET_LIBRARY,
      'PayPal',
      'Guildhall Premium, one month',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(
      new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(created_at)),
    );
    const translated = pdfText(romanian.rawPayload);
    for (const part of ['Chitanță', 'Numărul chitanței', 'R-000001', 'Întrebări?', 'Plătită'])
      expect(translated).toContain(part);
    for (const secret of ['buyer@example.com', 'Buyer']) expect(text).not.toContain(secret);
    await site.paypal.control.refund(String(site.paypal.control.subscriptions()[0]?.id));
    await site.eventsApplied();
    const refunded = pdfText((await get('en')).rawPayload);
    for (const part of ['R-000001', 'Amount refunded', '−4.99 EUR', '0.00 EUR']) expect(refunded).toContain(part);
  });

  test("has the payer's country and its tax if the provider reports it", async () => {
    await site.close();
    site = await startBillingSite({ VAT_RATES: 'DE 19, RO 21' });
    const receipt = async () => {
      const [{ invoice_id }] = await invoices();
      const headers = { 'accept-language': 'en' };
      return pdfText((await site.owner('GET', `/auth/premium/invoice/${invoice_id}/`, { headers })).rawPayload);
    };
    site.paypal.control.setCountry('DE');
    await site.buy(QUIET_LIBRARY);
    for (const part of ['Germany', '4.19 EUR', 'VAT 19%, included', '0.80 EUR'])
      expect(await receipt()).toContain(part);
    // Past payments do not change.
    site.paypal.control.setCountry('RO');
    expect(await receipt()).toContain('Germany');
  });

  test('is for its payer only', async () => {
    await site.buy(QUIET_LIBRARY);
    const [{ invoice_id }] = await invoices();
    const url = `/auth/premium/invoice/${invoice_id}/`;
    expect((await (await site.visit())('GET', url)).statusCode).toBe(401);
    for (const login of ['admin', 'member']) {
      const other = await site.visit(login);
      expect((await other('GET', url)).statusCode).toBe(404);
      expect((await other('GET', '/auth/premium/my-invoices/')).json()).toEqual({ invoices: [] });
    }
  });
});

describe('a coupon', () => {
  const make = async (...args: string[]) =>
    (await couponCommand(site.store, site.catalogue.plans, args, site.paypal.control.now())).split('\n')[0] ?? '';
  const redeem = (code: unknown, guild = QUIET_LIBRARY) => post('/auth/coupon/validate/', { code, guild_id: guild });

  test('gives its months, once for each server', async () => {
    const code = await make('--months', '3', '--uses', '2');
    expect(await redeem(` ${code.toLowerCase()} `)).toEqual({
      status: 200,
      success: true,
      message: 'Coupon applied. Your Premium subscription is now active.',
    });
    expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({
      is_premium: true,
      cancel_at_period_end: false,
      subscription_status: 'active',
      subscription_provider: 'voucher',
    });
    expect((await cancel()).status).toBe(409);
    await site.wait(93 * DAY);
    expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({
      is_premium: false,
      subscription_status: 'expired',
    });
    expect(await redeem(code)).toEqual({ status: 409, error: 'This coupon was already redeemed for this server.' });
    expect((await redeem(code, NEW_WORKSHOP)).status).toBe(200);
  });

  test('is refused with a reason', async () => {
    const code = await make('--months', '1', '--expires', '2999-01-01');
    for (const empty of ['', '  ', null, 7]) {
      expect(await redeem(empty)).toEqual({ status: 400, error: 'Please enter a coupon code.' });
    }
    for (const wrong of ['nonsense', `${code}X`, 'x'.repeat(10_000)]) {
      expect(await redeem(wrong)).toEqual({ status: 400, error: 'Invalid coupon code.' });
    }
    expect(await redeem(code, HARBOUR_TAVERN)).toEqual({ status: 409, error: 'This server already has Premium.' });
    expect((await redeem(code)).status).toBe(200);
    expect(await redeem(code, NEW_WORKSHOP)).toEqual({ status: 409, error: 'This coupon has been used up.' });
    const day = new Date(site.paypal.control.now()).toISOString().slice(0, 10);
    const late = await make('--months', '1', '--expires', day);
    await site.wait(2 * DAY);
    expect(await redeem(late, NEW_WORKSHOP)).toEqual({ status: 400, error: 'This coupon has expired.' });
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

describe('purchases', () => {
  const calls = (): [string, string, object?][] => [
    ['POST', '/auth/premium/paypal/create/', ORDER],
    ['POST', '/auth/premium/paypal/cancel/', LIBRARY],
    ['POST', '/auth/premium/reactivate/', LIBRARY],
    ['POST', '/auth/coupon/validate/', { ...LIBRARY, code: 'x' }],
    ['GET', `/auth/premium/status/?guild_id=${QUIET_LIBRARY}`],
  ];

  test('are visible to and changed by owners only', async () => {
    await site.store.documents.save({
      guild: QUIET_LIBRARY,
      document: site.catalogue.adminAccess.document,
      value: { [site.catalogue.adminAccess.field]: true },
      version: 0,
      expectedRevision: 0,
      user: '0',
      at: 0,
    });
    for (const [login, expected] of [
      [undefined, 401],
      ['member', 403],
      ['admin', 403],
    ] as const) {
      const visitor = await site.visit(login);
      for (const [method, url, body] of calls()) {
        const answer = await visitor(method, url, body ? { body } : {});
        expect([login, url, answer.statusCode]).toEqual([login, url, expected]);
        if (expected === 403) expect(answer.json().error).toBe('You do not have permission to access this page.');
      }
      const list = await visitor('GET', '/auth/premium-data/');
      if (expected === 403) expect(list.json()).toEqual([]);
    }
    expect(site.paypal.control.subscriptions()).toEqual([]);
  });

  test('can only be cancelled by their payer once the server has another owner', async () => {
    const id = await site.buy(QUIET_LIBRARY);
    const guild = site.discord.world.guild(QUIET_LIBRARY);
    if (!guild) throw new Error('There is no guild');
    guild.ownerId = '810000000000000002';
    await site.wait(3000);
    expect((await reactivate()).status).toBe(403);
    expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({
      owner: false,
      charged_by: 'paypal',
      name: 'Quiet Library',
    });
    expect((await cancel()).status).toBe(200);
    expect(site.paypal.control.subscription(id).status).toBe('SUSPENDED');
    const admin = await site.visit('admin');
    expect((await admin('POST', '/auth/premium/paypal/cancel/', { body: LIBRARY })).statusCode).toBe(200);
  });

  test("cannot be reactivated by a new owner at the previous owner's expense", async () => {
    const id = await site.buy(QUIET_LIBRARY);
    await cancel();
    const guild = site.discord.world.guild(QUIET_LIBRARY);
    if (!guild) throw new Error('There is no guild');
    const payer = guild.ownerId;
    guild.ownerId = '810000000000000002';
    await site.wait(3000);
    const admin = await site.visit('admin');
    const answer = await admin('POST', '/auth/premium/reactivate/', { body: LIBRARY });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        error:
          'Someone else paid for this subscription, so you cannot reactivate it. Once it has expired, you can subscribe yourself.',
      },
    ]);
    expect(site.paypal.control.subscription(id).status).toBe('SUSPENDED');
    guild.ownerId = payer;
    await site.wait(3000);
    expect((await reactivate()).status).toBe(200);
    expect(site.paypal.control.subscription(id).status).toBe('ACTIVE');
  });

  test('cannot be changed by other sites', async () => {
    const answer = await post('/auth/premium/paypal/create/', ORDER, { origin: 'https://evil.example' });
    expect(answer).toMatchObject({ status: 403, error: expect.stringContaining('did not come from this site') });
  });
});

test('tokens, payers and messages are not logged', async () => {
  const id = await site.buy(QUIET_LIBRARY);
  await site.paypal.control.cancel(id);
  await site.paypal.control.send(String(site.paypal.control.events()[0]?.id), { forgery: 'signature' });
  await site.eventsApplied();
  const log = site.log.join('');
  expect(log).toContain('a message to the webhook was refused');
  for (const secret of ['buyer@example.com', 'DEM2BUYER3456', 'A21AA', site.paypal.secret, 'BA-', 'billing_info']) {
    expect(log).not.toContain(secret);
  }
  const stored = await site.store.db.selectFrom('webhook_events').selectAll().execute();
  expect(JSON.stringify(stored)).not.toMatch(/buyer|DEM2BUYER/i);
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
      error: 'Premium cannot be bought here at the moment.',
    });
  } finally {
    await other.close();
  }
});
