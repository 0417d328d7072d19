import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refreshPurchase } from '../../src/server/billing/subscriptions/refreshPurchase.ts';
import type { Purchase } from '../../src/server/store/billing/purchase.ts';
import type { Store } from '../../src/server/store/store.ts';
import type { PayPalSimulator } from '../../src/simulators/paypal/simulator.ts';
import { DAY } from './billingSite.ts';
import { GUILD, type HeldBilling, START, startHeldBilling } from './heldBilling.ts';

let held: HeldBilling;
let paypal: PayPalSimulator;
let store: Store;
beforeEach(async () => {
  held = await startHeldBilling();
  ({ paypal, store } = held);
});
afterEach(() => held.close());

/** The state of a subscription at PayPal. */
function said(id: string) {
  const { status, billing_info } = paypal.control.subscription(id) as {
    status: string;
    billing_info?: {
      last_payment?: object;
      next_billing_time?: string;
      cycle_executions: { cycles_completed: number }[];
    };
  };
  const paid = billing_info?.cycle_executions[0]?.cycles_completed ?? 0;
  return { status, paid, next: billing_info?.next_billing_time };
}

async function stored(purchase: Purchase): Promise<Purchase> {
  const row = await store.purchases.byId('paypal', purchase.id);
  if (!row) throw new Error('There is no purchase');
  return row;
}

/** Compares the stored state with PayPal's. */
async function expectAsSaid(purchase: Purchase, id: string): Promise<void> {
  const row = await stored(purchase);
  const { status, paid, next } = said(id);
  const states: Record<string, string> = {
    APPROVAL_PENDING: 'pending',
    ACTIVE: 'active',
    SUSPENDED: 'cancelled',
    CANCELLED: 'cancelled',
    EXPIRED: 'cancelled',
  };
  expect(row.status).toBe(paid === 0 ? 'pending' : states[status]);
  if (next !== undefined) expect(row.paid_until).toBe(Date.parse(next));
  const due = new Date(START);
  if (next === undefined && paid > 0)
    expect(row.paid_until).toBe(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() + paid, due.getUTCDate(), 10));
  expect(await store.subscriptions.planOf(purchase.guild_id, held.clock)).toBe(paid > 0 ? 'premium' : 'free');
  const invoices = await store.invoices.of('42');
  expect(invoices.map(({ number }) => number).sort()).toEqual(Array.from({ length: paid }, (_, index) => index + 1));
}

/** The stored state, and the state after a first snapshot now: earlier states must not matter. */
async function standings(id: string): Promise<object[]> {
  const find = async () => {
    const row = await store.purchases.byProviderId('paypal', id);
    if (!row) throw new Error('There is no purchase');
    return row;
  };
  const standing = ({ status, provider_state, paid_until, ends_at }: Purchase) =>
    ({ status, provider_state, paid_until, ends_at }) as const;
  await store.purchases.endExpired(held.clock);
  const known = await find();
  const nothing = { status: 'pending', provider_state: null, paid_until: null, ends_at: null } as const;
  await store.db.updateTable('subscriptions').set(nothing).where('id', '=', known.id).execute();
  await refreshPurchase(held.made.sources, held.provider, { purchase: await find(), providerId: id });
  return [standing(known), standing(await find())];
}

async function forget(): Promise<void> {
  for (const table of ['webhook_events', 'invoices', 'counters'] as const) await store.db.deleteFrom(table).execute();
  await store.db
    .updateTable('subscriptions')
    .set({ status: 'pending', provider_state: null, paid_until: null, ends_at: null, readings: 0, recorded: 0 })
    .execute();
}

/** What events change. */
const CHANGED = ['subscriptions', 'webhook_events', 'invoices', 'counters'].map((name) => sql.table(name));

/** Remembers what is stored. @returns a function that restores it */
async function snapshot(): Promise<() => Promise<void>> {
  const saved = await Promise.all(
    CHANGED.map(async (table) => ({ table, rows: (await sql<object>`select * from ${table}`.execute(store.db)).rows })),
  );
  return async () => {
    for (const { table, rows } of saved) {
      await sql`delete from ${table}`.execute(store.db);
      for (const row of rows)
        await sql`insert into ${table} values (${sql.join(Object.values(row))})`.execute(store.db);
    }
  };
}

/**
 * Delivers events in every order, each twice. Orders that begin alike are delivered together until they part.
 * @param check is called after every event
 * @param end is called after the last event of every order
 * @returns the number of orders
 */
async function inEveryOrder(
  ids: readonly string[],
  check: () => Promise<void>,
  end: () => Promise<void>,
): Promise<number> {
  if (ids.length === 0) {
    await end();
    return 1;
  }
  const restore = await snapshot();
  let orders = 0;
  // Six in every order would be 720: of them, either the oldest or the newest arrives first.
  for (const id of ids.length > 5 ? [ids[0] ?? '', ids.at(-1) ?? ''] : ids) {
    await restore();
    await held.deliver(id, id);
    await check();
    orders += await inEveryOrder(
      ids.filter((other) => other !== id),
      check,
      end,
    );
  }
  return orders;
}

describe('the events of a subscription', () => {
  /** Its life: bought, paused, resumed, and cancelled at the provider. */
  const steps: ((id: string) => Promise<void>)[] = [
    (id) => paypal.control.approve(id),
    (id) => paypal.control.suspend(id),
    (id) => paypal.control.activate(id),
    (id) => paypal.control.cancel(id),
  ];

  test("lead to the provider's state, in any order and each twice, at every point of its life", async () => {
    const { purchase, id } = await held.order();
    let tried = 0;
    for (const step of [async () => {}, ...steps]) {
      await step(id);
      held.answers = new Map();
      await forget();
      tried += await inEveryOrder(
        held.events(),
        () => expectAsSaid(purchase, id),
        async () => expect(await store.webhookEvents.waiting()).toEqual([]),
      );
    }
    // 1, 3, 4, 5 and 6 events: created, activated, paid, suspended, resumed, cancelled.
    expect(held.events()).toHaveLength(6);
    expect(tried).toBe(1 + 6 + 24 + 120 + 240);
  });

  test('end an order whose first payment failed, in any order and each twice', async () => {
    const { purchase, id } = await held.order();
    await paypal.control.approve(id, { pays: false });
    const row = () => store.purchases.byId('paypal', purchase.id);
    await held.made.reconcileDue();
    expect(said(id).status).toBe('CANCELLED');
    await paypal.control.processDue();
    // Created, activated, payment failed, cancelled.
    expect(held.events()).toHaveLength(4);
    held.answers = new Map();
    await forget();
    const ended = { status: 'ended', provider_state: 'ended', paid_until: null, look_at: null };
    const tried = await inEveryOrder(
      held.events(),
      async () => expect(await row()).toMatchObject(ended),
      async () => expect(await store.subscriptions.planOf(GUILD, held.clock)).toBe('free'),
    );
    expect(tried).toBe(24);
    expect(await store.invoices.of('42')).toEqual([]);
  });

  test("lead to the provider's state even late, twice, concurrently and in any order while it changes", async () => {
    const { purchase, id } = await held.order();
    const day = (pays: boolean) => async () => {
      await paypal.control.fund(id, pays);
      held.clock += 10 * DAY;
      await paypal.control.processDue();
    };
    const happenings = [
      ...steps.map((step) => () => step(id)),
      day(true),
      day(true),
      () => paypal.control.refund(id, { value: '1.00' }),
    ];
    const model = fc.array(
      fc.oneof(
        fc.nat(happenings.length - 1).map((step) => ({ step })),
        fc.array(fc.nat(), { maxLength: 4 }).map((deliver) => ({ deliver })),
      ),
      { maxLength: 12 },
    );
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(model, async (actions) => {
        for (const action of actions) {
          if ('step' in action) await happenings[action.step]?.().catch(() => {});
          else await held.deliver(...action.deliver.map((at) => held.events()[at % held.events().length] ?? ''));
        }
        const last = held.events().filter((event) => !seen.has(event));
        await held.deliver(...last);
        await held.deliver(...held.events().slice(-3));
        for (const event of held.events()) seen.add(event);
        const row = await stored(purchase);
        const { status, paid } = said(id);
        const state = {
          APPROVAL_PENDING: 'pending',
          ACTIVE: 'active',
          SUSPENDED: 'paused',
          CANCELLED: 'ended',
          EXPIRED: 'ended',
        }[status];
        expect(row.provider_state).toBe(state);
        const [known, fresh] = await standings(id);
        expect(known).toEqual(fresh);
        expect(await store.invoices.of('42')).toHaveLength(paid);
        expect(await store.webhookEvents.waiting()).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test.each([
    ['the job', () => held.made.reconcileDue()],
    ['pruning, instead of being deleted as unpaid', () => held.made.prune(90)],
  ])('are not needed: an approved subscription is started by %s', async (_, work) => {
    held.before = async (_address, init) => {
      if (typeof init?.body === 'string') init.body = init.body.replace('SUBSCRIBE_NOW', 'CONTINUE');
    };
    const { purchase, id } = await held.order();
    held.clock += 8 * DAY;
    await paypal.control.approve(id);
    expect(said(id).status).toBe('APPROVED');
    await work();
    expect(said(id)).toMatchObject({ status: 'ACTIVE', paid: 1 });
    await expectAsSaid(purchase, id);
  });

  test('never let a late answer undo a newer one', async () => {
    const { purchase, id } = await held.order();
    await paypal.control.approve(id);
    const [, activated = '', paid = ''] = held.events();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let first = true;
    // The first snapshot gets its answer but is stored late.
    held.before = async (address) => {
      if (!first || !address.includes('/transactions')) return;
      first = false;
      await released;
    };
    const slow = held.deliver(activated);
    await expect.poll(() => first).toBe(false);
    await paypal.control.cancel(id);
    const cancelled = held.events().at(-1) ?? '';
    await held.made.receive(held.provider, held.messageOf(cancelled));
    const state = async () => (await store.purchases.byId('paypal', purchase.id))?.provider_state;
    await expect.poll(state).toBe('ended');
    release();
    await slow;
    expect(await state()).toBe('ended');
    await held.deliver(paid);
    await expectAsSaid(purchase, id);
  });
});
