import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BillingFixture, DAY, GUILD, NOW, startBillingFixture } from '../../../../tests/server/billingFixture.ts';
import { couponIdOf } from './couponCodes.ts';
import { redeemCoupon } from './coupons.ts';

let paying: BillingFixture;
beforeEach(async () => {
  paying = await startBillingFixture();
  const coupon = { plan: 'premium', months: 2, uses: 2, expires_at: NOW + DAY, created_at: 0 };
  for (const code of ['TWO MONTHS', 'L'.repeat(100)])
    await paying.store.coupons.create({ ...coupon, id: couponIdOf(code) });
});
afterEach(() => paying.close());

const redeem = (code: string, parts: object = {}) =>
  redeemCoupon(paying.store, { code, guild: GUILD, user: '42', now: NOW, language: 'en', ...parts });
const refused = (statusCode: number, message: string) => expect.objectContaining({ statusCode, message });

describe('a coupon', () => {
  test('gives the server its months, regardless of how the code is typed', async () => {
    await redeem(' two-months ');
    expect(await paying.store.subscriptions.list(GUILD)).toMatchObject([
      { provider: 'voucher', ends_at: Date.UTC(2030, 2, 1) },
    ]);
    await redeem('L'.repeat(100), { guild: '7' });
    expect(await paying.store.subscriptions.list('7')).toHaveLength(1);
  });

  test('is refused with the reason', async () => {
    await expect(redeem('three months')).rejects.toEqual(refused(400, 'coupon.unknown'));
    await expect(redeem('L'.repeat(101))).rejects.toEqual(refused(400, 'coupon.unknown'));
    await expect(redeem('two months', { now: NOW + DAY })).rejects.toEqual(refused(400, 'coupon.expired'));
    await redeem('two months');
    await expect(redeem('two months')).rejects.toEqual(refused(409, 'coupon.again'));
    await expect(redeem('L'.repeat(100))).rejects.toEqual(refused(409, 'coupon.running'));
    await redeem('two months', { guild: '7' });
    await expect(redeem('two months', { guild: '8' })).rejects.toEqual(refused(409, 'coupon.used'));
  });

  test('is redeemed once if the request is repeated', async () => {
    const keyed = {
      guild: GUILD,
      user: '42',
      action: 'coupon',
      idempotencyKey: { key: 'a key of sixteen', hash: 'body' },
      at: NOW,
    };
    await redeem('two months', { keyed });
    await redeem('two months', { keyed });
    const other = { ...keyed, idempotencyKey: { ...keyed.idempotencyKey, hash: 'other' } };
    await expect(redeem('two months', { keyed: other })).rejects.toEqual(refused(422, 'error.keyReused'));
    expect(await paying.store.subscriptions.list(GUILD)).toHaveLength(1);
  });
});
