import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CompiledModule } from '../../../language/model.ts';
import { migrations } from '../../store/migrations/migrations.ts';
import { openStore } from '../../store/store.ts';
import { dryMigration } from './dryMigration.ts';

test('tells what would become of each older document, and leaves it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-dry-'));
  const store = await openStore({ databaseUrl: null, dataDir, plans: ['free', 'premium'] });
  try {
    const module = {
      spec: { id: 'm', calls: { documents: [{ id: 'settings', fields: ['now'] }] } },
      migrations: [{ op: 'rename', from: 'before', to: 'now' }],
    } as unknown as CompiledModule;
    const rest = { document: 'm.settings', expectedRevision: 0, user: '1', at: 1 };
    await store.documents.save({ ...rest, guild: '7', value: { before: 1, other: true }, version: 0 });
    await store.documents.save({ ...rest, guild: '8', value: { now: 1 }, version: 1 });
    const stored = await store.documents.read('7', ['m.settings']);
    expect((await dryMigration(store, { modules: [module] })).split('\n')).toEqual([
      '7 m.settings (version 0):',
      '  before: 1 -> (nothing)',
      '  now: (nothing) -> 1',
      '1 documents would change.',
    ]);
    expect(await store.documents.read('7', ['m.settings'])).toEqual(stored);
    const unchanged: CompiledModule = { ...module, migrations: [[{ op: 'rename', from: 'never', to: 'there' }]] };
    expect(await dryMigration(store, { modules: [unchanged] })).toBe('No stored document would change.');
    // The tables of an older release.
    await store.db
      .deleteFrom('migrations')
      .where('name', '=', migrations.at(-1)?.name ?? '')
      .execute();
    expect((await dryMigration(store, { modules: [] })).split('\n')).toEqual([
      `The tables are older, too: the server changes them when it starts (${migrations.at(-1)?.name}).`,
      'No stored document would change.',
    ]);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true });
  }
});
