import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../store/store.ts';
import { type DemoSave, seedDemo } from './demoSeed.ts';
import { planCommand } from './planCommand.ts';

const NOW = Date.UTC(2030, 0, 1);
const catalogue = { plans: ['free', 'premium'], adminAccess: { document: 'customize.admin', field: 'admin_modify' } };

let dataDir: string;
let store: Store;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'guildhall-commands-'));
  store = await openStore({ databaseUrl: null, dataDir, plans: catalogue.plans });
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the plan command', () => {
  test('grants a plan with and without an end, shows it and revokes it', async () => {
    expect(await planCommand(store, ['show', '7'], NOW)).toBe('7 is on free');
    expect(await planCommand(store, ['grant', '7', 'premium', '--days', '2'], NOW)).toContain('2030-01-03');
    expect(await store.subscriptions.planOf('7', NOW + 2 * 86_400_000 - 1)).toBe('premium');
    expect(await store.subscriptions.planOf('7', NOW + 2 * 86_400_000)).toBe('free');
    expect(await planCommand(store, ['grant', '7', 'premium'], NOW)).toContain('without end');
    expect(await planCommand(store, ['show', '7'], NOW)).toMatch(
      /^7 is on premium\n {2}premium active .*\n {2}premium/,
    );
    expect(await planCommand(store, ['revoke', '7'], NOW)).toBe('7: subscriptions ended: 2');
    expect(await store.subscriptions.planOf('7', NOW)).toBe('free');
  });

  test.each([[[]], [['grant']], [['grant', 'x', 'premium']], [['show']], [['grant', '7', 'premium', '--for', '3']]])(
    'prints its usage for %j',
    async (args) => {
      await expect(planCommand(store, args, NOW)).rejects.toThrow('Usage');
    },
  );

  test('refuses invalid days and unknown plans', async () => {
    await expect(planCommand(store, ['grant', '7', 'premium', '--days', '-1'], NOW)).rejects.toThrow('--days');
    await expect(planCommand(store, ['grant', '7', 'gold'], NOW)).rejects.toThrow('gold');
  });
});

describe('the demo seed', () => {
  const guilds = [
    { guildId: '1', premium: true, adminModify: true },
    { guildId: '2', premium: false, adminModify: false },
  ];
  const adminModify = async (guild: string) =>
    (await store.documents.read(guild, ['customize.admin'])).get('customize.admin')?.value;

  test('gives servers their plan and settings, and does not undo later changes', async () => {
    await seedDemo(store, catalogue, guilds, NOW);
    expect([await store.subscriptions.planOf('1', NOW), await store.subscriptions.planOf('2', NOW)]).toEqual([
      'premium',
      'free',
    ]);
    expect([await adminModify('1'), await adminModify('2')]).toEqual([{ admin_modify: true }, undefined]);

    await store.subscriptions.revoke('1', NOW);
    const changed = { guild: '1', document: 'customize.admin', version: 0, expectedRevision: 1, user: '9', at: NOW };
    await store.documents.save({ ...changed, value: { admin_modify: false } });
    await seedDemo(store, catalogue, guilds, NOW);
    expect(await store.subscriptions.planOf('1', NOW)).toBe('free');
    expect(await adminModify('1')).toEqual({ admin_modify: false });
  });

  test('gives servers a past once, and again after their data was erased', async () => {
    const document = 'shop.settings';
    const saves: DemoSave[] = [
      { hours: 2, user: '8', document, changed: { enabled: true } },
      { hours: 1, user: '9', document, changed: { message: 'Hello' } },
    ];
    const seed = () => seedDemo(store, catalogue, [{ guildId: '3', premium: false, adminModify: false, saves }], NOW);
    const revision = async () => (await store.documents.read('3', [document])).get(document)?.revision;
    await seed();
    await store.erasure.eraseGuild('3');
    await seed();
    expect(await revision()).toBe(4);
    await seed();
    const stored = (await store.documents.read('3', [document])).get(document);
    expect(stored).toMatchObject({ revision: 4, value: { enabled: true, message: 'Hello' } });
    const entries = await store.history.list({ guild: '3', limit: 9 });
    expect(entries.map(({ user_id, at }) => [user_id, at])).toEqual([
      ['9', NOW - 3_600_000],
      ['8', NOW - 7_200_000],
    ]);
  });
});
