import { HARBOUR_ROLES, HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { inTurn } from './support/sample.ts';
import { control, field, messages, save, saveBar } from './support/screen.ts';

/** A product of its own: other journeys expect an owner's list to be empty. */
test.use({ apart: 'access' });
// One product serves all.
test.describe.configure({ mode: 'default' });

for (const width of inTurn([390, 1280], 0)) {
  test(`by keyboard, an owner gives a role access, and its members find just that, at ${width} px`, async ({
    page,
    open,
    as,
    store,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await store(HARBOUR_TAVERN, 'access/', { role_access: [] });
    await open(HARBOUR_TAVERN, 'customize');
    await page.getByRole('button', { name: 'Add role' }).press('Enter');
    await control(page, 'role_access_0_role_id').press('Enter');
    await page.getByRole('option', { name: 'Moderator' }).waitFor();
    await page.keyboard.type('Mod');
    await page.keyboard.press('Enter');
    await expect(control(page, 'role_access_0_role_id')).toHaveText('Moderator');
    await field(page, 'role_access.0.level').getByRole('radio', { name: 'Edit' }).press('Space');
    const modules = field(page, 'role_access.0.modules');
    await modules.getByRole('checkbox', { name: 'Reaction Roles' }).press('Space');
    await modules.getByRole('checkbox', { name: 'Customize Bot' }).press('Space');
    await expectAccessible(page, 'a role with modules');
    await page.keyboard.press('Control+s');
    await expect(messages(page)).toContainText('All settings updated successfully!');

    await as('moderator');
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'CONFIGURE' }).press('Enter');
    if (width < 1000) await page.getByRole('button', { name: 'Open the section menu' }).press('Enter');
    const menu = page.getByRole('navigation', { name: 'Sections' });
    await expect(menu.getByText('Reaction Roles')).toBeVisible();
    await expect(menu.getByText('Ranks')).toBeHidden();
    await menu.getByRole('link', { name: 'Customize Bot' }).press('Enter');
    await control(page, 'prefix').fill(width < 1000 ? '?' : '!');
    await expect(field(page, 'role_access')).toHaveCount(0);
    await save(page);
    await expect(saveBar(page)).toBeHidden();

    await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=ranks`);
    await expect(page.getByText("Your roles don't give you access to this module.")).toBeVisible();
    await expectAccessible(page, 'a module that no role opens');
  });
}

test('who may only look sees the settings and why they cannot be changed', async ({ page, open, store }) => {
  await store(HARBOUR_TAVERN, 'access/', {
    role_access: [{ role_id: HARBOUR_ROLES.moderator, level: 'view', all_modules: true, modules: [] }],
  });
  await open(HARBOUR_TAVERN, 'customize', 'moderator');
  await expect(page.getByText('You can look at these settings but not change them.').first()).toBeVisible();
  await expect(control(page, 'prefix')).toBeDisabled();
  await expectAccessible(page, 'settings to look at');
});

test('access by role starts from an example', async ({ page, open, store }) => {
  await store(HARBOUR_TAVERN, 'access/', { role_access: [] });
  await open(HARBOUR_TAVERN, 'customize');
  const access = field(page, 'role_access');
  await expect(access.getByText('Look, but change nothing', { exact: true })).toBeVisible();
  await expect(access.getByText(/^View · All modules$/), 'what is empty is left out').toBeVisible();
  await expectAccessible(page, 'examples of access by role');
  await access.getByRole('button', { name: 'Start with this: Change everything' }).press('Enter');
  await expect(field(page, 'role_access.0.level').getByRole('radio', { name: 'Edit' })).toBeChecked();
  await expect(access.getByRole('switch', { name: 'All modules' })).toBeChecked();
});
