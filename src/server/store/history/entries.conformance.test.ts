import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { postgres, postgresIsAvailable, sqlite } from '../../../../tests/server/engines.ts';
import { storePerTest } from '../../../../tests/server/storePerTest.ts';
import { copyStore } from '../copy.ts';
import { historyLog } from '../migrations/historyLog.ts';
import type { Store } from '../store.ts';
import type { Save } from '../storedDocument.ts';
import type { StoredEntry } from './entries.ts';

const GUILD = '123456789012345678';
const NOW = 1_790_000_000_000;
const hasPostgres = await postgresIsAvailable();
const engines = [sqlite(), ...(hasPostgres ? [postgres()] : [])];

const saveOf = (parts: Partial<Save> = {}): Save => ({
  guild: GUILD,
  document: 'shop.settings',
  value: { count: 1 },
  version: 0,
  expectedRevision: null,
  user: '42',
  at: NOW,
  ...parts,
});

/** So many entries after a cursor. In PostgreSQL, they are held back while any older transaction of the cluster is open. */
async function logOf(store: Store, count: number, after = 0): Promise<StoredEntry[]> {
  return vi.waitFor(
    async () => {
      const entries = await store.history.after(after, 10_000);
      expect(entries.length).toBeGreaterThanOrEqual(count);
      return entries;
    },
    { timeout: 30_000 },
  );
}

const entry = { guild: GUILD, kind: 'save', actor: 'user', user_id: '42', details: null, at: NOW } as const;

describe.each(engines)('the log of the history on $name', (engine) => {
  let store: Store;
  let beside: Store;

  const another = storePerTest(engine, (opened) => {
    store = opened;
  });
  beforeEach(async () => {
    beside = await another();
  });

  const cursors = async (count: number, after = 0) => (await logOf(store, count, after)).map(({ cursor }) => cursor);

  test('has an entry for each save, in their order, with the reason', async () => {
    await store.documents.save(saveOf());
    const [first] = await logOf(store, 1);
    await store.documents.save(
      saveOf({
        expectedRevision: 1,
        kind: 'restore',
        details: { kind: 'restore', cursor: Number(first?.cursor), at: NOW },
      }),
    );
    await store.documents.saveAll([
      saveOf({ kind: 'copy', details: { kind: 'copy', name: 'Seven' } }),
      saveOf({ document: 'a.settings', kind: 'import', actor: 'system' }),
    ]);
    const all = await logOf(store, 4);
    expect(all).toEqual([
      { ...entry, cursor: expect.any(Number), made: { document: 'shop.settings', revision: 1 } },
      {
        ...{ ...entry, kind: 'restore', details: { kind: 'restore', cursor: all[0]?.cursor, at: NOW } },
        ...{ cursor: expect.any(Number), made: { document: 'shop.settings', revision: 2 } },
      },
      {
        ...{ ...entry, kind: 'import', actor: 'system' },
        ...{ cursor: expect.any(Number), made: { document: 'a.settings', revision: 1 } },
      },
      {
        ...{ ...entry, kind: 'copy', details: { kind: 'copy', name: 'Seven' } },
        ...{ cursor: expect.any(Number), made: { document: 'shop.settings', revision: 3 } },
      },
    ]);
    const growing = all.map(({ cursor }) => cursor);
    expect(growing).toEqual([...new Set(growing)].sort((a, b) => a - b));
    expect(await cursors(2, growing[1])).toEqual(growing.slice(2));
  });

  test('never gives an erased cursor to another entry', async () => {
    await store.documents.save(saveOf());
    const [last = 0] = await cursors(1);
    await store.erasure.eraseGuild(GUILD);
    await beside.documents.save(saveOf());
    expect(await cursors(1, last)).toHaveLength(1);
  });

  test('finds versions by revision, and as they were at an entry', async () => {
    for (let count = 1; count <= 3; count++) await store.documents.save(saveOf({ value: { count } }));
    await store.documents.save(saveOf({ document: 'a.settings', value: { a: 1 } }));
    const wanted = [1, 3, 9].map((revision) => ({ document: 'shop.settings', revision }));
    const revisions = await store.history.revisions(GUILD, wanted);
    expect(wanted.map((one) => revisions(one)?.value)).toEqual([{ count: 1 }, { count: 3 }, undefined]);
    const [, second = 0] = await cursors(4);
    expect(await store.history.revisionsAt(GUILD, ['shop.settings', 'a.settings'], second)).toEqual(
      new Map([['shop.settings', { revision: 2, version: 0, value: { count: 2 } }]]),
    );
  });

  test('continues after entries from another engine', async () => {
    const source = sqlite();
    await source.prepare();
    const from = await source.open();
    try {
      await sql`update sqlite_sequence set seq = 9007199254 where name = 'history'`.execute(from.db);
      await from.documents.save(saveOf());
      if (engine.name === 'SQLite') return;
      await copyStore(from, store);
      const [copied = 0] = await cursors(1);
      expect(copied).toBe(9_007_199_255);
      await Promise.all([store, beside].map((one, index) => one.documents.save(saveOf({ document: `${index}.x` }))));
      expect(await cursors(2, copied)).toHaveLength(2);
    } finally {
      await from.close();
      await source.clear();
    }
  });

  test('takes over the versions that were stored before there was a log', async () => {
    const { db } = store;
    await db.schema.dropTable('history').execute();
    await db.schema.dropTable('history_seen').execute();
    await sql`create table history (guild_id varchar(20), document varchar(64), revision integer, version integer,
      value text, user_id varchar(20), at bigint, bytes integer)`.execute(db);
    for (const [document, revision, at] of [
      ['b.settings', 2, 30],
      ['b.settings', 1, 10],
      ['a.settings', 1, 20],
    ] as const) {
      const value = JSON.stringify({ at });
      await sql`insert into history values (${GUILD}, ${document}, ${revision}, 1, ${value}, '42', ${at}, 9)`.execute(
        db,
      );
    }
    await db.deleteFrom('migrations').where('name', '=', historyLog.name).execute();
    await (await engine.open()).close();
    const taken = await logOf(store, 3);
    expect(taken.map(({ made, at, kind, user_id }) => [made?.document, made?.revision, at, kind, user_id])).toEqual([
      ['b.settings', 1, 10, 'save', '42'],
      ['a.settings', 1, 20, 'save', '42'],
      ['b.settings', 2, 30, 'save', '42'],
    ]);
    await beside.documents.save(saveOf());
    expect(await cursors(1, taken.at(-1)?.cursor)).toHaveLength(1);
  });

  test('is never missed by a reader that goes on from cursor to cursor, whoever writes at the same time', async () => {
    const writers = Array.from({ length: 8 }, async (_, index) => {
      const [into, guild] = [index % 2 ? store : beside, String(1000 + index)];
      for (let count = 0; count < 12; count++) {
        if (count % 4 === 3) await into.subscriptions.grant({ guild, plan: 'premium', now: NOW });
        else if (count % 4 === 2) {
          await into.documents.saveAll([saveOf({ guild }), saveOf({ guild, document: 'a.settings' })]);
        } else await into.documents.save(saveOf({ guild, value: { count } }));
      }
    });
    const read: number[] = [];
    const writing = Promise.all(writers);
    await vi.waitFor(
      async () => {
        read.push(...(await store.history.after(read.at(-1) ?? 0, 7)).map(({ cursor }) => cursor));
        expect(read.length).toBeGreaterThanOrEqual(8 * 15);
      },
      { timeout: 120_000, interval: 1 },
    );
    await writing;
    const all = await store.db.selectFrom('history').select('cursor').orderBy('cursor').execute();
    expect(all).toHaveLength(8 * 15);
    expect(read).toEqual(all.map(({ cursor }) => cursor));
  });

  test('shows what a server was changed to: replayed, it gives the current documents', async () => {
    const names = ['a.settings', 'b.settings', 'c.settings'];
    for (let count = 0; count < 30; count++) {
      const document = names[(count * 7) % 3] ?? '';
      const value = { count, [`key${count % 4}`]: count };
      if (count % 5 === 4) await beside.documents.saveAll(names.map((name) => saveOf({ document: name, value })));
      else await store.documents.save(saveOf({ document, value }));
    }
    const log = await logOf(store, 42);
    const replayed = new Map<string, unknown>();
    for (const { made } of log) {
      if (!made) continue;
      const revisions = await store.history.revisions(GUILD, [made]);
      replayed.set(made.document, revisions(made));
    }
    expect(replayed).toEqual(await store.documents.read(GUILD, names));
  });
});

describe.runIf(hasPostgres)('a log of several writers', () => {
  const engine = postgres();
  beforeEach(() => engine.prepare());
  afterEach(() => engine.clear());

  test('holds entries back while an older transaction may still add some', async () => {
    const [store, beside] = [await engine.open(), await engine.open()];
    try {
      let finish = () => {};
      const waiting = new Promise<void>((resolve) => {
        finish = resolve;
      });
      let begun = () => {};
      const started = new Promise<void>((resolve) => {
        begun = resolve;
      });
      // Takes its number first and commits last.
      const slow = beside.db.transaction().execute(async (trx) => {
        await sql`select pg_current_xact_id()`.execute(trx);
        begun();
        await waiting;
        await sql`insert into history (cursor, guild_id, kind, actor, at, bytes)
          values ((pg_current_xact_id()::text::bigint) * 4096, '7', 'plan', 'staff', 1, 0)`.execute(trx);
      });
      await started;
      await store.documents.save(saveOf());
      expect(await store.history.after(0, 9)).toEqual([]);
      finish();
      await slow;
      expect((await logOf(store, 2)).map(({ guild }) => guild)).toEqual(['7', GUILD]);
    } finally {
      await Promise.all([store.close(), beside.close()]);
    }
  });

  test('continues in a cluster whose transaction numbers start over', async () => {
    const before = await engine.open();
    await before.documents.save(saveOf());
    // As in a restored dump: entries with the numbers of another cluster.
    await sql`update history set cursor = cursor + 4096 * 1000000000::bigint`.execute(before.db);
    await before.close();
    const after = await engine.open();
    try {
      const { rows } = await sql<{ cursor: number }>`select cursor from history`.execute(after.db);
      await after.documents.save(saveOf({ document: 'a.settings' }));
      expect(await logOf(after, 1, rows[0]?.cursor)).toHaveLength(1);
    } finally {
      await after.close();
    }
  });
});
