import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessOf, callFor, catalogueWith, guild, guildDataWith } from '../../../../tests/server/guilds.ts';
import type { DocumentCall, Field } from '../../../language/model.ts';
import { moduleOf } from '../../../language/test/module.ts';
import { openStore, type Store } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { settingsForBot } from './forBot.ts';
import { loadSettings, saveSettings } from './settings.ts';

const text: Field = { type: 'string', title: 'Text', default: '', maxLength: 20 };
const module = moduleOf({
  replies: {
    type: 'array',
    default: [],
    maxItems: 5,
    wire: { as: 'map', key: 'word' },
    items: {
      type: 'object',
      title: 'Reply',
      default: {},
      properties: { word: { ...text, ui: { widget: 'text' } }, answer: text },
    },
  },
  open: { type: 'boolean', default: false },
});
const documents = [callFor(['replies', 'open'])];
module.spec.calls = { reads: [], documents, order: 'together', success: 'Saved', denied: 'Not you' };
const catalogue = catalogueWith(module);
const target = { module, call: documents[0] as DocumentCall };

let folder: string;
let store: Store;
let services: Services;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-keyed-'));
  store = await openStore({ databaseUrl: null, dataDir: folder, plans: catalogue.plans });
  services = { store, catalogue, guilds: guildDataWith({}), now: () => 1 } as unknown as Services;
  await store.documents.save({
    guild: guild.id,
    document: `${module.spec.id}.settings`,
    expectedRevision: null,
    user: '1',
    at: 1,
    version: 0,
    // As it was stored while the list was no map yet.
    value: {
      replies: [
        { word: 'hi', answer: 'Hello' },
        { word: 'hi', answer: 'Welcome' },
      ],
    },
  });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('entries that were stored under one key before their list became a map are all there, and are kept by saves', async () => {
  const replies = { hi: { answer: 'Hello' }, hi_2: { answer: 'Welcome' } };
  expect(await loadSettings(services, target, accessOf())).toEqual({ body: { open: false, replies }, etag: '"1"' });
  expect((await settingsForBot(services, guild.id)).modules).toEqual({
    [module.spec.id]: { settings: { open: false, replies } },
  });
  expect(await saveSettings(services, target, accessOf(), { body: { open: true }, ifMatch: '"1"' })).toBe('"2"');
  const renamed = { hi: { answer: 'Hello' }, welcome: { answer: 'Welcome' } };
  const body = { replies: renamed };
  expect(await saveSettings(services, target, accessOf(), { body, ifMatch: '"2"' })).toBe('"3"');
  expect((await loadSettings(services, target, accessOf())).body).toEqual({ open: true, replies: renamed });
});
