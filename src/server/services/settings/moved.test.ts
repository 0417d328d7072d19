import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessOf, callFor, catalogueWith, guild, guildDataWith } from '../../../../tests/server/guilds.ts';
import type { CompiledModule, DocumentCall, Field, MigrationStep, SettingsDocument } from '../../../language/model.ts';
import { moduleOf } from '../../../language/test/module.ts';
import { Refusal } from '../../answers/refusal.ts';
import { openStore, type Store } from '../../store/store.ts';
import { takeSnapshot } from '../backups/snapshot.ts';
import type { Services } from '../services.ts';
import { dryMigration } from './dryMigration.ts';
import { settingsForBot } from './forBot.ts';
import { loadSettings, saveSettings } from './settings.ts';

/** A module that stores these settings. */
function storing(
  id: string,
  fields: Record<string, Partial<Field>>,
  parts: Partial<CompiledModule> = {},
): CompiledModule {
  const module = moduleOf(fields);
  const documents = [callFor(Object.keys(fields))];
  module.spec.id = id;
  module.spec.calls = { reads: [], documents, order: 'together', success: 'Saved', denied: 'Not you' };
  return { ...module, ...parts };
}

const name: Partial<Field> = { default: 'Club', maxLength: 20 };
const open: Partial<Field> = { type: 'boolean', default: false };
const move: MigrationStep = {
  op: 'move',
  from: { module: 'club', documents: ['settings'], version: 0, path: 'fee' },
  to: 'price',
};
const club = storing('club', { name });
const bank = storing(
  'bank',
  { open, price: { type: 'integer', default: 1 } },
  { migrations: [[move]], origins: { club: [] } },
);
const catalogue = catalogueWith(club, bank);

const folders: string[] = [];
let store: Store;
let services: Services;

/** Stores what servers had before the setting was moved. */
async function stored(module: string, value: SettingsDocument): Promise<void> {
  const document = `${module}.settings`;
  const rest = { expectedRevision: null, user: '1', at: 1, version: 0 };
  await store.documents.save({ ...rest, guild: guild.id, document, value });
}

const target = (module: CompiledModule) => ({ module, call: module.spec.calls?.documents[0] as DocumentCall });
const load = () => loadSettings(services, target(bank), accessOf());
const save = (module: CompiledModule, ifMatch: string, body: SettingsDocument) =>
  saveSettings(services, target(module), accessOf(), { body, ifMatch });

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-moved-'));
  folders.push(dataDir);
  store = await openStore({ databaseUrl: null, dataDir, plans: catalogue.plans });
  services = { store, catalogue, guilds: guildDataWith({}), now: () => 1 } as unknown as Services;
  await stored('club', { name: 'Harbour', fee: 5 });
});
afterAll(async () => {
  await store.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

// The tests follow one server through the time after a release that moved a setting.

test('a moved setting counts before anything was saved, for forms, the bot and backups', async () => {
  expect(await load()).toEqual({ body: { open: false, price: 5 }, etag: '"0"' });
  expect((await settingsForBot(services, guild.id)).modules).toEqual({
    club: { settings: { name: 'Harbour' } },
    bank: { settings: { open: false, price: 5 } },
  });
  expect((await takeSnapshot(services, guild.id, 'settings')).settings).toMatchObject({
    'bank.settings': { version: 1, value: { price: 5 } },
  });
  expect(await dryMigration(store, catalogue)).toBe(
    `${guild.id} bank.settings (version 0):\n  price: (nothing) -> 5\n1 document would change.`,
  );
});

test('it is still there after the module it came from was saved', async () => {
  expect(await save(club, '"1"', { name: 'Port' })).toBe('"2"');
  expect((await load()).body).toEqual({ open: false, price: 5 });
});

test('a save expects the version without it, and stores it for good', async () => {
  const refused = await save(bank, '"3"', { open: true }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ statusCode: 412, details: { body: { current: { open: false, price: 5 } } } });
  expect(await save(bank, '"0"', { open: true })).toBe('"1"');
  await stored('club', { name: 'Port', fee: 9 });
  expect((await load()).body).toEqual({ open: true, price: 5 });
  expect(await dryMigration(store, catalogue)).toBe('No stored document would change.');
});
