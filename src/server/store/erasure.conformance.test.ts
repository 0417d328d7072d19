import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../../generated/statistics/events.ts';
import { availableEngines } from '../../../tests/server/engines.ts';
import { order, payment, recordIn } from '../../../tests/server/purchaseFixture.ts';
import { saveDocument } from '../../../tests/server/saveDocument.ts';
import { storePerTest } from '../../../tests/server/storePerTest.ts';
import { eraseCommand } from '../services/commands/eraseCommand.ts';
import { ANONYMIZED_OF_USER, ERASED_OF_USER, ERASED_WITH_GUILD, KEPT_OF_GUILD, KEPT_OF_USER } from './erasure.ts';
import type { Store } from './store.ts';

const GUILD = '123456789012345678';
const OTHER = '987654321098765432';
const USER = '423456789012345678';
const NEIGHBOUR = '523456789012345678';
const NOW = 1_790_000_000_000;
const AT = new Date(NOW - 60_000).toISOString();
const engines = await availableEngines();
const OF_SERVERS = { ...ERASED_WITH_GUILD, ...KEPT_OF_GUILD };
const EVERYONE = { id: GUILD, type: 0, allow: '0', deny: '1024' };

/** A channel in which the users have permissions of their own. */
const channelOf = (...users: string[]) => ({
  id: '1',
  name: 'captains',
  permission_overwrites: [EVERYONE, ...users.map((id) => ({ id, type: 1, allow: '1024', deny: '0' }))],
});

describe.each(engines)('erasure in the store on $name', (engine) => {
  let store: Store;
  let marks = 0;

  storePerTest(engine, (opened) => {
    store = opened;
  });

  /** The tables of this store. Kysely would list those of all schemas, some of which other tests are dropping. */
  async function tables(): Promise<{ name: string; columns: { name: string; dataType: string }[] }[]> {
    if (engine.name === 'SQLite') return store.db.introspection.getTables();
    const { rows } = await sql<{ table: string; name: string; dataType: string }>`
      select table_name as "table", column_name as name, data_type as "dataType"
      from information_schema.columns where table_schema = current_schema()`.execute(store.db);
    const names = [...new Set(rows.map(({ table }) => table))];
    return names.map((name) => ({ name, columns: rows.filter(({ table }) => table === name) }));
  }

  /** Inserts a row of a server and user into every table that has such rows. */
  async function fill(guild: string, user: string): Promise<void> {
    for (const { name, columns } of await tables()) {
      if (!Object.hasOwn(OF_SERVERS, name)) continue;
      const values = columns.map((column) => {
        marks++;
        if (column.name === 'guild_id') return guild;
        if (column.name === 'user_id' || column.name === 'updated_by') return user;
        if (!/char|text/i.test(column.dataType)) return marks;
        if (name === 'backups' && column.name === 'value') {
          const names = { [`member:${user}`]: 'A name', 'role:2': 'Captain' };
          return JSON.stringify({ settings: {}, names, channels: [channelOf(user)] });
        }
        if (column.name === 'payload') return JSON.stringify({ channels: [channelOf(user)] });
        if (/^(wins|winners)$/.test(column.name)) return '[]';
        return /^(floors|value)$/.test(column.name) ? '{}' : `${marks}`.slice(0, 3);
      });
      const names = columns.map((column) => sql.ref(column.name));
      await sql`insert into ${sql.table(name)} (${sql.join(names)}) values (${sql.join(values)})`.execute(store.db);
    }
  }

  /** The columns in which an id is stored anywhere, also within JSON, as `table.column`. */
  async function columnsNaming(id: string): Promise<string[]> {
    const found: string[] = [];
    for (const { name, columns } of await tables()) {
      for (const column of columns) {
        const { rows } = await sql`select 1 from ${sql.table(name)}
          where cast(${sql.ref(column.name)} as text) like ${`%${id}%`} limit 1`.execute(store.db);
        if (rows.length > 0) found.push(`${name}.${column.name}`);
      }
    }
    return found.sort();
  }

  async function rowsOf(guild: string): Promise<Record<string, number>> {
    const { erased, kept } = await store.erasure.guild(guild);
    return { ...erased, ...kept };
  }

  test('lists every table with rows of a server or user', async () => {
    const withColumn = async (...names: string[]) =>
      (await tables())
        .filter(({ columns }) => columns.some(({ name }) => names.includes(name)))
        .map(({ name }) => name)
        .sort();
    expect(await withColumn('guild_id')).toEqual(Object.keys(OF_SERVERS).sort());
    const ofPeople = Object.keys({ ...ERASED_OF_USER, ...ANONYMIZED_OF_USER, ...KEPT_OF_USER });
    const others = (await withColumn('user_id', 'updated_by')).filter((name) => !ofPeople.includes(name));
    expect(others.every((name) => name.startsWith('statistics_'))).toBe(true);
  });

  test("erases a server's data except billing data, and nothing of other servers", async () => {
    await fill(GUILD, USER);
    await fill(OTHER, USER);
    const all = Object.fromEntries(Object.keys(OF_SERVERS).map((table) => [table, 1]));
    expect(await rowsOf(GUILD)).toEqual({ ...all, statistics_batches: 0 });
    await store.erasure.eraseGuild(GUILD);
    const { erased, kept } = await store.erasure.guild(GUILD);
    expect(new Set(Object.values(erased))).toEqual(new Set([0]));
    expect(new Set(Object.values(kept))).toEqual(new Set([1]));
    expect(await rowsOf(OTHER)).toEqual({ ...all, statistics_batches: 0 });
    await store.erasure.eraseGuild(GUILD);
    expect(await store.subscriptions.list(GUILD)).toHaveLength(1);
  });

  test('a revision that was read before it never matches what is saved after it', async () => {
    expect(await saveDocument(store, 1, 0)).toEqual({ ok: true, revision: 1 });
    expect(await saveDocument(store, 2, 1)).toEqual({ ok: true, revision: 2 });
    await store.erasure.eraseGuild(GUILD);
    expect(await saveDocument(store, 3, 0)).toEqual({ ok: true, revision: 3 });
    for (const read of [1, 2]) {
      expect(await saveDocument(store, 4, read)).toMatchObject({ ok: false, current: { value: { value: 3 } } });
    }
    await store.erasure.eraseGuild(GUILD);
    expect(await saveDocument(store, 5, 3)).toEqual({ ok: false, stale: true, current: null });
    await store.erasure.eraseGuild(OTHER);
    expect(await saveDocument(store, 6, 0)).toEqual({ ok: true, revision: 4 });
    expect(await saveDocument(store, 7, 4)).toEqual({ ok: true, revision: 5 });
    // Nothing was stored before the fourth, although the first save of all had the number 1.
    for await (const page of store.servers.pages()) {
      const before = await store.servers.versionsBefore(page, ['customize.settings'], 0);
      expect(before.get(GUILD)?.get('customize.settings')).toBeNull();
    }
    const saved = await store.history.newest(GUILD);
    const documents = saved.flatMap(({ made }) => made?.document ?? []);
    expect([...(await store.history.firstRevisions(GUILD, documents)).values()]).toEqual([4]);
  });

  test("ends a user's sessions and removes the id from saves, but not from payments", async () => {
    await fill(GUILD, USER);
    await fill(OTHER, NEIGHBOUR);
    for (const user of [USER, NEIGHBOUR]) {
      await store.sessions.add({ id: user, user_id: user, data: '{}', tokens: '', expires_at: NOW + 1 });
    }
    const neighbour = await store.erasure.user(NEIGHBOUR);
    await store.erasure.eraseUser(USER, NOW);
    expect(await store.sessions.get(USER, NOW)).toBeNull();
    expect(await store.sessions.get(NEIGHBOUR, NOW)).not.toBeNull();
    expect(await store.erasure.user(USER)).toEqual({
      erased: {
        sessions: 0,
        save_keys: 0,
        history_seen: 0,
        statistics: 0,
        statistics_batches: 0,
      },
      anonymized: { history: 0, documents: 0, backups: 0, bot_tasks: 0 },
      kept: { subscriptions: 1, invoices: 1, redemptions: 1 },
    });
    expect(await store.erasure.user(NEIGHBOUR)).toEqual(neighbour);
    expect(neighbour.anonymized).toEqual({ history: 1, documents: 1, backups: 1, bot_tasks: 1 });
    const byLaw = Object.entries(KEPT_OF_USER).map(([table, column]) => `${table}.${column}`);
    expect(await columnsNaming(USER)).toEqual(byLaw.sort());
    // The settings belong to the server.
    expect(await rowsOf(GUILD)).toMatchObject({ documents: 1, history: 1 });
    const saved = await store.db.selectFrom('history').select('user_id').where('guild_id', '=', GUILD).execute();
    expect(saved).toEqual([{ user_id: '0' }]);
  });

  test('removes the id for good from what a subscription still writes', async () => {
    const purchase = await store.purchases.begin({ ...order, guild: GUILD, user: USER });
    await recordIn(store, purchase);
    const charged = `\n  pay I-${purchase.id.slice(0, 8)}, of server ${GUILD}\n`;
    expect(await eraseCommand(store, ['--user', USER], NOW)).toContain(charged);
    expect(await eraseCommand(store, ['--guild', GUILD], NOW)).toContain(charged);
    await store.erasure.eraseUser(USER, NOW);
    for (const [index, status] of (['cancelled', 'active', 'ended', 'active'] as const).entries()) {
      const paidUntil = NOW + 1000 + index;
      const paid = [payment(`${index}`, { paid_at: NOW + index })];
      await recordIn(
        store,
        purchase,
        { status, paidUntil, providerState: status === 'active' ? status : 'ended' },
        paid,
      );
    }
    const stored = await store.db.selectFrom('history').select(['kind', 'user_id']).execute();
    expect(stored.length).toBeGreaterThan(3);
    expect(new Set(stored.map(({ user_id }) => user_id ?? '0'))).toEqual(new Set(['0']));
    await recordIn(store, purchase, { status: 'ended', providerState: 'ended' });
    expect(await eraseCommand(store, ['--user', USER], NOW)).not.toContain('go on');
    // Another order is of somebody who came back.
    await recordIn(store, await store.purchases.begin({ ...order, guild: OTHER, user: USER }));
    const written = store.db.selectFrom('history').select('user_id').where('guild_id', '=', OTHER);
    expect(await written.execute()).toEqual([{ user_id: USER }]);
  });

  test("removes a user's permissions and name from backups and tasks, and nothing else", async () => {
    const settings = { 'shop.settings': { version: 0, value: { text: `"${USER}" <@${USER}>` } } };
    const contentOf = (names: object, ...users: string[]) => ({ settings, names, channels: [channelOf(...users)] });
    const legacy = { channels: { channels: [], voiceChannels: [], categories: [] } };
    const values = [
      contentOf({ [`member:${USER}`]: 'A name', 'role:2': USER }, USER, NEIGHBOUR),
      contentOf({}, NEIGHBOUR),
      { settings },
      { ...legacy, settings },
    ];
    const made = [];
    for (const [at, value] of values.entries()) {
      made.push(await store.backups.add({ guild: GUILD, type: 'full', value: JSON.stringify(value), at, keep: 9 }));
    }
    await store.botTasks.add(
      [
        {
          guild_id: GUILD,
          backup_id: String(made[0]?.id),
          kind: 'restore_channels',
          payload: JSON.stringify(values[0]),
          created_at: 1,
        },
      ],
      { user: USER, within: { since: 0, until: Number.MAX_SAFE_INTEGER } },
    );
    expect((await store.erasure.user(USER)).anonymized).toMatchObject({ backups: 1, bot_tasks: 1 });
    await store.erasure.eraseUser(USER, NOW);
    expect((await store.erasure.user(USER)).anonymized).toMatchObject({ backups: 0, bot_tasks: 0 });
    const kept = await store.db.selectFrom('backups').select('value').orderBy('created_at').execute();
    const without = contentOf({ 'role:2': USER }, NEIGHBOUR);
    expect(kept.map(({ value }) => JSON.parse(value))).toEqual([without, ...values.slice(1)]);
    const [task] = await store.db.selectFrom('bot_tasks').select('payload').execute();
    expect(JSON.parse(task?.payload ?? '')).toEqual(without);
  });

  test('erases a member from statistics, whose totals still add up', async () => {
    const event = { guild_id: GUILD, at: AT };
    const balance = (user_id: string): Event => ({ ...event, kind: 'balance', user_id, primary: 150, secondary: 2 });
    const of = (user_id: string): Event[] => [
      balance(user_id),
      { ...event, kind: 'member', user_id, username: `name of ${user_id}`, avatar: null },
      { ...event, kind: 'message', user_id, rewarded: true },
      { ...event, kind: 'daily_claim', user_id, amount: 5, streak: 3 },
      { ...event, kind: 'blackjack_game', user_id, bet: 1, payout: 9, outcome: 'win', seconds: 5 },
      { ...event, kind: 'lottery_entry', user_id, lottery_id: 'l', tickets: 1 },
      { ...event, kind: 'lottery_win', user_id, lottery_id: 'l', prize: 7 },
    ];
    const count = (id: string, events: Event[]) =>
      store.statistics.count({ id, events, body: null, now: NOW, isReported: () => false });
    const read = async () => JSON.stringify(await store.statistics.read({ guild: GUILD, period: '24h', now: NOW }));
    await count('a', of(NEIGHBOUR));
    const { totals: alone } = (await store.statistics.read({ guild: GUILD, period: '24h', now: NOW })) ?? {};
    await count('b', of(USER));
    expect(await read()).toContain(USER);
    expect((await store.erasure.user(USER)).erased).toMatchObject({ statistics: 1 });
    await store.erasure.eraseUser(USER, NOW);
    expect(await read()).not.toContain(USER);
    expect(await read()).toContain(NEIGHBOUR);
    const held = ({ primary_total, holders, poor, middle }: NonNullable<typeof alone>) => [
      primary_total,
      holders,
      poor,
      middle,
    ];
    const { totals: standing } = (await store.statistics.read({ guild: GUILD, period: '24h', now: NOW })) ?? {};
    expect(standing && held(standing)).toEqual(alone && held(alone));
    for (const table of ['statistics_cells', 'statistics_participants', 'statistics_leaders'] as const) {
      const left = await store.db.selectFrom(table).selectAll().where('user_id', '=', USER).execute();
      expect([table, left]).toEqual([table, []]);
    }
    expect(await columnsNaming(USER)).toEqual([]);
    await count('c', [balance(USER)]);
    const { totals: again } = (await store.statistics.read({ guild: GUILD, period: '24h', now: NOW })) ?? {};
    expect(again?.primary_total).toBe(2 * Number(alone?.primary_total));
    expect(again?.holders).toBe(2);
  });

  test('erases a member whom only the wins or the floor of a ranking still name', async () => {
    const event = { guild_id: GUILD, at: AT };
    const users = Array.from({ length: 450 }, (_, index) => String(600_000_000_000_000_000n + BigInt(index)));
    const count = (id: string, events: Event[]) =>
      store.statistics.count({ id, events, body: null, now: NOW, isReported: () => false });
    const row = () => store.db.selectFrom('statistics_guilds').selectAll().executeTakeFirstOrThrow();
    await count(
      'a',
      users.map((user_id) => ({ ...event, kind: 'message', user_id, rewarded: true })),
    );
    const { user_id: lowest } = JSON.parse((await row()).floors).messages_24h;
    await store.erasure.eraseUser(lowest, NOW);
    const { floors } = await row();
    expect(floors).not.toContain(lowest);
    expect(JSON.parse(floors).messages_24h).toEqual({ user_id: users[98], value: 1 });

    await store.db
      .updateTable('statistics_guilds')
      .set({ winners: JSON.stringify([{ user: USER, at: NOW - 60_000, value: 700 }]) })
      .execute();
    expect((await store.erasure.user(USER)).erased).toMatchObject({ statistics: 1 });
    await store.erasure.eraseUser(USER, NOW);
    expect((await row()).winners).toBe('[]');
  });

  test.each(['server', 'user'] as const)('removes the events of a %s from stored batches', async (whose) => {
    const at = { guild_id: OTHER, at: AT };
    const others: Event[] = [
      { ...at, kind: 'message', user_id: NEIGHBOUR, rewarded: true },
      { ...at, kind: 'snapshot', total_members: 2, voice_users_online: 0 },
    ];
    const gone: Record<typeof whose, Event[]> = {
      server: [{ ...at, guild_id: GUILD, kind: 'message', user_id: NEIGHBOUR, rewarded: true }],
      user: [
        { ...at, kind: 'member', user_id: USER, username: 'A name', avatar: null },
        { ...at, kind: 'member_join', user_id: NEIGHBOUR, inviter_id: USER },
      ],
    };
    for (const [id, events] of Object.entries({ mixed: [...gone[whose], ...others], others })) {
      await store.statistics.count({ id, events, body: JSON.stringify(events), now: NOW, isReported: () => false });
    }
    await store.statistics.count({ id: 'old', events: gone[whose], body: null, now: NOW, isReported: () => false });
    const { erasure } = store;
    const found = async () => (whose === 'server' ? erasure.guild(GUILD) : erasure.user(USER));
    expect((await found()).erased).toMatchObject({ statistics_batches: 1 });
    await (whose === 'server' ? erasure.eraseGuild(GUILD) : erasure.eraseUser(USER, NOW));
    expect((await found()).erased).toMatchObject({ statistics_batches: 0 });
    const kept = await store.db.selectFrom('statistics_batches').select(['id', 'body']).orderBy('id').execute();
    expect(kept.map(({ id, body }) => [id, body && JSON.parse(body)])).toEqual([
      ['mixed', others],
      ['old', null],
      ['others', others],
    ]);
  });

  test('is a command that erases only with --yes', async () => {
    await fill(GUILD, USER);
    const run = (...args: string[]) => eraseCommand(store, args, NOW);
    const before = await rowsOf(GUILD);
    const shown = await run('--guild', GUILD);
    expect(shown).toContain(`Would be erased from the data of server ${GUILD}:\n`);
    expect(shown).toContain('\n  documents: 1\n');
    expect(shown).toMatch(/Kept, as tax and accounting law requires:\n {2}subscriptions: 1\n {2}invoices: 1/);
    expect(shown).toContain('Nothing was erased. Add --yes to erase it permanently.');
    expect(await rowsOf(GUILD)).toEqual(before);
    expect(await run('--user', USER)).toMatch(
      /Would be erased .*:\n {2}save_keys: 1\n {2}history_seen: 1\n {2}statistics: 1\nWould stay, without the user's id:\n {2}history: 1\n {2}documents: 1\n {2}backups: 1\n {2}bot_tasks: 1\nKept/,
    );
    expect((await store.erasure.user(USER)).anonymized).toMatchObject({ history: 1, documents: 1 });
    expect(await run('--guild', GUILD, '--yes')).toMatch(/^Erased from the data of server \d+:\n/);
    expect(await rowsOf(GUILD)).toMatchObject({ documents: 0, history: 0, backups: 0, reports: 0, invoices: 1 });
    expect(await run('--yes', '--user', USER)).toContain(`Erased from the data of user ${USER}:\n  nothing\n`);
    for (const wrong of [
      [],
      ['--guild'],
      ['--guild', 'x'],
      ['--guild', '0'],
      ['--guild', GUILD, '--user', USER],
      ['--all'],
      [GUILD],
      ['--user', '9'.repeat(19)],
    ]) {
      await expect(run(...wrong, '--yes')).rejects.toThrow('Usage: npm run erase -- --guild <id> [--yes]');
    }
  });
});
