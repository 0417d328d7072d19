import { expectAccessible } from '../support/axe.ts';
import { answer } from '../support/calls.ts';
import { HARBOUR_ROLES, HARBOUR_TAVERN } from '../support/guilds.ts';
import { expect } from '../support/journey.ts';
import { recordSaves } from '../support/moduleScreen.ts';
import { callsOnOpening, moduleTest } from '../support/modules.ts';
import { pick } from '../support/picker.ts';
import { inTurn } from '../support/sample.ts';

const PATH = 'backups/';
const SETTINGS = {
  backup_enabled: false,
  backup_type: 'full',
  auto_backup_enabled: false,
  backup_interval: 'weekly',
};

const test = moduleTest('serverBackup');

test('the screen shows its settings and an empty history', async ({ page, untouched }) => {
  const lists = ['categories/', 'channels/', 'permissions/', 'roles/', 'voice-channels/'];
  expect(await callsOnOpening(untouched)).toEqual([PATH, ...lists]);
  await expect(page.getByText('No backups yet.')).toBeVisible();
  await expect(page.getByText('Never')).toBeVisible();
  await untouched.toggle('Enable server backup').click();
  await untouched.toggle('Automatic backups').click();
  expect(await untouched.offered('Backup type')).toHaveLength(4);
  expect(await untouched.offered('Backup interval')).toEqual(['Daily', 'Weekly', 'Monthly']);
});

test('the settings can be saved, loaded again and discarded', async ({ page, premium, store, read }) => {
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
  await expect(page.locator('[data-fact="next_backup_date"] time')).toBeVisible();
  await page.reload();
  await expect(premium.toggle('Enable server backup')).toBeChecked();
  await premium.toggle('Enable server backup').click();
  await premium.cancel();
  await expect(premium.toggle('Enable server backup')).toBeChecked();
  // Otherwise an automatic backup could come between the manual ones of other journeys.
  await store(HARBOUR_TAVERN, PATH, SETTINGS);
});

test('a restore lists the settings changed since the backup and reverts them', async ({
  page,
  premium,
  store,
  read,
}) => {
  await store(HARBOUR_TAVERN, PATH, SETTINGS);
  await store(HARBOUR_TAVERN, 'customize/', { prefix: '!' });
  await premium.open();
  for (let made = 0; made < 6; made++) {
    await page.getByRole('button', { name: 'Backup Now' }).click();
    await expect(premium.banner('Backup created successfully!').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Backup Now' })).toBeEnabled();
  }
  const restores = page.getByRole('button', { name: 'Restore', exact: true });
  await expect(restores).toHaveCount(5);
  await expect(page.getByText('5 of 5, 0 of 3 kept')).toBeVisible();
  await expect(page.getByRole('list', { name: 'History' }).getByText('Manual', { exact: true })).toHaveCount(5);

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

const DECKHAND = '812345678901234599';

for (const width of inTurn([1280, 390], 1)) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a deleted role is mapped to another one, and the bot recreates it', async ({
      page,
      premium,
      product,
      owner,
      store,
      read,
    }) => {
      const change = (what: string, body: object) =>
        fetch(`${product.discordUrl}/__world/${what}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ guild_id: HARBOUR_TAVERN, ...body }),
        });
      // The list of servers is loaded again, and with it the data of each server.
      const lookAnew = async () => {
        const answer = await owner.get('/api/auth/user-data/?force_refresh=true');
        expect(answer.status(), await answer.text()).toBe(200);
      };
      const reactions = (roles: object) => ({ emoji_roles: { message: 'Choose', roles } });
      await change('add-role', { role_id: DECKHAND, name: 'Deckhand' });
      await lookAnew();
      try {
        await store(HARBOUR_TAVERN, 'reactroles/save/', reactions({ '⚓': DECKHAND, '🍺': HARBOUR_ROLES.regular }));
        await store(HARBOUR_TAVERN, PATH, { ...SETTINGS, backup_type: 'full' });
        await premium.open();
        await page.getByRole('button', { name: 'Backup Now' }).click();
        await expect(premium.banner('Backup created successfully!')).toBeVisible();
        await store(HARBOUR_TAVERN, 'reactroles/save/', reactions({}));
        await change('delete-role', { role_id: DECKHAND });
        await lookAnew();
        await premium.open();

        const restore = page.getByRole('button', { name: 'Restore', exact: true }).first();
        await restore.click();
        const dialog = page.getByRole('dialog', { name: 'Restore this backup?' });
        await expect(dialog.getByRole('list', { name: 'Not restored' })).toContainText(
          'It needs something that is no longer in the server, or that the bot cannot use: Deckhand.',
        );
        await expectAccessible(page, 'what stands in for a role');
        await pick(page, dialog.getByRole('combobox', { name: 'Role Deckhand' }), 'Sailor', true);
        await expect(dialog.getByRole('list', { name: 'Not restored' })).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await dialog.getByRole('button', { name: 'Yes' }).click();
        await expect(premium.banner('Backup restored successfully!')).toBeVisible();
        expect(await read('reactroles/')).toMatchObject(
          reactions({ '⚓': HARBOUR_ROLES.sailor, '🍺': HARBOUR_ROLES.regular }),
        );

        await page.getByRole('button', { name: 'Restore roles and channels' }).first().click();
        const lists = page.getByRole('dialog', { name: 'Restore roles and channels?' });
        await expect(lists.getByRole('list', { name: 'What the bot would do' })).toContainText('Roles › Deckhand');
        await lists.getByRole('button', { name: 'Yes' }).click();
        await expect(
          premium.banner('The bot has been asked to restore them. The list shows its progress.'),
        ).toBeVisible();
        // Entries of earlier journeys have the same text.
        const entry = page.getByRole('list', { name: 'History' }).getByRole('listitem').first();
        await expect(entry).toContainText('Roles: 1 created, 0 changed');
      } finally {
        await store(HARBOUR_TAVERN, 'reactroles/save/', reactions({}));
        await lookAnew();
        const { roles } = (await read('roles/')) as { roles: { id: string; name: string }[] };
        for (const { id, name } of roles) if (name === 'Deckhand') await change('delete-role', { role_id: id });
        await lookAnew();
      }
    });

    test('a backup can be named and kept with the keyboard alone, without losing unsaved changes', async ({
      page,
      premium,
      store,
    }) => {
      await store(HARBOUR_TAVERN, PATH, SETTINGS);
      await premium.open();
      await page.getByRole('button', { name: 'Backup Now' }).click();
      await expect(premium.banner('Backup created successfully!')).toBeVisible();
      await premium.toggle('Enable server backup').click();
      const entry = page.getByRole('list', { name: 'History' }).getByRole('listitem').first();
      await entry.getByRole('button', { name: 'Rename' }).focus();
      await page.keyboard.press('Enter');
      const name = page.getByRole('dialog', { name: 'Name this backup' }).getByRole('textbox', { name: 'Name' });
      await expect(name).toBeVisible();
      await expectAccessible(page, 'the name of a backup');
      await expect(name).toBeFocused();
      await page.keyboard.type(`Safe harbour ${width}`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(entry).toContainText(`Safe harbour ${width}`);
      await expect(entry.getByRole('button', { name: 'Rename' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(entry).toContainText('Kept');
      await entry.getByRole('button', { name: 'Stop keeping' }).click();
      await expect(entry).not.toContainText('Kept');
      await expect(premium.toggle('Enable server backup')).toBeChecked();
    });
  });
}

const UNKNOWN = '(It may have worked anyway. Press again to make sure: it will not be done twice.)';

test('messages of a failed backup and a failed restore', async ({ page, premium }) => {
  await premium.open();
  await answer(page, 'POST', `**/${PATH}`, { status: 500, times: 1 });
  await page.getByRole('button', { name: 'Backup Now' }).click();
  await expect(premium.banner(`Failed to create backup ${UNKNOWN}`)).toBeVisible();
  await page.getByRole('button', { name: 'Backup Now' }).click();
  await expect(premium.banner('Backup created successfully!')).toBeVisible();
  await answer(page, 'POST', '**/restore/', { status: 500, times: 1 });
  await page.getByRole('button', { name: 'Restore', exact: true }).first().click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(premium.banner(`Failed to restore backup ${UNKNOWN}`)).toBeVisible();
});
