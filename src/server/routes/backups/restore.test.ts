import { describe, expect, test } from 'vitest';
import { type BackupSite, backupSitePerTest, TAVERN } from '../../../../tests/server/backupSite.ts';
import { availableEngines } from '../../../../tests/server/engines.ts';
import { HARBOUR_CHANNELS, HARBOUR_TAVERN } from '../../../simulators/demo/world.ts';

const ECONOMY = {
  currency_system_enabled: true,
  primary_currency_name: 'Doubloons',
  primary_currency_emoji: '🪙',
};

const engines = await availableEngines();
let tavern: BackupSite;

describe.each(engines)('a restore of settings, in $name', (engine) => {
  backupSitePerTest(engine, (site) => {
    tavern = site;
  });

  test('is previewed field by field, and then written as saves of the user', async () => {
    await tavern.save('customize/', { prefix: '!', timezone: 'Asia/Tokyo' });
    await tavern.save('currency-config/', ECONOMY);
    const id = await tavern.backUp('full');
    await tavern.save('customize/', { prefix: '?', bot_name: 'Barkeep' });
    await tavern.save('welcome-leave/save/', { leave_message: 'Bye' });

    const shown = await tavern.preview(id);
    expect(shown).toEqual({
      status: 200,
      changes: [
        expect.objectContaining({ before: 'Barkeep', after: 'Guildhall' }),
        {
          module: 'customize',
          path: 'prefix',
          address: '?section=customize#prefix',
          label: 'Command prefix',
          title: 'Customize Bot › Command prefix',
          before: '?',
          after: '!',
        },
        {
          module: 'welcomeLeave',
          path: 'leave_message',
          address: '?section=welcomeLeave#leave_message',
          label: 'Leave message',
          title: 'Welcome & Leave Messages › Leave message',
          before: 'Bye',
          after: 'Empty',
        },
      ],
      missing: [],
      left_out: [],
      stopped: [],
      refused: null,
    });
    expect(await tavern.get('customize/')).toMatchObject({ prefix: '?' });

    const rows = await tavern.historyRows();
    expect(await tavern.restore(id, tavern.admin)).toMatchObject({ status: 200, success: true });
    expect(await tavern.get('customize/')).toMatchObject({
      prefix: '!',
      bot_name: 'Guildhall',
      timezone: 'Asia/Tokyo',
    });
    expect(await tavern.get('welcome-leave/')).toMatchObject({ leave_message: '' });
    expect(await tavern.get('currency-config/')).toMatchObject({ primary_currency_name: 'Doubloons' });
    expect(await tavern.historyRows()).toBe(rows + 2);
    const last = await tavern.site.store.db
      .selectFrom('history')
      .selectAll()
      .where('document', '=', 'customize.settings')
      .orderBy('revision', 'desc')
      .executeTakeFirst();
    expect(JSON.parse(last?.value ?? '')).toEqual({ prefix: '!', timezone: 'Asia/Tokyo' });
    expect([last?.revision, last?.user_id]).not.toContain(null);
    expect((await tavern.owner('GET', `${TAVERN}/customize/`)).headers.etag).toBe('"3"');

    expect(await tavern.preview(id)).toMatchObject({ changes: [] });
    expect((await tavern.restore(id)).status).toBe(200);
    expect(await tavern.historyRows()).toBe(rows + 2);
  });

  test('writes nothing after a concurrent save, and answers with a new preview', async () => {
    await tavern.save('customize/', { prefix: '!' });
    const id = await tavern.backUp('settings');
    await tavern.save('customize/', { prefix: '?' });
    const seen = await tavern.owner('GET', `${TAVERN}/backups/${id}/restore/`);
    await tavern.save('customize/', { prefix: '#' });
    const rows = await tavern.historyRows();
    const path = `backups/${id}/restore/`;
    const stale = await tavern.post(path, {}, tavern.owner, { 'if-match': String(seen.headers.etag) });
    expect(stale).toMatchObject({
      status: 412,
      error: 'Settings have changed since this was shown. Please review it again.',
      current: { changes: [{ before: '#', after: '!' }] },
    });
    expect(await tavern.post(path, {}, tavern.owner, { 'if-match': '' })).toMatchObject({ status: 428 });
    expect(await tavern.post(path, {}, tavern.owner, { 'if-match': 'nonsense' })).toMatchObject({ status: 412 });
    expect(await tavern.historyRows()).toBe(rows);
    expect((await tavern.post(path, {}, tavern.owner, { 'if-match': stale.etag })).status).toBe(200);
    await tavern.save('customize/', { prefix: '#' });
    expect((await tavern.post(path, {}, tavern.owner, { 'if-match': '*' })).status).toBe(200);
    expect(await tavern.get('customize/')).toMatchObject({ prefix: '!' });
  });

  test('tolerates invalid values that are stored already, as a save does', async () => {
    await tavern.save('welcome-leave/save/', {
      welcome_enabled: true,
      welcome_message: 'Hello {user}',
      welcome_channel_id: HARBOUR_CHANNELS.welcome,
    });
    const id = await tavern.backUp('settings');
    await tavern.save('welcome-leave/save/', { leave_message: 'Bye' });
    tavern.site.discord.world.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.welcome);
    tavern.expireLists();
    expect((await tavern.restore(id)).status).toBe(200);
    expect(await tavern.get('welcome-leave/')).toMatchObject({
      leave_message: '',
      welcome_channel_id: HARBOUR_CHANNELS.welcome,
    });
  });

  test('succeeds together with concurrent saves, and loses none of them', async () => {
    await tavern.save('customize/', { prefix: '!' });
    await tavern.save('welcome-leave/save/', { leave_message: 'Then' });
    const id = await tavern.backUp('settings');
    await tavern.save('customize/', { prefix: '?' });
    const noise = Array.from({ length: 10 }, () => tavern.post('welcome-leave/save/', { leave_message: 'Bye' }));
    const [restored, ...saved] = await Promise.all([
      tavern.post(`backups/${id}/restore/`, {}, tavern.owner, { 'if-match': '*' }),
      ...noise,
    ]);
    expect([restored, ...saved].map(({ status }) => status)).toEqual(Array(11).fill(200));
    expect(await tavern.get('customize/')).toMatchObject({ prefix: '!' });
    const rows = await tavern.site.store.db
      .selectFrom('history')
      .select('revision')
      .where('document', 'like', 'welcome%')
      .execute();
    expect(new Set(rows.map(({ revision }) => revision)).size).toBe(rows.length);
  });

  test('restores settings together with what they require', async () => {
    await tavern.save('currency-config/', ECONOMY);
    await tavern.save('shop/config/', { message: 'Come in' });
    const id = await tavern.backUp('settings');
    await tavern.save('shop/config/', { message: 'Closing soon' });
    await tavern.save('currency-config/', { currency_system_enabled: false });
    expect(await tavern.preview(id)).toMatchObject({ refused: null });
    expect((await tavern.restore(id)).status).toBe(200);
    expect(await tavern.get('shop/config/')).toMatchObject({ message: 'Come in' });
    expect(await tavern.get('currency-config/')).toMatchObject({ currency_system_enabled: true });
  });

  test('restores owner-only settings for the owner only', async () => {
    const id = await tavern.backUp('settings');
    const { document, field } = tavern.site.catalogue.adminAccess;
    const [module = '', name = ''] = document.split('.');
    const call = tavern.site.catalogue.modules
      .find(({ spec }) => spec.id === module)
      ?.spec.calls?.documents.find((one) => one.id === name);
    expect((await tavern.post(call?.save.path ?? '', { [field]: false })).status).toBe(200);
    expect((await tavern.post(call?.save.path ?? '', { [field]: true })).status).toBe(200);
    await tavern.save('customize/', { prefix: '?' });
    expect((await tavern.restore(id, tavern.admin)).status).toBe(200);
    const off = await tavern.site.store.db.selectFrom('backups').selectAll().executeTakeFirstOrThrow();
    const value = JSON.parse(off.value);
    value.settings[document].value = { [field]: false };
    await tavern.store('settings', value);
    const [{ id: other }] = await tavern.list();
    const shown = await tavern.preview(other, tavern.admin);
    const message = expect.stringMatching(/^Only the server owner/);
    expect(shown).toMatchObject({ changes: [], refused: null, left_out: [{ message }] });
    await tavern.save('customize/', { prefix: '~' });
    const both = {
      ...value,
      settings: { ...value.settings, 'customize.settings': { version: 0, value: { prefix: '^' } } },
    };
    await tavern.site.store.db
      .updateTable('backups')
      .set({ value: JSON.stringify(both) })
      .where('id', '=', other)
      .execute();
    expect(await tavern.preview(other, tavern.admin)).toMatchObject({
      changes: [{ after: '^' }],
      left_out: [{ message }],
    });
    expect((await tavern.restore(other, tavern.admin)).status).toBe(200);
    expect(await tavern.get('customize/')).toMatchObject({ prefix: '^' });
    expect(await tavern.get('permissions/')).toMatchObject({ admin_modify: true });
    expect((await tavern.preview(other)).changes).toHaveLength(1);
    expect((await tavern.restore(other)).status).toBe(200);
    expect(await tavern.get('permissions/')).toMatchObject({ admin_modify: false });
  });

  test('by an administrator leaves out nothing because of a deleted role in what is the owner’s', async () => {
    const { world } = tavern.site.discord;
    world.addRole(HARBOUR_TAVERN, '79', 'Moderators');
    tavern.expireLists();
    await tavern.save('settings/', { admin_modify: true });
    await tavern.save('access/', { role_access: [{ role_id: '79', level: 'view', all_modules: true, modules: [] }] });
    await tavern.save('customize/', { prefix: '?' });
    const id = await tavern.backUp('settings');
    await tavern.save('customize/', { prefix: '!' });
    world.deleteRole(HARBOUR_TAVERN, '79');
    world.addRole(HARBOUR_TAVERN, '80', 'Moderators');
    tavern.expireLists();
    const shown = await tavern.preview(id, tavern.admin);
    expect(shown).toMatchObject({ changes: [{ path: 'prefix', after: '?' }], missing: [], left_out: [] });
    expect((await tavern.restore(id, tavern.admin)).status).toBe(200);
    expect(await tavern.get('customize/')).toMatchObject({ prefix: '?' });
    expect(await tavern.get('access/')).toMatchObject({ role_access: [{ role_id: '79' }] });
  });

  test('migrates documents of an older version', async () => {
    const module = tavern.site.catalogue.modules.find(({ spec }) => spec.id === 'customize');
    if (!module) throw new Error('There is no such module');
    const { migrations } = module;
    const id = await tavern.backUp('settings');
    const row = await tavern.site.store.backups.read(HARBOUR_TAVERN, id);
    const value = JSON.parse(row?.value ?? '');
    value.settings['customize.settings'] = { version: migrations.length, value: { old_prefix: '%' } };
    await tavern.site.store.db
      .updateTable('backups')
      .set({ value: JSON.stringify(value) })
      .execute();
    module.migrations = [...migrations, [{ op: 'rename', from: 'old_prefix', to: 'prefix' }]];
    try {
      expect((await tavern.restore(id)).status).toBe(200);
      expect(await tavern.get('customize/')).toMatchObject({ prefix: '%' });
    } finally {
      module.migrations = migrations;
    }
  });
});
