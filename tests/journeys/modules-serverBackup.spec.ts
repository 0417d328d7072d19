import { answer } from './support/calls.ts';
import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect } from './support/journey.ts';
import { recordSaves } from './support/moduleScreen.ts';
import {
  callsOnOpening,
  expectLoadFailure,
  expectOff,
  expectReadOnly,
  expectSaveFailure,
  moduleTest,
} from './support/modules.ts';

const PATH = 'backups/';
const SETTINGS = {
  backup_enabled: false,
  backup_type: 'full',
  auto_backup_enabled: false,
  backup_interval: 'weekly',
};

const test = moduleTest('serverBackup');

test('the screen loads with its settings and an empty history', async ({ page, untouched }) => {
  expect(await callsOnOpening(untouched)).toEqual([PATH, 'permissions/']);
  await expect(page.getByText('No backup has been made yet.')).toBeVisible();
  await expect(page.getByText('Never')).toBeVisible();
  await untouched.toggle('Enable server backup').click();
  await untouched.toggle('Automatic backups').click();
  expect(await untouched.offered('Backup type')).toHaveLength(4);
  expect(await untouched.offered('Backup interval')).toEqual(['Daily', 'Weekly', 'Monthly']);
});

test('the settings are saved, read back and discarded', async ({ page, premium, store, read }) => {
  await store(HARBOUR_TAVERN, PATH, SETTINGS);
  const saves = recordSaves(page);
  await premium.open();
  await premium.toggle('Enable server backup').click();
  await premium.toggle('Automatic backups').click();
  await premium.choose('Backup interval', 'Daily');
  await premium.saved('Settings saved successfully!');
  const body = { ...SETTINGS, backup_enabled: true, auto_backup_enabled: true, backup_interval: 'daily' };
  expect(saves).toEqual([{ path: PATH, body }]);
  expect(await read(PATH)).toMatchObject(body);
  await page.reload();
  await expect(premium.toggle('Enable server backup')).toBeChecked();
  await premium.toggle('Enable server backup').click();
  await premium.cancel();
  await expect(premium.toggle('Enable server backup')).toBeChecked();
});

test('a backup is made, the settings change, and the restore shows and takes back what changed', async ({
  page,
  premium,
  store,
  read,
}) => {
  await store(HARBOUR_TAVERN, 'customize/', { prefix: '!' });
  await premium.open();
  for (let made = 0; made < 6; made++) {
    await page.getByRole('button', { name: 'Backup Now' }).click();
    await expect(premium.banner('Backup created successfully!').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Backup Now' })).toBeEnabled();
  }
  const restores = page.getByRole('button', { name: /^Restore/ });
  await expect(restores).toHaveCount(5);

  await store(HARBOUR_TAVERN, 'customize/', { prefix: '?' });
  await restores.first().click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('What would change');
  await expect(dialog).toContainText('Command prefix');
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await read('customize/')).toMatchObject({ prefix: '?' });

  await restores.first().click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(premium.banner('Backup restored successfully!')).toBeVisible();
  expect(await read('customize/')).toMatchObject({ prefix: '!' });
});

test('what is said of a backup and of a restore that fail', async ({ page, premium }) => {
  await premium.open();
  await answer(page, 'POST', `**/${PATH}`, { status: 500, times: 1 });
  await page.getByRole('button', { name: 'Backup Now' }).click();
  await expect(premium.banner('Failed to create backup')).toBeVisible();
  await page.getByRole('button', { name: 'Backup Now' }).click();
  await expect(premium.banner('Backup created successfully!')).toBeVisible();
  await answer(page, 'POST', '**/restore/', { status: 500, times: 1 });
  await page
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(premium.banner('Failed to restore backup')).toBeVisible();
});

test('a server without Premium reads a notice, and nothing can be used', async ({ page, free }) => {
  await free.open();
  const title = 'Premium Feature - Server backup is available only for premium servers';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/premium');
  await expectOff(page, 4);
  await expect(page.getByRole('button', { name: 'Backup Now' })).toBeDisabled();
});

test('without the right to modify everything is off', async ({ page, premium }) => {
  await expectReadOnly(premium, 4);
  await expect(page.getByRole('button', { name: 'Backup Now' })).toBeDisabled();
});

test('what is said of a load and a save that fail', async ({ premium, store }) => {
  await store(HARBOUR_TAVERN, PATH, SETTINGS);
  await expectLoadFailure(premium, PATH, 'Failed to load backup settings');
  await premium.toggle('Enable server backup').click();
  await expectSaveFailure(premium, PATH, {
    sentence: 'Failed to save settings',
    success: 'Settings saved successfully!',
  });
});
