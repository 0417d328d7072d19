import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postgres, postgresIsAvailable, sqlite } from '../../../tests/server/engines.ts';
import type { NewBackup } from './backups.ts';
import { copyStore } from './copy.ts';
import { migrations } from './migrations/migrations.ts';
import type { Store } from './store.ts';

const GUILD = '123456789012345678';
const BY = { user: '42', at: 1_790_000_000_000 };
function save(store: Store, value: number, expectedRevision: number | null, document = 'customize.settings') {
  return store.documents.save({
    guild: GUILD,
    document,
    value: { value, text: 'ü😀 "quoted"', list: [1, null, { a: true }] },
    version: 3,
    expectedRevision,
    user: '42',
    at: 1_790_000_000_000,
  });
}

function backUp(store: Store, parts: Partial<NewBackup> = {}) {
  return store.backups.add({ guild: GUILD, type: 'full', value: '{"a":"ü😀"}', at: 1000, keep: 5, ...parts });
}

const engines = [sqlite(), ...((await postgresIsAvailable()) ? [postgres()] : [])];

describe.each(engines)('the store on $name', (engine) => {
  let store: Store;
  const others: Store[] = [];
  const another = async () => {
    const opened = await engine.open();
    others.push(opened);
    return opened;
  };

  beforeEach(async () => {
    await engine.prepare();
    store = await engine.open();
  });
  afterEach(async () => {
    await Promise.all([store, ...others.splice(0)].map((opened) => opened.close()));
    await engine.clear();
  });

  test('reads documents as they were saved', async () => {
    expect(await store.documents.read(GUILD, ['customize.settings'])).toEqual(new Map());
    expect(await save(store, 1, 0)).toEqual({ ok: true, revision: 1 });
    await save(store, 9, 0, 'shop.settings');
    const read = await store.documents.read(GUILD, ['customize.settings', 'missing']);
    expect([...read]).toEqual([
      [
        'customize.settings',
        { revision: 1, version: 3, value: { value: 1, text: 'ü😀 "quoted"', list: [1, null, { a: true }] } },
      ],
    ]);
    expect(await store.documents.read('1', ['customize.settings'])).toEqual(new Map());
    expect(await store.documents.read(GUILD, [])).toEqual(new Map());
  });

  test('refuses a save from an older revision and returns the current document', async () => {
    await save(store, 1, 0);
    expect(await save(store, 2, 1)).toEqual({ ok: true, revision: 2 });
    expect(await save(store, 3, 1)).toMatchObject({
      ok: false,
      stale: true,
      current: { revision: 2, value: { value: 2 } },
    });
    expect(await save(store, 3, 0)).toMatchObject({ ok: false, current: { revision: 2 } });
    expect(await save(store, 3, 7, 'never.saved')).toEqual({ ok: false, stale: true, current: null });
    expect((await store.documents.read(GUILD, ['customize.settings'])).get('customize.settings')?.value.value).toBe(2);
  });

  test('writes a history row for each save, but none for a refused one', async () => {
    await save(store, 1, null);
    await save(store, 2, null);
    await save(store, 3, 1);
    const rows = await store.db.selectFrom('history').selectAll().orderBy('revision').execute();
    expect(rows.map((row) => [row.revision, JSON.parse(row.value ?? '').value, row.user_id, row.at])).toEqual([
      [1, 1, '42', 1_790_000_000_000],
      [2, 2, '42', 1_790_000_000_000],
    ]);
  });

  test('accepts exactly one of many concurrent saves from the same revision', async () => {
    const second = await another();
    const results = await Promise.all(
      Array.from({ length: 16 }, (_, index) => save(index % 2 ? store : second, index, 0)),
    );
    expect(results.filter((result) => result.ok)).toEqual([{ ok: true, revision: 1 }]);
    expect(results.filter((result) => !result.ok)).toHaveLength(15);
  });

  test('never repeats a revision in concurrent overwrites', async () => {
    const second = await another();
    const results = await Promise.all(
      Array.from({ length: 16 }, (_, index) => save(index % 2 ? store : second, index, null)),
    );
    const revisions = results.map((result) => (result.ok ? result.revision : 0)).sort((a, b) => a - b);
    expect(revisions).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    const last = (await store.documents.read(GUILD, ['customize.settings'])).get('customize.settings');
    const history = await store.db.selectFrom('history').selectAll().where('revision', '=', 16).executeTakeFirst();
    expect(last?.revision).toBe(16);
    expect(JSON.parse(history?.value ?? '{}')).toEqual(last?.value);
  });

  test('can be opened by several processes at once, and repeatedly', async () => {
    await engine.clear();
    await engine.prepare();
    const opened = await Promise.all([another(), another(), another()]);
    for (const one of opened) await one.ping();
    expect(await opened[0]?.db.selectFrom('migrations').select('name').execute()).toHaveLength(migrations.length);
    expect(await save(opened[1] as Store, 1, 0)).toEqual({ ok: true, revision: 1 });
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
    expect(await subscriptions.revoke(GUILD, 1_790_000_000_700)).toBe(3);
    expect(await subscriptions.planOf(GUILD, 1_790_000_000_700)).toBe('free');
    expect((await subscriptions.list(GUILD)).map((row) => row.status)).toEqual(['ended', 'ended', 'ended']);
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
    const state = { websocket: 'connected', latency: 41.5, started_at: 5, guild_count: 3, reported_at: 9 } as const;
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

  test('stores, replaces, expires and ends sessions', async () => {
    const { sessions } = store;
    const row = { id: 'a', user_id: '42', data: '{"x":1}', tokens: 't', expires_at: 1_790_000_000_000 };
    await sessions.add(row);
    await sessions.update('a', '{"x":2}');
    await sessions.add({ ...row, id: 'b' });
    await sessions.add({ ...row, id: 'c', user_id: '43', expires_at: 5 });
    expect(await sessions.get('a', 1)).toEqual({ ...row, data: '{"x":2}', refresh_lease: null });
    expect(await sessions.get('a', row.expires_at)).toBeNull();
    expect(await sessions.get('c', 4)).not.toBeNull();
    await sessions.destroyExpired(5);
    expect(await sessions.get('c', 4)).toBeNull();
    await sessions.destroy('a');
    // By a call that was in progress while the session ended.
    await sessions.update('a', '{"x":3}');
    expect(await sessions.get('a', 1)).toBeNull();
    expect(await sessions.get('b', 1)).not.toBeNull();
  });

  test('ends all sessions of one user only', async () => {
    const { sessions } = store;
    const row = { user_id: '42', data: '{}', expires_at: 9 };
    for (const id of ['a', 'b']) await sessions.add({ ...row, id, tokens: `tokens of ${id}` });
    await sessions.add({ ...row, id: 'c', user_id: '43', tokens: 'tokens of c' });
    expect((await sessions.destroyAllOf('42')).sort()).toEqual(['tokens of a', 'tokens of b']);
    expect(await Promise.all(['a', 'b', 'c'].map((id) => sessions.get(id, 1)))).toEqual([
      null,
      null,
      expect.objectContaining({ id: 'c' }),
    ]);
    expect(await sessions.destroyAllOf('42')).toEqual([]);
  });

  test("lets one process at a time refresh a session's tokens", async () => {
    const processes = [store, await another(), await another()].map(({ sessions }) => sessions);
    await store.sessions.add({ id: 'a', user_id: '42', data: '{}', tokens: 'old', expires_at: 9 });
    const seen = { tokens: 'old', refresh_lease: null };
    const claims = await Promise.all(processes.map((one, index) => one.claimRefresh('a', seen, `lease ${index}`)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    const lease = `lease ${claims.indexOf(true)}`;
    expect(await store.sessions.tokens('a')).toEqual({ tokens: 'old', refresh_lease: lease });
    // Given back by another, it stays; taken over from one that is known, it changes hands.
    await store.sessions.releaseRefresh('a', 'another lease');
    expect(await store.sessions.claimRefresh('a', seen, 'late')).toBe(false);
    expect(await store.sessions.claimRefresh('a', { ...seen, refresh_lease: lease }, 'heir')).toBe(true);
    await store.sessions.releaseRefresh('a', 'heir');
    expect(await store.sessions.tokens('a')).toEqual({ tokens: 'old', refresh_lease: null });
    expect(await store.sessions.claimRefresh('a', seen, 'heir')).toBe(true);
    expect(await store.sessions.replaceTokens('a', 'new')).toBe(true);
    expect(await store.sessions.tokens('a')).toEqual({ tokens: 'new', refresh_lease: null });
    expect(await store.sessions.claimRefresh('a', seen, 'late')).toBe(false);
    await store.sessions.update('a', '{"x":1}');
    expect(await store.sessions.get('a', 1)).toMatchObject({ tokens: 'new', data: '{"x":1}' });
    await store.sessions.destroy('a');
    expect(await store.sessions.tokens('a')).toBeNull();
    expect(await store.sessions.replaceTokens('a', 'newer')).toBe(false);
  });

  test('writes several documents or none', async () => {
    await save(store, 1, 0);
    const part = (document: string, expectedRevision: number) => ({
      guild: GUILD,
      document,
      value: { value: 9 },
      version: 3,
      expectedRevision,
      user: '42',
      at: 2,
    });
    expect(await store.documents.saveAll([part('b.settings', 0), part('customize.settings', 7)])).toBe(false);
    const names = ['b.settings', 'customize.settings'];
    expect([...(await store.documents.read(GUILD, names)).entries()]).toMatchObject([
      ['customize.settings', { revision: 1, value: { value: 1 } }],
    ]);
    expect(await store.db.selectFrom('history').selectAll().execute()).toHaveLength(1);
    expect(await store.documents.saveAll([part('b.settings', 0), part('customize.settings', 1)])).toBe(true);
    const after = await store.documents.read(GUILD, names);
    expect([after.get('b.settings')?.revision, after.get('customize.settings')?.revision]).toEqual([1, 2]);
    expect(await store.db.selectFrom('history').selectAll().execute()).toHaveLength(3);
  });

  test('pages through a document of all servers', async () => {
    for (const guild of ['3', '1', '2']) {
      const rest = { version: 1, expectedRevision: 0, user: '42', at: 1 };
      await store.documents.save({ guild, document: 'a.settings', value: { guild }, ...rest });
      await store.documents.save({ guild, document: 'b.settings', value: {}, ...rest });
    }
    const found = [];
    for await (const page of store.documents.pages('a.settings')) found.push(...page.map(({ guild }) => guild));
    expect(found).toEqual(['1', '2', '3']);
  });

  test('misses no server between pages, and finds older documents', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      guild_id: String(1000 + index),
      document: 'a.settings',
      revision: 1,
      version: index % 2,
      value: '{}',
      updated_at: 1,
      updated_by: '42',
    }));
    for (const half of [rows.slice(500), rows.slice(0, 500)]) {
      await store.db.insertInto('documents').values(half).execute();
    }
    const pages = [];
    for await (const page of store.documents.pages('a.settings')) pages.push(page.map(({ guild }) => guild));
    expect(pages.map((page) => page.length)).toEqual([500, 500]);
    expect(pages.flat()).toEqual(rows.map(({ guild_id }) => guild_id));
    const older = [];
    for await (const { guild, stored } of store.documents.olderThan('a.settings', 1))
      older.push([guild, stored.version]);
    expect(older).toEqual(rows.filter(({ version }) => version < 1).map(({ guild_id }) => [guild_id, 0]));
  });

  test('keeps the newest backups of a server, newest first', async () => {
    const ids = [];
    for (let at = 1; at <= 7; at++) ids.push((await backUp(store, { at, type: at % 2 ? 'roles' : 'full' }))?.id);
    await backUp(store, { guild: '7' });
    const kept = await store.backups.list(GUILD);
    expect(kept.map(({ created_at }) => created_at)).toEqual([7, 6, 5, 4, 3]);
    expect(kept[0]).toMatchObject({ id: ids[6], created_at: 7, type: 'roles', origin: 'manual', kept: 0 });
    expect(await store.backups.read(GUILD, String(ids[6]))).toMatchObject({ value: '{"a":"ü😀"}' });
    expect(await store.backups.read(GUILD, String(ids[0]))).toBeNull();
    expect(await store.backups.read('7', String(ids[6]))).toBeNull();
    expect(await store.backups.list('7')).toHaveLength(1);
  });

  test('orders backups by creation even if clocks disagree', async () => {
    const first = await backUp(store, { at: 1000 });
    const second = await backUp(store, { at: 900 });
    expect(await store.backups.list(GUILD)).toMatchObject([
      { id: second?.id, created_at: 1001 },
      { id: first?.id, created_at: 1000 },
    ]);
  });

  test('never keeps too many when several are made at once', async () => {
    const second = await another();
    await Promise.all(Array.from({ length: 16 }, (_, index) => backUp(index % 2 ? store : second, { at: index })));
    expect(await store.backups.list(GUILD)).toHaveLength(5);
  });

  test('gives each slot of the automatic backups to one process', async () => {
    const second = await another();
    const round = (turn: { due: number; last: number | null }) =>
      Promise.all(Array.from({ length: 12 }, (_, index) => backUp(index % 2 ? store : second, { slot: turn })));
    expect((await round({ due: 10, last: null })).filter(Boolean)).toHaveLength(1);
    expect((await round({ due: 20, last: 10 })).filter(Boolean)).toHaveLength(1);
    expect((await round({ due: 20, last: null })).filter(Boolean)).toHaveLength(0);
    await backUp(store);
    await backUp(store, { guild: '7' });
    await store.backups.skip('8', { due: 30, last: null });
    expect(await store.backups.lastSlots(['8'])).toEqual(new Map([['8', 30]]));
    expect(await store.backups.list('8')).toEqual([]);
    expect(await store.backups.lastSlots([GUILD, '7'])).toEqual(new Map([[GUILD, 20]]));
    expect(await store.backups.lastSlots([])).toEqual(new Map());
    const origins = (await store.backups.list(GUILD)).map(({ origin }) => origin);
    expect(origins).toEqual(['manual', 'automatic', 'automatic']);
  });

  test('does not replace backups that are marked as kept', async () => {
    const first = await backUp(store, { name: 'Before the move' });
    const second = await backUp(store);
    const id = String(first?.id);
    expect(await store.backups.update(GUILD, id, { ...BY, kept: true }, 1)).toBe('done');
    expect(await store.backups.update(GUILD, String(second?.id), { ...BY, kept: true }, 1)).toBe('full');
    expect(await store.backups.update(GUILD, 'none', { ...BY, kept: true }, 3)).toBe('absent');
    expect(await store.backups.update('7', id, { ...BY, kept: true }, 3)).toBe('absent');
    await backUp(store, { slot: { due: 10, last: null } });
    for (let count = 0; count < 4; count++) await backUp(store);
    const entries = await store.backups.list(GUILD);
    expect(entries).toHaveLength(5);
    expect(entries.at(-1)).toMatchObject({ id, name: 'Before the move', origin: 'manual', kept: 1 });
    expect(await store.backups.update(GUILD, id, { ...BY, name: null, kept: false }, 1)).toBe('done');
    expect((await store.backups.list(GUILD)).at(-1)).toMatchObject({ name: null, kept: 0 });
    await backUp(store);
    expect((await store.backups.list(GUILD)).map((entry) => entry.id)).not.toContain(id);
  });

  test('changes only the given properties of a backup, even at the limit of kept ones', async () => {
    const id = String((await backUp(store, { name: 'Before the move' }))?.id);
    await backUp(store);
    const marked = async () => (await store.backups.list(GUILD)).find((entry) => entry.id === id);
    expect(await store.backups.update(GUILD, id, { ...BY, kept: true }, 1)).toBe('done');
    expect(await marked()).toMatchObject({ name: 'Before the move', kept: 1 });
    expect(await store.backups.update(GUILD, id, { ...BY, kept: true }, 1)).toBe('done');
    expect(await store.backups.update(GUILD, id, { ...BY, name: 'Moved', kept: true }, 0)).toBe('done');
    expect(await marked()).toMatchObject({ name: 'Moved', kept: 1 });
    const other = String((await store.backups.list(GUILD))[0]?.id);
    expect(await store.backups.update(GUILD, other, { ...BY, name: 'Other' }, 1)).toBe('done');
    expect(await store.backups.update(GUILD, id, { ...BY, name: 'Again' }, 1)).toBe('done');
    expect(await marked()).toMatchObject({ name: 'Again', kept: 1 });
    expect(await store.backups.update(GUILD, id, { ...BY, kept: false }, 0)).toBe('done');
    expect(await marked()).toMatchObject({ name: 'Again', kept: 0 });
  });

  test('hands tasks to the bot once and deletes them with their backup', async () => {
    const backup = String((await backUp(store))?.id);
    const task = (kind: string, at: number) => ({
      guild_id: GUILD,
      backup_id: backup,
      kind,
      payload: '{"roles":[]}',
      created_at: at,
    });
    expect(
      await store.botTasks.add([task('restore_roles', 10), task('restore_channels', 10)], { ...BY, since: 0 }),
    ).toBe(true);
    expect(await store.botTasks.add([], { ...BY, since: 0 })).toBe(true);
    expect((await store.botTasks.waiting(0, 9)).map(({ kind }) => kind)).toEqual(['restore_roles', 'restore_channels']);
    expect(await store.botTasks.waiting(0, 1)).toHaveLength(1);
    expect(await store.botTasks.add([task('restore_roles', 20)], { ...BY, since: 5 })).toBe(false);
    const second = await another();
    const asked = await Promise.all(
      [store, second, store].map((one) => one.botTasks.add([task('restore_roles', 30)], { ...BY, since: 10 })),
    );
    expect(asked.filter(Boolean)).toHaveLength(1);
    const [{ id = '' } = {}] = await store.botTasks.list(GUILD);
    expect(await store.botTasks.report('none', 'done', null, 1)).toBeNull();
    expect(await store.botTasks.report(id, 'running', null, 40)).toMatchObject({ state: 'running', updated_at: 40 });
    expect(await store.botTasks.waiting(39, 9)).toEqual([]);
    expect(await store.botTasks.waiting(40, 9)).toMatchObject([{ id, payload: '{"roles":[]}' }]);
    expect(await store.botTasks.report(id, 'done', '{"created":1}', 50)).toMatchObject({ state: 'done' });
    expect(await store.botTasks.report(id, 'failed', null, 60)).toMatchObject({ state: 'done', updated_at: 50 });
    expect(await store.botTasks.count()).toEqual({ done: 1 });
    for (let count = 0; count < 5; count++) await backUp(store);
    expect(await store.botTasks.list(GUILD)).toEqual([]);
  });

  test('stores the last report about each document without a revision', async () => {
    await save(store, 1, 0);
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

  test('copies an embedded store into an empty one', async () => {
    const source = sqlite();
    await source.prepare();
    const from = await source.open();
    try {
      await save(from, 1, null);
      await save(from, 2, null);
      await from.subscriptions.grant({ guild: GUILD, plan: 'premium', now: 1 });
      await from.reports.write({ guild: GUILD, document: 'a.settings', value: { count: 3 }, at: 1 });
      const made = await backUp(from, { at: 5, slot: { due: 5, last: null } });
      const task = {
        guild_id: GUILD,
        backup_id: String(made?.id),
        kind: 'restore_roles',
        payload: '{}',
        created_at: 6,
      };
      await from.botTasks.add([task], { ...BY, since: 0 });
      await from.webhookEvents.receive({ provider: 'p', id: 'E1', type: 't', subject: '{}', received_at: 1 });
      await from.providerValues.write('p', 'plan', 'P-1');
      await from.coupons.create({ id: 'c', plan: 'premium', months: 1, uses: 2, expires_at: null, created_at: 1 });
      await from.coupons.redeem({ couponId: 'c', guild: '8', user: '42', now: 1, endsAt: () => 9 });
      expect(await copyStore(from, store)).toMatchObject({
        documents: 1,
        history: 6,
        subscriptions: 2,
        backups: 1,
        backup_turns: 1,
        bot_tasks: 1,
        reports: 1,
        invoices: 0,
        coupons: 1,
        redemptions: 1,
        webhook_events: 1,
        counters: 0,
        provider_values: 1,
      });
      expect(await store.coupons.read('c')).toEqual(await from.coupons.read('c'));
      expect(await store.webhookEvents.waiting()).toEqual(await from.webhookEvents.waiting());
      expect(await store.reports.read(GUILD, 'a.settings')).toEqual({ count: 3 });
      expect(await store.backups.list(GUILD)).toEqual(await from.backups.list(GUILD));
      expect(await store.backups.lastSlots([GUILD])).toEqual(new Map([[GUILD, 5]]));
      expect(await store.botTasks.list(GUILD)).toEqual(await from.botTasks.list(GUILD));
      expect(await store.documents.read(GUILD, ['customize.settings'])).toEqual(
        await from.documents.read(GUILD, ['customize.settings']),
      );
      expect(await store.subscriptions.planOf(GUILD, 2)).toBe('premium');
      await expect(copyStore(from, store)).rejects.toThrow('already has rows');
    } finally {
      await from.close();
      await source.clear();
    }
  });

  test('copies a consistent snapshot, whatever is saved meanwhile', async () => {
    const source = sqlite();
    await source.prepare();
    const [from, beside] = [await source.open(), await source.open()];
    try {
      const names = Array.from({ length: 450 }, (_, index) => `m${index}.settings`);
      for (const name of names) await save(from, 1, 0, name);
      let reads = 0;
      const meanwhile: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (reads++ === 0) {
            await save(beside, 2, 1, names[7]);
            await save(beside, 1, 0, 'new.settings');
          }
          return result;
        },
      };
      const copied = await copyStore({ ...from, db: from.db.withPlugin(meanwhile) }, store);
      expect([copied.documents, copied.history, reads > 6]).toEqual([450, 450, true]);
      expect(await save(store, 2, 1, names[7])).toEqual({ ok: true, revision: 2 });
    } finally {
      await Promise.all([from.close(), beside.close()]);
      await source.clear();
    }
  });
});
