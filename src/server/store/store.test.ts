import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { availableEngines, type Engine, PLANS, sqlite } from '../../../tests/server/engines.ts';
import { readOnlySqliteDialect, sqliteDialect, sqliteFile } from './engines/sqlite.ts';
import { pendingMigrations } from './migrations/migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { openExistingStore, storeOver } from './store.ts';

const engines = await availableEngines();

const lookInto = (engine: Engine) => openExistingStore({ ...engine.location(), plans: PLANS });

describe.each(engines)('a store on $name', (engine) => {
  beforeEach(() => engine.prepare({ bare: true }));
  afterEach(() => engine.clear());

  test('is not created by opening it read-only', async () => {
    await expect(lookInto(engine)).rejects.toThrow(
      /^There is no store in .* yet\. The server creates it on its first start\.$/,
    );
    const { dataDir } = engine.location();
    expect(dataDir === '' || !existsSync(sqliteFile(dataDir))).toBe(true);
  });

  test('can be opened without migrating it', async () => {
    const made = await engine.open();
    await made.subscriptions.grant({ guild: '7', plan: 'premium', now: 1 });
    await made.db
      .deleteFrom('migrations')
      .where('name', '=', migrations.at(-1)?.name ?? '')
      .execute();
    await made.close();
    const store = await lookInto(engine);
    try {
      expect(await store.subscriptions.planOf('7', 2)).toBe('premium');
      expect(await pendingMigrations(store.db)).toEqual([migrations.at(-1)?.name]);
    } finally {
      await store.close();
    }
  });

  test('of a newer version is not opened', async () => {
    const made = await engine.open();
    const names = ['9998 later', '9999 latest'];
    await made.db
      .insertInto('migrations')
      .values(names.map((name) => ({ name, at: 1 })))
      .execute();
    await made.close();
    await expect(engine.open()).rejects.toMatchObject({
      name: 'NewerStore',
      message: expect.stringMatching(/^The store was written by a newer version: 9998 later, 9999 latest$/),
    });
  });
});

describe('an embedded store', () => {
  const engine = sqlite();
  beforeEach(() => engine.prepare({ bare: true }));
  afterEach(() => engine.clear());

  test('is readable by its account only', async () => {
    const store = await engine.open();
    const { dataDir } = engine.location();
    const modes = readdirSync(dataDir).map((name) => statSync(join(dataDir, name)).mode & 0o777);
    await store.close();
    expect(modes.length).toBeGreaterThan(1);
    expect(new Set(modes)).toEqual(new Set([0o600]));
  });

  test('cannot be changed when opened read-only, and leaves no files behind', async () => {
    await (await engine.open()).close();
    const { dataDir } = engine.location();
    const before = readdirSync(dataDir);
    const store = await lookInto(engine);
    await expect(store.subscriptions.grant({ guild: '7', plan: 'premium', now: 1 })).rejects.toThrow('readonly');
    await store.close();
    expect(before).toEqual(expect.arrayContaining(readdirSync(dataDir)));
  });

  test('may be empty, with all migrations pending', async () => {
    const { dataDir } = engine.location();
    const empty = storeOver(sqliteDialect(dataDir), PLANS);
    await empty.ping();
    await empty.close();
    await expect(lookInto(engine)).rejects.toThrow(`There is no store in ${dataDir} yet`);
    const store = storeOver(readOnlySqliteDialect(sqliteFile(dataDir)), PLANS);
    expect(await pendingMigrations(store.db)).toEqual(migrations.map(({ name }) => name));
    await store.close();
    // A closed connection is not mistaken for a missing table.
    await expect(pendingMigrations(store.db)).rejects.toThrow();
  });
});
