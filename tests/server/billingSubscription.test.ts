import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HARBOUR_TAVERN, NEW_WORKSHOP, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { type BillingSite, DAY, FAILURE, SUCCESS, startBillingSite } from './billingSite.ts';

const LIBRARY = { guild_id: QUIET_LIBRARY };
const ORDER = { ...LIBRARY, plan_type: 'monthly', success_url: SUCCESS, cancel_url: FAILURE };

let site: BillingSite;
beforeEach(async () => {
  site = await startBillingSite();
});
afterEach(() => site.close());

const cancel = () => site.post('/auth/premium/paypal/cancel/', LIBRARY);
const reactivate = () => site.post('/auth/premium/reactivate/', LIBRARY);
const invoices = async () => (await site.owner('GET', '/auth/premium/my-invoices/')).json().invoices;

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
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(
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
    expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({
      is_premium: true,
      cancel_at_period_end: true,
      reactivate_until: null,
    });
    expect(await reactivate()).toEqual({
      status: 409,
      error: 'This subscription can no longer be reactivated at PayPal. Once it has expired, you can subscribe again.',
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
    expect((await site.post('/auth/premium/paypal/create/', ORDER)).status).toBe(200);
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
    expect(await site.post('/auth/premium/paypal/cancel/', tavern)).toMatchObject({ status: 409 });
    expect(await site.post('/auth/premium/reactivate/', tavern)).toMatchObject({ status: 409 });
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

  test('can be cancelled by their payer while Discord does not say who owns the server', async () => {
    const id = await site.buy(QUIET_LIBRARY);
    // What was read before is too old to be used.
    await site.wait(2 * 3_600_000);
    const admin = await site.visit('admin');
    site.discord.faults.set({ kind: '500' });
    const list = await site.owner('GET', '/auth/premium-data/');
    expect(list.json()).toMatchObject([
      { name: 'Quiet Library', owner: false, unverified: true, charged_by: 'paypal', reactivate_until: null },
    ]);
    expect((await reactivate()).status).toBe(503);
    expect((await cancel()).status).toBe(200);
    expect(site.paypal.control.subscription(id).status).toBe('SUSPENDED');
    expect((await admin('GET', '/auth/premium-data/')).statusCode).toBe(503);
    expect((await admin('POST', '/auth/premium/paypal/cancel/', { body: LIBRARY })).statusCode).toBe(503);
  });

  test.each([
    ['the owner of a server, whoever ordered', NEW_WORKSHOP, false],
    ['a former owner only as far as they ordered', '7', true],
  ])('are cancelled by %s', async (_who, guild_id, goesOn) => {
    const ordered: string[] = [];
    for (const user of [{}, { user_id: '43' }]) {
      const id = await site.buy(QUIET_LIBRARY);
      const order = { guild_id, ...user };
      await site.store.db.updateTable('subscriptions').set(order).where('provider_id', '=', id).execute();
      ordered.push(id);
    }
    // An event would end one of the two.
    site.paypal.control.addDeliveryFault({ kind: 'dropped' });
    expect(await site.post('/auth/premium/paypal/cancel/', { guild_id })).toMatchObject({ status: 200 });
    const active = ordered.map((id) => site.paypal.control.subscription(id).status === 'ACTIVE');
    expect(active).toEqual([false, goesOn]);
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
    const answer = await site.post('/auth/premium/paypal/create/', ORDER, { origin: 'https://evil.example' });
    expect(answer).toMatchObject({ status: 403, error: expect.stringContaining('did not come from this site') });
  });
});
