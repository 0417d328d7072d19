import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackupSite } from '../../../../tests/server/backupSite.ts';
import { HARBOUR_ROLES, HARBOUR_TAVERN, OWNER } from '../../../simulators/demo/world.ts';
import type { HistoryChange } from '../../api/history.ts';

let tavern: BackupSite;
beforeEach(async () => {
  tavern = await BackupSite.start();
});
afterEach(() => tavern.close());

/** Saves a document as a version of its module's settings. */
async function store(document: string, value: object, expectedRevision: number, version = 0): Promise<void> {
  const saved = { guild: HARBOUR_TAVERN, document, user: OWNER, at: tavern.site.now() };
  await tavern.site.store.documents.save({ ...saved, version, value: { ...value }, expectedRevision });
}

/** The addresses of the changes of each entry about a module, newest first. */
async function addresses(module: string): Promise<(string | null)[][]> {
  const { entries } = await tavern.get(`history/?module=${module}`);
  return entries.map(({ changes }: { changes: HistoryChange[] }) => changes.map(({ address }) => address));
}

test('a changed setting has its address of today, and one in a row that is gone that of its list', async () => {
  const item = (id: string, price: number) => ({ id, name: id, price });
  await store('shop.settings', { items: [item('rope', 1), item('map', 1)] }, 0);
  await store('shop.settings', { items: [item('rope', 2), item('map', 2)] }, 1);
  await store('shop.settings', { items: [item('lamp', 1), item('map', 2)] }, 2);
  expect(await addresses('shop')).toEqual([
    ['?section=shop#items', '?section=shop#items.lamp'],
    ['?section=shop#items', '?section=shop#items.map.price'],
    ['?section=shop#items', '?section=shop#items.map'],
  ]);
  const { entries } = await tavern.get('history/?module=shop');
  const { changes } = await tavern.get(`history/compare/?module=shop&from=${entries[2].cursor}`);
  expect(changes).toContainEqual(expect.objectContaining({ address: '?section=shop#items.map.price' }));
});

test('the preview of a restore has the addresses of what it would change', async () => {
  const item = (id: string, price: number) => ({ id, type: 'role', role_id: HARBOUR_ROLES.sailor, name: id, price });
  await tavern.save('currency-config/', { currency_system_enabled: true, primary_currency_emoji: '🪙' });
  await store('shop.settings', { items: [item('rope', 1), item('map', 1)] }, 0);
  await store('shop.settings', { items: [item('lamp', 1), item('map', 2)] }, 1);
  const { entries } = await tavern.get('history/?module=shop');
  const { changes } = await tavern.post(`history/${entries[0].cursor}/restore/preview/`, { version: 'before' });
  // An item that the restore brings back is not there yet.
  expect(changes.map(({ path, address }: HistoryChange) => [path, address])).toEqual([
    ['items.lamp', '?section=shop#items.lamp'],
    ['items.rope', '?section=shop#items'],
    ['items.map.price', '?section=shop#items.map.price'],
  ]);
});

test('a setting that has another name by now is found under it', async () => {
  const module = tavern.site.catalogue.modules.find(({ spec }) => spec.id === 'customize');
  if (!module) throw new Error('There is no such module');
  const { migrations } = module;
  await store('customize.settings', { old_prefix: '%' }, 0, migrations.length);
  module.migrations = [...migrations, [{ op: 'rename', from: 'old_prefix', to: 'prefix' }]];
  try {
    expect((await addresses('customize'))[0]).toEqual(['?section=customize#prefix']);
  } finally {
    module.migrations = migrations;
  }
});
