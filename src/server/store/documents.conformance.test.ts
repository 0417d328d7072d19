import { describe, expect, test } from 'vitest';
import { availableEngines } from '../../../tests/server/engines.ts';
import { GUILD, saveDocument } from '../../../tests/server/saveDocument.ts';
import { storePerTest } from '../../../tests/server/storePerTest.ts';
import type { Store } from './store.ts';

describe.each(await availableEngines())('documents in the store on $name', (engine) => {
  let store: Store;
  const another = storePerTest(engine, (opened) => {
    store = opened;
  });

  test('reads documents as they were saved', async () => {
    expect(await store.documents.read(GUILD, ['customize.settings'])).toEqual(new Map());
    expect(await saveDocument(store, 1, 0)).toEqual({ ok: true, revision: 1 });
    await saveDocument(store, 9, 0, 'shop.settings');
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
    await saveDocument(store, 1, 0);
    expect(await saveDocument(store, 2, 1)).toEqual({ ok: true, revision: 2 });
    expect(await saveDocument(store, 3, 1)).toMatchObject({
      ok: false,
      stale: true,
      current: { revision: 2, value: { value: 2 } },
    });
    expect(await saveDocument(store, 3, 0)).toMatchObject({ ok: false, current: { revision: 2 } });
    expect(await saveDocument(store, 3, 7, 'never.saved')).toEqual({ ok: false, stale: true, current: null });
    expect((await store.documents.read(GUILD, ['customize.settings'])).get('customize.settings')?.value.value).toBe(2);
  });

  test('writes a history row for each save, but none for a refused one', async () => {
    await saveDocument(store, 1, null);
    await saveDocument(store, 2, null);
    await saveDocument(store, 3, 1);
    const rows = await store.db.selectFrom('history').selectAll().orderBy('revision').execute();
    expect(rows.map((row) => [row.revision, JSON.parse(row.value ?? '').value, row.user_id, row.at])).toEqual([
      [1, 1, '42', 1_790_000_000_000],
      [2, 2, '42', 1_790_000_000_000],
    ]);
  });

  describe('a save that changes nothing', () => {
    const target = { guild: GUILD, document: 'customize.settings', user: '42' };
    const unchanged = (key: string, parts: { hash?: string; revision?: number; at?: number } = {}) => {
      const { hash = 'body', revision = 1, at = 1000 } = parts;
      return { revision, at, idempotencyKey: { key, hash } };
    };
    const changed = (expectedRevision: number | null, key: string) => ({
      ...{ ...target, expectedRevision, value: { value: 9 }, version: 3, at: 1000 },
      idempotencyKey: { key, hash: 'body' },
    });

    test('stores its key alone, and is repeated with its result', async () => {
      await saveDocument(store, 1, 0);
      const { documents } = store;
      expect(await documents.saveUnchanged(target, unchanged('a'))).toEqual({ ok: true, revision: 1 });
      expect(await documents.findResult(target, { key: 'a', hash: 'body' })).toEqual({ ok: true, revision: 1 });
      await saveDocument(store, 2, 1);
      expect(await documents.saveUnchanged(target, unchanged('a', { revision: 2 }))).toEqual({ ok: true, revision: 1 });
      expect(await documents.saveUnchanged(target, unchanged('a', { hash: 'other' }))).toMatchObject({ stale: false });
      for (const expected of [null, 2]) {
        expect(await documents.save(changed(expected, 'a'))).toEqual({ ok: true, revision: 1 });
      }
      expect(await store.db.selectFrom('history').select('revision').execute()).toHaveLength(2);
    });

    test('and one with the same key that changes something have one result, in two processes at once', async () => {
      const second = await another();
      await saveDocument(store, 1, 0);
      for (let round = 1; round <= 10; round++) {
        const key = `round ${round}`;
        const results = await Promise.all([
          store.documents.saveUnchanged(target, unchanged(key)),
          second.documents.save(changed(null, key)),
          second.documents.saveUnchanged(target, unchanged(key)),
        ]);
        expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
      }
    });
  });

  test('accepts exactly one of many concurrent saves from the same revision', async () => {
    const second = await another();
    const results = await Promise.all(
      Array.from({ length: 16 }, (_, index) => saveDocument(index % 2 ? store : second, index, 0)),
    );
    expect(results.filter((result) => result.ok)).toEqual([{ ok: true, revision: 1 }]);
    expect(results.filter((result) => !result.ok)).toHaveLength(15);
  });

  test('never repeats a revision in concurrent overwrites', async () => {
    const second = await another();
    const results = await Promise.all(
      Array.from({ length: 16 }, (_, index) => saveDocument(index % 2 ? store : second, index, null)),
    );
    const revisions = results.map((result) => (result.ok ? result.revision : 0)).sort((a, b) => a - b);
    expect(revisions).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    const last = (await store.documents.read(GUILD, ['customize.settings'])).get('customize.settings');
    const history = await store.db.selectFrom('history').selectAll().where('revision', '=', 16).executeTakeFirst();
    expect(last?.revision).toBe(16);
    expect(JSON.parse(history?.value ?? '{}')).toEqual(last?.value);
  });

  test('writes several documents or none', async () => {
    await saveDocument(store, 1, 0);
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
});
