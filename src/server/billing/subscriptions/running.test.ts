import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type BillingFixture,
  DAY,
  NOW,
  payment,
  startBillingFixture,
} from '../../../../tests/server/billingFixture.ts';
import type { NewPurchase, Purchase } from '../../store/billing/purchase.ts';
import type { ProviderSnapshot } from '../provider.ts';
import { refreshPurchase } from './refreshPurchase.ts';
import { isRunning, paidThrough } from './running.ts';

let paying: BillingFixture;
beforeEach(async () => {
  paying = await startBillingFixture();
});
afterEach(() => paying.close());

const MONTH = 30 * DAY;

/** A purchase, paid for a month by default. */
async function bought(parts: Partial<ProviderSnapshot>, order: Partial<NewPurchase> = {}): Promise<Purchase> {
  const paid = { paidUntil: NOW + MONTH, payments: [payment(`payment ${order.guild}`)] };
  const purchase = await paying.order({ ...paid, ...parts }, order);
  const providerId = String(purchase.provider_id);
  await refreshPurchase(paying.billing.sources, paying.provider, { purchase, providerId });
  return paying.reload(purchase);
}

describe('a subscription', () => {
  test('runs until its end, whether or not it is cancelled', async () => {
    const purchase = await bought({ state: 'paused' });
    expect([isRunning(purchase, NOW + MONTH - 1), isRunning(purchase, NOW + MONTH)]).toEqual([true, false]);
    const endless = { ...purchase, ends_at: null };
    const statuses = ['active', 'cancelled', 'pending', 'ended'] as const;
    expect(statuses.map((status) => isRunning({ ...endless, status }, NOW))).toEqual([true, true, false, false]);
  });

  test('lasts as long as the longest that runs', async () => {
    const short = await bought({ state: 'paused' }, { guild: '7' });
    const long = await bought({ state: 'paused', paidUntil: NOW + 2 * MONTH }, { guild: '8' });
    const gift = { ...long, provider_plan: null, paid_until: null, ends_at: NOW + 9 * MONTH };
    expect(paidThrough([short, long], NOW)).toBe(NOW + 2 * MONTH);
    expect(paidThrough([short, long, gift], NOW)).toBe(NOW + 9 * MONTH);
    expect(paidThrough([short, { ...gift, ends_at: null }], NOW)).toBeNull();
    expect(paidThrough([short], NOW + MONTH)).toBeNull();
    expect(paidThrough([{ ...long, ends_at: null, paid_until: null }], NOW)).toBeNull();
  });
});
