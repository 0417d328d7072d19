import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type BillingFixture,
  DAY,
  GUILD,
  HOUR,
  NOW,
  payment,
  refusedBy,
  startBillingFixture,
} from '../../../tests/server/billingFixture.ts';
import { Refusal } from '../answers/refusal.ts';
import type { Purchase } from '../store/billing/purchase.ts';
import { type Checkout, cancelPurchase, checkOut, reactivatePurchase } from './checkout.ts';
import { type ProviderSnapshot, ProviderUnavailable } from './provider.ts';
import { refreshPurchase } from './subscriptions/refreshPurchase.ts';

let paying: BillingFixture;
beforeEach(async () => {
  paying = await startBillingFixture();
});
afterEach(() => paying.close());

const month = { paidUntil: NOW + 30 * DAY, payments: [payment('A')] };

async function refused(work: Promise<unknown>): Promise<Refusal> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Refusal)) throw error ?? new Error('It was not refused');
  return error;
}

/** The status and message key of a refusal. */
async function refusal(work: Promise<unknown>): Promise<string> {
  const { statusCode, message } = await refused(work);
  return `${statusCode} ${message}`;
}

/** The logged cause of a refusal. */
async function reason(work: Promise<unknown>): Promise<unknown> {
  const { cause } = await refused(work);
  return cause instanceof Error ? cause.message : cause;
}

/** A purchase after fetching its snapshot. */
async function bought(parts: Partial<ProviderSnapshot> = {}, user = '42'): Promise<Purchase> {
  const purchase = await paying.order(
    { ...month, payments: [payment(`of ${user} ${parts.state}`)], ...parts },
    { user },
  );
  const providerId = String(purchase.provider_id);
  await refreshPurchase(paying.billing.sources, paying.provider, { purchase, providerId });
  return paying.reload(purchase);
}

describe('a checkout', () => {
  const buy = (parts: Partial<Checkout> = {}) =>
    checkOut(paying.billing, paying.provider, {
      guild: { id: GUILD, name: 'Harbour' },
      user: '42',
      payerName: 'Ada',
      planType: 'yearly',
      successUrl: 'https://here/yes',
      cancelUrl: 'https://here/no',
      language: 'en',
      ...parts,
    });
  const orders = () => paying.store.purchases.ofGuild(GUILD);
  const keyed = (hash: string) => ({
    guild: GUILD,
    user: '42',
    action: 'checkout',
    idempotencyKey: { key: 'a key of sixteen', hash },
    at: NOW,
  });

  test("orders the plan at its price and leads to the provider's page", async () => {
    await paying.billing.setUp('https://here');
    expect(await buy()).toBe('https://bank.example/S-1');
    const [order] = await orders();
    expect(order).toMatchObject({
      guild_name: 'Harbour',
      payer_name: 'Ada',
      plan_type: 'yearly',
      amount: 3999,
      provider_plan: 'P-1',
      provider_id: 'S-1',
      status: 'pending',
      look_at: NOW + 60_000,
    });
    expect(paying.provider.orders).toEqual([
      {
        reference: order?.id,
        planId: 'P-1',
        startAt: null,
        brand: 'Guildhall',
        language: 'en',
        successUrl: 'https://here/yes',
        cancelUrl: 'https://here/no',
      },
    ]);
  });

  test('is refused if the server has a running subscription', async () => {
    await paying.billing.setUp('https://here');
    await paying.store.subscriptions.grant({ guild: GUILD, plan: 'premium', now: 1, endsAt: NOW });
    await buy();
    await paying.store.subscriptions.grant({ guild: GUILD, plan: 'premium', now: 1 });
    expect(await refusal(buy())).toBe('409 premium.running');
    expect(paying.provider.orders).toHaveLength(1);
  });

  test('is refused before the setup has run, with a warning', async () => {
    expect(await refusal(buy())).toBe('409 premium.notOffered');
    expect(paying.warned).toEqual([[expect.stringContaining('npm run billing -- setup'), { provider: 'bank' }]]);
    expect(await orders()).toEqual([]);
  });

  test('deletes the order if the provider refuses it, and keeps it if there is no answer', async () => {
    await paying.billing.setUp('https://here');
    paying.provider.failures.order = refusedBy();
    expect(await refusal(buy())).toBe('503 premium.checkoutFailed');
    expect(await orders()).toEqual([]);
    paying.provider.failures.order = new ProviderUnavailable();
    expect(await refusal(buy())).toBe('503 premium.checkoutFailed');
    expect(await orders()).toHaveLength(1);
    paying.provider.failures.order = new TypeError('a fault of ours');
    await expect(buy()).rejects.toThrow('a fault of ours');
  });

  test('returns the same order for a repeated key, and refuses the key with another body', async () => {
    await paying.billing.setUp('https://here');
    await buy({ keyed: keyed('body') });
    await buy({ keyed: keyed('body') });
    expect(await orders()).toHaveLength(1);
    expect(new Set(paying.provider.orders.map(({ reference }) => reference)).size).toBe(1);
    expect(await refusal(buy({ keyed: keyed('other') }))).toBe('422 error.keyReused');
  });

  test('that the provider takes for a new one when it is repeated after days leads to a payment that counts', async () => {
    await paying.billing.setUp('https://here');
    expect(await buy({ keyed: keyed('body') })).toBe('https://bank.example/S-1');
    await paying.billing.reconcile();
    expect(await buy({ keyed: keyed('body') })).toBe('https://bank.example/S-2');
    const ofSecond = paying.provider.known.get('S-2');
    if (!ofSecond) throw new Error('There is no second order');
    const payments = [payment('A', { amount: 3999 })];
    paying.provider.known.set('S-2', { ...ofSecond, state: 'active', payments, paidUntil: NOW + 365 * DAY });
    await paying.billing.reconcile();
    expect(await paying.store.subscriptions.planOf(GUILD, NOW)).toBe('premium');
  });

  test('repeats an order with the terms that it was stored with, though the offer has changed since', async () => {
    await paying.billing.setUp('https://here');
    paying.provider.failures.order = new ProviderUnavailable();
    expect(await refusal(buy({ keyed: keyed('body') }))).toBe('503 premium.checkoutFailed');
    paying.provider.failures = {};
    await paying.store.providerValues.write('bank', 'premium.yearly.3999.EUR', 'P-7');
    await buy({ keyed: keyed('body') });
    const [order] = await orders();
    expect(paying.provider.orders.map(({ planId }) => planId)).toEqual(['P-1']);
    expect(order?.provider_plan).toBe('P-1');
  });
});

describe('cancelling', () => {
  const cancel = (payer?: string) =>
    cancelPurchase(paying.billing, paying.provider, {
      guild: GUILD,
      user: payer ?? '42',
      onlyOwn: payer !== undefined,
    });

  test('is in the history of the server with who did it, once it means something for its plan', async () => {
    const history = async () => {
      const rows = await paying.store.db
        .selectFrom('history')
        .select(['user_id', 'details'])
        .orderBy('cursor')
        .execute();
      return rows.map(({ user_id, details }) => `${JSON.parse(String(details)).event} ${user_id ?? 'system'}`);
    };
    await bought();
    await bought({}, '43');
    expect(await history()).toEqual(['bought 42', 'bought 43']);
    await cancel('43');
    expect(await history()).toHaveLength(2);
    await cancelPurchase(paying.billing, paying.provider, { guild: GUILD, user: '50' });
    expect(await history()).toEqual(['bought 42', 'bought 43', 'cancelled 50']);
    for (const purchase of await paying.store.purchases.ofGuild(GUILD)) {
      const providerId = String(purchase.provider_id);
      await paying.provider.resume(providerId);
      await refreshPurchase(paying.billing.sources, paying.provider, { purchase, providerId });
      await paying.provider.pause(providerId);
      await refreshPurchase(paying.billing.sources, paying.provider, { purchase, providerId });
    }
    expect((await history()).slice(3)).toEqual([
      'resumed system',
      'cancelled system',
      'resumed system',
      'cancelled system',
    ]);
  });

  test('names no end if the plan is also granted without one', async () => {
    await bought();
    await paying.store.subscriptions.grant({ guild: GUILD, plan: 'premium', now: NOW });
    expect(await cancel()).toBe(0);
    expect(await paying.store.subscriptions.planOf(GUILD, month.paidUntil + DAY)).toBe('premium');
  });

  test('stops the renewal and returns when the plan ends', async () => {
    const purchase = await bought();
    expect(await cancel()).toBe(month.paidUntil);
    expect(paying.provider.calls).toEqual(['pause O-1']);
    expect(await paying.reload(purchase)).toMatchObject({ status: 'cancelled', provider_state: 'paused' });
    // Repeating it changes nothing.
    expect(await cancel()).toBe(month.paidUntil);
  });

  test('is refused if nothing can be charged', async () => {
    expect(await refusal(cancel())).toBe('409 premium.nothingToCancel');
    await paying.order();
    await bought({ state: 'ended', paidUntil: null, payments: [] });
    await paying.order({}, { provider: 'other' });
    expect(await refusal(cancel())).toBe('409 premium.nothingToCancel');
    expect(paying.provider.calls).toEqual([]);
  });

  test('is refused if the order was never approved', async () => {
    await bought({ state: 'pending', paidUntil: null, payments: [] });
    paying.provider.ignored.add('pause');
    expect(await refusal(cancel())).toBe('409 premium.nothingToCancel');
  });

  test('needs no call if the subscription has already ended at the provider', async () => {
    await bought({ state: 'ended' });
    expect(await cancel()).toBe(month.paidUntil);
    expect(paying.provider.calls).toEqual([]);
  });

  test('also stops a subscription that does not give the server its plan', async () => {
    const purchase = await paying.order({ planId: 'P-9' });
    expect(await cancel()).toBe(0);
    expect(paying.provider.known.get('O-1')?.state).toBe('paused');
    expect((await paying.reload(purchase)).provider_state).toBe('paused');
  });

  test('fails if an approved subscription would still start', async () => {
    await paying.order({ planId: 'P-9', state: 'approved' });
    paying.provider.ignored.add('pause');
    expect(await refusal(cancel())).toBe('503 premium.cancelFailed');
  });

  test('succeeds if the provider has already ended a subscription without effect', async () => {
    await paying.order({ planId: 'P-9', state: 'ended' });
    paying.provider.failures.pause = refusedBy();
    expect(await cancel()).toBe(0);
  });

  test('stops only subscriptions of the given provider', async () => {
    const purchase = await bought({ state: 'ended' });
    await paying.store.db
      .updateTable('subscriptions')
      .set({ provider: 'other' })
      .where('id', '=', purchase.id)
      .execute();
    expect(await refusal(cancel())).toBe('409 premium.nothingToCancel');
  });

  test("stops only the payer's own subscriptions if the payer does not own the server", async () => {
    await bought({ paidUntil: NOW + 32 * DAY, payments: [payment('later', { at: NOW + 2 * DAY })] }, '42');
    await bought({ paidUntil: NOW + DAY }, '43');
    expect(await cancel('43')).toBe(NOW + DAY);
    expect(paying.provider.calls).toEqual(['pause O-2']);
    expect(await refusal(cancel('44'))).toBe('409 premium.nothingToCancel');
  });

  test('fails if the provider does not stop it, and can be repeated', async () => {
    await bought();
    paying.provider.ignored.add('pause');
    expect(await refusal(cancel())).toBe('503 premium.cancelFailed');
    expect(await reason(cancel())).toBe('The subscription was not cancelled');
    paying.provider.failures.pause = refusedBy();
    expect(await refusal(cancel())).toBe('503 premium.cancelFailed');
    paying.provider.failures.pause = new ProviderUnavailable();
    expect(await refusal(cancel())).toBe('503 premium.cancelFailed');
    paying.provider.failures.pause = new TypeError('a fault of ours');
    await expect(cancel()).rejects.toThrow('a fault of ours');
  });

  test('goes on after a failure, so that an abandoned order does not keep a subscription renewing', async () => {
    await paying.order({ state: 'pending' });
    paying.setTime(NOW + 1);
    const purchase = await bought();
    paying.provider.onCall = async () => {
      if (paying.provider.calls.at(-1) === 'pause O-1') throw new ProviderUnavailable();
    };
    expect(await refusal(cancel())).toBe('503 premium.cancelFailed');
    expect(paying.provider.calls).toEqual(['pause O-1', 'pause O-2']);
    expect((await paying.reload(purchase)).provider_state).toBe('paused');
  });

  test('while a renewal is overdue keeps the time that the page has promised', async () => {
    const purchase = await bought();
    const graceEnd = month.paidUntil + DAY;
    paying.setTime(month.paidUntil + HOUR);
    expect(await cancel()).toBe(graceEnd);
    expect(await paying.store.subscriptions.planOf(GUILD, graceEnd - 1)).toBe('premium');
    expect(await paying.store.subscriptions.planOf(GUILD, graceEnd)).toBe('free');
    await paying.billing.reconcile();
    expect((await paying.reload(purchase)).provider_state).toBe('paused');
    paying.setTime(graceEnd);
    await paying.billing.reconcile();
    expect(await paying.reload(purchase)).toMatchObject({ status: 'ended', provider_state: 'ended' });
  });

  test('succeeds if the provider has ended it meanwhile', async () => {
    const purchase = await bought();
    paying.provider.failures.pause = refusedBy();
    paying.provider.known.set('O-1', { ...(paying.provider.known.get('O-1') as ProviderSnapshot), state: 'ended' });
    expect(await cancel()).toBe(month.paidUntil);
    expect((await paying.reload(purchase)).provider_state).toBe('ended');
  });
});

describe('reactivating', () => {
  const reactivate = (user = '42') => reactivatePurchase(paying.billing, { guild: GUILD, user });

  test('resumes the renewal', async () => {
    const purchase = await bought({ state: 'paused' });
    await reactivate();
    expect(paying.provider.calls).toEqual(['resume O-1']);
    expect(await paying.reload(purchase)).toMatchObject({ status: 'active', provider_state: 'active' });
    // Repeating it does nothing.
    await reactivate();
    await reactivate('43');
    expect(paying.provider.calls).toEqual(['resume O-1']);
  });

  test('asks the provider, also about a subscription that is stored as renewing', async () => {
    await bought();
    paying.provider.known.set('O-1', { ...(paying.provider.known.get('O-1') as ProviderSnapshot), state: 'ended' });
    expect(await refusal(reactivate())).toBe('409 premium.endedAtProvider');
  });

  test('is refused if nothing runs or another user pays', async () => {
    expect(await refusal(reactivate())).toBe('409 premium.nothingToReactivate');
    const purchase = await bought({ state: 'paused' });
    expect(await refusal(reactivate('43'))).toBe('409 premium.paidByAnother');
    paying.setTime(month.paidUntil);
    expect(await refusal(reactivate())).toBe('409 premium.nothingToReactivate');
    expect((await paying.reload(purchase)).provider_state).toBe('paused');
  });

  test('is refused if the subscription has ended for good', async () => {
    await bought({ state: 'ended' });
    expect(await refused(reactivate())).toMatchObject({
      statusCode: 409,
      sentence: { key: 'premium.endedAtProvider', values: { provider: 'The Bank' } },
    });
    expect(paying.provider.calls).toEqual([]);
  });

  test('is refused if the provider ended it while it was paused', async () => {
    await bought({ state: 'paused' });
    paying.provider.failures.resume = refusedBy();
    paying.provider.known.set('O-1', { ...(paying.provider.known.get('O-1') as ProviderSnapshot), state: 'ended' });
    expect(await refusal(reactivate())).toBe('409 premium.endedAtProvider');
  });

  test('prefers a paused subscription to an ended one', async () => {
    for (const [index, state] of (['ended', 'paused', 'ended'] as const).entries()) {
      paying.setTime(NOW + index);
      await bought({ state, payments: [payment(`payment ${index}`)] });
    }
    await reactivate();
    expect(paying.provider.calls).toEqual(['resume O-2']);
  });

  test('fails if the provider does not resume it or is not configured', async () => {
    const purchase = await bought({ state: 'paused' });
    paying.provider.ignored.add('resume');
    expect(await refusal(reactivate())).toBe('503 premium.reactivateFailed');
    expect(await reason(reactivate())).toBe('The subscription was not resumed');
    paying.provider.failures.resume = new ProviderUnavailable();
    expect(await refusal(reactivate())).toBe('503 premium.reactivateFailed');
    await paying.store.db
      .updateTable('subscriptions')
      .set({ provider: 'gone' })
      .where('id', '=', purchase.id)
      .execute();
    expect(await refusal(reactivate())).toBe('409 premium.notOffered');
  });
});
