import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { savedModule } from '../../../../tests/server/guilds.ts';
import type { CompiledModule } from '../../../language/model.ts';
import { migrations } from '../../store/migrations/migrations.ts';
import { openStore } from '../../store/store.ts';
import { dryMigration } from './dryMigration.ts';

test('reports how each older document would change, and changes none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-dry-'));
  const store = await openStore({ databaseUrl: null, dataDir, plans: ['free', 'premium'] });
  try {
    const module: CompiledModule = {
      ...savedModule({ now: { type: 'integer' } }),
      migrations: [[{ op: 'rename', from: 'before', to: 'now' }]],
    };
    const rest = { document: 'fixture.settings', expectedRevision: 0, user: '1', at: 1 };
    await store.documents.save({ ...rest, guild: '7', value: { before: 1, other: true }, version: 0 });
    await store.documents.save({ ...rest, guild: '8', value: { now: 1 }, version: 1 });
    const stored = await store.documents.read('7', ['fixture.settings']);
    expect((await dryMigration(store, { modules: [module] })).split('\n')).toEqual([
      '7 fixture.settings (version 0):',
      '  before: 1 -> (nothing)',
      '  now: (nothing) -> 1',
      '1 document would change.',
    ]);
    expect(await store.documents.read('7', ['fixture.settings'])).toEqual(stored);
    const unchanged: CompiledModule = { ...module, migrations: [[{ op: 'rename', from: 'never', to: 'there' }]] };
    expect(await dryMigration(store, { modules: [unchanged] })).toBe('No stored document would change.');
    const converted: CompiledModule = { ...module, migrations: [[], [{ op: 'convert', path: 'now', to: 'boolean' }]] };
    await store.documents.save({ ...rest, guild: '9', value: { now: 5 }, version: 1 });
    expect((await dryMigration(store, { modules: [converted] })).split('\n')).toEqual([
      '8 fixture.settings (version 1):',
      '  now: 1 -> true',
      '9 fixture.settings (version 1):',
      '  now: 5 -> (nothing)',
      "1 server loses a value of fixture 'now' that has no place in its new form.",
      '2 documents would change.',
    ]);
    // As if the tables were those of an older release.
    await store.db
      .deleteFrom('migrations')
      .where('name', '=', migrations.at(-1)?.name ?? '')
      .execute();
    expect((await dryMigration(store, { modules: [] })).split('\n')).toEqual([
      `The tables are outdated too: the server migrates them when it starts (${migrations.at(-1)?.name}).`,
      'No stored document would change.',
    ]);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true });
  }
});

test('counts the servers whose lists are longer than their plans allow', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-dry-'));
  const store = await openStore({ databaseUrl: null, dataDir, plans: ['free', 'premium'] });
  try {
    const module = savedModule({
      words: {
        type: 'array',
        maxItems: 5,
        plans: { free: { maxItems: 2 } },
        items: { type: 'string', title: 'Word', default: '' },
      },
    });
    const rest = { document: 'fixture.settings', expectedRevision: 0, user: '1', at: 1, version: 0 };
    const save = (guild: string, count: number) =>
      store.documents.save({ ...rest, guild, value: { words: Array.from({ length: count }, (_, at) => `w${at}`) } });
    await save('7', 2);
    await save('8', 4);
    await save('9', 4);
    await store.subscriptions.grant({ guild: '9', plan: 'premium', now: 1 });
    const report = () => dryMigration(store, { modules: [module] }, 2);
    expect((await report()).split('\n')).toEqual([
      "1 server has more entries in fixture 'words' than its plan includes: the bot uses only the first ones.",
      'No stored document would change.',
    ]);
    await store.subscriptions.revoke('9', 1);
    expect(await report()).toContain("2 servers have more entries in fixture 'words' than their plans include");
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true });
  }
});
