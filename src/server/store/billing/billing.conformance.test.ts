import { beforeEach, describe, expect, test } from 'vitest';
import { availableEngines } from '../../../../tests/server/engines.ts';
import { active, GUILD, NOW, order, payment, recordIn } from '../../../../tests/server/purchaseFixture.ts';
import { storePerTest } from '../../../../tests/server/storePerTest.ts';
import { DAY } from '../../../language/time/milliseconds.ts';
import type { Store } from '../store.ts';
import { GRACE, type NewPurchase, type PaidInvoice, type Purchase, type SubscriptionState } from './purchase.ts';

describe.each(await availableEngines())('billing in the store on $name', (engine) => {
  let store: Store;
  let second: Store;

  const another = storePerTest(engine, (opened) => {
    store = opened;
  });
  beforeEach(async () => {
    second = await another();
  });

  const record = (
    purchase: Purchase,
    standing?: Partial<SubscriptionState>,
    invoices?: PaidInvoice[],
    on: Store = store,
  ) => recordIn(on, purchase, standing, invoices);
  const current = async (purchase: Purchase) => (await store.purchases.byId('pay', purchase.id)) as Purchase;

  test('gives the plan from payment to expiry', async () => {
    const purchase = await store.purchases.begin(order);
    expect(await store.subscriptions.planOf(GUILD, NOW + 1)).toBe('free');
    await record(purchase);
    expect(await store.subscriptions.planOf(GUILD, NOW + 1999)).toBe('premium');
    expect(await store.subscriptions.planOf(GUILD, NOW + 2000)).toBe('free');
    await record(purchase, { status: 'cancelled', providerState: 'paused', endsAt: NOW + 1000 });
    expect(await store.subscriptions.planOf(GUILD, NOW + 999)).toBe('premium');
    expect(await store.subscriptions.planOf(GUILD, NOW + 1000)).toBe('free');
    expect(await store.purchases.endExpired(NOW + 1000)).toBe(1);
    expect((await current(purchase)).status).toBe('ended');
  });

  test('gives the plan for the total time of overlapping payments', async () => {
    const MONTH = 1000;
    const [kept, doubled] = [await store.purchases.begin(order), await store.purchases.begin(order)];
    const planAt = (at: number) => store.subscriptions.planOf(GUILD, NOW + at);
    const period = { paidUntil: NOW + MONTH, endsAt: NOW + MONTH };
    const ended = { status: 'cancelled', providerState: 'ended', ...period } as const;
    expect(await planAt(1)).toBe('free');
    // Whatever the order and however often they are stored, each payment counts once.
    for (const on of [store, second, store]) {
      await record(doubled, ended, [payment('D')], on);
      await record(kept, period, [payment('K')], on);
    }
    expect([await planAt(2 * MONTH - 1), await planAt(2 * MONTH)]).toEqual(['premium', 'free']);
    expect(await store.subscriptions.countRaised(NOW + MONTH + 1)).toBe(1);
    // The credited month is added to a renewal.
    const renewed = { paidUntil: NOW + 2 * MONTH, endsAt: NOW + 2 * MONTH };
    await record(kept, renewed, [payment('K'), payment('K2', { paid_at: NOW + MONTH })]);
    expect([await planAt(3 * MONTH - 1), await planAt(3 * MONTH)]).toEqual(['premium', 'free']);
    // Refunded time is no longer credited.
    await record(doubled, { ...ended, status: 'ended', paidUntil: null, endsAt: null }, [
      payment('D', { status: 'refunded' }),
    ]);
    expect([await planAt(2 * MONTH - 1), await planAt(2 * MONTH)]).toEqual(['premium', 'free']);
    // A later payment without overlap is not affected.
    const later = await store.purchases.begin({ ...order, now: NOW + 5 * MONTH });
    expect(await planAt(5 * MONTH)).toBe('free');
    const next = { paidUntil: NOW + 6 * MONTH, endsAt: NOW + 6 * MONTH };
    await record(later, next, [payment('L', { paid_at: NOW + 5 * MONTH })]);
    expect([await planAt(6 * MONTH - 1), await planAt(6 * MONTH)]).toEqual(['premium', 'free']);
  });

  test('credits overlapping time to the cancelled purchase', async () => {
    const [doubled, kept] = [await store.purchases.begin(order), await store.purchases.begin(order)];
    const paid = { paidUntil: NOW + 1000, endsAt: NOW + 1000 };
    const ended = { ...paid, status: 'cancelled', providerState: 'ended' } as const;
    const recordAt = async (at: number) => {
      const reading = await store.purchases.beginSnapshot(doubled);
      const standing = { ...active, ...ended };
      await store.purchases.recordSnapshot({
        purchase: doubled,
        providerId: 'I-1',
        sequence: reading,
        state: standing,
        invoices: [],
        at,
      });
      return current(doubled);
    };
    await record(doubled, ended, [payment('D')]);
    // Paid later, and renewing itself.
    await record(kept, paid, [payment('K', { paid_at: NOW + 1 })]);
    expect(await current(kept)).toMatchObject({ status: 'active', ends_at: NOW + 1000 });
    expect(await recordAt(NOW + 1998)).toMatchObject({ status: 'cancelled', ends_at: NOW + 1999 });
    expect(await recordAt(NOW + 1999)).toMatchObject({ status: 'ended', ends_at: NOW + 1999 });
  });

  test('credits no refunded time', async () => {
    const [doubled, kept] = [await store.purchases.begin(order), await store.purchases.begin(order)];
    await record(kept, { paidUntil: NOW + 1000, endsAt: NOW + 1000 }, [payment('K')]);
    const ended = { status: 'cancelled', providerState: 'ended', paidUntil: NOW + 1500, endsAt: NOW + 1500 } as const;
    await record(doubled, ended, [payment('A', { status: 'refunded' }), payment('B', { paid_at: NOW + 500 })]);
    expect(await current(doubled)).toMatchObject({ ends_at: NOW + 2000 });
  });

  test('finds an order by either id and by its payments', async () => {
    const purchase = await store.purchases.begin(order);
    await store.purchases.setProviderId(purchase, 'I-1');
    await store.purchases.setProviderId(purchase, 'I-2');
    const found = await store.purchases.byProviderId('pay', 'I-1');
    expect(found).toMatchObject({ id: purchase.id, guild_id: GUILD, amount: 499, status: 'pending', readings: 0 });
    expect(await store.purchases.byProviderId('pay', 'I-2')).toBeNull();
    expect(await store.purchases.byProviderId('other', 'I-1')).toBeNull();
    expect(await store.purchases.byId('other', purchase.id)).toBeNull();
    await record(purchase, {}, [payment('T1')]);
    expect((await store.purchases.byPayment('pay', 'T1'))?.id).toBe(purchase.id);
    expect(await store.purchases.byPayment('other', 'T1')).toBeNull();
    await store.purchases.discard(purchase);
    expect(await store.purchases.ofGuild(GUILD)).toHaveLength(1);
    const refused = await store.purchases.begin(order);
    await store.purchases.discard(refused);
    expect(await store.purchases.ofGuild(GUILD)).toHaveLength(1);
  });

  test('keeps the snapshot that was begun last, whichever is stored last', async () => {
    const purchase = await store.purchases.begin(order);
    const [older, newer] = [
      await store.purchases.beginSnapshot(purchase),
      await second.purchases.beginSnapshot(purchase),
    ];
    const base = { purchase, providerId: 'I-1', at: NOW };
    const ended: SubscriptionState = { ...active, status: 'cancelled', providerState: 'ended' };
    await second.purchases.recordSnapshot({
      ...base,
      sequence: newer,
      state: ended,
      invoices: [payment('T1', { status: 'refunded' })],
    });
    await store.purchases.recordSnapshot({ ...base, sequence: older, state: active, invoices: [payment('T1')] });
    expect(await current(purchase)).toMatchObject({ status: 'cancelled', provider_state: 'ended', recorded: newer });
    expect((await store.invoices.of('42')).map(({ status }) => status)).toEqual(['refunded']);
  });

  test('numbers receipts without gaps, one per payment, in concurrent processes', async () => {
    const purchases = await Promise.all(
      Array.from({ length: 4 }, (_, index) => store.purchases.begin({ ...order, guild: String(index) })),
    );
    const payments = (index: number) => [payment(`A${index}`), payment(`B${index}`, { paid_at: NOW + 1 })];
    await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        const purchase = purchases[index % 4] as Purchase;
        return record(purchase, {}, payments(index % 4), index % 2 ? store : second);
      }),
    );
    const invoices = await store.invoices.of('42');
    expect(invoices.map(({ number }) => number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const numbers = new Map(invoices.map(({ id, number }) => [id, number]));
    await record(purchases[0] as Purchase, {}, payments(0));
    for (const { id, number } of await store.invoices.of('42')) expect(number).toBe(numbers.get(id));
  });

  test('lists the subscriptions of servers and the orders of a payer, oldest first', async () => {
    const [late, early, other] = [
      await store.purchases.begin({ ...order, now: NOW + 1 }),
      await store.purchases.begin(order),
      await store.purchases.begin({ ...order, guild: '7', user: '43' }),
    ];
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
    expect(ids(await store.subscriptions.list(GUILD))).toEqual([early.id, late.id]);
    expect(new Set(ids(await store.subscriptions.listAll([GUILD, '7', '8'])))).toEqual(
      new Set([early.id, late.id, other.id]),
    );
    expect(await store.subscriptions.listAll([])).toEqual([]);
    expect(ids(await store.purchases.ofPayer('42'))).toEqual([early.id, late.id]);
    expect(await store.purchases.ofPayer('44')).toEqual([]);
  });

  test("keeps a provider's value by its name, the last one written", async () => {
    expect(await store.providerValues.read('pay', 'plan')).toBeNull();
    for (const value of ['P-1', 'P-2']) await store.providerValues.write('pay', 'plan', value);
    await store.providerValues.write('other', 'plan', 'P-3');
    expect(await store.providerValues.read('pay', 'plan')).toBe('P-2');
  });

  test('shows an invoice to its payer only, with the plan', async () => {
    await record(await store.purchases.begin(order), {}, [payment('T1')]);
    const [invoice] = await store.invoices.of('42');
    expect(await store.invoices.read(String(invoice?.id), '42')).toMatchObject({
      payment_id: 'T1',
      number: 1,
      plan: 'premium',
      plan_type: 'monthly',
    });
    expect(await store.invoices.read(String(invoice?.id), '43')).toBeNull();
    const purchase = await store.purchases.byPayment('pay', 'T1');
    const renewal = payment('T2', { paid_at: NOW + 9, status: 'refunded' });
    if (purchase) await record(purchase, {}, [payment('T1'), renewal]);
    const [last] = await store.invoices.of('42');
    expect(await store.invoices.read(String(last?.id), '42')).toMatchObject({ payment_id: 'T2', first_paid_at: NOW });
    await record(await store.purchases.begin({ ...order, guild: '7' }), {}, [
      payment('A', { status: 'refunded' }),
      payment('B', { paid_at: NOW + 1 }),
    ]);
    expect(await store.invoices.refunded([GUILD, '7'])).toEqual(new Set([purchase?.id]));
    expect(await store.invoices.refunded([])).toEqual(new Set());
    expect(await store.invoices.of('43')).toEqual([]);
  });

  test('stores an event once until it is applied', async () => {
    const event = { provider: 'pay', id: 'E1', type: 'T', subject: '{"a":1}', received_at: NOW };
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? store : second).webhookEvents.receive(event)),
    );
    await store.webhookEvents.receive({ ...event, subject: '{"a":2}' });
    await store.webhookEvents.receive({ ...event, provider: 'other', received_at: NOW + 1 });
    expect(await store.webhookEvents.waiting()).toMatchObject([
      { provider: 'pay', subject: '{"a":1}' },
      { provider: 'other' },
    ]);
    const purchase = await store.purchases.begin(order);
    const reading = await store.purchases.beginSnapshot(purchase);
    const source = { event: 'E1', at: NOW + 5 };
    await store.purchases.recordSnapshot({
      purchase,
      providerId: 'I',
      sequence: reading,
      state: active,
      invoices: [],
      ...source,
    });
    expect(await store.webhookEvents.isWaiting('pay', 'E1')).toBe(false);
    expect(await store.webhookEvents.isWaiting('other', 'E1')).toBe(true);
    await store.webhookEvents.markApplied('other', 'E1', NOW + 6);
    await store.webhookEvents.receive(event);
    expect(await store.webhookEvents.waiting()).toEqual([]);
  });

  test('deletes old applied events, but no waiting ones', async () => {
    const event = { provider: 'pay', type: 'T', subject: '{}', received_at: NOW - 900 };
    for (const id of ['old', 'young', 'waiting']) await store.webhookEvents.receive({ ...event, id });
    await store.webhookEvents.markApplied('pay', 'old', NOW - 101);
    await store.webhookEvents.markApplied('pay', 'young', NOW - 100);
    expect(await second.webhookEvents.forget(NOW - 100)).toBe(1);
    expect(await store.webhookEvents.forget(NOW - 100)).toBe(0);
    expect((await store.webhookEvents.waiting()).map(({ id }) => id)).toEqual(['waiting']);
    const kept = await store.db.selectFrom('webhook_events').select('id').orderBy('id').execute();
    expect(kept).toEqual([{ id: 'waiting' }, { id: 'young' }]);
  });

  test('deletes an unpaid order unless it was checked or paid meanwhile', async () => {
    const begin = (parts: Partial<NewPurchase> = {}) => store.purchases.begin({ ...order, ...parts });
    const unpaid = async (providers = ['pay'], before = NOW + 1) =>
      (await store.purchases.unpaid(providers, before)).map(({ id }) => id);
    const [open, read, paid, given, ended] = [
      await begin(),
      await begin(),
      await begin(),
      await begin(),
      await begin(),
    ];
    await begin({ provider: 'other' });
    await begin({ now: NOW + 1 });
    await record(given, { paidUntil: NOW, status: 'ended', providerState: 'ended' });
    await record(ended, { paidUntil: null, endsAt: null, status: 'ended', providerState: 'ended' });
    expect(new Set(await unpaid())).toEqual(new Set([open.id, read.id, paid.id, ended.id]));
    expect(await unpaid([])).toEqual([]);
    expect(await unpaid(['pay'], NOW)).toEqual([]);
    await second.purchases.beginSnapshot(read);
    await record(paid, {}, [payment('T1')]);
    expect(await store.purchases.forget(open)).toBe(true);
    expect(await store.purchases.forget(open)).toBe(false);
    expect(await store.purchases.forget(read)).toBe(false);
    expect(await store.purchases.forget(paid)).toBe(false);
    expect(await store.purchases.forget(await current(ended))).toBe(true);
    expect(await store.purchases.byId('pay', open.id)).toBeNull();
    expect(await unpaid()).toEqual([read.id]);
    expect(await store.subscriptions.planOf(GUILD, NOW + 1)).toBe('premium');
  });

  test('forgets the request of an unpaid order with it, so that a repeated one orders anew', async () => {
    const idempotencyKey = { key: 'a key of sixteen', hash: 'h' };
    const keyed = { guild: GUILD, user: order.user, action: 'checkout', idempotencyKey, at: NOW };
    const first = await store.purchases.begin({ ...order, keyed });
    expect((await second.purchases.begin({ ...order, keyed })).id).toBe(first.id);
    expect(await store.purchases.forget(first)).toBe(true);
    expect((await second.purchases.begin({ ...order, keyed })).id).not.toBe(first.id);
  });

  test('gives each due check to one process', async () => {
    for (let index = 0; index < 5; index++) await store.purchases.begin({ ...order, checkAt: NOW + index });
    const rounds = (now: number) =>
      Promise.all(
        Array.from({ length: 6 }, (_, index) => (index % 2 ? store : second).purchases.claimDue(now, now + 100)),
      );
    const taken = (await rounds(NOW + 3)).flat().map(({ id }) => id);
    expect(taken).toHaveLength(4);
    expect(new Set(taken).size).toBe(4);
    expect((await rounds(NOW + 4)).flat()).toHaveLength(1);
    expect((await rounds(NOW + 103)).flat()).toHaveLength(4);
    expect(await store.purchases.listOpen()).toHaveLength(5);
    await store.purchases.scheduleCheck((await store.purchases.listOpen())[0] as Purchase, null);
    expect(await store.purchases.listOpen()).toHaveLength(4);
  });

  test('lists the purchases of servers with several that can still be charged', async () => {
    const [first, then, other] = [
      await store.purchases.begin(order),
      await store.purchases.begin({ ...order, now: NOW + 1 }),
      await store.purchases.begin({ ...order, guild: '7' }),
    ];
    const concurrent = async (guild?: string) => (await store.purchases.concurrent(guild)).map(({ id }) => id);
    await record(then);
    await record(other);
    expect(await concurrent()).toEqual([]);
    await record(first, { providerState: 'paused', status: 'cancelled' });
    expect(await concurrent()).toEqual([first.id, then.id]);
    expect([await concurrent(GUILD), await concurrent('7')]).toEqual([[first.id, then.id], []]);
    await record(first, { providerState: 'ended', status: 'cancelled' });
    expect(await concurrent()).toEqual([]);
  });

  test('checks at once what is scheduled implausibly late', async () => {
    const days = 2 * 24 * 3_600_000;
    const [late, later] = [
      await store.purchases.begin({ ...order, checkAt: NOW + days }),
      await store.purchases.begin({ ...order, checkAt: NOW + days + 1 }),
    ];
    expect((await store.purchases.claimDue(NOW, NOW + 100)).map(({ id }) => id)).toEqual([later.id]);
    expect((await current(late)).look_at).toBe(NOW + days);
  });

  test('keeps the days of grace of a renewal when a plan was granted and soon revoked', async () => {
    const paidUntil = NOW + 30 * DAY;
    const standing = { paidUntil, endsAt: paidUntil + GRACE };
    const purchase = await store.purchases.begin(order);
    await record(purchase, standing, [payment('1')]);
    await store.subscriptions.grant({ guild: GUILD, plan: 'premium', now: NOW + 1 });
    await store.subscriptions.revoke(GUILD, NOW + 60_000);
    expect(await current(purchase)).toMatchObject({ status: 'active', ends_at: paidUntil + GRACE });
    await record(purchase, standing, [payment('1')]);
    expect(await current(purchase)).toMatchObject({ status: 'active', ends_at: paidUntil + GRACE });
    await store.subscriptions.grant({ guild: GUILD, plan: 'premium', now: NOW + DAY, endsAt: NOW + 4 * DAY });
    expect(await current(purchase)).toMatchObject({ ends_at: paidUntil + 3 * DAY + 59_999 });
  });

  test('ends the plans of any number of servers', async () => {
    const servers = Array.from({ length: 4200 }, (_, index) => String(1000 + index));
    for (const part of [servers.slice(0, 2100), servers.slice(2100)]) {
      const common = {
        plan: 'premium',
        provider: 'system',
        status: 'active',
        starts_at: NOW,
        ends_at: NOW + 1,
      } as const;
      const rows = part.map((guild_id) => ({ ...common, guild_id, id: guild_id, readings: 0, recorded: 0 }));
      await store.db.insertInto('subscriptions').values(rows).execute();
    }
    expect(await store.purchases.endExpired(NOW + 2)).toBe(servers.length);
    expect(await store.purchases.endExpired(NOW + 2)).toBe(0);
    const entries = await store.db.selectFrom('history').select('guild_id').where('kind', '=', 'plan').execute();
    expect(new Set(entries.map(({ guild_id }) => guild_id)).size).toBe(servers.length);
    expect(entries).toHaveLength(servers.length);
  });

  test('does not revoke purchases together with grants', async () => {
    await record(await store.purchases.begin(order));
    await store.subscriptions.grant({ guild: GUILD, plan: 'premium', now: NOW });
    expect(await store.subscriptions.revoke(GUILD, NOW + 1)).toBe(1);
    expect(await store.subscriptions.planOf(GUILD, NOW + 1)).toBe('premium');
  });

  test('gives back what was ended by a clock that leapt ahead', async () => {
    const later = NOW + 400 * 24 * 3_600_000;
    await store.subscriptions.grant({ guild: '7', plan: 'premium', now: NOW, endsAt: later - 1 });
    await store.subscriptions.grant({ guild: '8', plan: 'premium', now: NOW });
    const purchase = await store.purchases.begin(order);
    await record(purchase, { status: 'cancelled', providerState: 'ended', endsAt: later - 1, checkAt: null });
    expect(await store.purchases.endExpired(later)).toBe(2);
    expect(await store.subscriptions.planOf('7', later)).toBe('free');
    expect(await store.purchases.endExpired(NOW + 1)).toBe(0);
    expect((await current(purchase)).status).toBe('cancelled');
    expect(await store.subscriptions.revoke('8', NOW + 1)).toBe(1);
    await store.purchases.endExpired(NOW + 2);
    const plans = await store.subscriptions.plansOf([GUILD, '7', '8'], NOW + 2);
    expect(Object.fromEntries(plans)).toEqual({ [GUILD]: 'premium', 7: 'premium', 8: 'free' });
  });

  test('calls a plan ended once, when nothing gives it any more', async () => {
    const ends = async () => {
      const entries = await store.history.list({ guild: GUILD, kinds: ['plan'], limit: 9 });
      return entries.flatMap(({ at, details }) => (details?.kind === 'plan' && details.event === 'ended' ? [at] : []));
    };
    for (const endsAt of [NOW + 500, NOW + 2000]) {
      await store.subscriptions.grant({ guild: GUILD, plan: 'premium', now: NOW, endsAt });
    }
    await record(await store.purchases.begin(order));
    expect(await store.purchases.endExpired(NOW + 500)).toBe(1);
    expect(await ends()).toEqual([]);
    expect(await store.purchases.endExpired(NOW + 2000)).toBe(2);
    expect(await ends()).toEqual([NOW + 2000]);
  });

  test('keeps paid time while a plan is granted, until the grant is revoked', async () => {
    const purchase = await store.purchases.begin(order);
    await record(purchase, { status: 'cancelled', providerState: 'paused', endsAt: NOW + 1000 }, [payment('1')]);
    await store.subscriptions.grant({ guild: GUILD, plan: 'premium', now: NOW + 100, endsAt: NOW + 500 });
    expect((await current(purchase)).ends_at).toBe(NOW + 1400);
    await store.subscriptions.grant({ guild: GUILD, plan: 'premium', now: NOW + 600 });
    expect(await current(purchase)).toMatchObject({ ends_at: null, status: 'cancelled' });
    expect(await store.subscriptions.planOf(GUILD, NOW + 9000)).toBe('premium');
    await store.subscriptions.revoke(GUILD, NOW + 9000);
    expect(await current(purchase)).toMatchObject({ ends_at: NOW + 9800, status: 'cancelled' });
    expect(await store.subscriptions.planOf(GUILD, NOW + 9799)).toBe('premium');
    expect(await store.subscriptions.planOf(GUILD, NOW + 9800)).toBe('free');
  });
});
