import { beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, NOW, payment, snapshotOf, startBillingFixture } from '../../../../tests/server/billingFixture.ts';
import type { Purchase, SubscriptionState } from '../../store/purchases.ts';
import type { ProviderSnapshot } from '../provider.ts';
import { deriveSubscriptionState, mustEnd, nextCheckoutCheck } from './subscriptionState.ts';

const MINUTE = 60_000;
let order: Purchase;
beforeAll(async () => {
  const paying = await startBillingFixture();
  order = await paying.order();
  await paying.close();
});

const standing = (parts: Partial<ProviderSnapshot>, startedAt = NOW) =>
  deriveSubscriptionState(snapshotOf(parts), { ...order, starts_at: startedAt }, NOW);
const paid = [payment('A')];
const givenBack = [payment('A', { status: 'refunded' })];

describe('the state from a snapshot', () => {
  test.each<[string, Partial<ProviderSnapshot>, SubscriptionState['status'], number | null]>([
    ['nobody agreed', { state: 'pending' }, 'pending', null],
    ['nothing came in yet', { state: 'active' }, 'pending', null],
    ['it rests unpaid', { state: 'paused' }, 'pending', null],
    ['it was given up', { state: 'ended' }, 'ended', null],
    ['it is paid', { paidUntil: NOW + 1, payments: paid }, 'active', NOW + 1 + DAY],
    ['a renewal is on the way', { paidUntil: NOW - DAY + 1, payments: paid }, 'active', NOW + 1],
    ['no renewal came', { paidUntil: NOW - DAY, payments: paid }, 'ended', NOW],
    ['its renewal failed', { paidUntil: NOW + 1, failing: true, payments: paid }, 'active', NOW + 1],
    ['its renewal failed and it is over', { paidUntil: NOW, failing: true, payments: paid }, 'ended', NOW],
    ['it was given back', { paidUntil: NOW + 1, payments: givenBack }, 'active', NOW + 1],
    [
      'the previous payment was refunded',
      { paidUntil: NOW + 1, payments: [...givenBack, payment('B')] },
      'active',
      NOW + 1 + DAY,
    ],
    ['it is cancelled', { state: 'paused', paidUntil: NOW + 1, payments: paid }, 'cancelled', NOW + 1],
    ['it is cancelled and over', { state: 'paused', paidUntil: NOW, payments: paid }, 'ended', NOW],
    ['it is ended and paid', { state: 'ended', paidUntil: NOW + 1, payments: paid }, 'cancelled', NOW + 1],
  ])('if %s', (_, parts, status, endsAt) => {
    expect(standing(parts)).toMatchObject({ status, endsAt, providerState: parts.state ?? 'active' });
  });

  test.each<[string, Partial<ProviderSnapshot>, number | null]>([
    ['soon, while something has to end', { paidUntil: NOW + 9 * DAY, payments: givenBack }, 5 * MINUTE],
    ['soon, while the first payment fails', { failing: true }, 5 * MINUTE],
    ['each minute while the payer may agree', { state: 'pending' }, MINUTE],
    ['each day while a payment may be given back', { state: 'ended', paidUntil: NOW + 2 * DAY }, DAY],
    ['at the end of what is paid', { state: 'ended', paidUntil: NOW + HOUR }, HOUR],
    ['never once it is over', { state: 'ended', paidUntil: NOW }, null],
    ['never where nothing was paid', { state: 'ended' }, null],
    ['each day while it rests', { state: 'paused', paidUntil: NOW + 2 * DAY }, DAY],
    ['when it has rested enough', { state: 'paused', paidUntil: NOW + HOUR }, HOUR],
    ['at once where it has rested for too long', { state: 'paused', paidUntil: NOW - HOUR }, 0],
    ['each day while it runs', { paidUntil: NOW + 2 * DAY }, DAY],
    ['a quarter of an hour after its renewal', { paidUntil: NOW + 1 }, 15 * MINUTE + 1],
    ['each hour while the renewal does not come', { paidUntil: NOW }, HOUR],
  ])('is checked again %s', (_, parts, after) => {
    expect(standing(parts).checkAt).toBe(after === null ? null : NOW + after);
  });

  test('is checked daily if it was approved long ago and never charged', () => {
    const old = NOW - 4 * DAY;
    expect(standing({ state: 'pending' }, old).checkAt).toBeNull();
    expect(standing({ state: 'approved' }, old).checkAt).toBe(NOW + DAY);
    expect(standing({ state: 'active' }, old).checkAt).toBe(NOW + DAY);
  });
});

describe('an unpaid order', () => {
  test.each([
    [0, MINUTE],
    [3 * HOUR - 1, MINUTE],
    [3 * HOUR, HOUR],
    [3 * DAY, HOUR],
    [3 * DAY + 1, null],
  ])('of age %i ms is checked again', (age, after) => {
    expect(nextCheckoutCheck(NOW - age, NOW)).toBe(after === null ? null : NOW + after);
  });
});

describe('a subscription', () => {
  test.each<[boolean, string, Partial<ProviderSnapshot>]>([
    [true, 'whose first payment failed', { failing: true }],
    [true, 'that rests, whose first payment failed', { state: 'paused', failing: true }],
    [true, 'of which a payment was given back', { paidUntil: NOW, payments: [...givenBack, payment('B')] }],
    [false, 'whose renewal failed', { failing: true, paidUntil: NOW }],
    [false, 'that was paid', { paidUntil: NOW, payments: paid }],
    [false, 'whose first payment is awaited', {}],
    [false, 'with a partial refund', { paidUntil: NOW, payments: [payment('A', { status: 'partially_refunded' })] }],
    [false, 'that has ended', { state: 'ended', failing: true, payments: givenBack }],
    [false, 'that nobody agreed to', { state: 'pending', failing: true }],
  ])('has to end: %s, %s', (must, _, parts) => {
    expect(mustEnd(snapshotOf(parts))).toBe(must);
  });
});
