import { describe, expect, test } from 'vitest';
import { type BackupSite, backupSitePerTest } from '../../../../tests/server/backupSite.ts';
import { availableEngines } from '../../../../tests/server/engines.ts';

const engines = await availableEngines();
let tavern: BackupSite;

describe.each(engines)('changing a backup, in $name', (engine) => {
  backupSitePerTest(engine, (site) => {
    tavern = site;
  });

  test('changes the name, and whether the backup is kept', async () => {
    await tavern.save('customize/', { prefix: '!' });
    const first = await tavern.post('backups/', { type: 'settings', name: '  Before the move ' });
    expect(first.backup).toMatchObject({ name: 'Before the move', own_name: 'Before the move', origin: 'manual' });
    await tavern.backUp('full');
    expect((await tavern.list())[0]).toMatchObject({
      name: 'Settings of 1 module, 13 roles, 14 channels',
      own_name: '',
      kept: false,
      task: null,
    });
    const update = (body: object, id = first.backup.id, visitor = tavern.owner) =>
      tavern.post(`backups/${id}/`, body, visitor);
    expect((await update({ kept: true })).status).toBe(200);
    expect((await update({ name: 'Safe' }, first.backup.id, tavern.admin)).status).toBe(200);
    for (let count = 0; count < 6; count++) await tavern.backUp('roles');
    expect((await tavern.list()).at(-1)).toMatchObject({ id: first.backup.id, name: 'Safe', kept: true });
    expect(await tavern.get('backups/')).toMatchObject({ stored: '5 of 5, 1 of 3 kept' });
    expect((await update({ name: '' })).status).toBe(200);
    expect((await tavern.list()).at(-1)).toMatchObject({ name: 'Settings of 1 module', own_name: '' });
    const others = (await tavern.list()).map(({ id }: { id: string }) => id);
    for (const id of others.slice(0, 2)) await update({ kept: true }, id);
    expect(await update({ kept: true }, others[2])).toMatchObject({
      status: 409,
      error: 'At most 3 backups can be kept. Stop keeping another one first.',
    });
    for (const body of [{ kept: 'yes' }, { name: 1 }, { other: 1 }, { name: 'x'.repeat(61) }, []]) {
      expect([body, (await update(body)).status]).toEqual([body, 400]);
    }
    expect((await update({ kept: true }, 'none')).status).toBe(404);
    const member = await tavern.site.visit('member');
    expect((await update({ kept: false }, first.backup.id, member)).status).toBe(403);
  });

  test('allows names as long as the screen does', () => {
    const { spec } = tavern.site.catalogue.backups?.module ?? {};
    const lengths = JSON.stringify(spec?.screen.layout).match(/"ask":\{[^}]*"maxLength":(\d+)/)?.[1];
    expect(Number(lengths)).toBe(tavern.site.catalogue.backups?.nameLength);
  });
});
