import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type BillingFixture,
  DAY,
  GUILD,
  NOW,
  payment,
  snapshotOf,
  startBillingFixture,
} from '../../../tests/server/billingFixture.ts';

import type { NewPurchase, Purchase } from '../store/billing/purchase.ts';
import { orderFor, type PremiumServer, premiumServers } from './overview.ts';
import type { ProviderSnapshot } from './provider.ts';
import { refreshPurchase } from './subscriptions/refreshPurchase.ts';

let paying: BillingFixture;
beforeEach(async () => {
  paying = await startBillingFixture();
});
afterEach(() => paying.close());

const MONTH = 30 * DAY;
const day = (at: number) => new Date(at).toISOString();
let payments = 0;

/** A purchase, paid for a month by default. */
async function bought(parts: Partial<ProviderSnapshot> = {}, order: Partial<NewPurchase> = {}): Promise<Purchase> {
  payments += 1;
  const paid = { paidUntil: NOW + MONTH, payments: [payment(`payment ${payments}`)] };
  const purchase = await paying.order({ ...paid, ...parts }, order);
  const providerId = String(purchase.provider_id);
  await refreshPurchase(paying.billing.sources, paying.provider, { purchase, providerId });
  return paying.reload(purchase);
}

const given = (endsAt: number | null = null, parts: object = {}) =>
  paying.store.subscriptions.grant({ guild: GUILD, plan: 'premium', now: NOW, endsAt, ...parts });

const owned = { id: GUILD, name: 'Harbour', icon: 'i', owner: true, permissions: '0', members: null };
const servers = (user = '42', own = [owned], now = NOW) =>
  premiumServers(
    paying.store,
    { user, owned: own },
    { now, plans: ['free', 'premium'], sold: ['premium'], providers: ['bank'] },
  );
/** The owner's only server. */
const seen = async (now = NOW): Promise<PremiumServer | undefined> => (await servers('42', [owned], now))[0];

const NONE = {
  is_premium: false,
  plan: null,
  available_plans: ['premium'],
  next_plan: null,
  next_plan_at: null,
  waiting_plan: null,
  expiry_date: null,
  cancel_at_period_end: false,
  subscription_status: null,
  subscription_provider: null,
  reactivate_until: null,
  charged_by: null,
  refunded: false,
  credited: false,
  after_grant: false,
  retried: false,
};

describe("the owner's view of a server", () => {
  test('is empty if nothing was bought or granted', async () => {
    const { permissions: _, members: __, ...server } = owned;
    expect(await servers()).toEqual([{ ...server, unverified: false, ...NONE }]);
    await paying.order({});
    await paying.store.subscriptions.grant({ guild: GUILD, plan: 'free', now: NOW });
    expect(await seen()).toMatchObject(NONE);
  });

  test('shows when the paid time ends and that it will be charged again', async () => {
    await bought();
    expect(await seen()).toMatchObject({
      ...NONE,
      is_premium: true,
      plan: 'premium',
      available_plans: [],
      expiry_date: day(NOW + MONTH),
      subscription_status: 'active',
      subscription_provider: 'bank',
      reactivate_until: day(NOW + MONTH),
      charged_by: 'bank',
    });
    // While a renewal is overdue, the end of the grace period.
    expect(await seen(NOW + MONTH)).toMatchObject({ is_premium: true, expiry_date: day(NOW + MONTH + DAY) });
    expect(await seen(NOW + MONTH + DAY)).toMatchObject({
      is_premium: false,
      subscription_status: 'expired',
      cancel_at_period_end: false,
    });
  });

  test('shows that a cancelled subscription ends with the paid time', async () => {
    await bought({ state: 'paused' });
    const cancelled = { is_premium: true, cancel_at_period_end: true, subscription_status: 'active', charged_by: null };
    expect(await seen()).toMatchObject({ ...cancelled, expiry_date: day(NOW + MONTH), credited: false });
    expect(await seen(NOW + MONTH)).toMatchObject({ is_premium: false, cancel_at_period_end: false });
  });

  test('says until when its payer can undo a cancellation', async () => {
    const until = async (now?: number) => (await seen(now))?.reactivate_until;
    await bought({ state: 'ended' });
    expect(await until()).toBeNull();
    await bought({ payments: [payment('of another', { at: NOW + 1 })] }, { user: '43' });
    expect(await until()).toBeNull();
    // Other time than its own is credited to it, but it is charged again after its own.
    await bought({ state: 'paused', paidUntil: NOW + MONTH, payments: [payment('own', { at: NOW + 2 })] });
    expect(await until()).toBe(day(NOW + MONTH));
    expect(await until(NOW + MONTH)).toBeNull();
    expect((await servers('42', []))[0]).toMatchObject({ owner: false, reactivate_until: null });
  });

  test('says so while a renewal is overdue, too', async () => {
    await bought();
    expect((await seen(NOW + MONTH))?.reactivate_until).toBe(day(NOW + MONTH + DAY));
  });

  test('shows the provider, but only known ones', async () => {
    await given(NOW + DAY, { provider: 'voucher' });
    expect(await seen()).toMatchObject({
      subscription_provider: 'voucher',
      expiry_date: day(NOW + DAY),
      charged_by: null,
    });
    await given();
    // A subscription without an end lasts longest.
    expect(await seen()).toMatchObject({
      subscription_provider: 'other',
      expiry_date: null,
      cancel_at_period_end: false,
    });
  });

  test('prefers paid to granted and running to ended subscriptions', async () => {
    await given(NOW + 9 * MONTH);
    const purchase = await bought({ state: 'paused' });
    const all = { subscription_provider: 'bank', expiry_date: day(NOW + 10 * MONTH) };
    expect(await seen()).toMatchObject({ ...all, credited: false, after_grant: true });
    expect(await seen(NOW + 9 * MONTH)).toMatchObject({ ...all, credited: true, after_grant: false });
    expect(await seen(NOW + 10 * MONTH)).toMatchObject({
      subscription_provider: 'bank',
      subscription_status: 'expired',
    });
    expect(purchase.status).toBe('cancelled');
  });

  test('shows when paid and granted time end together, whatever renews', async () => {
    await given(NOW + 9 * MONTH);
    await bought();
    const together = { expiry_date: day(NOW + 10 * MONTH), after_grant: true, charged_by: 'bank', retried: false };
    expect(await seen()).toMatchObject(together);
    await given();
    expect(await seen()).toMatchObject({ expiry_date: null, after_grant: false, subscription_provider: 'bank' });
    await paying.store.subscriptions.revoke(GUILD, NOW + MONTH);
    expect(await seen(NOW + MONTH)).toMatchObject({ expiry_date: day(NOW + 2 * MONTH), after_grant: false });
  });

  test('shows that a renewal is tried again, whatever else runs', async () => {
    const purchase = await bought({ failing: true });
    expect(await seen()).toMatchObject({ retried: false });
    const later = NOW + MONTH + DAY;
    expect(await seen(later)).toMatchObject({ retried: true, subscription_status: 'expired' });
    await paying.store.subscriptions.grant({ guild: GUILD, plan: 'premium', now: later, endsAt: later + MONTH });
    expect(await seen(later)).toMatchObject({
      retried: true,
      subscription_status: 'active',
      charged_by: 'bank',
      expiry_date: day(later + MONTH),
    });
    paying.provider.known.set(
      String(purchase.provider_id),
      snapshotOf({ state: 'ended', reference: purchase.id, paidUntil: NOW + MONTH, payments: [payment('x')] }),
    );
    paying.setTime(later);
    await refreshPurchase(paying.billing.sources, paying.provider, {
      purchase,
      providerId: String(purchase.provider_id),
    });
    expect(await seen(later)).toMatchObject({ retried: false, charged_by: null });
  });

  test('shows so even if the plan is granted without an end', async () => {
    await bought({ failing: true });
    await given();
    expect(await seen(NOW + MONTH + DAY)).toMatchObject({ retried: true, expiry_date: null });
  });

  test('prefers renewing to cancelled subscriptions', async () => {
    await bought({ state: 'ended', paidUntil: NOW + 9 * MONTH });
    await bought({ payments: [payment('later', { at: NOW + 9 * MONTH })], paidUntil: NOW + 10 * MONTH });
    expect(await seen()).toMatchObject({
      cancel_at_period_end: false,
      charged_by: 'bank',
      expiry_date: day(NOW + 10 * MONTH),
    });
  });

  test('shows credited time of overlapping payments', async () => {
    await bought();
    await bought({ state: 'ended', payments: [payment('twice', { at: NOW + 1 })], paidUntil: NOW + 1 + MONTH });
    expect(await seen()).toMatchObject({ credited: true, expiry_date: day(NOW + 2 * MONTH) });
    expect(await seen(NOW + 2 * MONTH)).toMatchObject({ credited: false, is_premium: false });
  });

  test('shows a refund once the subscription has ended', async () => {
    await bought({ state: 'ended', paidUntil: null, payments: [payment('back', { status: 'refunded' })] });
    expect(await seen()).toMatchObject({ subscription_status: null, refunded: false });
    await bought({ state: 'ended', paidUntil: NOW, payments: [payment('too', { status: 'refunded' })] });
    expect(await seen()).toMatchObject({ subscription_status: 'expired', refunded: true });
    await given();
    expect(await seen()).toMatchObject({ subscription_status: 'active', refunded: false });
  });

  test('shows that it can still be charged if its terms differ at the provider', async () => {
    await bought({ planId: 'P-9' });
    expect(await seen()).toMatchObject({ is_premium: false, subscription_status: null, charged_by: 'bank' });
  });

  test('names the provider that may charge', async () => {
    paying.provider.ignored.add('start');
    await bought({ state: 'approved', paidUntil: null, payments: [] });
    expect(await seen()).toMatchObject({ charged_by: 'bank', subscription_status: null });
  });
});

describe("the payer's view of another user's server", () => {
  test('exists as long as the user pays for it', async () => {
    await bought({}, { guild: '7', guildName: 'Pier' });
    await bought({ state: 'ended', paidUntil: NOW - DAY }, { guild: '8' });
    await bought({}, { guild: '9', user: '43' });
    expect(await servers()).toMatchObject([
      { id: GUILD, owner: true, subscription_status: null },
      {
        id: '7',
        name: 'Pier',
        icon: null,
        owner: false,
        is_premium: true,
        charged_by: 'bank',
        expiry_date: day(NOW + MONTH),
      },
    ]);
    expect((await servers('42', [], NOW + 2 * MONTH)).map(({ id, charged_by }) => [id, charged_by])).toEqual([
      ['7', 'bank'],
    ]);
  });

  test('shows only what the user bought', async () => {
    await bought({ state: 'paused' }, { guild: '7' });
    await bought(
      { paidUntil: NOW + 9 * MONTH, payments: [payment('of another', { at: NOW + 2 * MONTH })] },
      { guild: '7', user: '43' },
    );
    expect(await servers('42', [])).toMatchObject([{ id: '7', charged_by: null, cancel_at_period_end: true }]);
  });

  test('shows the id if the name was not stored', async () => {
    await bought({}, { guild: '7' });
    await paying.store.db.updateTable('subscriptions').set({ guild_name: null }).execute();
    expect(await servers('42', [])).toMatchObject([{ id: '7', name: '7' }]);
  });
});

describe('an order', () => {
  const outcome = async (providerId?: string, now = NOW) =>
    (await orderFor(paying.store, { guild: GUILD, providerId }, now))?.outcome;

  test('is the one that is named, or else the last', async () => {
    const paid = await bought();
    paying.setTime(NOW + 1);
    const declined = await bought({ state: 'ended', paidUntil: null, payments: [] });
    expect(await outcome(String(paid.provider_id))).toBe('confirmed');
    expect(await outcome(String(declined.provider_id))).toBe('failed');
    for (const unknown of [undefined, 'O-9', '']) expect(await outcome(unknown)).toBe('failed');
  });

  test('means nothing any more once its time is over', async () => {
    await bought({ state: 'ended' });
    expect(await outcome()).toBe('confirmed');
    paying.setTime(NOW + MONTH);
    await paying.billing.reconcile();
    expect(await outcome(undefined, NOW + MONTH)).toBeUndefined();
  });

  test('has failed if it ended before anything was paid', async () => {
    const failed = async () => (await orderFor(paying.store, { guild: GUILD }, NOW))?.outcome === 'failed';
    expect(await failed()).toBe(false);
    await paying.order({});
    expect(await failed()).toBe(false);
    paying.setTime(NOW + 1);
    await bought({ state: 'ended', paidUntil: null, payments: [] });
    expect(await failed()).toBe(true);
    paying.setTime(NOW + 2);
    await bought({ state: 'ended', paidUntil: NOW });
    expect(await failed()).toBe(false);
  });
});
