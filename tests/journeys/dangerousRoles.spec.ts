import { expectAccessible } from './support/axe.ts';
import { HARBOUR_ROLES, HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, type Page } from './support/journey.ts';
import { ECONOMY, moduleTest } from './support/modules.ts';
import { dialog, field } from './support/screen.ts';

/** Roles with which members could harm the server: marked, and asked about before they are sold. */

const test = moduleTest('shop').extend<{ selling: (role: string | null) => Promise<void> }>({
  /** Stores a shop that sells a role. */
  selling: async ({ store }, use) => {
    await use(async (role_id) => {
      const item = { type: 'role', name: 'Helm', description: '', price: 500, role_id, previous_role_id: null };
      const items = { helm: { ...item, use_primary_currency: true, exchange_amount: 1 } };
      await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
      await store(HARBOUR_TAVERN, 'shop/config/', { enabled: true, items, message: '', log_channel_id: null });
    });
  },
});

const roleOf = (page: Page) => field(page, 'items').getByRole('combobox', { name: 'Role', exact: true });
const marked = (page: Page) => page.getByRole('option', { name: /^Moderator can ban members$/ });

test('by keyboard: a role that can ban members is asked about before it is sold, and a warning afterwards', async ({
  page,
  premium,
  selling,
}) => {
  await selling(HARBOUR_ROLES.sailor);
  await premium.open();
  await page.getByRole('button', { name: 'Edit Helm' }).press('Enter');
  await roleOf(page).press('Enter');
  await expect(marked(page)).toBeVisible();
  await expectAccessible(page, 'roles with a mark');
  await page.keyboard.type('mod');
  await page.keyboard.press('Enter');

  await expect(dialog(page)).toHaveAccessibleName('Give “Moderator” to members?');
  await expect(dialog(page)).toContainText(
    "Everyone who buys this item could ban members, kick members, time out members, and delete anyone's messages.",
  );
  await expectAccessible(page, 'the question about a role');
  await expect(dialog(page).getByRole('button', { name: 'Choose another' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(roleOf(page)).toBeFocused();
  await expect(roleOf(page)).toHaveText('Sailor');

  await page.keyboard.type('mod');
  await expect(marked(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Use this role' }).press('Enter');
  await expect(roleOf(page)).toHaveText(/Moderator/);
  await expect(roleOf(page)).toBeFocused();
  const warning = 'Everyone who buys this item could ban members.';
  await expect(field(page, 'items.0.role_id')).toContainText(warning);
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(field(page, 'items.0')).toContainText(warning);
  await expectAccessible(page, 'an entry with a dangerous role');
});

test('a stored one carries the warning on a phone too, and saving needs no answer', async ({
  page,
  premium,
  selling,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await selling(HARBOUR_ROLES.builder);
  await premium.open();
  await expect(field(page, 'items.0')).toContainText('Everyone who buys this item could manage channels.');
  await page.getByRole('textbox', { name: 'Shop message' }).fill('Welcome aboard');
  await premium.saved('Shop settings saved successfully!');
  await expect(dialog(page)).toHaveCount(0);
});
