import { describe, expect, test } from 'vitest';
import { availableEngines } from '../../../tests/server/engines.ts';
import { storePerTest } from '../../../tests/server/storePerTest.ts';
import type { NewBackup } from './backups.ts';
import type { Store } from './store.ts';

const GUILD = '123456789012345678';
/** All tasks that made progress later are in progress. */
const since = (at: number) => ({ since: at, until: Number.MAX_SAFE_INTEGER });
const BY = { user: '42', at: 1_790_000_000_000 };

function backUp(store: Store, parts: Partial<NewBackup> = {}) {
  return store.backups.add({ guild: GUILD, type: 'full', value: '{"a":"ü😀"}', at: 1000, keep: 5, ...parts });
}

describe.each(await availableEngines())('backups in the store on $name', (engine) => {
  let store: Store;
  const another = storePerTest(engine, (opened) => {
    store = opened;
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

  test('orders backups by creation even if clocks disagree, and dates them by the last one', async () => {
    const first = await backUp(store, { at: 890 });
    const ahead = await backUp(store, { at: 4000 });
    const further = await backUp(store, { at: 5000 });
    const now = await backUp(store, { at: 891 });
    expect(now).toMatchObject({ created_at: 891 });
    expect((await store.backups.list(GUILD)).map(({ id, created_at }) => [id, created_at])).toEqual([
      [now?.id, 891],
      [further?.id, 890],
      [ahead?.id, 889],
      [first?.id, 888],
    ]);
    await backUp(store, { at: 1000 });
    expect((await store.backups.list(GUILD)).map(({ created_at }) => created_at)).toEqual([1000, 891, 890, 889, 888]);
  });

  test('never keeps too many when several are made at once', async () => {
    const second = await another();
    await Promise.all(Array.from({ length: 16 }, (_, index) => backUp(index % 2 ? store : second, { at: index })));
    expect(await store.backups.list(GUILD)).toHaveLength(5);
  });

  test('gives each slot of the automatic backups to one process', async () => {
    const second = await another();
    const round = (turn: { due: number; last: number | null }) =>
      Promise.all(
        Array.from({ length: 12 }, (_, index) => backUp(index % 2 ? store : second, { slot: { ...turn, day: 31 } })),
      );
    expect((await round({ due: 10, last: null })).filter(Boolean)).toHaveLength(1);
    expect((await round({ due: 20, last: 10 })).filter(Boolean)).toHaveLength(1);
    expect((await round({ due: 20, last: null })).filter(Boolean)).toHaveLength(0);
    await backUp(store);
    await backUp(store, { guild: '7' });
    await store.backups.skip('8', { due: 30, day: 31, last: null });
    expect(await store.backups.lastSlots(['8'])).toEqual(new Map([['8', { due: 30, day: 31 }]]));
    expect(await store.backups.list('8')).toEqual([]);
    expect(await store.backups.lastSlots([GUILD, '7'])).toEqual(new Map([[GUILD, { due: 20, day: 31 }]]));
    expect(await store.backups.lastSlots([])).toEqual(new Map());
    const origins = (await store.backups.list(GUILD)).map(({ origin }) => origin);
    expect(origins).toEqual(['manual', 'automatic', 'automatic']);
    // Of an earlier release.
    await store.db.updateTable('backup_turns').set({ automatic_day: null }).execute();
    expect(await store.backups.lastSlots([GUILD])).toEqual(new Map([[GUILD, { due: 20, day: 1 }]]));
  });

  test('does not replace backups that are marked as kept', async () => {
    const first = await backUp(store, { name: 'Before the move' });
    const second = await backUp(store);
    const id = String(first?.id);
    expect(await store.backups.update(GUILD, id, { ...BY, kept: true }, 1)).toBe('done');
    expect(await store.backups.update(GUILD, String(second?.id), { ...BY, kept: true }, 1)).toBe('full');
    expect(await store.backups.update(GUILD, 'none', { ...BY, kept: true }, 3)).toBe('absent');
    expect(await store.backups.update('7', id, { ...BY, kept: true }, 3)).toBe('absent');
    await backUp(store, { slot: { due: 10, day: 1, last: null } });
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
      await store.botTasks.add([task('restore_roles', 10), task('restore_channels', 10)], { ...BY, within: since(0) }),
    ).toBe('done');
    expect(await store.botTasks.add([], { ...BY, within: since(0) })).toBe('done');
    expect((await store.botTasks.waiting(since(0), 9)).map(({ kind }) => kind)).toEqual([
      'restore_roles',
      'restore_channels',
    ]);
    expect(await store.botTasks.waiting(since(0), 1)).toHaveLength(1);
    expect(await store.botTasks.add([task('restore_roles', 20)], { ...BY, within: since(5) })).toBe('inProgress');
    // By a clock that was ahead.
    const ahead = { ...BY, within: { since: 0, until: 10 } };
    expect(await store.botTasks.add([task('restore_roles', 10)], ahead)).toBe('done');
    const second = await another();
    const asked = await Promise.all(
      [store, second, store].map((one) => one.botTasks.add([task('restore_roles', 30)], { ...BY, within: since(10) })),
    );
    expect(asked.filter((one) => one === 'done')).toHaveLength(1);
    const [{ id = '' } = {}] = await store.botTasks.list(GUILD);
    expect(await store.botTasks.report('none', 'done', null, 1)).toBeNull();
    expect(await store.botTasks.report(id, 'running', null, 40)).toMatchObject({ state: 'running', updated_at: 40 });
    expect(await store.botTasks.waiting(since(39), 9)).toEqual([]);
    expect(await store.botTasks.waiting({ since: 0, until: 40 }, 9)).toHaveLength(1);
    expect(await store.botTasks.waiting(since(40), 9)).toMatchObject([{ id, payload: '{"roles":[]}' }]);
    expect(await store.botTasks.report(id, 'done', '{"created":1}', 50)).toMatchObject({ state: 'done' });
    expect(await store.botTasks.report(id, 'failed', null, 60)).toMatchObject({ state: 'done', updated_at: 50 });
    expect(await store.botTasks.count()).toEqual({ done: 1 });
    for (let count = 0; count < 5; count++) await backUp(store);
    expect(await store.botTasks.list(GUILD)).toEqual([]);
  });

  test('replaces those that the bot is restoring last', async () => {
    const ids: string[] = [];
    for (let at = 1; at <= 5; at++) ids.push(String((await backUp(store, { at }))?.id));
    const restore = (at: number) => {
      const task = {
        guild_id: GUILD,
        backup_id: String(ids[at - 1]),
        kind: 'restore_roles',
        payload: '{}',
        created_at: at,
      };
      return store.botTasks.add([task], { ...BY, within: since(0) });
    };
    const remaining = async () => (await store.backups.list(GUILD)).map(({ created_at }) => created_at);
    expect(await restore(1)).toBe('done');
    await backUp(store, { at: 6 });
    expect(await remaining()).toEqual([6, 5, 4, 3, 1]);
    expect(await restore(2)).toBe('absent');
    const [{ id = '' } = {}] = await store.botTasks.list(GUILD);
    await store.botTasks.report(id, 'done', null, 7);
    await backUp(store, { at: 8 });
    expect(await remaining()).toEqual([8, 6, 5, 4, 3]);
    expect(await store.botTasks.list(GUILD)).toEqual([]);
    for (const at of [3, 4, 5]) expect(await restore(at)).toBe('done');
    const newest = (await store.backups.list(GUILD)).slice(0, 2);
    for (const one of newest) await store.backups.update(GUILD, one.id, { ...BY, kept: true }, 3);
    await backUp(store, { at: 9 });
    expect(await remaining()).toEqual([9, 8, 6, 5, 4]);
  });
});
