import { beforeEach, describe, expect, test } from 'vitest';
import { availableEngines } from '../../../../tests/server/engines.ts';
import { NOW, order, recordIn } from '../../../../tests/server/purchaseFixture.ts';
import { storePerTest } from '../../../../tests/server/storePerTest.ts';
import type { Store } from '../store.ts';

describe.each(await availableEngines())('a coupon in the store on $name', (engine) => {
  const coupon = { id: 'c', plan: 'premium', months: 3, uses: 2, expires_at: NOW + 1000, created_at: NOW };
  let store: Store;
  let second: Store;

  const another = storePerTest(engine, (opened) => {
    store = opened;
  });
  beforeEach(async () => {
    second = await another();
    await store.coupons.create(coupon);
  });

  const redeem = (guild: string, parts: object = {}, on: Store = store) =>
    on.coupons.redeem({ couponId: 'c', guild, user: '42', now: NOW, endsAt: (months) => NOW + months, ...parts });

  test('gives its months, or nothing if it is refused', async () => {
    expect(await redeem('1')).toBeNull();
    expect(await store.subscriptions.list('1')).toMatchObject([
      { plan: 'premium', provider: 'voucher', status: 'active', starts_at: NOW, ends_at: NOW + 3 },
    ]);
    expect(await redeem('1')).toBe('again');
    expect(await redeem('1', { now: NOW + 500 })).toBe('again');
    expect(await redeem('2', { couponId: 'd' })).toBe('unknown');
    expect(await redeem('2', { now: NOW + 1000 })).toBe('expired');
    await store.subscriptions.grant({ guild: '3', plan: 'premium', now: 1 });
    expect(await redeem('3')).toBe('running');
    await recordIn(store, await store.purchases.begin({ ...order, guild: '5' }), { status: 'cancelled' });
    expect(await redeem('5')).toBe('running');
    expect(await redeem('2')).toBeNull();
    expect(await redeem('4')).toBe('used');
    expect((await store.coupons.read('c'))?.used).toBe(2);
    expect(await store.db.selectFrom('redemptions').select('guild_id').orderBy('guild_id').execute()).toEqual([
      { guild_id: '1' },
      { guild_id: '2' },
    ]);
  });

  test('is redeemed as often as allowed by concurrent attempts', async () => {
    const faults = await Promise.all(
      Array.from({ length: 60 }, (_, index) => redeem(String(index), {}, index % 2 ? store : second)),
    );
    expect(faults.filter((fault) => fault === null)).toHaveLength(2);
    expect(faults.filter((fault) => fault === 'used')).toHaveLength(58);
    expect(await store.db.selectFrom('subscriptions').select('id').execute()).toHaveLength(2);
  });

  test('is used up only once if a server redeems two at once', async () => {
    await store.coupons.create({ ...coupon, id: 'd' });
    const faults = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        redeem('1', { couponId: index % 2 ? 'c' : 'd' }, index % 3 ? store : second),
      ),
    );
    expect(faults.filter((fault) => fault === null)).toHaveLength(1);
    const used = (await Promise.all(['c', 'd'].map((id) => store.coupons.read(id)))).map((row) => row?.used);
    expect(used.sort()).toEqual([0, 1]);
  });
});
