import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessOf, callFor, catalogueWith, guild, guildDataWith } from '../../../../tests/server/guilds.ts';
import type { DocumentCall } from '../../../language/model.ts';
import { moduleOf } from '../../../language/test/module.ts';
import { openStore, type Store } from '../../store/store.ts';
import { takeSnapshot } from '../backups/snapshot.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import { planProposal } from '../proposals/planProposal.ts';
import type { Services } from '../services.ts';
import { readServerSettings } from '../transfer/serverSettings.ts';
import { settingsForBot } from './forBot.ts';
import { loadSettings, saveSettings } from './settings.ts';

// This release knows `price`; the next one has renamed it to `fee`.
const fields = { price: { type: 'integer', default: 1 }, open: { type: 'boolean', default: false } } as const;
const module = moduleOf(fields);
module.spec.id = 'bank';
const documents = [callFor(Object.keys(fields))];
module.spec.calls = { reads: [], documents, order: 'together', success: 'Saved', denied: 'Not you' };
const catalogue = catalogueWith(module);
const DOCUMENT = 'bank.settings';
const value = { fee: 5, open: false };

let folder: string;
let store: Store;
let services: Services;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-newer-'));
  store = await openStore({ databaseUrl: null, dataDir: folder, plans: catalogue.plans });
  const silent = async () => {
    throw new UpstreamUnavailable('out');
  };
  const guilds = guildDataWith({ bot: silent, channels: silent, emojis: silent, member: silent });
  services = { store, catalogue, guilds, now: () => 1, config: { discord: {} } } as unknown as Services;
  const save = { guild: guild.id, document: DOCUMENT, value, version: 1, expectedRevision: 0, user: '1', at: 1 };
  await store.documents.save(save);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const target = { module, call: documents[0] as DocumentCall };
const save = (ifMatch: string) => saveSettings(services, target, accessOf(), { body: { open: true }, ifMatch });
const proposal = { settings: { [DOCUMENT]: { value: { price: 2 }, version: 0 } }, names: new Map() };

test('a backup of a newer release is not restored with defaults for what it holds', async () => {
  const access = accessOf({ guild: { ...guild, id: '200' } });
  const own = { settings: { [DOCUMENT]: { value, version: 1 } }, names: new Map() };
  await expect(planProposal(services, access, own)).rejects.toMatchObject({ sentence: { key: 'error.newer' } });
});

test.each([
  ['load', () => loadSettings(services, target, accessOf())],
  ['save', () => save('"1"')],
  ['save into any version', () => save('*')],
  ['answer to the bot', () => settingsForBot(services, guild.id)],
  ['backup', () => takeSnapshot(services, guild.id, 'settings')],
  ['proposal', () => planProposal(services, accessOf(), proposal)],
  ['copy', () => readServerSettings(services, accessOf(), () => true)],
])('settings that a newer release has saved are not taken for unset: no %s', async (_, act) => {
  await expect(act()).rejects.toMatchObject({ statusCode: 503, sentence: { key: 'error.newer' } });
  expect((await store.documents.read(guild.id, [DOCUMENT])).get(DOCUMENT)).toMatchObject({ value, version: 1 });
});
