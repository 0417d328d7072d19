import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type BillingFixture,
  DAY,
  GUILD,
  NOW,
  payment,
  refusedBy,
  snapshotOf,
  startBillingFixture,
} from '../../../../tests/server/billingFixture.ts';
import type { Purchase } from '../../store/billing/purchase.ts';
import { type ProviderSnapshot, ProviderUnavailable } from '../provider.ts';
import { refreshPurchase } from './refreshPurchase.ts';
import { isCharged, isRetried } from './running.ts';

let paying: BillingFixture;
beforeEach(async () => {
  paying = await startBillingFixture();
});
afterEach(() => paying.close());

const month = { paidUntil: NOW + 30 * DAY, payments: [payment('A')] };
const read = (purchase: Purchase, eventId?: string) =>
  refreshPurchase(paying.billing.sources, paying.provider, {
    purchase,
    providerId: String(purchase.provider_id),
    ...(eventId && { eventId }),
  });
async function event(id: string) {
  await paying.store.webhookEvents.receive({ provider: 'bank', id, type: 'T', subject: '{}', received_at: NOW });
  return () => paying.store.webhookEvents.isWaiting('bank', id);
}

describe("a provider's snapshot", () => {
  test("gives the server its plan and the payer a receipt with the country's tax", async () => {
    const purchase = await paying.order({ ...month, country: 'RO' });
    const isWaiting = await event('E');
    expect(await read(purchase, 'E')).toEqual(paying.provider.known.get('O-1'));
    expect(await paying.reload(purchase)).toMatchObject({ status: 'active', paid_until: month.paidUntil, recorded: 1 });
    expect(await paying.store.subscriptions.planOf(GUILD, NOW)).toBe('premium');
    expect(await paying.store.invoices.of('42')).toMatchObject([
      { payment_id: 'A', paid_at: NOW, amount: 499, status: 'paid', payer_country: 'RO', vat_rate: 2100 },
    ]);
    expect(await isWaiting()).toBe(false);
    expect(paying.warned).toEqual([]);
  });

  test('leaves the order unchanged for a day if the provider does not know it', async () => {
    const purchase = await paying.order(month);
    paying.provider.known.clear();
    const isWaiting = await event('E');
    expect(await read(purchase, 'E')).toBeNull();
    expect(await paying.reload(purchase)).toMatchObject({
      status: 'pending',
      provider_state: null,
      look_at: NOW + DAY,
    });
    expect(await isWaiting()).toBe(false);
    const details = { purchase: purchase.id, provider: 'bank' };
    expect(paying.warned).toEqual([['The provider does not know the subscription', details]]);
  });

  const plan = 'The subscription has another plan or other terms';
  const amount = 'A payment differs from the ordered price';
  test.each<[string, Partial<ProviderSnapshot>, string | null]>([
    ['The subscription belongs to another order', { reference: 'other' }, null],
    [plan, { planId: 'P-9' }, 'active'],
    [plan, { matchesPlan: false }, 'active'],
    [amount, { payments: [payment('A', { amount: 1 }), payment('B')] }, 'active'],
    [amount, { payments: [payment('A', { currency: 'RON' })] }, 'active'],
  ])('has no effect if it does not match the order: %s, %j', async (what, parts, state) => {
    const purchase = await paying.order({ ...month, ...parts });
    expect(await read(purchase)).toBeNull();
    // The state is stored even so, so that a chargeable subscription can be stopped.
    expect(await paying.reload(purchase)).toMatchObject({ status: 'pending', provider_state: state });
    expect(await paying.store.invoices.of('42')).toEqual([]);
    expect(paying.warned.map(([said]) => said)).toEqual([what]);
  });

  test.each([
    { amount: 549, currency: 'EUR' },
    { amount: 499, currency: 'RON' },
  ])(
    'counts a renewal of another amount, $amount $currency, since money was taken for it, and reports it once',
    async (other) => {
      const purchase = await paying.order({
        ...month,
        payments: [payment('A'), payment('B', { at: NOW + 1, ...other })],
      });
      expect(await read(purchase)).not.toBeNull();
      await read(purchase);
      expect(await paying.reload(purchase)).toMatchObject({ status: 'active', provider_state: 'active' });
      expect((await paying.store.invoices.of('42'))[0]).toMatchObject(other);
      const { amount: charged, currency } = other;
      const details = { purchase: purchase.id, provider: 'bank', payment: 'B', amount: String(charged), currency };
      expect(paying.warned).toEqual([['A renewal differs from the ordered price', details]]);
    },
  );

  test.each<[string, Partial<ProviderSnapshot>]>([
    ['another price', { matchesPlan: false }],
    ['another plan at the provider', { planId: 'P-by-hand' }],
    ['another price of the same plan', { planId: 'P-later' }],
  ])('counts renewals of a subscription that the seller has moved to %s', async (_, moved) => {
    await paying.store.providerValues.write('bank', 'premium.monthly.549.EUR', 'P-later');
    const purchase = await paying.order(month);
    await read(purchase);
    const payments = [payment('A'), payment('B', { at: NOW + 30 * DAY, amount: 549 })];
    paying.provider.known.set('O-1', {
      ...(paying.provider.known.get('O-1') ?? snapshotOf()),
      ...moved,
      payments,
      paidUntil: NOW + 60 * DAY,
    });
    paying.setTime(NOW + 32 * DAY);
    expect(await read(await paying.reload(purchase))).not.toBeNull();
    const stored = await paying.reload(purchase);
    expect(stored).toMatchObject({ status: 'active', plan: 'premium', paid_until: NOW + 60 * DAY });
    expect((await paying.store.invoices.of('42')).map(({ amount: charged }) => charged)).toEqual([549, 499]);
    expect(isRetried(stored, NOW + 32 * DAY)).toBe(false);
  });

  test('of a subscription that was moved to another plan of ours counts for no plan, and is no failed payment', async () => {
    await paying.store.providerValues.write('bank', 'gold.monthly.999.EUR', 'P-gold');
    const purchase = await paying.order(month);
    await read(purchase);
    const payments = [payment('A'), payment('B', { at: NOW + 30 * DAY, amount: 999 })];
    paying.provider.known.set('O-1', {
      ...(paying.provider.known.get('O-1') ?? snapshotOf()),
      planId: 'P-gold',
      payments,
      paidUntil: NOW + 60 * DAY,
    });
    paying.setTime(NOW + 32 * DAY);
    expect(await read(await paying.reload(purchase))).toBeNull();
    await paying.store.purchases.endExpired(NOW + 32 * DAY);
    const stored = await paying.reload(purchase);
    expect(stored).toMatchObject({ status: 'ended', provider_state: 'active', paid_until: month.paidUntil });
    expect([isRetried(stored, NOW + 32 * DAY), isCharged(stored)]).toEqual([false, true]);
    expect(paying.warned.map(([said]) => said)).toEqual([expect.stringContaining('another plan of ours')]);
  });

  test('starts a subscription that the payer approved', async () => {
    const purchase = await paying.order({ ...month, state: 'approved' });
    expect(await read(purchase)).toMatchObject({ state: 'active' });
    expect(paying.provider.calls).toEqual(['start O-1']);
    expect((await paying.reload(purchase)).provider_state).toBe('active');
  });

  test('still counts if the provider does not know the subscription on the second read', async () => {
    const agreed = await paying.order({ ...month, state: 'approved' });
    paying.provider.onCall = async () => paying.provider.known.clear();
    expect(await read(agreed)).toMatchObject({ state: 'approved' });
    const unpaid = await paying.order({ failing: true });
    expect(await read(unpaid)).toMatchObject({ state: 'active', failing: true });
  });
});

describe('a subscription that has to end', () => {
  test('is stored before it is ended', async () => {
    const purchase = await paying.order({ failing: true });
    const isWaiting = await event('E');
    const then: unknown[] = [];
    paying.provider.onCall = async () => {
      then.push((await paying.reload(purchase)).provider_state, await isWaiting());
    };
    expect(await read(purchase, 'E')).toMatchObject({ state: 'ended' });
    expect(then).toEqual(['active', true]);
    expect(await paying.reload(purchase)).toMatchObject({ status: 'ended', provider_state: 'ended', recorded: 2 });
    expect(await isWaiting()).toBe(false);
    expect(paying.warned).toEqual([]);
  });

  test('is reported if the provider does not end it', async () => {
    paying.provider.ignored.add('end');
    const purchase = await paying.order({ failing: true });
    await read(purchase);
    expect(paying.warned).toEqual([['The provider did not end a subscription', { purchase: purchase.id }]]);
  });

  test('is fetched again if the provider refuses to end it', async () => {
    paying.provider.failures.end = refusedBy();
    const purchase = await paying.order({ failing: true });
    expect(await read(purchase)).toMatchObject({ state: 'active' });
    expect((await paying.reload(purchase)).recorded).toBe(2);
  });

  test('is ended later if the provider does not answer', async () => {
    paying.provider.failures.end = new ProviderUnavailable();
    const purchase = await paying.order({ failing: true });
    const isWaiting = await event('E');
    await expect(read(purchase, 'E')).rejects.toThrow(ProviderUnavailable);
    expect(await paying.reload(purchase)).toMatchObject({ provider_state: 'active', look_at: NOW + 300_000 });
    expect(await isWaiting()).toBe(true);
  });
});
