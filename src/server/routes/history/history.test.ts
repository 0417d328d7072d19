import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BackupSite, TAVERN } from '../../../../tests/server/backupSite.ts';
import type { Visitor } from '../../../../tests/server/site.ts';
import {
  ADMIN,
  HARBOUR_CHANNELS,
  HARBOUR_ROLES,
  HARBOUR_TAVERN,
  OWNER,
  QUIET_LIBRARY,
} from '../../../simulators/demo/world.ts';
import type { HistoryEntry } from '../../api/history.ts';

let tavern: BackupSite;
beforeEach(async () => {
  tavern = await BackupSite.start();
});
afterEach(() => tavern.close());

const list = (query = '', visitor?: Visitor) => tavern.get(`history/${query}`, visitor);
const entriesOf = async (query = '', visitor?: Visitor): Promise<HistoryEntry[]> =>
  (await list(query, visitor)).entries;
const byAdmin = async (path: string, body: object) =>
  expect((await tavern.post(path, body, tavern.admin)).status).toBe(200);
const cursorOf = async (revision: number, module = 'customize') =>
  (await entriesOf(`?module=${module}`)).find((entry) => entry.revision === revision)?.cursor ?? 'none';

/** Restores like a browser, with the ETag of the preview. */
async function restore(cursor: string, selection: object = {}, visitor = tavern.owner) {
  const { etag } = await tavern.post(`history/${cursor}/restore/preview/`, selection, visitor);
  return tavern.post(`history/${cursor}/restore/`, selection, visitor, { 'if-match': String(etag) });
}

describe('the history of a server', () => {
  test('says who changed what, newest first', async () => {
    await tavern.save('customize/', { prefix: '!' });
    await byAdmin('customize/', { prefix: '?', timezone: 'Asia/Tokyo' });
    const { entries, people, next, oldest } = await list();
    expect(entries[0]).toEqual({
      cursor: expect.stringMatching(/^\d+$/),
      at: expect.stringMatching(/Z$/),
      kind: 'save',
      module: 'customize',
      title: 'Customize Bot',
      by: { type: 'user', id: ADMIN, name: expect.any(String), avatar: expect.stringContaining('/avatars/') },
      summary: '2 settings changed',
      changes: [
        expect.objectContaining({ path: 'prefix', section: 'commands', before: '!', after: '?' }),
        expect.objectContaining({ path: 'timezone', title: 'Time zone', after: 'Tokyo (UTC+09:00)' }),
      ],
      more: 0,
      restorable: true,
      revision: 2,
    });
    expect(entries[1]).toMatchObject({ summary: '1 setting changed', restorable: true, revision: 1 });
    expect(entries.at(-1)).toMatchObject({
      kind: 'plan',
      module: null,
      title: 'Plan',
      by: { type: 'staff', id: null, name: 'Guildhall staff', avatar: null },
      summary: 'Premium granted',
      restorable: false,
      revision: null,
    });
    expect(people.map(({ id }: { id: string }) => id)).toEqual([ADMIN, OWNER]);
    expect([next, oldest]).toEqual([null, entries.at(-1).at]);
  });

  test('is in the language of the request', async () => {
    await tavern.save('customize/', { prefix: '!' });
    const answer = await tavern.owner('GET', `${TAVERN}/history/`, { headers: { 'accept-language': 'ro' } });
    expect(answer.headers['content-language']).toBe('ro');
    expect(answer.json().entries[0]).toMatchObject({ summary: '1 setare modificată' });
  });

  test('has everything that happened to the plan and the backups, and what the bot reported', async () => {
    const id = await tavern.backUp('roles');
    await tavern.post(`backups/${id}/`, { name: 'Before the move', kept: true });
    await tavern.post(`backups/${id}/`, { name: 'Before the move' });
    await tavern.post(`backups/${id}/restore-lists/`, {});
    const { tasks } = await tavern.asBot('GET', 'tasks/');
    await tavern.asBot('POST', `tasks/${tasks[0].id}/`, { state: 'running' });
    await tavern.asBot('POST', `tasks/${tasks[0].id}/`, { state: 'done' });
    await tavern.asBot('POST', `tasks/${tasks[0].id}/`, { state: 'done' });
    await tavern.site.store.subscriptions.revoke(HARBOUR_TAVERN, tavern.site.now());
    const shown = (await entriesOf('?kind=backup,backup_restore,bot,plan')).map(({ by, summary }) => [
      by.type,
      summary,
    ]);
    expect(shown).toEqual([
      ['staff', 'Premium withdrawn'],
      ['bot', 'Roles of a backup restored'],
      ['user', 'The bot was asked to restore the roles and channels of a backup'],
      ['user', 'Backup “Before the move” marked to be kept'],
      ['user', 'Backup renamed to “Before the move”'],
      ['user', 'Backup created'],
      ['staff', 'Premium granted'],
    ]);
  });

  test('has every way in which settings are written, version by version', async () => {
    await tavern.save('customize/', { prefix: '!' });
    const id = await tavern.backUp('settings');
    await tavern.save('customize/', { prefix: '?' });
    expect((await tavern.restore(id)).status).toBe(200);
    expect((await restore(await cursorOf(2))).status).toBe(200);
    const file = { type: 'bot-settings', format: 1, modules: { customize: { version: 0, settings: { prefix: '#' } } } };
    for (const source of [
      { from: 'server', guild_id: QUIET_LIBRARY },
      { from: 'file', file },
      { from: 'preset', preset: 'gaming' },
    ]) {
      expect((await tavern.post('transfer/', { source })).status).toBe(200);
    }
    const kinds = (await entriesOf('?module=customize')).map(({ kind }) => kind).reverse();
    // The demo has saved who may change settings.
    expect(kinds.slice(0, 7)).toEqual(['save', 'save', 'save', 'backup_restore', 'restore', 'copy', 'import']);
    expect((await entriesOf('?kind=preset')).length).toBeGreaterThan(0);
    const { db } = tavern.site.store;
    const ofTavern = (table: 'documents' | 'history') =>
      db.selectFrom(table).select('revision').where('guild_id', '=', HARBOUR_TAVERN).where('revision', 'is not', null);
    const documents = await ofTavern('documents').execute();
    const versions = await ofTavern('history').execute();
    expect(documents.reduce((sum, { revision }) => sum + (revision ?? 0), 0)).toBe(versions.length);
  });

  test('can be filtered and read in pages', async () => {
    for (const prefix of ['!', '?', '#', '$', '%']) await tavern.save('customize/', { prefix });
    await byAdmin('welcome-leave/save/', { leave_message: 'Bye' });
    const revisions = async (query: string) => (await entriesOf(query)).map(({ revision }) => revision);
    expect(await revisions('?module=customize')).toEqual([5, 4, 3, 2, 1, 1]);
    expect(await revisions(`?user=${ADMIN}`)).toEqual([1]);
    expect(await revisions('?user=staff')).toEqual([null]);
    expect(await revisions('?kind=plan')).toEqual([null]);
    expect(await revisions('?until=2020-01-01T00:00:00Z')).toEqual([]);
    expect(await revisions('?module=customize&since=2020-01-01T00:00:00Z&limit=2')).toEqual([5, 4]);
    const first = await list('?module=customize&limit=3');
    expect(await revisions(`?module=customize&limit=3&before=${first.next}`)).toEqual([2, 1, 1]);
    expect((await list(`?module=customize&limit=3&before=${first.next}`)).next).toBeNull();
    const refused = ['module=x', 'kind=x', 'limit=51', 'limit=0', 'before=x', 'since=today', 'user=x'];
    for (const query of [...refused, 'since=2016-12-31T23:59:60Z', 'until=2016-12-31T23:59:60Z']) {
      expect([query, (await list(`?${query}`)).status]).toEqual([query, 400]);
    }
  });

  test('counts the changes that a list leaves out, and has all of them at the entry', async () => {
    const items = Array.from({ length: 30 }, (_, index) => ({ id: `item${index}`, name: `Item ${index}`, price: 1 }));
    const saved = { guild: HARBOUR_TAVERN, document: 'shop.settings', version: 0, user: OWNER, at: tavern.site.now() };
    await tavern.site.store.documents.save({ ...saved, value: { items }, expectedRevision: 0 });
    const [entry] = await entriesOf('?limit=1');
    expect([entry?.changes.length, entry?.more, entry?.summary]).toEqual([20, 10, '30 settings changed']);
    const whole = await tavern.get(`history/${entry?.cursor}/`);
    expect([whole.changes.length, whole.more]).toEqual([30, 0]);
  });

  test('marks what the server no longer has', async () => {
    const channel = HARBOUR_CHANNELS.welcome;
    await tavern.save('welcome-leave/save/', { welcome_channel_id: channel, welcome_message: 'Hello' });
    tavern.site.discord.world.deleteChannel(HARBOUR_TAVERN, channel);
    tavern.expireLists();
    const [entry] = await entriesOf('?limit=1');
    const change = entry?.changes.find(({ path }) => path === 'welcome_channel_id');
    expect(change).toMatchObject({ after: 'Deleted channel', reference: 'missing' });
  });

  test('shows settings that only the owner may change to the owner only', async () => {
    await tavern.save('settings/', { admin_modify: false });
    await tavern.save('settings/', { admin_modify: true });
    const [shown] = await entriesOf();
    expect(shown).toMatchObject({ summary: '1 setting changed', changes: [{ path: 'admin_modify' }] });
    const [hidden] = await entriesOf('', tavern.admin);
    expect(hidden).toMatchObject({ cursor: shown?.cursor, summary: 'Settings saved', changes: [], more: 0 });
  });

  test('calls settings by the names of the server', async () => {
    await tavern.save('currency-config/', {
      currency_system_enabled: true,
      primary_currency_emoji: '🪙',
      use_secondary_currency: true,
      secondary_currency_name: 'Pearls',
      secondary_currency_emoji: '🦪',
    });
    await tavern.save('rewards/daily/config/', { daily_reward_premium_chance: 0.5 });
    const [entry] = await entriesOf('?limit=1');
    expect(entry?.changes).toMatchObject([{ title: 'Pearls chance' }]);
  });

  test('names only settings that applied then', async () => {
    const role = { role_id: HARBOUR_ROLES.regular, level: 'view', all_modules: true, modules: [] as string[] };
    await tavern.save('access/', { role_access: [role] });
    const [added] = await entriesOf('?limit=1');
    expect(added?.changes[0]?.after).toMatch(/All modules: On/);
    expect(added?.changes[0]?.after).not.toContain(', Modules');
    await tavern.save('access/', { role_access: [{ ...role, all_modules: false, modules: ['shop'] }] });
    const [chosen] = await entriesOf('?limit=1');
    expect(chosen?.changes.find(({ title }) => title.endsWith('› Modules'))).toMatchObject({
      before: 'Does not apply',
      after: 'Shop',
    });
    await tavern.save('lottery/config/', { active_lottery_type: 'number', ticket_price: 7 });
    expect(await entriesOf('?limit=1')).toMatchObject([{ module: 'lottery', changes: [], summary: 'Settings saved' }]);
  });

  test('has no changes where the version before is gone, and calls erased people so', async () => {
    await tavern.save('customize/', { prefix: '!' });
    await byAdmin('customize/', { prefix: '?' });
    await tavern.site.store.db.deleteFrom('history').where('revision', '=', 1).execute();
    await tavern.site.store.erasure.eraseUser(ADMIN, tavern.site.now());
    const [entry] = await entriesOf('?module=customize');
    expect(entry).toMatchObject({ changes: [], summary: 'Settings saved' });
    expect(entry?.by).toEqual({ type: 'user', id: null, name: 'Deleted user', avatar: null });
  });

  test('begins with defaults after the data of a server was erased', async () => {
    const { store } = tavern.site;
    await tavern.save('customize/', { prefix: '!' });
    await tavern.save('customize/', { prefix: '?' });
    await store.erasure.eraseGuild(HARBOUR_TAVERN);
    await tavern.save('customize/', { prefix: '#' });
    const [first] = await entriesOf('?module=customize');
    expect(first).toMatchObject({ summary: '1 setting changed', changes: [{ path: 'prefix', after: '#' }] });
    await tavern.save('customize/', { prefix: '$' });
    const since = await tavern.get(`history/compare/?module=customize&from=${first?.cursor}`);
    expect(since).toMatchObject({ changes: [{ path: 'prefix', before: '#', after: '$' }] });
    expect(await restore(first?.cursor ?? '', { version: 'before' })).toMatchObject({ status: 200 });
    expect(await tavern.get('customize/')).toMatchObject({ prefix: first?.changes[0]?.before });
  });

  test('is not there for an entry of another server', async () => {
    const [entry] = await entriesOf();
    const other = tavern.site.store.db.updateTable('history').set({ guild_id: '9' });
    await other.where('cursor', '=', Number(entry?.cursor)).execute();
    expect(await tavern.get(`history/${entry?.cursor}/`)).toMatchObject({
      status: 404,
      error: 'This entry is no longer in the history.',
    });
  });
});

describe('a comparison', () => {
  test('is between any two versions, in either direction', async () => {
    for (const prefix of ['!', '?', '#']) await tavern.save('customize/', { prefix });
    const [first, second] = [await cursorOf(1), await cursorOf(2)];
    const compare = (query: string) => tavern.get(`history/compare/?module=customize&${query}`);
    const prefixes = (before: string, after: string) => [expect.objectContaining({ path: 'prefix', before, after })];
    expect(await compare(`from=${first}&to=${second}`)).toMatchObject({ changes: prefixes('!', '?') });
    expect(await compare(`from=${second}&to=${first}`)).toMatchObject({ changes: prefixes('?', '!') });
    expect(await compare(`from=${first}`)).toMatchObject({ to: null, changes: prefixes('!', '#') });
    expect(await compare(`from=${first}&to=now`)).toMatchObject({
      title: 'Customize Bot',
      changes: prefixes('!', '#'),
    });
    expect((await compare('from=1')).status).toBe(404);
    expect((await tavern.get(`history/compare/?module=welcomeLeave&from=${first}`)).status).toBe(404);
  });
});

describe('a restore of a version', () => {
  test('is previewed, and written as a new version that can be undone', async () => {
    await tavern.save('customize/', { prefix: '!', timezone: 'Asia/Tokyo' });
    await tavern.save('customize/', { prefix: '?', bot_name: 'Barkeep' });
    const cursor = await cursorOf(1);
    const shown = await tavern.post(`history/${cursor}/restore/preview/`, {});
    expect(shown).toMatchObject({
      status: 200,
      changes: [
        { title: 'Customize Bot › Bot name', before: 'Barkeep', after: 'Guildhall' },
        { title: 'Customize Bot › Command prefix', before: '?', after: '!' },
      ],
      left_out: [],
      refused: null,
      undo: await cursorOf(2),
    });
    expect(await restore(cursor)).toMatchObject({ status: 200, success: true });
    expect(await tavern.get('customize/')).toMatchObject({
      prefix: '!',
      bot_name: 'Guildhall',
      timezone: 'Asia/Tokyo',
    });
    const [entry] = await entriesOf('?limit=1');
    expect(entry).toMatchObject({ kind: 'restore', revision: 3, summary: 'Restored to an earlier version' });
    expect((await restore(shown.undo)).status).toBe(200);
    expect(await tavern.get('customize/')).toMatchObject({ prefix: '?', bot_name: 'Barkeep' });
    // Nothing is left to restore.
    expect((await restore(shown.undo)).status).toBe(200);
    expect(await cursorOf(5)).toBe('none');
  });

  test('may be of a section or of single values', async () => {
    await tavern.save('customize/', { prefix: '!', timezone: 'Asia/Tokyo', bot_name: 'Barkeep' });
    await tavern.save('customize/', { prefix: '?', timezone: 'UTC', bot_name: 'Guildhall' });
    const cursor = await cursorOf(1);
    expect((await restore(cursor, { paths: ['bot_name'] })).status).toBe(200);
    expect(await tavern.get('customize/')).toMatchObject({ prefix: '?', bot_name: 'Barkeep' });
    expect((await restore(cursor, { section: 'commands' })).status).toBe(200);
    expect(await tavern.get('customize/')).toMatchObject({ prefix: '!', timezone: 'UTC' });
    for (const nothing of [{ paths: [] }, { paths: ['x'] }, { section: 'x' }]) {
      expect((await tavern.post(`history/${cursor}/restore/preview/`, nothing)).changes).toEqual([]);
    }
    for (const wrong of [{ paths: 'prefix' }, { section: 1 }, { other: 1 }, []]) {
      expect((await tavern.post(`history/${cursor}/restore/preview/`, wrong)).status).toBe(400);
    }
  });

  test('may be of the version before, which a change of it is taken back to', async () => {
    await tavern.save('customize/', { prefix: '?' });
    await tavern.save('customize/', { prefix: '#', bot_name: 'Barkeep' });
    const [first, second] = [await cursorOf(1), await cursorOf(2)].map(String);
    const body = { version: 'before' };
    const shown = await tavern.post(`history/${second}/restore/preview/`, body);
    expect(shown.changes.map(({ path, after }: { path: string; after: string }) => [path, after])).toEqual(
      expect.arrayContaining([['prefix', '?']]),
    );
    expect((await restore(String(second), { ...body, paths: ['prefix'] })).status).toBe(200);
    expect(await tavern.get('customize/')).toMatchObject({ prefix: '?', bot_name: 'Barkeep' });
    // Before its first version, the document had its defaults.
    expect((await restore(String(first), body)).status).toBe(200);
    expect(await tavern.get('customize/')).toMatchObject({ prefix: '/' });
    expect((await tavern.post(`history/${first}/restore/preview/`, { version: 'x' })).status).toBe(400);
  });

  test('is refused after a concurrent save, and without the ETag of its preview', async () => {
    await tavern.save('customize/', { prefix: '!' });
    await tavern.save('customize/', { prefix: '?' });
    const cursor = await cursorOf(1);
    const { etag } = await tavern.post(`history/${cursor}/restore/preview/`, {});
    const body = { paths: ['prefix'] };
    const path = `history/${cursor}/restore/`;
    // Another selection is another restore.
    await tavern.save('customize/', { bot_name: 'Barkeep' });
    expect(await tavern.post(path, {}, tavern.owner, { 'if-match': String(etag) })).toMatchObject({
      status: 412,
      error: 'Settings have changed since this was shown. Please review it again.',
      current: { changes: [expect.anything(), expect.anything()] },
    });
    expect((await tavern.post(path, body, tavern.owner, { 'if-match': '' })).status).toBe(428);
    expect((await tavern.post(path, body, tavern.owner, { 'if-match': '*' })).status).toBe(200);
    expect(await tavern.get('customize/')).toMatchObject({ prefix: '!', bot_name: 'Barkeep' });
  });

  test('is made once with an idempotency key', async () => {
    await tavern.save('customize/', { prefix: '!' });
    await tavern.save('customize/', { prefix: '?' });
    const path = `history/${await cursorOf(1)}/restore/`;
    const headers = { 'idempotency-key': 'a-key-for-this-restore', 'if-match': '*' };
    expect((await tavern.post(path, {}, tavern.owner, headers)).status).toBe(200);
    await tavern.save('customize/', { prefix: '#' });
    expect((await tavern.post(path, {}, tavern.owner, headers)).status).toBe(200);
    expect(await tavern.get('customize/')).toMatchObject({ prefix: '#' });
    expect((await tavern.post(path, { paths: ['prefix'] }, tavern.owner, headers)).status).toBe(422);
  });

  test('maps what was deleted: the namesake is chosen, the rest asked or left out', async () => {
    const { world } = tavern.site.discord;
    const { welcome, general } = HARBOUR_CHANNELS;
    const key = `channel:${welcome}`;
    const leave = (channel: string | null, message: string) =>
      tavern.save('welcome-leave/save/', { leave_channel_id: channel, leave_message: message });
    await leave(welcome, 'Bye');
    await tavern.backUp('channels');
    const cursor = await cursorOf(1, 'welcomeLeave');
    await leave(null, 'Farewell');
    const deleted = world.guild(HARBOUR_TAVERN)?.channels.find(({ id }) => id === welcome);
    world.deleteChannel(HARBOUR_TAVERN, welcome);
    tavern.expireLists();
    const path = `history/${cursor}/restore/preview/`;
    const asked = await tavern.post(path, {});
    expect(asked.missing).toMatchObject([{ key, name: 'welcome', target: null }]);
    // Left out, it is as it is now.
    expect(asked.changes.map((one: { path: string }) => one.path)).toEqual(['leave_message']);
    const mapping = { [key]: general };
    expect((await tavern.post(path, { mapping })).changes).toContainEqual(
      expect.objectContaining({ module: 'welcomeLeave', path: 'leave_channel_id', after: 'general' }),
    );
    const rest = world.guild(HARBOUR_TAVERN)?.channels ?? [];
    if (deleted) world.setChannels(HARBOUR_TAVERN, [...rest, { ...deleted, id: '78' }]);
    tavern.expireLists();
    expect((await tavern.post(path, {})).missing).toMatchObject([{ key, target: '78' }]);
    expect((await restore(cursor)).status).toBe(200);
    expect(await tavern.get('welcome-leave/')).toMatchObject({ leave_channel_id: '78', leave_message: 'Bye' });
    expect((await restore(cursor, { mapping: { [key]: null } })).status).toBe(200);
    expect(await tavern.get('welcome-leave/')).toMatchObject({ leave_channel_id: null });
  });

  test('names what is still there but cannot be used, instead of calling it deleted', async () => {
    const { sailor, regular, bot } = HARBOUR_ROLES;
    const { world } = tavern.site.discord;
    const withRank = (role_id: string) =>
      tavern.save('ranks/config/', { ranks: { mate: { name: 'Mate', role_id, threshold: 50 } } });
    await tavern.save('currency-config/', { currency_system_enabled: true, primary_currency_emoji: '🪙' });
    await withRank(sailor);
    const cursor = await cursorOf(1, 'ranks');
    await withRank(regular);
    const positions: Record<string, number> = { [sailor]: 12, [bot]: 7 };
    const roles = world.guild(HARBOUR_TAVERN)?.roles ?? [];
    world.setRoles(
      HARBOUR_TAVERN,
      roles.map((role) => ({ ...role, position: positions[role.id] ?? role.position })),
    );
    tavern.expireLists();
    const { missing } = await tavern.post(`history/${cursor}/restore/preview/`, {});
    expect(missing).toMatchObject([{ key: `role:${sailor}`, name: 'Sailor', target: null }]);
  });

  test('changes nothing about an entry that it leaves out', async () => {
    const { sailor, regular } = HARBOUR_ROLES;
    const withRanks = (mate: string, description: string) =>
      tavern.save('ranks/config/', {
        ranks: {
          cook: { name: 'Cook', role_id: regular, threshold: 50, description },
          mate: { name: 'Mate', role_id: mate, threshold: 100, description },
        },
      });
    const { world } = tavern.site.discord;
    await tavern.save('currency-config/', { currency_system_enabled: true, primary_currency_emoji: '🪙' });
    world.addRole(HARBOUR_TAVERN, '79', 'Deckhand');
    tavern.expireLists();
    await withRanks('79', 'Then');
    const cursor = await cursorOf(1, 'ranks');
    await withRanks(sailor, 'Now');
    world.deleteRole(HARBOUR_TAVERN, '79');
    tavern.expireLists();
    const shown = await tavern.post(`history/${cursor}/restore/preview/`, {});
    expect(shown.left_out).toMatchObject([{ title: 'Ranks › Ranks › Mate' }]);
    expect(shown.changes).toMatchObject([{ path: 'ranks.cook.description' }]);
    expect((await restore(cursor)).status).toBe(200);
    expect((await tavern.get('ranks/config/')).ranks).toMatchObject({
      cook: { description: 'Then' },
      mate: { role_id: sailor, description: 'Now' },
    });
  });

  test('leaves out what a save would refuse, and says why', async () => {
    await tavern.save('settings/', { admin_modify: false });
    const [{ cursor = '' } = {}] = await entriesOf();
    await tavern.save('settings/', { admin_modify: true });
    const shown = await tavern.post(`history/${cursor}/restore/preview/`, {}, tavern.admin);
    const message = expect.stringMatching(/^Only the server owner/);
    expect(shown).toMatchObject({ changes: [], refused: null, left_out: [{ message }] });
    expect((await restore(cursor, {}, tavern.admin)).status).toBe(200);
    expect((await entriesOf())[0]).toMatchObject({ kind: 'save' });
    expect((await restore(cursor)).status).toBe(200);
    expect((await entriesOf())[0]).toMatchObject({ kind: 'restore', changes: [{ path: 'admin_modify' }] });
  });

  test('needs what a save needs', async () => {
    await tavern.save('customize/', { prefix: '!' });
    const cursor = (await entriesOf())[0]?.cursor ?? '';
    await tavern.save('customize/', { prefix: '?' });
    await tavern.save('settings/', { admin_modify: false });
    const shown = await tavern.post(`history/${cursor}/restore/preview/`, {}, tavern.admin);
    expect([shown.status, shown.etag, shown.changes]).toEqual([200, undefined, []]);
    expect(shown.refused).toEqual(expect.any(String));
    expect((await tavern.post(`history/${cursor}/restore/`, {}, tavern.admin)).status).toBe(403);
    expect((await entriesOf('', tavern.admin)).some(({ restorable }) => restorable)).toBe(false);
    expect(await tavern.get('customize/')).toMatchObject({ prefix: '?' });
  });
});

describe('what others have changed', () => {
  const unseen = async (visitor: Visitor) =>
    (await tavern.get('history/unseen/', visitor)).modules.map(
      ({ module, by }: { module: string; by: { id: string } }) => [module, by.id],
    );
  const see = async (visitor: Visitor, module?: string) =>
    expect((await tavern.post('history/seen/', { ...(module && { module }) }, visitor)).status).toBe(200);

  test('is unseen until the module or everything was looked at', async () => {
    await byAdmin('customize/', { prefix: '!' });
    expect(await unseen(tavern.owner)).toEqual([]);
    await see(tavern.owner);
    expect(await unseen(tavern.owner)).toEqual([]);
    await byAdmin('customize/', { prefix: '?' });
    await byAdmin('welcome-leave/save/', { leave_message: 'Bye' });
    await tavern.save('currency-config/', { currency_system_enabled: true, primary_currency_emoji: '🪙' });
    expect(await unseen(tavern.owner)).toEqual([
      ['welcomeLeave', ADMIN],
      ['customize', ADMIN],
    ]);
    await see(tavern.owner, 'customize');
    expect(await unseen(tavern.owner)).toEqual([['welcomeLeave', ADMIN]]);
    await byAdmin('customize/', { prefix: '#' });
    expect(await unseen(tavern.owner)).toEqual([
      ['customize', ADMIN],
      ['welcomeLeave', ADMIN],
    ]);
    await see(tavern.owner);
    expect(await unseen(tavern.owner)).toEqual([]);
    expect((await tavern.post('history/seen/', { module: 'x' })).status).toBe(400);
  });

  test('begins with the first look, whichever it was', async () => {
    await byAdmin('customize/', { prefix: '!' });
    await see(tavern.owner, 'welcomeLeave');
    expect(await unseen(tavern.owner)).toEqual([]);
    await byAdmin('customize/', { prefix: '?' });
    expect(await unseen(tavern.owner)).toEqual([['customize', ADMIN]]);
  });
});
