import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { billingCommand } from '../../src/server/billing/billingCommand.ts';
import { BILLING_INTERVAL } from '../../src/server/plugins/billing.ts';
import { NEW_WORKSHOP, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { type BillingSite, DAY, FAILURE, SUCCESS, startBillingSite, until } from './billingSite.ts';

const LIBRARY = { guild_id: QUIET_LIBRARY };
const ORDER = { ...LIBRARY, plan_type: 'monthly', success_url: SUCCESS, cancel_url: FAILURE };

let site: BillingSite;
beforeEach(async () => {
  site = await startBillingSite();
});
afterEach(() => site.close());

const invoices = async () => (await site.owner('GET', '/auth/premium/my-invoices/')).json().invoices;

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
    await site.paypal.control.processDue();
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
  const prune = () => site.billing().prune(90);
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
    expect(await prune()).toEqual({ events: 0, orders: 0 });
    await site.wait(91 * DAY);
    expect(await prune()).toEqual({ events: events.length, orders: 0 });
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
    expect(await prune()).toEqual({ events: 0, orders: 0 });
    await site.wait(2 * DAY);
    expect(await prune()).toEqual({ events: 0, orders: 2 });
    expect(await rows('subscriptions')).toBe(given);
    expect((await site.post('/auth/premium/paypal/create/', ORDER)).status).toBe(200);
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
    await expect(prune()).rejects.toThrow('PayPal failed with 500');
    expect(await rows('subscriptions')).toBe(before);
    site.paypal.control.faults.set({ kind: 'none' });
    expect(await prune()).toEqual({ events: 0, orders: 1 });
    expect(await site.isPremium(QUIET_LIBRARY)).toBe(true);
    expect(await invoices()).toHaveLength(1);
  });
});
