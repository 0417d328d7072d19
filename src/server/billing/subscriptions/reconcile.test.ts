import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type BillingFixture,
  DAY,
  GUILD,
  HOUR,
  NOW,
  payment,
  refusedBy,
  snapshotOf,
  startBillingFixture,
} from '../../../../tests/server/billingFixture.ts';
import { type EventSubject, ForgedMessage, type ProviderSnapshot, ProviderUnavailable } from '../provider.ts';
import { presentInvoice } from '../receipts/invoices.ts';

let paying: BillingFixture;
beforeEach(async () => {
  paying = await startBillingFixture();
});
afterEach(() => paying.close());

const month = { paidUntil: NOW + 30 * DAY, payments: [payment('A')] };
const received = (id: string, subject: EventSubject, provider = 'bank') =>
  paying.store.webhookEvents.receive({ provider, id, type: 'T', subject: JSON.stringify(subject), received_at: NOW });
const waiting = async () => (await paying.store.webhookEvents.waiting()).map(({ id }) => id);

describe('the setup', () => {
  test('sets up offers and webhook at every provider and stores their ids', async () => {
    const reported: unknown[] = [];
    const { setUp } = paying.provider;
    paying.provider.setUp = async (...asked) => {
      reported.push(asked);
      return setUp(...asked);
    };
    expect(await paying.billing.setUp('https://here')).toEqual([
      {
        provider: 'bank',
        plans: ['premium.monthly.499.EUR: P-0', 'premium.yearly.3999.EUR: P-1'],
        webhookId: 'W-1',
      },
    ]);
    const seller = { productName: 'Guildhall', webhookUrl: 'https://here/api/billing/bank/webhook/' };
    expect(reported).toEqual([
      [[expect.objectContaining({ amount: 499 }), expect.objectContaining({ amount: 3999 })], seller],
    ]);
    expect(await paying.store.providerValues.read('bank', 'premium.yearly.3999.EUR')).toBe('P-1');
    expect(paying.billing.provider('bank')).toBe(paying.provider);
    expect(paying.billing.provider('other')).toBeNull();
    // Providers that are not configured are also known, so that past purchases have a title.
    expect(paying.billing.kinds.map(({ id }) => id)).toEqual(['paypal', 'bank']);
  });
});

describe('a run', () => {
  test('applies waiting events, checks due purchases and ends expired ones', async () => {
    const reported = await paying.order(month, { checkAt: NOW + 1 });
    const due = await paying.order({ ...month, payments: [payment('B')] }, { guild: '7' });
    await paying.store.subscriptions.grant({ guild: '8', plan: 'premium', now: 1, endsAt: NOW });
    await received('E', { subscription: 'O-1' });
    expect(await paying.billing.reconcileDue()).toEqual({ events: 1, read: 1, ended: 1 });
    expect([(await paying.reload(reported)).status, (await paying.reload(due)).status]).toEqual(['active', 'active']);
    expect(await paying.billing.reconcileDue()).toEqual({ events: 0, read: 0, ended: 0 });
    // The command checks everything that may have changed.
    expect(await paying.billing.reconcile()).toEqual({ events: 0, read: 2, ended: 0 });
    expect(paying.failed).toEqual([]);
  });

  test('lets another process retry after five minutes', async () => {
    const purchase = await paying.order(month);
    paying.provider.failures.read = new ProviderUnavailable();
    expect(await paying.billing.reconcileDue()).toMatchObject({ read: 0 });
    expect(paying.failed).toEqual([[`purchase ${purchase.id}`, paying.provider.failures.read]]);
    paying.setTime(NOW + 5 * 60_000 - 1);
    await paying.billing.reconcileDue();
    expect(paying.failed).toHaveLength(1);
    paying.setTime(NOW + 5 * 60_000);
    await paying.billing.reconcileDue();
    expect(paying.failed).toHaveLength(2);
  });

  test('continues after a failed event or order and ignores those of other providers', async () => {
    const purchase = await paying.order(month, { checkAt: NOW + 1 });
    await paying.order(null, { provider: 'other' });
    await received('A', { subscription: 'O-1' }, 'other');
    await received('B', { subscription: 'O-1' });
    await received('C', { subscription: 'unknown' });
    paying.provider.failures.read = new ProviderUnavailable();
    expect(await paying.billing.reconcileDue()).toEqual({ events: 1, read: 0, ended: 0 });
    expect(paying.failed).toEqual([['event B', paying.provider.failures.read]]);
    expect(await waiting()).toEqual(['A', 'B']);
    delete paying.provider.failures.read;
    expect(await paying.billing.reconcileDue()).toMatchObject({ events: 1 });
    expect((await paying.reload(purchase)).status).toBe('active');
  });

  test('applies an event although any number of older ones keep failing', async () => {
    await paying.order(month);
    for (let index = 0; index < 200; index++) await received(`A${index}`, { subscription: 'O-1' });
    await received('B', { subscription: 'unknown' });
    paying.provider.failures.read = new ProviderUnavailable();
    expect(await paying.billing.reconcileDue()).toMatchObject({ events: 1 });
    expect(await waiting()).not.toContain('B');
    expect(paying.failed).toHaveLength(201);
  });

  test('stops between two steps if the application closes', async () => {
    const closing = AbortSignal.abort(new Error('closing'));
    await paying.billing.reconcileDue(closing);
    await paying.order(month);
    await expect(paying.billing.reconcileDue(closing)).rejects.toThrow('closing');
    await received('E', { subscription: 'O-1' });
    await expect(paying.billing.reconcileDue(closing)).rejects.toThrow('closing');
    expect(await waiting()).toEqual(['E']);
  });

  test('keeps checking an order without an answer until it can no longer be paid', async () => {
    const purchase = await paying.order();
    await paying.billing.reconcileDue();
    expect((await paying.reload(purchase)).look_at).toBe(NOW + 60_000);
    paying.setTime(NOW + 3 * DAY + 1);
    await paying.billing.reconcileDue();
    expect((await paying.reload(purchase)).look_at).toBeNull();
  });

  test('ends a paused subscription for good when its time is over, but not before', async () => {
    const purchase = await paying.order({ ...month, state: 'paused' });
    await paying.billing.reconcileDue();
    expect(paying.provider.calls).toEqual([]);
    paying.setTime(month.paidUntil);
    await paying.billing.reconcile();
    expect(paying.provider.calls).toEqual(['end O-1']);
    expect(await paying.reload(purchase)).toMatchObject({ status: 'ended', provider_state: 'ended', look_at: null });
  });

  test('does not end a renewing subscription, however late its renewal', async () => {
    await paying.order({ ...month, paidUntil: NOW });
    paying.setTime(NOW + HOUR);
    await paying.billing.reconcileDue();
    expect(paying.provider.calls).toEqual([]);
  });

  test('checks again in an hour if a paused subscription does not end', async () => {
    const purchase = await paying.order({ state: 'paused' });
    paying.provider.ignored.add('end');
    await paying.billing.reconcileDue();
    expect(paying.provider.calls).toEqual(['end O-1']);
    expect((await paying.reload(purchase)).look_at).toBe(NOW + HOUR);
    paying.provider.failures.end = refusedBy();
    await paying.billing.reconcile();
    expect(paying.failed).toEqual([]);
  });
});

describe('several subscriptions of one server', () => {
  test('are reduced to one as soon as they are known', async () => {
    const first = await paying.order(month);
    paying.setTime(NOW + 1);
    const second = await paying.order({ ...month, payments: [payment('B')] });
    await paying.billing.reconcileDue();
    expect(paying.provider.calls).toEqual(['end O-2']);
    expect(paying.warned).toEqual([['Ending a duplicate subscription of a server', { purchase: second.id }]]);
    expect((await paying.reload(first)).status).toBe('active');
    expect((await paying.reload(second)).provider_state).toBe('ended');
  });

  test('are kept if their provider is not configured or does not answer', async () => {
    for (const count of [1, 2]) {
      paying.setTime(NOW + count);
      await paying.order({ ...month, payments: [payment(`A${count}`)] });
    }
    paying.provider.failures.end = new ProviderUnavailable();
    await paying.billing.reconcileDue();
    expect(paying.failed).toEqual([[expect.stringMatching(/^purchase /), paying.provider.failures.end]]);
    await paying.store.db.updateTable('subscriptions').set({ provider: 'gone' }).execute();
    await paying.billing.reconcileDue();
    expect(paying.provider.calls).toEqual(['end O-2']);
    const closing = AbortSignal.abort(new Error('closing'));
    await expect(paying.billing.reconcileDue(closing)).rejects.toThrow('closing');
  });
});

describe('an event', () => {
  const send = (subject: EventSubject, parts: object = {}) =>
    paying.billing.receive(paying.provider, {
      headers: {},
      body: Buffer.from(JSON.stringify({ webhook: 'W-1', id: 'E', subject, ...parts })),
    });
  beforeEach(() => paying.billing.setUp('https://here'));

  test('is refused if it is forged', async () => {
    await expect(send({}, { webhook: 'W-2' })).rejects.toThrow(ForgedMessage);
    expect(await waiting()).toEqual([]);
  });

  test('is applied in the background, once', async () => {
    const purchase = await paying.order(month);
    await send({ subscription: 'O-1' });
    await paying.billing.settled();
    expect(await paying.reload(purchase)).toMatchObject({ status: 'active', readings: 1 });
    expect(await waiting()).toEqual([]);
    await send({ subscription: 'O-1' });
    await paying.billing.settled();
    expect((await paying.reload(purchase)).readings).toBe(1);
  });

  test('that cannot be applied keeps waiting and is reported', async () => {
    await paying.order(month);
    paying.provider.failures.read = new ProviderUnavailable();
    await send({ subscription: 'O-1' });
    await paying.billing.settled();
    expect(paying.failed).toEqual([['event E', paying.provider.failures.read]]);
    expect(await waiting()).toEqual(['E']);
  });

  test('that makes a subscription a duplicate ends it', async () => {
    await paying.order(month);
    await send({ subscription: 'O-1' });
    await paying.billing.settled();
    paying.setTime(NOW + 1);
    await paying.order({ ...month, payments: [payment('B')] });
    await send({ subscription: 'O-2' }, { id: 'F' });
    await paying.billing.settled();
    expect(paying.provider.calls).toEqual(['end O-2']);
  });

  test.each<[string, (order: string) => EventSubject, number]>([
    ['by the name of the provider', () => ({ subscription: 'O-1' }), 1],
    ['by our own', (reference) => ({ reference }), 1],
    ['by both', (reference) => ({ subscription: 'O-1', reference }), 1],
    ['by its payment', () => ({ payment: 'A' }), 1],
    ['and is not another that took our name', (reference) => ({ subscription: 'O-9', reference }), 0],
    ['and is none of ours', () => ({ subscription: 'O-9', reference: 'x', payment: 'Y' }), 0],
    ['and is none', () => ({}), 0],
  ])('finds its order %s', async (_, subject, more) => {
    const purchase = await paying.order(month);
    await paying.billing.reconcileDue();
    const { readings } = await paying.reload(purchase);
    await send(subject(purchase.id));
    await paying.billing.settled();
    expect((await paying.reload(purchase)).readings - readings).toBe(more);
    expect(await waiting()).toEqual([]);
  });

  test('that arrives before the answer to the order finds it by its reference', async () => {
    const purchase = await paying.order();
    await send({ reference: purchase.id });
    await paying.billing.settled();
    expect((await paying.reload(purchase)).readings).toBe(0);
    paying.provider.known.set('O-1', {
      ...snapshotOf({ reference: purchase.id }),
      ...month,
    });
    await send({ reference: purchase.id, subscription: 'O-1' }, { id: 'F' });
    await paying.billing.settled();
    expect(await paying.reload(purchase)).toMatchObject({ provider_id: 'O-1', status: 'active' });
    expect(await paying.store.subscriptions.planOf(GUILD, NOW)).toBe('premium');
  });
});

describe('pruning', () => {
  const WEEK = 7 * DAY;
  const forgotten = async () => (await paying.billing.prune(30)).orders;

  test('deletes unapproved orders after a week', async () => {
    await paying.order();
    await paying.order({ state: 'pending' });
    await paying.order({ state: 'ended' });
    await paying.order({});
    paying.provider.known.delete('O-3');
    await paying.order(null, { provider: 'other' });
    paying.setTime(NOW + WEEK);
    expect(await forgotten()).toBe(0);
    paying.setTime(NOW + WEEK + 1);
    expect(await forgotten()).toBe(4);
    expect(await paying.store.purchases.ofGuild(GUILD)).toHaveLength(1);
  });

  test.each<[string, Partial<ProviderSnapshot>]>([
    ['that the payer agreed to', { state: 'active' }],
    ['that is paid', { state: 'ended', paidUntil: NOW + 30 * DAY }],
    ['of which something was paid', { state: 'ended', payments: [payment('A', { status: 'refunded' })] }],
  ])('refreshes an order %s instead', async (_, parts) => {
    const purchase = await paying.order(parts);
    paying.setTime(NOW + WEEK + 1);
    expect(await forgotten()).toBe(0);
    expect((await paying.reload(purchase)).provider_state).toBe(parts.state);
  });

  test('continues if a provider does not answer, and stops if the application closes', async () => {
    const purchase = await paying.order({ state: 'pending' });
    paying.setTime(NOW + WEEK + 1);
    paying.provider.failures.read = new ProviderUnavailable();
    expect(await forgotten()).toBe(0);
    expect(paying.failed).toEqual([[`purchase ${purchase.id}`, paying.provider.failures.read]]);
    const closing = AbortSignal.abort(new Error('closing'));
    await expect(paying.billing.prune(30, closing)).rejects.toThrow('closing');
  });

  test('deletes an order although any number of older ones cannot be deleted', async () => {
    for (let index = 0; index < 100; index++) await paying.order({ state: 'active' });
    paying.setTime(NOW + 1);
    await paying.order();
    paying.setTime(NOW + WEEK + 2);
    expect(await forgotten()).toBe(1);
  });

  test('deletes events that were applied more than the given number of days ago', async () => {
    await received('E', {});
    await paying.store.webhookEvents.markApplied('bank', 'E', NOW);
    paying.setTime(NOW + 30 * DAY);
    expect(await paying.billing.prune(30)).toEqual({ events: 0, orders: 0 });
    paying.setTime(NOW + 30 * DAY + 1);
    expect(await paying.billing.prune(30)).toEqual({ events: 1, orders: 0 });
  });
});

describe('an invoice', () => {
  test('shows its printed number', async () => {
    await paying.order(month);
    await paying.billing.reconcileDue();
    const [invoice] = await paying.store.invoices.of('42');
    expect(invoice && presentInvoice(invoice)).toEqual({
      invoice_id: invoice?.id,
      number: 'R-000001',
      created_at: '2030-01-01T00:00:00.000Z',
      plan: 'premium',
      guild_name: 'Harbour',
      amount_due: 499,
      currency: 'EUR',
      status: 'paid',
    });
  });
});
