import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Site, startSite, type Visitor } from '../../../tests/server/site.ts';
import type { MigrationStep } from '../../language/model.ts';
import { recreate } from '../../simulators/bot/recreate.ts';
import {
  FOREIGN_KEEP,
  HARBOUR_CHANNELS,
  HARBOUR_EMOJIS,
  HARBOUR_ROLES,
  HARBOUR_TAVERN,
  QUIET_LIBRARY,
} from '../../simulators/demo/world.ts';

const TAVERN = `/auth/guilds/${HARBOUR_TAVERN}`;
const LIBRARY = `/auth/guilds/${QUIET_LIBRARY}`;
const ECONOMY = {
  currency_system_enabled: true,
  primary_currency_name: 'Doubloons',
  primary_currency_emoji: '🪙',
};
const PREMIUM_ONLY = 'Server backup is available only for premium servers';

let site: Site;
let owner: Visitor;
let admin: Visitor;

beforeEach(async () => {
  site = await startSite();
  owner = await site.visit('owner');
  admin = await site.visit('admin');
});
afterEach(() => site.close());

const get = async (path: string, visitor = owner) => {
  const answer = await visitor('GET', `${TAVERN}/${path}`);
  return { status: answer.statusCode, ...answer.json() };
};
const post = async (path: string, body: unknown, visitor = owner, headers?: Record<string, string>) => {
  const answer = await visitor('POST', `${TAVERN}/${path}`, { body, headers });
  return { status: answer.statusCode, etag: answer.headers.etag, ...answer.json() };
};
/** A save that has to succeed. */
const put = async (path: string, body: object) => expect([path, (await post(path, body)).status]).toEqual([path, 200]);
const backUp = async (type: string) => (await post('backups/', { type })).backup.id as string;
const preview = (id: string, visitor = owner, mapping?: object) =>
  get(`backups/${id}/restore/${mapping ? `?mapping=${encodeURIComponent(JSON.stringify(mapping))}` : ''}`, visitor);
/** As the browser does it: what was looked at is named. */
const restore = async (id: string, visitor = owner, mapping: object = {}) => {
  const seen = (await visitor('GET', `${TAVERN}/backups/${id}/restore/`)).headers.etag;
  return post(`backups/${id}/restore/`, { mapping }, visitor, { 'if-match': String(seen ?? '*') });
};
const historyRows = async () => (await site.store.db.selectFrom('history').selectAll().execute()).length;

describe('the settings of backups', () => {
  test('are loaded with the history, and saved at the same address as those of any module', async () => {
    const answer = await owner('GET', `${TAVERN}/backups/`);
    expect(answer.headers.etag).toBe('"0"');
    expect(answer.json()).toEqual({
      backup_enabled: false,
      backup_type: 'full',
      auto_backup_enabled: false,
      backup_interval: 'weekly',
      last_backup_date: null,
      backup_history: [],
      next_backup_date: null,
      stored: '0 of 5, 0 of 3 kept',
    });
    const settings = {
      backup_enabled: true,
      backup_type: 'roles',
      auto_backup_enabled: true,
      backup_interval: 'daily',
    };
    expect(await post('backups/', settings, owner, { 'if-match': '"0"' })).toEqual({
      status: 200,
      etag: '"1"',
      success: true,
      message: 'Settings saved successfully!',
    });
    expect(await get('backups/')).toMatchObject(settings);
    expect((await post('backups/', settings, owner, { 'if-match': '"0"' })).status).toBe(412);
    expect(await post('backups/', { backup_interval: 'hourly' })).toMatchObject({
      status: 400,
      problems: [{ path: 'backup_interval', message: 'Choose how often to back up' }],
    });
    expect(await post('backups/', { type: 'full', backup_enabled: true })).toMatchObject({
      status: 400,
      problems: [{ path: 'type', rule: 'unknown' }],
    });
  });
});

describe('a backup', () => {
  test('is in the history once it is stored, and holds what its type says', async () => {
    await put('customize/', { prefix: '!' });
    for (const type of ['full', 'settings', 'roles', 'channels']) {
      expect(await post('backups/', { type })).toMatchObject({ status: 200, success: true, backup: { type } });
    }
    const { backup_history, last_backup_date } = await get('backups/');
    expect(backup_history.map(({ type }: { type: string }) => type)).toEqual(['channels', 'roles', 'settings', 'full']);
    expect(last_backup_date).toBe(backup_history[0].created_at);
    expect(new Date(last_backup_date).toISOString()).toBe(last_backup_date);

    const rows = await site.store.db.selectFrom('backups').selectAll().orderBy('created_at').execute();
    const [full, settings, roles, channels] = rows.map(({ value }) => JSON.parse(value));
    expect([full, settings, roles, channels].map((value) => Object.keys(value).sort())).toEqual([
      ['channels', 'names', 'roles', 'settings'],
      ['names', 'settings'],
      ['roles'],
      ['channels'],
    ]);
    const names = site.catalogue.modules.flatMap(({ spec }) =>
      (spec.calls?.documents ?? []).map(({ id }) => `${spec.id}.${id}`),
    );
    expect(Object.keys(full.settings)).toEqual(names);
    expect(full.settings['customize.settings'].value).toEqual({ prefix: '!' });
    expect(roles.roles.map(({ id }: { id: string }) => id)).toContain(HARBOUR_ROLES.verified);
    expect(roles.roles.find(({ id }: { id: string }) => id === HARBOUR_ROLES.builder)).toEqual({
      id: HARBOUR_ROLES.builder,
      name: 'Shipwright',
      color: 0xe67e22,
      hoist: false,
      mentionable: false,
      managed: false,
      position: 8,
      permissions: '16',
      unicode_emoji: null,
    });
    expect(channels.channels.find(({ id }: { id: string }) => id === HARBOUR_CHANNELS.welcome)).toMatchObject({
      name: 'welcome',
      type: 0,
      parent_id: HARBOUR_CHANNELS.quayCategory,
      topic: 'Say hello to those who just came ashore.',
      permission_overwrites: [],
    });
  });

  test('is one of at most five: the oldest goes', async () => {
    const ids = [];
    for (let count = 0; count < 6; count++) ids.push(await backUp('settings'));
    const { backup_history } = await get('backups/');
    expect(backup_history.map(({ id }: { id: string }) => id)).toEqual(ids.slice(1).reverse());
    expect(await preview(String(ids[0]))).toMatchObject({
      status: 404,
      error: 'This backup no longer exists.',
    });
    expect((await restore(String(ids[0]))).status).toBe(404);
  });

  test('is of one of the types', async () => {
    for (const type of ['messages', '', 1, null, 'toString']) {
      expect(await post('backups/', { type })).toMatchObject({
        status: 400,
        error: 'Choose what to back up: full, settings, roles, channels.',
      });
    }
    expect((await get('backups/')).backup_history).toEqual([]);
  });

  test('shows roles and channels as they are now, and is not made while those are unknown', async () => {
    await get('channels/');
    site.discord.world.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.welcome);
    site.advance(3000);
    await backUp('channels');
    const [row] = await site.store.db.selectFrom('backups').selectAll().execute();
    expect(row?.value).not.toContain(HARBOUR_CHANNELS.welcome);
    site.advance(120_000);
    await site.discord.close();
    expect(await post('backups/', { type: 'channels' })).toMatchObject({
      status: 503,
      error: 'Discord is not responding at the moment. Please try again in a minute.',
    });
    expect((await get('backups/')).backup_history).toHaveLength(1);
  });

  test('is for Premium, for people who may change settings, and for their own servers', async () => {
    const id = await backUp('settings');
    for (const [url, visitor, status, error] of [
      [LIBRARY, owner, 403, PREMIUM_ONLY],
      [LIBRARY, admin, 403, 'You do not have permission to modify settings'],
      [`/auth/guilds/${FOREIGN_KEEP}`, owner, 403, 'You do not have permission to access this page.'],
      [TAVERN, await site.visit('member'), 403, undefined],
      [TAVERN, await site.visit(), 401, undefined],
    ] as const) {
      for (const [path, body] of [
        ['backups/', { type: 'full' }],
        [`backups/${id}/restore/`, {}],
      ] as const) {
        const answer = await visitor('POST', `${url}/${path}`, { body });
        expect([url, path, answer.statusCode]).toEqual([url, path, status]);
        if (error) expect(answer.json().error).toBe(error);
      }
    }
    expect((await get('backups/')).backup_history).toHaveLength(1);
    const foreign = await owner('GET', `${LIBRARY}/backups/${id}/restore/`);
    expect(foreign.statusCode).toBe(404);
    expect((await post('backups/', { type: 'settings' }, admin)).status).toBe(200);
  });
});

describe('a restore', () => {
  test('first shows what would change, field by field, and then writes it, as saves of the person', async () => {
    await put('customize/', { prefix: '!', timezone: 'Asia/Tokyo' });
    await put('currency-config/', ECONOMY);
    const id = await backUp('full');
    await put('customize/', { prefix: '?', bot_name: 'Barkeep' });
    await put('welcome-leave/save/', { leave_message: 'Bye' });

    const shown = await preview(id);
    expect(shown).toEqual({
      status: 200,
      changes: [
        expect.objectContaining({ before: 'Barkeep', after: 'Guildhall' }),
        { title: 'Customize Bot › Command prefix', before: '?', after: '!' },
        { title: 'Welcome & Leave Messages › Leave message', before: 'Bye', after: 'Empty' },
      ],
      missing: [],
      left_out: [],
      refused: null,
    });
    expect(await get('customize/')).toMatchObject({ prefix: '?' });

    const rows = await historyRows();
    expect(await restore(id, admin)).toMatchObject({ status: 200, success: true });
    expect(await get('customize/')).toMatchObject({ prefix: '!', bot_name: 'Guildhall', timezone: 'Asia/Tokyo' });
    expect(await get('welcome-leave/')).toMatchObject({ leave_message: '' });
    expect(await get('currency-config/')).toMatchObject({ primary_currency_name: 'Doubloons' });
    expect(await historyRows()).toBe(rows + 2);
    const last = await site.store.db
      .selectFrom('history')
      .selectAll()
      .where('document', '=', 'customize.settings')
      .orderBy('revision', 'desc')
      .executeTakeFirst();
    expect(JSON.parse(last?.value ?? '')).toEqual({ prefix: '!', timezone: 'Asia/Tokyo' });
    expect([last?.revision, last?.user_id]).not.toContain(null);
    expect((await owner('GET', `${TAVERN}/customize/`)).headers.etag).toBe('"3"');

    expect(await preview(id)).toMatchObject({ changes: [] });
    expect((await restore(id)).status).toBe(200);
    expect(await historyRows()).toBe(rows + 2);
  });

  const GREETING = {
    welcome_enabled: true,
    welcome_message: 'Hello {user}',
    welcome_channel_id: HARBOUR_CHANNELS.welcome,
  };
  const CHANNEL = `channel:${HARBOUR_CHANNELS.welcome}`;
  const later = () => site.advance(61_000);

  test('of settings that point to a deleted channel says so, and restores them with another one', async () => {
    await put('customize/', { prefix: '!' });
    await put('welcome-leave/save/', GREETING);
    const id = await backUp('settings');
    await put('customize/', { prefix: '?' });
    await put('welcome-leave/save/', { welcome_enabled: false, welcome_channel_id: null, welcome_message: 'Bye' });
    site.discord.world.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.welcome);
    later();

    const where = 'Welcome & Leave Messages › Welcome channel';
    const missing = { key: CHANNEL, kind: 'channel', id: HARBOUR_CHANNELS.welcome, name: 'welcome', count: 1, where };
    expect(await preview(id)).toMatchObject({ refused: null, missing: [{ ...missing, types: [0], target: null }] });
    const mapping = { [CHANNEL]: HARBOUR_CHANNELS.rules };
    expect((await preview(id, owner, mapping)).missing).toMatchObject([{ target: HARBOUR_CHANNELS.rules }]);
    const rows = await historyRows();
    expect(await restore(id, owner, mapping)).toMatchObject({ status: 200, success: true });
    expect(await get('customize/')).toMatchObject({ prefix: '!' });
    expect(await get('welcome-leave/')).toMatchObject({ ...GREETING, welcome_channel_id: HARBOUR_CHANNELS.rules });
    expect(await historyRows()).toBe(rows + 2);
  });

  test('proposes the only channel of the same name', async () => {
    await put('welcome-leave/save/', GREETING);
    const id = await backUp('settings');
    await put('welcome-leave/save/', { welcome_enabled: false, welcome_channel_id: null });
    const { world } = site.discord;
    const old = world.guild(HARBOUR_TAVERN)?.channels.find((one) => one.id === HARBOUR_CHANNELS.welcome);
    world.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.welcome);
    const rest = world.guild(HARBOUR_TAVERN)?.channels ?? [];
    const voice = { ...old, id: '77', type: 2 } as NonNullable<typeof old>;
    world.setChannels(HARBOUR_TAVERN, [...rest, voice]);
    later();
    expect((await preview(id)).missing).toMatchObject([{ key: CHANNEL, target: null }]);
    world.setChannels(HARBOUR_TAVERN, [...rest, { ...voice, id: '78', type: 0 }]);
    later();
    expect((await preview(id)).missing).toMatchObject([{ key: CHANNEL, target: '78' }]);
    expect((await restore(id)).status).toBe(200);
    expect(await get('welcome-leave/')).toMatchObject({ ...GREETING, welcome_channel_id: '78' });
    world.setChannels(HARBOUR_TAVERN, [...rest, { ...voice, id: '78', type: 0 }, { ...voice, id: '79', type: 0 }]);
    await put('welcome-leave/save/', { welcome_enabled: false, welcome_channel_id: null });
    later();
    expect((await preview(id)).missing).toMatchObject([{ key: CHANNEL, target: null }]);
  });

  test('of settings that point to a deleted category asks for another category', async () => {
    const { taproomCategory, quayCategory, rules } = HARBOUR_CHANNELS;
    const voice = (category: string | null) => put('temporary-voice/save/', { parent_category_id: category });
    await voice(taproomCategory);
    const id = await backUp('settings');
    await voice(null);
    site.discord.world.deleteChannel(HARBOUR_TAVERN, taproomCategory);
    later();
    const key = `category:${taproomCategory}`;
    const missing = { key, kind: 'category', id: taproomCategory, name: 'The Taproom', count: 1, target: null };
    expect((await preview(id)).missing).toMatchObject([missing]);
    // Another kind of channel stands in for none.
    expect((await restore(id, owner, { [key]: rules })).status).toBe(200);
    expect(await get('temporary-voice/')).toMatchObject({ parent_category_id: null });
    expect((await restore(id, owner, { [key]: quayCategory })).status).toBe(200);
    expect(await get('temporary-voice/')).toMatchObject({ parent_category_id: quayCategory });
  });

  test('of settings with an emoji that is gone proposes the only one of its name, or takes another', async () => {
    const { anchor, parrot } = HARBOUR_EMOJIS;
    const NEW = '998877665544332211';
    const { sailor } = HARBOUR_ROLES;
    const reactions = (roles: object) => ({ emoji_roles: { message: 'Choose', roles } });
    const shown = async () => (await get('reactroles/')).emoji_roles.roles;
    await put('reactroles/save/', reactions({ [`<:anchor:${anchor}>`]: sailor }));
    const id = await backUp('settings');
    await put('reactroles/save/', reactions({}));
    const guild = site.discord.world.guild(HARBOUR_TAVERN);
    if (!guild) throw new Error('There is no such server.');
    const [old, ...rest] = guild.emojis;
    if (old?.id !== anchor) throw new Error('Its first emoji is another one.');
    guild.emojis = rest;
    later();
    const key = `emoji:${anchor}`;
    const missing = { key, kind: 'emoji', id: anchor, name: 'anchor', count: 1 };
    expect((await preview(id)).missing).toMatchObject([{ ...missing, target: null }]);
    expect((await restore(id)).status).toBe(200);
    expect(await shown()).toEqual({});

    const other = { [key]: `<:parrot:${parrot}>` };
    expect((await preview(id, owner, other)).missing).toMatchObject([{ ...missing, target: other[key] }]);
    expect((await restore(id, owner, other)).status).toBe(200);
    expect(await shown()).toEqual({ [`<:parrot:${parrot}>`]: sailor });

    guild.emojis = [...rest, { ...old, id: NEW }];
    later();
    expect((await preview(id)).missing).toMatchObject([{ ...missing, target: `<:anchor:${NEW}>` }]);
    expect((await restore(id)).status).toBe(200);
    expect(await shown()).toEqual({ [`<:anchor:${NEW}>`]: sailor });
    guild.emojis = [...rest, { ...old, id: NEW }, { ...old, id: '998877665544332212' }];
    await put('reactroles/save/', reactions({}));
    later();
    expect((await preview(id)).missing).toMatchObject([{ ...missing, target: null }]);
  });

  test('lists roles that the bot cannot give any more with those that are gone, and never proposes them', async () => {
    const { sailor, regular, bot } = HARBOUR_ROLES;
    const reactions = (roles: object) => ({ emoji_roles: { message: 'Choose', roles } });
    await put('reactroles/save/', reactions({ '⚓': sailor, '🍺': regular }));
    const id = await backUp('settings');
    await put('reactroles/save/', reactions({ '🍺': regular }));
    const { world } = site.discord;
    const roles = world.guild(HARBOUR_TAVERN)?.roles ?? [];
    const positions: Record<string, number> = { [sailor]: 12, [bot]: 7 };
    world.setRoles(
      HARBOUR_TAVERN,
      roles.map((role) => ({ ...role, position: positions[role.id] ?? role.position })),
    );
    later();
    const key = `role:${sailor}`;
    const shown = await preview(id);
    expect(shown.missing).toMatchObject([{ key, name: 'Sailor', count: 1, target: null }]);
    expect(shown.left_out).toMatchObject([
      { message: 'It needs Sailor, which is no longer in the server or which the bot cannot use.' },
    ]);
    expect((await preview(id, owner, { [key]: sailor })).changes).toEqual([]);
    expect((await restore(id)).status).toBe(200);
    expect((await get('reactroles/')).emoji_roles.roles).toEqual({ '🍺': regular });
    expect((await restore(id, owner, { [key]: HARBOUR_ROLES.verified })).status).toBe(200);
    expect((await get('reactroles/')).emoji_roles.roles).toEqual({ '⚓': HARBOUR_ROLES.verified, '🍺': regular });
  });

  test('leaves out what nothing stands in for, with what cannot be without it, and restores the rest', async () => {
    const { sailor, regular } = HARBOUR_ROLES;
    const reactions = (roles: object) => ({ emoji_roles: { message: 'Choose', roles } });
    await put('reactroles/save/', reactions({ '⚓': sailor, '🍺': regular }));
    await put('welcome-leave/save/', GREETING);
    const id = await backUp('settings');
    await put('reactroles/save/', reactions({}));
    await put('welcome-leave/save/', { welcome_enabled: false, welcome_channel_id: null, welcome_message: 'Bye' });
    site.discord.world.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.welcome);
    site.discord.world.deleteRole(HARBOUR_TAVERN, sailor);
    later();
    const shown = await preview(id);
    expect(shown.missing.map(({ name }: { name: string }) => name).sort()).toEqual(['Sailor', 'welcome']);
    expect(shown.left_out).toEqual([
      expect.objectContaining({
        message: 'It needs Sailor, which is no longer in the server or which the bot cannot use.',
      }),
      {
        title: 'Welcome & Leave Messages › Send a welcome message',
        message: 'Please select a channel for welcome messages',
      },
    ]);
    expect((await restore(id, owner, { [CHANNEL]: null })).status).toBe(200);
    expect((await get('reactroles/')).emoji_roles.roles).toEqual({ '🍺': regular });
    expect(await get('welcome-leave/')).toMatchObject({ welcome_enabled: false, welcome_message: 'Hello {user}' });
  });

  test('of which one save went by meanwhile writes nothing, and shows what there is now', async () => {
    await put('customize/', { prefix: '!' });
    const id = await backUp('settings');
    await put('customize/', { prefix: '?' });
    const seen = await owner('GET', `${TAVERN}/backups/${id}/restore/`);
    await put('customize/', { prefix: '#' });
    const rows = await historyRows();
    const path = `backups/${id}/restore/`;
    const stale = await post(path, {}, owner, { 'if-match': String(seen.headers.etag) });
    expect(stale).toMatchObject({
      status: 412,
      error: 'Settings have changed since this was shown. Please review it again.',
      current: { changes: [{ before: '#', after: '!' }] },
    });
    expect(await post(path, {}, owner, { 'if-match': '' })).toMatchObject({ status: 428 });
    expect(await post(path, {}, owner, { 'if-match': 'nonsense' })).toMatchObject({ status: 412 });
    expect(await historyRows()).toBe(rows);
    expect((await post(path, {}, owner, { 'if-match': stale.etag })).status).toBe(200);
    await put('customize/', { prefix: '#' });
    expect((await post(path, {}, owner, { 'if-match': '*' })).status).toBe(200);
    expect(await get('customize/')).toMatchObject({ prefix: '!' });
  });

  test('refuses a mapping that is none', async () => {
    const id = await backUp('settings');
    for (const mapping of [[], 'x', { x: '1' }, { 'role:1': 2 }, { 'role:1': '' }]) {
      const answer = await post(`backups/${id}/restore/`, { mapping }, owner, { 'if-match': '*' });
      expect([mapping, answer.status]).toEqual([mapping, 400]);
    }
    const broken = await owner('GET', `${TAVERN}/backups/${id}/restore/?mapping=%7B`);
    expect(broken.statusCode).toBe(400);
  });

  test('tolerates what is stored already, as a save does', async () => {
    await put('welcome-leave/save/', {
      welcome_enabled: true,
      welcome_message: 'Hello {user}',
      welcome_channel_id: HARBOUR_CHANNELS.welcome,
    });
    const id = await backUp('settings');
    await put('welcome-leave/save/', { leave_message: 'Bye' });
    site.discord.world.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.welcome);
    site.advance(61_000);
    expect((await restore(id)).status).toBe(200);
    expect(await get('welcome-leave/')).toMatchObject({
      leave_message: '',
      welcome_channel_id: HARBOUR_CHANNELS.welcome,
    });
  });

  test('meets the saves of others without losing or undoing any of them halfway', async () => {
    await put('customize/', { prefix: '!' });
    await put('welcome-leave/save/', { leave_message: 'Then' });
    const id = await backUp('settings');
    await put('customize/', { prefix: '?' });
    const noise = Array.from({ length: 10 }, () => post('welcome-leave/save/', { leave_message: 'Bye' }));
    const [restored, ...saved] = await Promise.all([
      post(`backups/${id}/restore/`, {}, owner, { 'if-match': '*' }),
      ...noise,
    ]);
    expect([restored, ...saved].map(({ status }) => status)).toEqual(Array(11).fill(200));
    expect(await get('customize/')).toMatchObject({ prefix: '!' });
    const rows = await site.store.db
      .selectFrom('history')
      .select('revision')
      .where('document', 'like', 'welcome%')
      .execute();
    expect(new Set(rows.map(({ revision }) => revision)).size).toBe(rows.length);
  });

  test('brings back settings together with what they need', async () => {
    await put('currency-config/', ECONOMY);
    await put('shop/config/', { message: 'Come in' });
    const id = await backUp('settings');
    await put('shop/config/', { message: 'Closing soon' });
    await put('currency-config/', { currency_system_enabled: false });
    expect(await preview(id)).toMatchObject({ refused: null });
    expect((await restore(id)).status).toBe(200);
    expect(await get('shop/config/')).toMatchObject({ message: 'Come in' });
    expect(await get('currency-config/')).toMatchObject({ currency_system_enabled: true });
  });

  test("leaves the owner's settings to the owner", async () => {
    const id = await backUp('settings');
    const { document, field } = site.catalogue.adminAccess;
    const [module = '', name = ''] = document.split('.');
    const call = site.catalogue.modules
      .find(({ spec }) => spec.id === module)
      ?.spec.calls?.documents.find((one) => one.id === name);
    expect((await post(call?.save.path ?? '', { [field]: false })).status).toBe(200);
    expect((await post(call?.save.path ?? '', { [field]: true })).status).toBe(200);
    await put('customize/', { prefix: '?' });
    expect((await restore(id, admin)).status).toBe(200);
    const off = await site.store.db.selectFrom('backups').selectAll().executeTakeFirstOrThrow();
    const value = JSON.parse(off.value);
    value.settings[document].value = { [field]: false };
    await site.store.backups.add({
      guild: HARBOUR_TAVERN,
      type: 'settings',
      value: JSON.stringify(value),
      at: Date.now(),
      keep: 5,
    });
    const [{ id: other }] = (await get('backups/')).backup_history;
    const shown = await preview(other, admin);
    const message = expect.stringMatching(/^Only the server owner/);
    expect(shown).toMatchObject({ changes: [], refused: null, left_out: [{ message }] });
    await put('customize/', { prefix: '~' });
    const both = {
      ...value,
      settings: { ...value.settings, 'customize.settings': { version: 0, value: { prefix: '^' } } },
    };
    await site.store.db
      .updateTable('backups')
      .set({ value: JSON.stringify(both) })
      .where('id', '=', other)
      .execute();
    expect(await preview(other, admin)).toMatchObject({ changes: [{ after: '^' }], left_out: [{ message }] });
    expect((await restore(other, admin)).status).toBe(200);
    expect(await get('customize/')).toMatchObject({ prefix: '^' });
    expect(await get('permissions/')).toMatchObject({ admin_modify: true });
    expect((await preview(other)).changes).toHaveLength(1);
    expect((await restore(other)).status).toBe(200);
    expect(await get('permissions/')).toMatchObject({ admin_modify: false });
  });

  test('migrates what an older version has stored', async () => {
    const module = site.catalogue.modules.find(({ spec }) => spec.id === 'customize');
    const migrations = module?.migrations as MigrationStep[][];
    const id = await backUp('settings');
    const row = await site.store.backups.read(HARBOUR_TAVERN, id);
    const value = JSON.parse(row?.value ?? '');
    value.settings['customize.settings'] = { version: migrations.length, value: { old_prefix: '%' } };
    await site.store.db
      .updateTable('backups')
      .set({ value: JSON.stringify(value) })
      .execute();
    migrations.push([{ op: 'rename', from: 'old_prefix', to: 'prefix' }]);
    try {
      expect((await restore(id)).status).toBe(200);
      expect(await get('customize/')).toMatchObject({ prefix: '%' });
    } finally {
      migrations.pop();
    }
  });
});

describe('the list of backups', () => {
  const list = async () => (await get('backups/')).backup_history;

  test('names each one, says who made it, and lets people name and keep theirs', async () => {
    await put('customize/', { prefix: '!' });
    const first = await post('backups/', { type: 'settings', name: '  Before the move ' });
    expect(first.backup).toMatchObject({ name: 'Before the move', own_name: 'Before the move', origin: 'manual' });
    await backUp('full');
    expect((await list())[0]).toMatchObject({
      name: 'Settings of 1 module, 13 roles, 14 channels',
      own_name: '',
      kept: false,
      task: null,
    });
    const mark = (body: object, id = first.backup.id, visitor = owner) => post(`backups/${id}/`, body, visitor);
    expect((await mark({ kept: true })).status).toBe(200);
    expect((await mark({ name: 'Safe' }, first.backup.id, admin)).status).toBe(200);
    for (let count = 0; count < 6; count++) await backUp('roles');
    expect((await list()).at(-1)).toMatchObject({ id: first.backup.id, name: 'Safe', kept: true });
    expect(await get('backups/')).toMatchObject({ stored: '5 of 5, 1 of 3 kept' });
    expect((await mark({ name: '' })).status).toBe(200);
    expect((await list()).at(-1)).toMatchObject({ name: 'Settings of 1 module', own_name: '' });
    const others = (await list()).map(({ id }: { id: string }) => id);
    for (const id of others.slice(0, 2)) await mark({ kept: true }, id);
    expect(await mark({ kept: true }, others[2])).toMatchObject({
      status: 409,
      error: 'At most 3 backups can be kept. Release another one first.',
    });
    for (const body of [{ kept: 'yes' }, { name: 1 }, { other: 1 }, { name: 'x'.repeat(61) }, []]) {
      expect([body, (await mark(body)).status]).toEqual([body, 400]);
    }
    expect((await mark({ kept: true }, 'none')).status).toBe(404);
    const member = await site.visit('member');
    expect((await mark({ kept: false }, first.backup.id, member)).status).toBe(403);
  });

  test('takes names as long as the screen does', () => {
    const { spec } = site.catalogue.backups?.module ?? {};
    const lengths = JSON.stringify(spec?.screen.layout).match(/"ask":\{[^}]*"maxLength":(\d+)/)?.[1];
    expect(Number(lengths)).toBe(site.catalogue.backups?.nameLength);
  });

  test('says when the next automatic one is due', async () => {
    const on = { backup_enabled: true, auto_backup_enabled: true, backup_interval: 'daily', backup_type: 'roles' };
    await put('backups/', on);
    const at = async () => Date.parse((await get('backups/')).next_backup_date);
    expect(Math.abs((await at()) - Date.now())).toBeLessThan(60_000);
    const due = Date.now() - 1000;
    await site.store.backups.add({
      guild: HARBOUR_TAVERN,
      type: 'roles',
      value: '{"roles":[]}',
      at: due,
      keep: 5,
      slot: { due, last: null },
    });
    expect(await at()).toBe(due + 86_400_000);
    expect((await list())[0].origin).toBe('automatic');
    await put('backups/', { auto_backup_enabled: false });
    expect((await get('backups/')).next_backup_date).toBeNull();
  });

  test('reads backups from before they held all that it takes to make roles again', async () => {
    const role = { color: 1, icon: null, managed: false, position: 1, permissions: ['ADMINISTRATOR'] };
    const former = {
      roles: [{ ...role, id: '5', name: 'Old' }],
      channels: {
        channels: [{ id: '6', name: 'pier', type: 0, category: 'Docks' }],
        voiceChannels: [],
        categories: [{ id: '7', name: 'Docks', position: 3 }],
      },
    };
    await site.store.backups.add({
      guild: HARBOUR_TAVERN,
      type: 'full',
      value: JSON.stringify(former),
      at: Date.now(),
      keep: 5,
    });
    const [{ id }] = await list();
    const { differences } = await get(`backups/${id}/restore-lists/`);
    const gone = { before: 'Not in the server', after: 'In the server' };
    for (const title of ['Roles › Old', 'Categories › Docks', 'Channels › pier']) {
      expect(differences).toContainEqual({ title, ...gone });
    }
    expect((await post(`backups/${id}/restore-lists/`, {})).status).toBe(200);
    const [roles, channels] = await site.store.botTasks.waiting(0, 9);
    expect(JSON.parse(roles?.payload ?? '').roles).toMatchObject([{ name: 'Old', permissions: '8', hoist: false }]);
    expect(JSON.parse(channels?.payload ?? '').channels).toMatchObject([
      { name: 'Docks', type: 4 },
      { name: 'pier', parent_id: '7', permission_overwrites: [] },
    ]);
  });
});

describe('roles and channels of a backup', () => {
  const TOKEN = 'the-credential-of-the-bot-in-tests';
  const METRICS = 'the-credential-for-figures-in-tests';
  let open: Site;
  let person: Visitor;
  let stranger: Visitor;

  beforeEach(async () => {
    open = await startSite({ BOT_API_TOKEN: TOKEN, METRICS_TOKEN: METRICS });
    person = await open.visit('owner');
    stranger = await open.visit();
  });
  afterEach(() => open.close());

  const asBot = async (method: string, path: string, body?: unknown) => {
    const answer = await stranger(method, `/api/bot/${path}`, { body, headers: { authorization: `Bearer ${TOKEN}` } });
    return { status: answer.statusCode, ...answer.json() };
  };
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await person(method, `${TAVERN}/${path}`, { body });
    return { status: answer.statusCode, ...answer.json() };
  };
  const make = async (type: string) => (await call('POST', 'backups/', { type })).backup.id as string;
  const entry = async () => (await call('GET', 'backups/')).backup_history[0];

  test('are shown as they differ, and handed to the bot, whose answer is in the list', async () => {
    const id = await make('full');
    const { world } = open.discord;
    world.deleteRole(HARBOUR_TAVERN, HARBOUR_ROLES.sailor);
    world.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.welcome);
    const path = `backups/${id}/restore-lists/`;
    const { differences, refused } = await call('GET', path);
    const gone = { before: 'Not in the server', after: 'In the server' };
    expect(refused).toBeNull();
    expect(differences).toContainEqual({ title: 'Roles › Sailor', ...gone });
    expect(differences).toContainEqual({ title: 'Channels › welcome', ...gone });

    expect(await call('POST', path, {})).toMatchObject({ status: 200, success: true });
    expect(await call('POST', path, {})).toMatchObject({
      status: 409,
      error: 'The bot is already restoring this backup.',
    });
    expect(await entry()).toMatchObject({
      task_state: 'pending',
      task: 'Roles: waiting for the bot\nChannels: waiting for the bot',
    });
    const figures = await stranger('GET', '/metrics', { headers: { authorization: `Bearer ${METRICS}` } });
    expect(figures.body).toContain('guildhall_bot_tasks{state="pending"} 2');
    const { tasks } = await asBot('GET', 'tasks/');
    expect(tasks.map(({ kind }: { kind: string }) => kind)).toEqual(['restore_roles', 'restore_channels']);
    for (const task of tasks) {
      expect((await asBot('POST', `tasks/${task.id}/`, { state: 'running' })).status).toBe(200);
      const report = { state: 'done', outcome: recreate(world, task) };
      expect(await asBot('POST', `tasks/${task.id}/`, report)).toEqual({ status: 200, success: true });
      expect((await asBot('POST', `tasks/${task.id}/`, { ...report, state: 'failed' })).status).toBe(409);
    }
    expect(await entry()).toMatchObject({
      task_state: 'done',
      task: 'Roles: 1 created, 0 changed\nChannels: 1 created, 0 changed',
    });
    expect((await asBot('GET', 'tasks/')).tasks).toEqual([]);
    const guild = world.guild(HARBOUR_TAVERN);
    expect(guild?.roles.find(({ name }) => name === 'Sailor')).toMatchObject({ color: 0x206694, mentionable: true });
    expect(guild?.channels.find(({ name }) => name === 'welcome')).toMatchObject({
      parentId: HARBOUR_CHANNELS.quayCategory,
      topic: 'Say hello to those who just came ashore.',
    });
    // What the dashboard knows of the server is not from before.
    const { roles } = await call('GET', 'roles/');
    expect(roles.map(({ name }: { name: string }) => name)).toContain('Sailor');
  });

  test('wait until the bot answers, which is said, and can be asked for again', async () => {
    const id = await make('roles');
    const path = `backups/${id}/restore-lists/`;
    expect((await call('POST', path, {})).status).toBe(200);
    open.advance(5 * 60_000 + 1000);
    expect(await entry()).toMatchObject({
      task_state: 'late',
      task: 'Roles: The bot has not responded yet. You can try again.',
    });
    expect((await call('POST', path, {})).status).toBe(200);
    const [{ id: task }] = (await asBot('GET', 'tasks/')).tasks;
    await asBot('POST', `tasks/${task}/`, { state: 'running' });
    expect((await asBot('GET', 'tasks/')).tasks).toEqual([]);
    open.advance(5 * 60_000 + 1000);
    expect((await asBot('GET', 'tasks/')).tasks).toMatchObject([{ id: task }]);
    await asBot('POST', `tasks/${task}/`, { state: 'failed', sentence: 'I lack the permission.' });
    expect(await entry()).toMatchObject({
      task_state: 'failed',
      task: 'Roles: The bot could not do it. I lack the permission.',
    });
  });

  test('are for the bot with its credential, and for reports of the declared shape', async () => {
    await call('POST', `backups/${await make('roles')}/restore-lists/`, {});
    const [{ id }] = (await asBot('GET', 'tasks/')).tasks;
    expect((await stranger('GET', '/api/bot/tasks/')).statusCode).toBe(401);
    expect((await person('POST', `/api/bot/tasks/${id}/`, { body: { state: 'done' } })).statusCode).toBe(401);
    for (const body of [{}, { state: 'gone' }, { state: 'done', outcome: { created: -1, changed: 0, failed: 0 } }]) {
      expect([body, (await asBot('POST', `tasks/${id}/`, body)).status]).toEqual([body, 400]);
    }
    expect((await asBot('POST', 'tasks/none/', { state: 'done' })).status).toBe(404);
  });

  test('are no settings, and settings are none of them', async () => {
    const [roles, settings] = [await make('roles'), await make('settings')];
    const none = 'This backup contains no settings.';
    expect(await call('GET', `backups/${roles}/restore/`)).toMatchObject({ changes: [], refused: none });
    const headers = { 'if-match': '*' };
    const refused = await person('POST', `${TAVERN}/backups/${roles}/restore/`, { body: {}, headers });
    expect([refused.statusCode, refused.json().error]).toEqual([409, none]);
    const lists = 'This backup contains no roles or channels.';
    expect(await call('GET', `backups/${settings}/restore-lists/`)).toEqual({
      status: 200,
      differences: [],
      refused: lists,
    });
    expect(await call('POST', `backups/${settings}/restore-lists/`, {})).toMatchObject({ status: 409, error: lists });
  });
});
