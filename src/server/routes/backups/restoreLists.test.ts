import { describe, expect, test } from 'vitest';
import { type BackupSite, backupSitePerTest } from '../../../../tests/server/backupSite.ts';
import { availableEngines } from '../../../../tests/server/engines.ts';
import { recreate } from '../../../simulators/bot/recreate.ts';
import { HARBOUR_CHANNELS, HARBOUR_ROLES, HARBOUR_TAVERN } from '../../../simulators/demo/world.ts';

const engines = await availableEngines();
let tavern: BackupSite;

describe.each(engines)('a restore of roles and channels, in $name', (engine) => {
  backupSitePerTest(engine, (site) => {
    tavern = site;
  });

  test('is previewed, done by the bot, and reported in the list of backups', async () => {
    const id = await tavern.backUp('full');
    const { world } = tavern.site.discord;
    world.deleteRole(HARBOUR_TAVERN, HARBOUR_ROLES.sailor);
    world.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.welcome);
    const path = `backups/${id}/restore-lists/`;
    const { differences, refused } = await tavern.get(path);
    const gone = { before: 'Not in the server', after: 'In the server' };
    expect(refused).toBeNull();
    expect(differences).toContainEqual({ title: 'Roles › Sailor', ...gone });
    expect(differences).toContainEqual({ title: 'Channels › welcome', ...gone });

    expect(await tavern.post(path, {})).toMatchObject({ status: 200, success: true });
    expect(await tavern.post(path, {})).toMatchObject({
      status: 409,
      error: 'The bot is already restoring this backup.',
    });
    expect((await tavern.list())[0]).toMatchObject({
      task_state: 'pending',
      task: 'Roles: waiting for the bot\nChannels: waiting for the bot',
    });
    expect(await tavern.metrics()).toContain('guildhall_bot_tasks{state="pending"} 2');
    const { tasks } = await tavern.asBot('GET', 'tasks/');
    expect(tasks.map(({ kind }: { kind: string }) => kind)).toEqual(['restore_roles', 'restore_channels']);
    for (const task of tasks) {
      expect((await tavern.asBot('POST', `tasks/${task.id}/`, { state: 'running' })).status).toBe(200);
      const report = { state: 'done', outcome: recreate(world, task) };
      expect(await tavern.asBot('POST', `tasks/${task.id}/`, report)).toEqual({ status: 200, success: true });
      expect((await tavern.asBot('POST', `tasks/${task.id}/`, { ...report, state: 'failed' })).status).toBe(409);
    }
    expect((await tavern.list())[0]).toMatchObject({
      task_state: 'done',
      task: 'Roles: 1 created, 0 changed\nChannels: 1 created, 0 changed',
    });
    expect((await tavern.asBot('GET', 'tasks/')).tasks).toEqual([]);
    const guild = world.guild(HARBOUR_TAVERN);
    expect(guild?.roles.find(({ name }) => name === 'Sailor')).toMatchObject({ color: 0x206694, mentionable: true });
    expect(guild?.channels.find(({ name }) => name === 'welcome')).toMatchObject({
      parentId: HARBOUR_CHANNELS.quayCategory,
      topic: 'Say hello to those who just came ashore.',
    });
    // The cached lists were invalidated.
    const { roles } = await tavern.get('roles/');
    expect(roles.map(({ name }: { name: string }) => name)).toContain('Sailor');
  });

  test('is late if the bot does not answer, and can be requested again', async () => {
    const id = await tavern.backUp('roles');
    const path = `backups/${id}/restore-lists/`;
    expect((await tavern.post(path, {})).status).toBe(200);
    tavern.site.advance(5 * 60_000 + 1000);
    expect((await tavern.list())[0]).toMatchObject({
      task_state: 'late',
      task: 'Roles: The bot has not responded yet. You can try again.',
    });
    expect((await tavern.post(path, {})).status).toBe(200);
    const [{ id: task }] = (await tavern.asBot('GET', 'tasks/')).tasks;
    await tavern.asBot('POST', `tasks/${task}/`, { state: 'running' });
    expect((await tavern.asBot('GET', 'tasks/')).tasks).toEqual([]);
    tavern.site.advance(5 * 60_000 + 1000);
    expect((await tavern.asBot('GET', 'tasks/')).tasks).toMatchObject([{ id: task }]);
    await tavern.asBot('POST', `tasks/${task}/`, { state: 'failed', sentence: 'I lack the permission.' });
    expect((await tavern.list())[0]).toMatchObject({
      task_state: 'failed',
      task: "Roles: The bot couldn't do this. I lack the permission.",
    });
  });

  test('needs the credential of the bot, and valid reports', async () => {
    await tavern.post(`backups/${await tavern.backUp('roles')}/restore-lists/`, {});
    const [{ id }] = (await tavern.asBot('GET', 'tasks/')).tasks;
    expect((await tavern.anonymous('GET', '/api/bot/tasks/')).statusCode).toBe(401);
    expect((await tavern.owner('POST', `/api/bot/tasks/${id}/`, { body: { state: 'done' } })).statusCode).toBe(401);
    for (const body of [{}, { state: 'gone' }, { state: 'done', outcome: { created: -1, changed: 0, failed: 0 } }]) {
      expect([body, (await tavern.asBot('POST', `tasks/${id}/`, body)).status]).toEqual([body, 400]);
    }
    expect((await tavern.asBot('POST', 'tasks/none/', { state: 'done' })).status).toBe(404);
  });

  test('is refused for a backup of settings, and the other way round', async () => {
    const [roles, settings] = [await tavern.backUp('roles'), await tavern.backUp('settings')];
    const none = 'This backup contains no settings.';
    expect(await tavern.get(`backups/${roles}/restore/`)).toMatchObject({ changes: [], refused: none });
    const forced = { 'if-match': '*' };
    expect(await tavern.post(`backups/${roles}/restore/`, {}, tavern.owner, forced)).toMatchObject({
      status: 409,
      error: none,
    });
    const lists = 'This backup contains no roles or channels.';
    expect(await tavern.get(`backups/${settings}/restore-lists/`)).toEqual({
      status: 200,
      differences: [],
      refused: lists,
    });
    expect(await tavern.post(`backups/${settings}/restore-lists/`, {})).toMatchObject({ status: 409, error: lists });
  });

  test('needs only one of the two lists, and does not touch the other one', async () => {
    const id = await tavern.backUp('roles');
    tavern.site.discord.world.deleteRole(HARBOUR_TAVERN, HARBOUR_ROLES.sailor);
    tavern.site.discord.world.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.welcome);
    const gone = { before: 'Not in the server', after: 'In the server' };
    const path = `backups/${id}/restore-lists/`;
    expect(await tavern.get(path)).toEqual({
      status: 200,
      differences: [{ title: 'Roles › Sailor', ...gone }],
      refused: null,
    });
    expect((await tavern.post(path, {})).status).toBe(200);
    expect((await tavern.asBot('GET', 'tasks/')).tasks).toMatchObject([{ kind: 'restore_roles' }]);
  });

  test('works with old backups, which do not contain everything about roles and channels', async () => {
    const role = { color: 1, icon: null, managed: false, position: 1, permissions: ['ADMINISTRATOR'] };
    const old = {
      roles: [{ ...role, id: '5', name: 'Old' }],
      channels: {
        channels: [{ id: '6', name: 'pier', type: 0, category: 'Docks' }],
        voiceChannels: [],
        categories: [{ id: '7', name: 'Docks', position: 3 }],
      },
    };
    await tavern.store('full', old);
    const [{ id }] = await tavern.list();
    const { differences } = await tavern.get(`backups/${id}/restore-lists/`);
    const gone = { before: 'Not in the server', after: 'In the server' };
    for (const title of ['Roles › Old', 'Categories › Docks', 'Channels › pier']) {
      expect(differences).toContainEqual({ title, ...gone });
    }
    expect((await tavern.post(`backups/${id}/restore-lists/`, {})).status).toBe(200);
    const [roles, channels] = await tavern.site.store.botTasks.waiting({ since: 0, until: Number.MAX_SAFE_INTEGER }, 9);
    expect(JSON.parse(roles?.payload ?? '').roles).toMatchObject([{ name: 'Old', permissions: '8', hoist: false }]);
    expect(JSON.parse(channels?.payload ?? '').channels).toMatchObject([
      { name: 'Docks', type: 4 },
      { name: 'pier', parent_id: '7', permission_overwrites: [] },
    ]);
  });
});
