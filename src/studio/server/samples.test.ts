import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { SettingsDocument } from '../../language/model.ts';
import { documentName } from '../../server/catalogue.ts';
import { openStore } from '../../server/store/store.ts';
import { expressionAnswer } from './expressions.ts';
import { DraftedProject } from './project.ts';
import { StoredSamples, serverOfFile, serversOfStore } from './samples.ts';

const TEMP_VOICE = 'schemas/modules/tempVoice';
const folder = mkdtempSync(join(tmpdir(), 'studio-samples-'));
const store = await openStore({ databaseUrl: null, dataDir: folder, plans: ['free', 'premium'] });
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const project = new DraftedProject('.');
const saved = (guild: string, value: SettingsDocument) =>
  store.documents.save({
    guild,
    document: documentName('tempVoice', { id: 'settings' }),
    value,
    ...{ user: '1', version: 0, expectedRevision: null, at: Date.now() },
  });

test('servers of a store are samples, those with the most settings first, with what they refer to', async () => {
  await saved('100', { enabled: true, hub_channel_id: '777', templates: [{ name: 'A', template: 'a' }] });
  await saved('200', { enabled: false });
  const samples = new StoredSamples(project, [serversOfStore(store)]);
  const found = await samples.of(TEMP_VOICE);
  expect(found).toMatchObject([
    {
      name: 'Server 100',
      plan: 'free',
      document: { enabled: true, hub_channel_id: '777' },
      context: { voiceChannels: [{ id: '777', name: '777' }] },
    },
    { name: 'Server 200', document: { enabled: false } },
  ]);
  expect(await samples.of('schemas/modules/shop')).toEqual([]);
  // Read once, until the schemas change.
  await saved('300', { enabled: true });
  expect(await samples.of(TEMP_VOICE)).toHaveLength(2);
  samples.forget();
  expect(await samples.of(TEMP_VOICE)).toHaveLength(3);
});

test('a file of settings is a sample on the highest plan, with the names in it', async () => {
  const file = join(folder, 'settings.json');
  const modules = { tempVoice: { version: 0, settings: { enabled: true, hub_channel_id: '777' } } };
  const references = { 'voiceChannel:777': 'Lobby' };
  const content = { type: 'bot-settings', format: 1, server: 'Harbour', modules, references };
  writeFileSync(file, JSON.stringify(content));
  const samples = new StoredSamples(project, [serverOfFile(file)]);
  const [sample] = await samples.of(TEMP_VOICE);
  expect(sample).toMatchObject({
    name: 'Harbour',
    plan: 'premium',
    context: { voiceChannels: [{ id: '777', name: 'Lobby' }] },
  });
  writeFileSync(file, JSON.stringify({ ...content, format: 2 }));
  expect(() => serverOfFile(file)).toThrow('is no file of settings');
});

test('an expression says what it is for what servers store', async () => {
  const samples = await new StoredSamples(project, [serversOfStore(store)]).of(TEMP_VOICE);
  const pointer = ['screen', 'status', 'enabled'];
  const { rows } = expressionAnswer(project, {}, { folder: TEMP_VOICE, pointer, samples });
  expect(rows.filter(({ kind }) => kind === 'stored').map(({ example, value }) => [example, value])).toEqual([
    ['Server 100', 'true'],
    ['Server 200', 'false'],
    ['Server 300', 'true'],
  ]);
});
