import { beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, NOW, payment, snapshotOf, startBillingFixture } from '../../../../tests/server/billingFixture.ts';
import { MINUTE } from '../../../language/time/milliseconds.ts';
import type { Purchase, SubscriptionState } from '../../store/billing/purchase.ts';
import type { ProviderSnapshot } from '../provider.ts';
import { deriveSubscriptionState, mustEnd, nextCheckoutCheck } from './subscriptionState.ts';

let order: Purchase;
beforeAll(async () => {
  const paying = await startBillingFixture();
  order = await paying.order();
  await paying.close();
});

const stateFrom = (parts: Partial<ProviderSnapshot>, startedAt = NOW) =>
  deriveSubscriptionState(snapshotOf(parts), { ...order, starts_at: startedAt }, NOW);
const paid = [payment('A')];
const refunded = [payment('A', { status: 'refunded' })];

describe('the state from a snapshot', () => {
  test.each<[string, Partial<ProviderSnapshot>, SubscriptionState['status'], number | null]>([
    ['not approved', { state: 'pending' }, 'pending', null],
    ['nothing is paid yet', { state: 'active' }, 'pending', null],
    ['it is paused unpaid', { state: 'paused' }, 'pending', null],
    ['it ended unpaid', { state: 'ended' }, 'ended', null],
    ['it is paid', { paidUntil: NOW + 1, payments: paid }, 'active', NOW + 1 + DAY],
    ['a renewal is pending', { paidUntil: NOW - DAY + 1, payments: paid }, 'active', NOW + 1],
    ['the renewal is overdue', { paidUntil: NOW - DAY, payments: paid }, 'ended', NOW],
    ['its renewal failed', { paidUntil: NOW + 1, failing: true, payments: paid }, 'active', NOW + 1],
    ['its renewal failed and it is over', { paidUntil: NOW, failing: true, payments: paid }, 'ended', NOW],
    ['it was refunded', { paidUntil: NOW + 1, payments: refunded }, 'active', NOW + 1],
    [
      'the previous payment was refunded',
      { paidUntil: NOW + 1, payments: [...refunded, payment('B')] },
      'active',
      NOW + 1 + DAY,
    ],
    ['it is cancelled', { state: 'paused', paidUntil: NOW + 1, payments: paid }, 'cancelled', NOW + 1],
    ['it is cancelled and over', { state: 'paused', paidUntil: NOW, payments: paid }, 'ended', NOW],
    [
      'it was cancelled while a renewal was pending',
      { state: 'paused', stateSince: NOW - 1, paidUntil: NOW - HOUR, payments: paid },
      'cancelled',
      NOW - HOUR + DAY,
    ],
    [
      'it was cancelled before the renewal',
      { state: 'paused', stateSince: NOW - HOUR, paidUntil: NOW - 1, payments: paid },
      'ended',
      NOW - 1,
    ],
    [
      'it was paused after a failed renewal',
      { state: 'paused', stateSince: NOW, paidUntil: NOW - HOUR, failing: true, payments: paid },
      'ended',
      NOW - HOUR,
    ],
    ['it is ended and paid', { state: 'ended', paidUntil: NOW + 1, payments: paid }, 'cancelled', NOW + 1],
  ])('if %s', (_, parts, status, endsAt) => {
    expect(stateFrom(parts)).toMatchObject({ status, endsAt, providerState: parts.state ?? 'active' });
  });

  test.each<[string, Partial<ProviderSnapshot>, number | null]>([
    ['soon, while it has to be ended', { paidUntil: NOW + 9 * DAY, payments: refunded }, 5 * MINUTE],
    ['soon, while the first payment fails', { failing: true }, 5 * MINUTE],
    ['each minute while it may be approved', { state: 'pending' }, MINUTE],
    ['each day while a payment may be refunded', { state: 'ended', paidUntil: NOW + 2 * DAY }, DAY],
    ['at the end of the paid time', { state: 'ended', paidUntil: NOW + HOUR }, HOUR],
    ['never once it is over', { state: 'ended', paidUntil: NOW }, null],
    ['never if nothing was paid', { state: 'ended' }, null],
    ['each day while it is paused', { state: 'paused', paidUntil: NOW + 2 * DAY }, DAY],
    ['at its end if it is paused', { state: 'paused', paidUntil: NOW + HOUR }, HOUR],
    ['at once if it was paused too long', { state: 'paused', paidUntil: NOW - HOUR }, 0],
    ['each day while it runs', { paidUntil: NOW + 2 * DAY }, DAY],
    ['a quarter of an hour after its renewal', { paidUntil: NOW + 1 }, 15 * MINUTE + 1],
    ['each hour while the renewal is overdue', { paidUntil: NOW }, HOUR],
  ])('is checked again %s', (_, parts, after) => {
    expect(stateFrom(parts).checkAt).toBe(after === null ? null : NOW + after);
  });

  test('is checked daily if it was approved long ago and never charged', () => {
    const old = NOW - 4 * DAY;
    expect(stateFrom({ state: 'pending' }, old).checkAt).toBeNull();
    expect(stateFrom({ state: 'approved' }, old).checkAt).toBe(NOW + DAY);
    expect(stateFrom({ state: 'active' }, old).checkAt).toBe(NOW + DAY);
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
    [true, 'that is paused, whose first payment failed', { state: 'paused', failing: true }],
    [true, 'with a refunded payment', { paidUntil: NOW, payments: [...refunded, payment('B')] }],
    [false, 'whose renewal failed', { failing: true, paidUntil: NOW }],
    [false, 'that was paid', { paidUntil: NOW, payments: paid }],
    [false, 'whose first payment is pending', {}],
    [false, 'with a partial refund', { paidUntil: NOW, payments: [payment('A', { status: 'partially_refunded' })] }],
    [false, 'that has ended', { state: 'ended', failing: true, payments: refunded }],
    [false, 'that was not approved', { state: 'pending', failing: true }],
  ])('has to end: %s, %s', (must, _, parts) => {
    expect(mustEnd(snapshotOf(parts), order)).toBe(must);
  });

  test('does not end because its first payment failed while the payer was away', () => {
    expect(mustEnd(snapshotOf({ failing: true }), { ...order, first_charge_at: NOW })).toBe(false);
  });
});

describe('an order that begins when another plan ends', () => {
  const begins = NOW + 3 * DAY;
  const stateAt = (now: number, parts: Partial<ProviderSnapshot> = {}) =>
    deriveSubscriptionState(snapshotOf(parts), { ...order, first_charge_at: begins }, now);

  test('counts from an hour before its first payment, for a day', () => {
    expect(stateAt(NOW)).toMatchObject({ status: 'pending', endsAt: null, checkAt: NOW + DAY });
    expect(stateAt(begins - DAY)).toMatchObject({ status: 'pending', checkAt: begins - HOUR });
    expect(stateAt(begins - HOUR)).toMatchObject({ status: 'active', endsAt: begins + DAY });
    expect(stateAt(begins + DAY)).toMatchObject({ status: 'ended', endsAt: begins + DAY });
  });

  test('counts like any other once it is paid, and not while its payment fails', () => {
    const paidUntil = begins + 30 * DAY;
    expect(stateAt(begins, { paidUntil, payments: [payment('A', { at: begins })] })).toMatchObject({
      status: 'active',
      endsAt: paidUntil + DAY,
    });
    expect(stateAt(begins, { failing: true })).toMatchObject({ status: 'pending', endsAt: null });
    expect(stateAt(begins, { state: 'paused' })).toMatchObject({ status: 'pending', endsAt: null });
  });
});
