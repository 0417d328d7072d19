import { describe, expect, test } from 'vitest';
import { type BackupSite, backupSitePerTest, TAVERN } from '../../../../tests/server/backupSite.ts';
import { availableEngines } from '../../../../tests/server/engines.ts';

const engines = await availableEngines();
let tavern: BackupSite;

describe.each(engines)('the settings of backups, in $name', (engine) => {
  backupSitePerTest(engine, (site) => {
    tavern = site;
  });

  test('are loaded together with the list, and saved like those of any module', async () => {
    const answer = await tavern.owner('GET', `${TAVERN}/backups/`);
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
    expect(await tavern.post('backups/', settings, tavern.owner, { 'if-match': '"0"' })).toEqual({
      status: 200,
      etag: '"1"',
      success: true,
      message: 'Settings saved successfully!',
    });
    expect(await tavern.get('backups/')).toMatchObject(settings);
    expect((await tavern.post('backups/', settings, tavern.owner, { 'if-match': '"0"' })).status).toBe(412);
    expect(await tavern.post('backups/', { backup_interval: 'hourly' })).toMatchObject({
      status: 400,
      problems: [{ path: 'backup_interval', message: 'Choose how often to back up' }],
    });
    expect(await tavern.post('backups/', { type: 'full', backup_enabled: true })).toMatchObject({
      status: 400,
      problems: [{ path: 'type', rule: 'unknown' }],
    });
  });
});

describe.each(engines)('the list of backups, in $name', (engine) => {
  backupSitePerTest(engine, (site) => {
    tavern = site;
  });

  test('contains the due time of the next automatic backup', async () => {
    const on = { backup_enabled: true, auto_backup_enabled: true, backup_interval: 'daily', backup_type: 'roles' };
    await tavern.save('backups/', on);
    const at = async () => Date.parse((await tavern.get('backups/')).next_backup_date);
    expect(Math.abs((await at()) - Date.now())).toBeLessThan(60_000);
    const due = Date.now() - 1000;
    await tavern.store('roles', { roles: [] }, { due, day: new Date(due).getUTCDate(), last: null });
    expect(await at()).toBe(due + 86_400_000);
    expect((await tavern.list())[0].origin).toBe('automatic');
    await tavern.save('backups/', { auto_backup_enabled: false });
    expect((await tavern.get('backups/')).next_backup_date).toBeNull();
  });
});
