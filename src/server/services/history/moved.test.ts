import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessOf, callFor, catalogueWith, guild, guildDataWith } from '../../../../tests/server/guilds.ts';
import type { CompiledModule, Field, MigrationStep, SettingsDocument } from '../../../language/model.ts';
import { moduleOf } from '../../../language/test/module.ts';
import { openStore, type Store } from '../../store/store.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import type { Services } from '../services.ts';
import { compareVersions } from './compare.ts';
import { listHistory } from './history.ts';
import { previewVersion } from './restore.ts';

/** A module that stores these settings. */
function storing(
  id: string,
  fields: Record<string, Partial<Field>>,
  parts: Partial<CompiledModule> = {},
): CompiledModule {
  const module = moduleOf(fields);
  module.spec.id = id;
  const documents = [callFor(Object.keys(fields))];
  module.spec.calls = { reads: [], documents, order: 'together', success: 'Saved', denied: 'Not you' };
  return { ...module, ...parts };
}

const move: MigrationStep = {
  op: 'move',
  from: { module: 'club', documents: ['settings'], version: 0, path: 'fee' },
  to: 'price',
};
const club = storing('club', { name: { default: 'Club', maxLength: 20 } });
const bank = storing(
  'bank',
  { open: { type: 'boolean', default: false }, price: { type: 'integer', default: 1 } },
  { migrations: [[move]], origins: { club: [] } },
);

let folder: string;
let store: Store;
let services: Services;
/** The entry that saved the bank before the price was moved to it. */
let old: string;

async function stored(module: CompiledModule, value: SettingsDocument, version: number): Promise<void> {
  const document = `${module.spec.id}.settings`;
  await store.documents.save({
    guild: guild.id,
    document,
    value,
    version,
    expectedRevision: null,
    user: '1',
    at: 1,
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-moved-'));
  const catalogue = catalogueWith(club, bank);
  store = await openStore({ databaseUrl: null, dataDir: folder, plans: catalogue.plans });
  const silent = async () => {
    throw new UpstreamUnavailable('out');
  };
  const guilds = guildDataWith({ bot: silent, channels: silent, emojis: silent, member: silent });
  services = { store, catalogue, guilds, now: () => 1, config: { discord: {} } } as unknown as Services;
  await stored(club, { fee: 5 }, 0);
  await stored(bank, { open: false }, 0);
  await stored(club, { fee: 9 }, 0);
  await stored(bank, { open: true, price: 12 }, bank.migrations.length);
  const [first] = await store.history
    .list({ guild: guild.id, documents: ['bank.settings'], limit: 2 })
    .then((all) => all.toReversed());
  old = String(first?.cursor);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('a version from before a setting was moved has the value that it had then where it came from', async () => {
  const { changes } = await compareVersions(services, accessOf(), { module: 'bank', from: old });
  expect(changes.map(({ path, before, after }) => [path, before, after])).toEqual([
    ['open', 'Off', 'On'],
    ['price', '5', '12'],
  ]);
});

test('it is restored with that value', async () => {
  const { preview } = await previewVersion(services, accessOf(), { cursor: old });
  expect(preview.changes.map(({ path, before, after }) => [path, before, after])).toEqual([
    ['open', 'On', 'Off'],
    ['price', '12', '5'],
  ]);
});

test('the first save after it says what the setting was until then', async () => {
  const { entries } = await listHistory(services, accessOf(), { module: 'bank' });
  expect(entries[0]?.changes.map(({ path, before, after }) => [path, before, after])).toEqual([
    ['open', 'Off', 'On'],
    ['price', '9', '12'],
  ]);
});
