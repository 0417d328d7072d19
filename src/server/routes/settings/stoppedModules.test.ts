import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BackupSite } from '../../../../tests/server/backupSite.ts';

const ECONOMY = { currency_system_enabled: true, primary_currency_emoji: '🪙' };
/** What needs the economy. */
const stopped = (...titles: string[]) =>
  titles.map((title) => ({
    module: 'economy',
    path: 'currency_system_enabled',
    title,
    message: expect.stringMatching(/economy/i),
  }));

let tavern: BackupSite;
beforeEach(async () => {
  tavern = await BackupSite.start({ LIMIT_SAVES: '0' });
});
afterEach(() => tavern.close());

const fileWith = (modules: Record<string, object>) => ({
  source: {
    from: 'file',
    file: {
      type: 'bot-settings',
      format: 1,
      modules: Object.fromEntries(Object.entries(modules).map(([id, settings]) => [id, { version: 0, settings }])),
    },
  },
});

async function shopIsOpen(): Promise<void> {
  await tavern.save('currency-config/', ECONOMY);
  await tavern.save('shop/config/', { enabled: true });
}

describe('a preview names the modules that would stop working', () => {
  test('of settings from elsewhere, unless they are turned off as well', async () => {
    await shopIsOpen();
    const preview = (modules: Record<string, object>) => tavern.post('transfer/preview/', fileWith(modules));
    const off = { economy: { currency_system_enabled: false } };
    expect((await preview(off)).stopped).toEqual(stopped('Shop'));
    expect((await preview({ ...off, shop: { enabled: false } })).stopped).toEqual([]);
    expect((await preview({ economy: ECONOMY })).stopped).toEqual([]);
  });

  test('of a version and of a backup', async () => {
    const id = await tavern.backUp('settings');
    await shopIsOpen();
    const { entries } = await tavern.get('history/?module=economy&limit=1');
    const version = await tavern.post(`history/${entries[0].cursor}/restore/preview/`, { version: 'before' });
    expect(version.stopped).toEqual(stopped('Shop'));
    // The backup has the shop off, too.
    expect((await tavern.preview(id)).stopped).toEqual([]);
    const open = await tavern.backUp('settings');
    await tavern.save('shop/config/', { enabled: false });
    expect((await tavern.preview(open)).stopped).toEqual([]);
  });

  test('and none that did not work before', async () => {
    await tavern.save('currency-config/', ECONOMY);
    const off = fileWith({ economy: { currency_system_enabled: false } });
    expect((await tavern.post('transfer/preview/', off)).stopped).toEqual([]);
  });
});
