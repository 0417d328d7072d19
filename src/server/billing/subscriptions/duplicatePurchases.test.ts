import { beforeAll, expect, test } from 'vitest';
import { NOW, startBillingFixture } from '../../../../tests/server/billingFixture.ts';
import type { Purchase } from '../../store/billing/purchase.ts';
import { duplicatePurchases } from './duplicatePurchases.ts';

let order: Purchase;
beforeAll(async () => {
  const paying = await startBillingFixture();
  order = await paying.order();
  await paying.close();
});

const paid = { provider_state: 'active', status: 'active', paid_until: NOW + 10, ends_at: NOW + 20 } as const;
const unpaid = { provider_state: 'active', status: 'pending', paid_until: null, ends_at: null } as const;
const paused = { ...paid, provider_state: 'paused', status: 'cancelled' } as const;
const scheduled = { ...unpaid, first_charge_at: NOW + 10 };

/** The positions of the purchases that end, of those given from the oldest to the newest. */
function ending(...purchases: Partial<Purchase>[]): number[] {
  const all = purchases.map((parts, index) => ({ ...order, id: `${index}`, ...parts }));
  return duplicatePurchases(all, NOW).map(({ id }) => Number(id));
}

test('of one plan, all end but the oldest that gives the server its plan', () => {
  expect(ending(paid, paid, paid)).toEqual([1, 2]);
  expect(ending(unpaid, paid)).toEqual([0]);
  expect(ending({ ...paid, ends_at: NOW }, paid)).toEqual([0]);
  expect(ending(unpaid, unpaid)).toEqual([1]);
  expect(ending(paused, paid)).toEqual([]);
  expect(ending(paused, paused)).toEqual([]);
});

test('a plan that was ordered later replaces the earlier one, even if that could be resumed', () => {
  const gold = { plan: 'gold' };
  expect(ending({ ...gold, ...paid }, paid)).toEqual([0]);
  expect(ending(paid, { ...gold, ...scheduled })).toEqual([0]);
  expect(ending(paused, { ...gold, ...scheduled })).toEqual([0]);
  expect(ending({ ...gold, ...paid }, paid, paid)).toEqual([0, 2]);
});

test('a plan that was ordered later replaces nothing before it is paid', () => {
  const gold = { plan: 'gold' };
  expect(ending({ ...gold, ...paid }, unpaid)).toEqual([]);
  expect(ending({ ...gold, ...paid }, { ...scheduled, first_charge_at: NOW })).toEqual([]);
});
