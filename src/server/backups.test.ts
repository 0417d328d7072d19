import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Site, startSite, type Visitor } from '../../tests/server/site.ts';
import type { MigrationStep } from '../language/model.ts';
import {
  FOREIGN_KEEP,
  HARBOUR_CHANNELS,
  HARBOUR_ROLES,
  HARBOUR_TAVERN,
  QUIET_LIBRARY,
} from '../simulators/demo/world.ts';

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
const preview = (id: string, visitor = owner) => get(`backups/${id}/restore/`, visitor);
const restore = (id: string, visitor = owner) => post(`backups/${id}/restore/`, {}, visitor);
const historyRows = async () => (await site.store.db.selectFrom('history').selectAll().execute()).length;

describe('the settings of backups', () => {
  it('are loaded with the history, and saved at the same address as those of any module', async () => {
    const answer = await owner('GET', `${TAVERN}/backups/`);
    expect(answer.headers.etag).toBe('"0"');
    expect(answer.json()).toEqual({
      backup_enabled: false,
      backup_type: 'full',
      auto_backup_enabled: false,
      backup_interval: 'weekly',
      last_backup_date: null,
      backup_history: [],
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
  it('is in the history once it is stored, and holds what its type says', async () => {
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
      ['channels', 'roles', 'settings'],
      ['settings'],
      ['roles'],
      ['channels'],
    ]);
    const names = site.catalogue.modules.flatMap(({ spec }) =>
      (spec.calls?.documents ?? []).map(({ id }) => `${spec.id}.${id}`),
    );
    expect(Object.keys(full.settings)).toEqual(names);
    expect(full.settings['customize.settings'].value).toEqual({ prefix: '!' });
    expect(roles.roles.map(({ id }: { id: string }) => id)).toContain(HARBOUR_ROLES.verified);
    expect(Object.keys(channels.channels)).toEqual(['channels', 'voiceChannels', 'categories']);
  });

  it('is one of at most five: the oldest goes', async () => {
    const ids = [];
    for (let count = 0; count < 6; count++) ids.push(await backUp('settings'));
    const { backup_history } = await get('backups/');
    expect(backup_history.map(({ id }: { id: string }) => id)).toEqual(ids.slice(1).reverse());
    expect(await preview(String(ids[0]))).toMatchObject({
      status: 404,
      error: 'This backup does not exist any more.',
    });
    expect((await restore(String(ids[0]))).status).toBe(404);
  });

  it('is of one of the types', async () => {
    for (const type of ['messages', '', 1, null, 'toString']) {
      expect(await post('backups/', { type })).toMatchObject({
        status: 400,
        error: 'Choose what to back up: full, settings, roles, channels.',
      });
    }
    expect((await get('backups/')).backup_history).toEqual([]);
  });

  it('shows roles and channels as they are now, and is not made while those are unknown', async () => {
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
      error: 'Discord does not answer at the moment. Please try again in a minute.',
    });
    expect((await get('backups/')).backup_history).toHaveLength(1);
  });

  it('is for Premium, for people who may change settings, and for their own servers', async () => {
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
  it('first shows what would change, field by field, and then writes it, as saves of the person', async () => {
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
      differences: [],
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

  it('of which one document is refused writes nothing, and says which', async () => {
    await put('customize/', { prefix: '!' });
    await put('welcome-leave/save/', {
      welcome_enabled: true,
      welcome_message: 'Hello {user}',
      welcome_channel_id: HARBOUR_CHANNELS.welcome,
    });
    const id = await backUp('settings');
    await put('customize/', { prefix: '?' });
    await put('welcome-leave/save/', { welcome_enabled: false, welcome_channel_id: null });
    site.discord.world.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.welcome);
    site.advance(61_000);

    const rows = await historyRows();
    const sentence = 'Welcome & Leave Messages: This text channel is not in the server any more. Choose another one.';
    expect(await preview(id)).toMatchObject({ status: 200, refused: sentence });
    expect(await restore(id)).toMatchObject({ status: 400, error: sentence });
    expect(await get('customize/')).toMatchObject({ prefix: '?' });
    expect(await historyRows()).toBe(rows);
  });

  it('tolerates what is stored already, as a save does', async () => {
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

  it('meets the saves of others without losing or undoing any of them halfway', async () => {
    await put('customize/', { prefix: '!' });
    await put('welcome-leave/save/', { leave_message: 'Then' });
    const id = await backUp('settings');
    await put('customize/', { prefix: '?' });
    const noise = Array.from({ length: 10 }, () => post('welcome-leave/save/', { leave_message: 'Bye' }));
    const [restored, ...saved] = await Promise.all([restore(id), ...noise]);
    expect([restored, ...saved].map(({ status }) => status)).toEqual(Array(11).fill(200));
    expect(await get('customize/')).toMatchObject({ prefix: '!' });
    const rows = await site.store.db
      .selectFrom('history')
      .select('revision')
      .where('document', 'like', 'welcome%')
      .execute();
    expect(new Set(rows.map(({ revision }) => revision)).size).toBe(rows.length);
  });

  it('brings back settings together with what they need', async () => {
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

  it("leaves the owner's settings to the owner", async () => {
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
    expect(shown.changes).toEqual([]);
    expect(shown.refused).toMatch(/^Customize Bot: Only the server owner/);
    expect((await restore(other, admin)).status).toBe(403);
    expect((await preview(other)).changes).toHaveLength(1);
    expect((await restore(other)).status).toBe(200);
  });

  it('migrates what an older version has stored', async () => {
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

  it('of roles and channels shows what has become of them, and claims nothing', async () => {
    const [roles, channels, full] = [await backUp('roles'), await backUp('channels'), await backUp('full')];
    site.discord.world.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.welcome);
    site.advance(61_000);
    const refused = 'This backup holds no settings. The bot recreates roles and channels, not the dashboard.';
    const gone = {
      title: expect.stringMatching(/^Channels › /),
      before: 'Not in the server',
      after: 'In the server',
    };
    expect(await preview(roles)).toEqual({ status: 200, changes: [], differences: [], refused });
    expect(await preview(channels)).toEqual({ status: 200, changes: [], differences: [gone], refused });
    expect(await preview(full)).toEqual({ status: 200, changes: [], differences: [gone], refused: null });
    expect(await restore(channels)).toMatchObject({ status: 409, error: refused });
  });
});
