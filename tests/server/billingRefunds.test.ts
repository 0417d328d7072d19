import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addMonths } from '../../src/language/time/months.ts';
import { billingCommand } from '../../src/server/billing/billingCommand.ts';
import { QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { type BillingSite, DAY, startBillingSite } from './billingSite.ts';
import { availableEngines } from './engines.ts';

const LIBRARY = { guild_id: QUIET_LIBRARY };

describe.each(await availableEngines())('in $name', (engine) => {
  let site: BillingSite;
  beforeEach(async () => {
    await engine.prepare();
    site = await startBillingSite({}, { store: await engine.open() });
  });
  afterEach(async () => {
    await site.close();
    await engine.clear();
  });

  const cancel = () => site.post('/auth/premium/paypal/cancel/', LIBRARY);
  const invoices = async () => (await site.owner('GET', '/auth/premium/my-invoices/')).json().invoices;
  const atPayPal = (id: string) => site.paypal.control.subscription(id).status;
  /** Lets two months pass in steps, running the job after each. */
  async function twoMonths(): Promise<void> {
    for (let day = 0; day < 62; day += 6) {
      await site.wait(6 * DAY);
      await site.billing().reconcileDue();
      await site.eventsApplied();
    }
  }

  describe('a full refund', () => {
    test('ends Premium and the subscription at once, even on the first day, and nothing is charged for two months', async () => {
      const id = await site.buy(QUIET_LIBRARY);
      await site.paypal.control.refund(id);
      await site.eventsApplied();
      expect(await site.isPremium(QUIET_LIBRARY)).toBe(false);
      expect(atPayPal(id)).toBe('CANCELLED');
      expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({
        is_premium: false,
        subscription_status: 'expired',
        refunded: true,
        charged_by: null,
      });
      await twoMonths();
      expect(await invoices()).toMatchObject([{ status: 'refunded' }]);
      expect(await site.isPremium(QUIET_LIBRARY)).toBe(false);
    });

    test.each(['the job', 'npm run billing -- reconcile'])('is found by %s without a webhook event', async (how) => {
      const id = await site.buy(QUIET_LIBRARY);
      site.paypal.control.addDeliveryFault({ kind: 'dropped' });
      await site.paypal.control.refund(id);
      await site.wait(DAY);
      await (how === 'the job' ? site.billing().reconcileDue() : billingCommand(site.billing(), ['reconcile'], ''));
      expect([atPayPal(id), await site.isPremium(QUIET_LIBRARY)]).toEqual(['CANCELLED', false]);
      await twoMonths();
      expect(await invoices()).toHaveLength(1);
    });

    test('is also found if the payer ended the subscription at the provider', async () => {
      const id = await site.buy(QUIET_LIBRARY);
      await site.paypal.control.cancel(id);
      await site.eventsApplied();
      site.paypal.control.addDeliveryFault({ kind: 'dropped' });
      await site.paypal.control.refund(id);
      await site.wait(DAY);
      await site.billing().reconcileDue();
      expect(await site.isPremium(QUIET_LIBRARY)).toBe(false);
    });

    test('ends Premium even if the provider cannot end the subscription yet; it can be cancelled, and the job keeps trying', async () => {
      const id = await site.buy(QUIET_LIBRARY);
      site.paypal.control.faults.set({ kind: '500', path: '/(cancel|suspend)$' });
      await site.paypal.control.refund(id);
      await site.paypal.control.processDue();
      const ended = async () => !(await site.isPremium(QUIET_LIBRARY));
      await expect.poll(ended).toBe(true);
      await expect
        .poll(() => site.premiumServer(QUIET_LIBRARY))
        .toMatchObject({ is_premium: false, charged_by: 'paypal' });
      expect(atPayPal(id)).toBe('ACTIVE');
      expect(await cancel()).toMatchObject({ status: 503 });
      site.paypal.control.faults.set({ kind: 'none' });
      expect(await cancel()).toEqual({
        status: 200,
        success: true,
        message: 'Subscription cancelled. You will not be charged again.',
      });
      expect(atPayPal(id)).toBe('CANCELLED');
      expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({ charged_by: null });
    });

    test('is completed after a crash between the refund and the end at the provider', async () => {
      const id = await site.buy(QUIET_LIBRARY);
      site.paypal.control.faults.set({ kind: '500', path: '/cancel$' });
      await site.paypal.control.refund(id);
      await site.paypal.control.processDue();
      await expect.poll(() => site.isPremium(QUIET_LIBRARY)).toBe(false);
      // The event is lost with the process, so the stored state has to be enough.
      await site.store.db.deleteFrom('webhook_events').execute();
      site.paypal.control.faults.set({ kind: 'none' });
      await site.wait(10 * 60_000);
      await site.billing().reconcileDue();
      expect(atPayPal(id)).toBe('CANCELLED');
    });

    test('of one month keeps another month that was charged meanwhile', async () => {
      const id = await site.buy(QUIET_LIBRARY);
      site.paypal.control.addDeliveryFault({ kind: 'dropped' });
      await site.paypal.control.refund(id);
      // No check for a month, and the provider charges once more.
      await site.wait(32 * DAY);
      await site.billing().reconcile();
      expect([atPayPal(id), await site.isPremium(QUIET_LIBRARY)]).toEqual(['CANCELLED', true]);
      await twoMonths();
      expect([await site.isPremium(QUIET_LIBRARY), (await invoices()).length]).toEqual([false, 2]);
    });

    test('in part changes only the receipt', async () => {
      const id = await site.buy(QUIET_LIBRARY);
      const before = await site.premiumServer(QUIET_LIBRARY);
      await site.paypal.control.refund(id, { value: '1.00' });
      await site.eventsApplied();
      expect(await site.premiumServer(QUIET_LIBRARY)).toEqual(before);
      expect([atPayPal(id), (await invoices())[0].status]).toEqual(['ACTIVE', 'partially_refunded']);
      await site.wait(32 * DAY);
      expect([await site.isPremium(QUIET_LIBRARY), (await invoices()).length]).toEqual([true, 2]);
    });
  });

  describe('whoever can be charged can cancel', () => {
    test('while a renewal is retried', async () => {
      const id = await site.buy(QUIET_LIBRARY);
      await site.paypal.control.fund(id, false);
      await site.wait(32 * DAY);
      expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({
        subscription_status: 'expired',
        charged_by: 'paypal',
      });
      expect(await cancel()).toEqual({
        status: 200,
        success: true,
        message: 'Subscription cancelled. You will not be charged again.',
      });
      await site.paypal.control.fund(id, true);
      await twoMonths();
      expect(await invoices()).toHaveLength(1);
    });

    test('before the payment is known', async () => {
      site.paypal.control.addDeliveryFault({ kind: 'dropped' });
      const id = await site.order(QUIET_LIBRARY);
      await site.paypal.control.approve(id);
      expect(await cancel()).toMatchObject({ status: 200, success: true });
      expect(atPayPal(id)).toBe('SUSPENDED');
      expect(await site.isPremium(QUIET_LIBRARY)).toBe(true);
    });

    test('if the paid amount differs from the price', async () => {
      const id = await site.buy(QUIET_LIBRARY);
      await site.store.db.updateTable('subscriptions').set({ amount: 399 }).where('provider_id', '=', id).execute();
      await site.wait(33 * DAY);
      await site.billing().reconcile();
      expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({ is_premium: false, charged_by: 'paypal' });
      expect(await cancel()).toMatchObject({ status: 200 });
      expect(atPayPal(id)).toBe('SUSPENDED');
      expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({ charged_by: null });
    });

    test('until a full refund ends it, also of a payment that differs from the price', async () => {
      const id = await site.buy(QUIET_LIBRARY);
      await site.store.db.updateTable('subscriptions').set({ amount: 399 }).where('provider_id', '=', id).execute();
      await site.paypal.control.refund(id);
      await site.eventsApplied();
      expect(atPayPal(id)).toBe('CANCELLED');
      expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({ charged_by: null });
    });

    test('if they paid but no longer own the server; others who do not own it cannot', async () => {
      const id = await site.buy(QUIET_LIBRARY);
      await site.store.db.updateTable('subscriptions').set({ guild_id: '7' }).where('provider_id', '=', id).execute();
      expect(await site.premiumServer('7')).toEqual({
        id: '7',
        name: 'Quiet Library',
        icon: null,
        owner: false,
        unverified: false,
        is_premium: true,
        plan: 'premium',
        available_plans: [],
        next_plan: null,
        next_plan_at: null,
        waiting_plan: null,
        expiry_date: expect.any(String),
        cancel_at_period_end: false,
        subscription_status: 'active',
        subscription_provider: 'paypal',
        charged_by: 'paypal',
        refunded: false,
        credited: false,
        after_grant: false,
        retried: false,
        reactivate_until: null,
      });
      const admin = await site.visit('admin');
      const refused = await admin('POST', '/auth/premium/paypal/cancel/', { body: { guild_id: '7' } });
      expect(refused.statusCode).toBe(403);
      expect(atPayPal(id)).toBe('ACTIVE');
      expect(await site.post('/auth/premium/paypal/cancel/', { guild_id: '7' })).toMatchObject({ status: 200 });
      expect(atPayPal(id)).toBe('SUSPENDED');
      expect(await site.premiumServer('7')).toMatchObject({ cancel_at_period_end: true, charged_by: null });
      await twoMonths();
      expect(await site.premiumServer('7')).toBeUndefined();
    });
  });

  describe('two payments for one month', () => {
    async function payTwice(): Promise<[string, string]> {
      const orders: [string, string] = [await site.order(QUIET_LIBRARY), await site.order(QUIET_LIBRARY)];
      for (const order of orders) await site.paypal.control.approve(order);
      await site.eventsApplied();
      await site.billing().reconcileDue();
      return orders;
    }

    /** Both payments were for the month that begins now. It ends at PayPal's hour, which may be earlier or later in the day. */
    function expectTwoMonths(end: unknown): void {
      const now = site.paypal.control.now();
      const twice = 2 * (addMonths(now, 1) - now);
      expect(Math.abs(Date.parse(String(end)) - now - twice)).toBeLessThan(2 * DAY);
    }

    test('are credited: one subscription continues, and the other payment is added', async () => {
      const [first, second] = await payTwice();
      expect([atPayPal(first), atPayPal(second)]).toEqual(['ACTIVE', 'CANCELLED']);
      const seen = await site.premiumServer(QUIET_LIBRARY);
      expect(seen).toMatchObject({
        credited: true,
        is_premium: true,
        charged_by: 'paypal',
        cancel_at_period_end: false,
      });
      expectTwoMonths(seen.expiry_date);
      // The first is renewed once and then cancelled; the credited time follows.
      await site.wait(32 * DAY);
      expect(await invoices()).toHaveLength(3);
      const { expiry_date } = await site.premiumServer(QUIET_LIBRARY);
      expect(Date.parse(String(expiry_date)) - Date.parse(String(seen.expiry_date))).toBeGreaterThan(27 * DAY);
      const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(String(expiry_date)),
      );
      expect(await cancel()).toMatchObject({ message: `Subscription cancelled. Benefits remain until ${date}.` });
      const left = Date.parse(String(expiry_date)) - site.paypal.control.now();
      await site.wait(left - 60_000);
      await site.billing().reconcileDue();
      expect(await site.isPremium(QUIET_LIBRARY)).toBe(true);
      await site.wait(120_000);
      await site.billing().reconcileDue();
      expect(await site.isPremium(QUIET_LIBRARY)).toBe(false);
      expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({
        subscription_status: 'expired',
        credited: false,
      });
    });

    test('both count if the first one was cancelled meanwhile', async () => {
      const [first, second] = [await site.order(QUIET_LIBRARY), await site.order(QUIET_LIBRARY)];
      await site.paypal.control.approve(first);
      await site.eventsApplied();
      await cancel();
      await site.paypal.control.approve(second);
      await site.eventsApplied();
      await site.billing().reconcileDue();
      expect([atPayPal(first), atPayPal(second)]).toEqual(['SUSPENDED', 'ACTIVE']);
      const { expiry_date, credited } = await site.premiumServer(QUIET_LIBRARY);
      expect(credited).toBe(true);
      expectTwoMonths(expiry_date);
    });

    test('leave one if the other is refunded', async () => {
      const [first, second] = await payTwice();
      await site.eventsApplied();
      await site.paypal.control.refund(second);
      await site.eventsApplied();
      const seen = await site.premiumServer(QUIET_LIBRARY);
      expect(seen).toMatchObject({ credited: false, is_premium: true, refunded: false });
      expect(Date.parse(String(seen.expiry_date)) - site.paypal.control.now()).toBeLessThan(32 * DAY);
      expect(atPayPal(first)).toBe('ACTIVE');
    });

    test('leave the one that can be charged if the first cannot', async () => {
      const first = await site.buy(QUIET_LIBRARY);
      await site.paypal.control.fund(first, false);
      await site.wait(32 * DAY);
      const second = await site.buy(QUIET_LIBRARY);
      await site.billing().reconcileDue();
      expect([atPayPal(first), atPayPal(second)]).toEqual(['CANCELLED', 'ACTIVE']);
      await site.paypal.control.fund(first, true);
      await twoMonths();
      expect(await site.isPremium(QUIET_LIBRARY)).toBe(true);
      expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({ credited: false });
    });
  });
});
