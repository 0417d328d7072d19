import { describe, expect, test } from 'vitest';
import { availableEngines } from '../../../tests/server/engines.ts';
import { GUILD, saveDocument } from '../../../tests/server/saveDocument.ts';
import { storePerTest } from '../../../tests/server/storePerTest.ts';
import { migrations } from './migrations/migrations.ts';
import type { Store } from './store.ts';

describe.each(await availableEngines())('the store on $name', (engine) => {
  let store: Store;
  const another = storePerTest(engine, (opened) => {
    store = opened;
  });

  test('can be opened by several processes at once, and repeatedly', async () => {
    await engine.clear();
    await engine.prepare({ bare: true });
    const opened = await Promise.all([another(), another(), another()]);
    for (const one of opened) await one.ping();
    expect(await opened[0]?.db.selectFrom('migrations').select('name').execute()).toHaveLength(migrations.length);
    expect(await saveDocument(opened[1] as Store, 1, 0)).toEqual({ ok: true, revision: 1 });
  });

  test('returns the highest running plan', async () => {
    const { subscriptions } = store;
    expect(await subscriptions.planOf(GUILD, 1000)).toBe('free');
    await subscriptions.grant({ guild: GUILD, plan: 'premium', now: 1_790_000_000_000, endsAt: 1_790_000_000_500 });
    expect(await subscriptions.planOf(GUILD, 1_790_000_000_000)).toBe('premium');
    expect(await subscriptions.planOf(GUILD, 1_790_000_000_500)).toBe('free');
    await subscriptions.grant({ guild: GUILD, plan: 'premium', now: 1_790_000_000_600 });
    await subscriptions.grant({ guild: GUILD, plan: 'free', now: 1_790_000_000_600 });
    expect(await subscriptions.plansOf([GUILD, '7'], 1_900_000_000_000)).toEqual(
      new Map([
        [GUILD, 'premium'],
        ['7', 'free'],
      ]),
    );
    // The first one was over.
    expect(await subscriptions.revoke(GUILD, 1_790_000_000_700)).toBe(2);
    expect(await subscriptions.planOf(GUILD, 1_790_000_000_700)).toBe('free');
    expect((await subscriptions.list(GUILD)).map((row) => row.status)).toEqual(['active', 'ended', 'ended']);
    await expect(subscriptions.grant({ guild: GUILD, plan: 'gold', now: 1 })).rejects.toThrow('no plan gold');
  });

  test('counts the servers on a higher plan', async () => {
    const { subscriptions } = store;
    const grant = (guild: string, now: number, endsAt: number | null = null, plan = 'premium') =>
      subscriptions.grant({ guild, plan, now, endsAt });
    expect(await subscriptions.countRaised(10)).toBe(0);
    await grant(GUILD, 1);
    await grant(GUILD, 2, 50);
    await grant('7', 1, 10);
    await grant('8', 20);
    await grant('9', 1, null, 'free');
    expect(await subscriptions.countRaised(9)).toBe(3);
    expect(await subscriptions.countRaised(10)).toBe(2);
    await subscriptions.revoke(GUILD, 30);
    expect(await subscriptions.countRaised(30)).toBe(1);
  });

  test("shares the bot's state among processes", async () => {
    const second = await another();
    expect(await store.botState.read()).toBeNull();
    const counts = { guild_count: 3, user_count: null, command_count: 2 ** 40 };
    const state = { websocket: 'connected', latency: 41.5, started_at: 5, ...counts, reported_at: 9 } as const;
    await store.botState.write(state);
    expect(await second.botState.read()).toEqual(state);
    const all = Array.from({ length: 12 }, (_, index) =>
      (index % 2 ? store : second).botState.write({ ...state, guild_count: index }),
    );
    await Promise.all(all);
    await second.botState.write({ ...state, websocket: 'reconnecting', latency: 0 });
    expect(await store.botState.read()).toEqual({ ...state, websocket: 'reconnecting', latency: 0 });
    expect(await store.db.selectFrom('bot_state').selectAll().execute()).toHaveLength(1);
  });

  test('stores the last report about each document without a revision', async () => {
    await saveDocument(store, 1, 0);
    const report = (count: number, parts = {}) =>
      store.reports.write({
        guild: GUILD,
        document: 'customize.settings',
        value: { count, next: null },
        at: count,
        ...parts,
      });
    expect(await store.reports.read(GUILD, 'customize.settings')).toEqual({});
    await report(1);
    await report(2);
    await report(7, { guild: '7' });
    await report(8, { document: 'shop.settings' });
    expect(await store.reports.read(GUILD, 'customize.settings')).toEqual({ count: 2, next: null });
    expect((await store.documents.read(GUILD, ['customize.settings'])).get('customize.settings')?.revision).toBe(1);
    const second = await another();
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 ? store : second).reports.write({
          guild: GUILD,
          document: 'b.settings',
          value: { index },
          at: index,
        }),
      ),
    );
    expect(
      await store.db.selectFrom('reports').selectAll().where('document', '=', 'b.settings').execute(),
    ).toHaveLength(1);
  });
});
