import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLANS, sqlite } from '../../../../tests/server/engines.ts';
import { migrateStore } from '../migrations/migrate.ts';
import { type Store, storeOver } from '../store.ts';
import { sqliteDialect } from './sqlite.ts';

const engine = sqlite();
let store: Store;
/** Ends the syncs that have begun and not ended, in order. */
let syncs: { resolve(): void; reject(error: Error): void }[];
let count: number;
let isHeld: boolean;

beforeEach(async () => {
  await engine.prepare();
  [syncs, count, isHeld] = [[], 0, false];
  const sync = () => {
    count += 1;
    return isHeld ? new Promise<void>((resolve, reject) => syncs.push({ resolve, reject })) : Promise.resolve();
  };
  store = storeOver(sqliteDialect(engine.location().dataDir, sync), PLANS);
  await migrateStore(store.db);
  [count, isHeld] = [0, true];
});
afterEach(async () => {
  isHeld = false;
  for (const { resolve } of syncs) resolve();
  await store.close();
  await engine.clear();
});

const DOCUMENT = 'customize.settings';
const saved = (guild: string, text: string, expectedRevision: number | null = null) =>
  store.documents.save({ guild, document: DOCUMENT, value: { text }, version: 1, expectedRevision, user: '42', at: 1 });

/** What has been answered so far. Everything but syncs ends within a turn of the event loop, and these begin at its end. */
async function answered(saves: readonly Promise<unknown>[]): Promise<boolean[]> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setImmediate(resolve));
  const open = Symbol();
  return Promise.all(saves.map(async (save) => (await Promise.race([save, Promise.resolve(open)])) !== open));
}

describe('a save', () => {
  test('is answered once it is on disk', async () => {
    const save = saved('1', 'a');
    expect(await answered([save])).toEqual([false]);
    syncs.shift()?.resolve();
    expect(await save).toEqual({ ok: true, revision: 1 });
    expect([count, store.settled()]).toEqual([1, null]);
  });

  test('that comes during a sync waits for the next one, which it shares', async () => {
    const first = saved('1', 'a');
    await answered([first]);
    const others = ['2', '3', '4', '1'].map((guild) => saved(guild, 'b'));
    expect(await answered([first, ...others])).toEqual([false, false, false, false, false]);
    syncs.shift()?.resolve();
    expect(await answered([first, ...others])).toEqual([true, false, false, false, false]);
    syncs.shift()?.resolve();
    expect(await Promise.all(others)).toEqual([1, 1, 1, 2].map((revision) => ({ ok: true, revision })));
    expect(count).toBe(2);
  });

  test('shares the sync of others in the same turn', async () => {
    const saves = ['1', '2', '3', '1'].map((guild) => saved(guild, 'a'));
    expect(await answered(saves)).toEqual([false, false, false, false]);
    syncs.shift()?.resolve();
    await Promise.all(saves);
    expect(count).toBe(1);
  });

  test('waits for an open transaction, of which others see nothing', async () => {
    isHeld = false;
    await saved('1', 'a');
    let end = () => {};
    const ending = new Promise<void>((resolve) => {
      end = resolve;
    });
    const open = store.db.transaction().execute(async (trx) => {
      await trx.updateTable('documents').set({ value: '{}' }).execute();
      await ending;
    });
    await answered([open]);
    const save = saved('1', 'b', 1);
    expect(await answered([save])).toEqual([false]);
    const read = async () => (await store.documents.read('1', [DOCUMENT])).get(DOCUMENT);
    expect(await read()).toEqual({ revision: 1, version: 1, value: { text: 'a' } });
    end();
    await open;
    expect(await save).toEqual({ ok: true, revision: 2 });
    expect(await read()).toEqual({ revision: 2, version: 1, value: { text: 'b' } });
  });

  test('with a known key is made once, also if its revision has passed', async () => {
    isHeld = false;
    await saved('1', 'a');
    const once = () =>
      store.documents.save({
        ...{ guild: '1', document: DOCUMENT, value: { text: 'b' }, version: 1, expectedRevision: 1, user: '42', at: 1 },
        idempotencyKey: { key: 'key', hash: 'hash' },
      });
    expect(await Promise.all([once(), once()])).toEqual([1, 2].map(() => ({ ok: true, revision: 2 })));
    expect(await store.history.list({ guild: '1', limit: 9 })).toHaveLength(2);
  });

  test.each([null, 1])('fails alone, based on revision %s', async (revision) => {
    isHeld = false;
    if (revision) await saved('2', 'a');
    await sql`create trigger refuse before insert on history when new.guild_id = '2'
      begin select raise(abort, 'refused'); end`.execute(store.db);
    isHeld = true;
    const bad = saved('2', 'b', revision);
    const saves = [saved('1', 'a'), bad, saved('3', 'c')];
    await Promise.allSettled([bad]);
    isHeld = false;
    for (const { resolve } of syncs.splice(0)) resolve();
    const results = await Promise.allSettled(saves);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const guilds = await Promise.all(['1', '2', '3'].map((guild) => store.documents.read(guild, [DOCUMENT])));
    expect(guilds.map((found) => found.get(DOCUMENT)?.revision)).toEqual([1, revision ?? undefined, 1]);
  });

  test('that is stale because of another in the same sync is told so', async () => {
    isHeld = false;
    await saved('1', 'a');
    isHeld = true;
    const saves = ['b', 'c'].map((text) => saved('1', text, 1));
    await answered(saves);
    isHeld = false;
    for (const { resolve } of syncs.splice(0)) resolve();
    expect(await Promise.all(saves)).toEqual([
      { ok: true, revision: 2 },
      { ok: false, stale: true, current: { revision: 2, version: 1, value: { text: 'b' } } },
    ]);
  });

  test('is seen before it is on disk, and whoever has seen it can wait', async () => {
    const save = saved('1', 'a');
    await answered([save]);
    expect((await store.documents.read('1', [DOCUMENT])).get(DOCUMENT)?.revision).toBe(1);
    const settled = store.settled();
    expect(settled).not.toBeNull();
    syncs.shift()?.resolve();
    await settled;
    expect(store.settled()).toBeNull();
    await save;
  });

  test('fails, like all later ones, if the disk does not take it', async () => {
    const save = saved('1', 'a');
    await answered([save]);
    syncs.shift()?.reject(Object.assign(new Error('i/o error'), { code: 'EIO' }));
    await expect(save).rejects.toMatchObject({ name: 'StoreUnavailable', kind: 'unwritable' });
    isHeld = false;
    // A later sync could succeed without writing what the first did not.
    await expect(saved('2', 'b')).rejects.toMatchObject({ kind: 'unwritable' });
    expect((await store.documents.read('2', [DOCUMENT])).size).toBe(0);
    await store.ping();
  });
});
