import { describe, expect, test } from 'vitest';
import { type BackupSite, backupSitePerTest, TAVERN } from '../../../../tests/server/backupSite.ts';
import { availableEngines } from '../../../../tests/server/engines.ts';
import {
  FOREIGN_KEEP,
  HARBOUR_CHANNELS,
  HARBOUR_ROLES,
  HARBOUR_TAVERN,
  QUIET_LIBRARY,
} from '../../../simulators/demo/world.ts';

const LIBRARY = `/auth/guilds/${QUIET_LIBRARY}`;
const PREMIUM_ONLY = 'Server backup is available only for premium servers';

const engines = await availableEngines();
let tavern: BackupSite;

describe.each(engines)('making a backup, in $name', (engine) => {
  backupSitePerTest(engine, (site) => {
    tavern = site;
  });

  test('is listed once it is stored, and contains the parts of its type', async () => {
    await tavern.save('customize/', { prefix: '!' });
    for (const type of ['full', 'settings', 'roles', 'channels']) {
      expect(await tavern.post('backups/', { type })).toMatchObject({ status: 200, success: true, backup: { type } });
    }
    const { backup_history, last_backup_date } = await tavern.get('backups/');
    expect(backup_history.map(({ type }: { type: string }) => type)).toEqual(['channels', 'roles', 'settings', 'full']);
    expect(last_backup_date).toBe(backup_history[0].created_at);
    expect(new Date(last_backup_date).toISOString()).toBe(last_backup_date);

    const rows = await tavern.site.store.db.selectFrom('backups').selectAll().orderBy('created_at').execute();
    const [full, settings, roles, channels] = rows.map(({ value }) => JSON.parse(value));
    expect([full, settings, roles, channels].map((value) => Object.keys(value).sort())).toEqual([
      ['channels', 'names', 'roles', 'settings'],
      ['names', 'settings'],
      ['roles'],
      ['channels'],
    ]);
    const names = tavern.site.catalogue.modules.flatMap(({ spec }) =>
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

  test('replaces the oldest of five', async () => {
    const ids = [];
    for (let count = 0; count < 6; count++) ids.push(await tavern.backUp('settings'));
    const { backup_history } = await tavern.get('backups/');
    expect(backup_history.map(({ id }: { id: string }) => id)).toEqual(ids.slice(1).reverse());
    expect(await tavern.preview(String(ids[0]))).toMatchObject({
      status: 404,
      error: 'This backup no longer exists.',
    });
    expect((await tavern.restore(String(ids[0]))).status).toBe(404);
  });

  test('needs a known type', async () => {
    for (const type of ['messages', '', 1, null, 'toString']) {
      expect(await tavern.post('backups/', { type })).toMatchObject({
        status: 400,
        error: 'Choose what to back up: full, settings, roles, channels.',
      });
    }
    expect((await tavern.get('backups/')).backup_history).toEqual([]);
  });

  test('needs a name that is a text', async () => {
    for (const name of [1, null, ['Safe']]) {
      const answer = await tavern.post('backups/', { type: 'settings', name });
      expect([name, answer.status, answer.error]).toEqual([name, 400, 'Send a name, or whether to keep the backup.']);
    }
    expect((await tavern.get('backups/')).backup_history).toEqual([]);
  });

  test('contains current roles and channels, and is not made while they are unknown', async () => {
    await tavern.get('channels/');
    tavern.site.discord.world.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.welcome);
    tavern.site.advance(3000);
    await tavern.backUp('channels');
    const [row] = await tavern.site.store.db.selectFrom('backups').selectAll().execute();
    expect(row?.value).not.toContain(HARBOUR_CHANNELS.welcome);
    tavern.site.advance(120_000);
    await tavern.site.discord.close();
    expect(await tavern.post('backups/', { type: 'channels' })).toMatchObject({
      status: 503,
      error: 'Discord is not responding at the moment. Please try again in a minute.',
    });
    expect((await tavern.get('backups/')).backup_history).toHaveLength(1);
  });

  test('needs Premium and the permission to change settings of the server', async () => {
    const id = await tavern.backUp('settings');
    for (const [url, visitor, status, error] of [
      [LIBRARY, tavern.owner, 403, PREMIUM_ONLY],
      [LIBRARY, tavern.admin, 403, 'You do not have permission to modify settings'],
      [`/auth/guilds/${FOREIGN_KEEP}`, tavern.owner, 403, 'You do not have permission to access this page.'],
      [TAVERN, await tavern.site.visit('member'), 403, undefined],
      [TAVERN, await tavern.site.visit(), 401, undefined],
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
    expect((await tavern.get('backups/')).backup_history).toHaveLength(1);
    const foreign = await tavern.owner('GET', `${LIBRARY}/backups/${id}/restore/`);
    expect(foreign.statusCode).toBe(404);
    expect((await tavern.post('backups/', { type: 'settings' }, tavern.admin)).status).toBe(200);
  });
});
