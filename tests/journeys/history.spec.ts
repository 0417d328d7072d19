import { arrive } from './support/arrive.ts';
import { expectAccessible } from './support/axe.ts';
import { HARBOUR_CHANNELS, HARBOUR_TAVERN, QUIET_LIBRARY } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { settled } from './support/network.ts';
import { control, messages } from './support/screen.ts';

const CUSTOMIZE = 'customize/';
const main = (page: Page) => page.getByRole('main');
/** The newest entry of the list. */
const newest = (page: Page) => main(page).locator('ol > li').first();

// What a journey saves is seen by those after it.
test.use({ apart: 'history' });
// One product serves all.
test.describe.configure({ mode: 'default' });

test('a change is found, taken back in part, and the restore taken back too', async ({ page, open, store }) => {
  test.slow();
  await store(HARBOUR_TAVERN, CUSTOMIZE, { prefix: '?', embed_color: '#112233' });
  await store(HARBOUR_TAVERN, CUSTOMIZE, { prefix: '!!', embed_color: '#445566' });
  await open(HARBOUR_TAVERN, 'customize');
  await page.getByRole('link', { name: 'History' }).last().click();
  await expect(page).toHaveURL(/section=history&module=customize$/);
  await expect(newest(page)).toContainText('Marisol Vane');
  await expect(newest(page)).toContainText('!!');
  await expectAccessible(page, 'history', ['light', 'dark']);

  await newest(page).getByRole('button', { name: 'Restore…' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Command prefix' }).click();
  await expect(control(page, 'prefix')).toBeFocused();
  await page.goBack();
  await newest(page).getByRole('button', { name: 'Restore…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore Customize Bot' });
  await expect(dialog.getByRole('radio', { name: 'Before this change' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Embed color', exact: true }).uncheck();
  await expectAccessible(page, 'restore', ['light', 'dark']);
  await dialog.getByRole('button', { name: 'Restore 1 setting' }).click();
  await expect(messages(page)).toContainText('Customize Bot has been restored.');
  await expect(newest(page)).toContainText('Restored to an earlier version');
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(messages(page)).toContainText('Customize Bot is back to how it was.');
  await newest(page).getByRole('link', { name: 'Customize Bot', exact: true }).click();
  await expect(control(page, 'prefix')).toHaveValue('!!');
});

test('two versions are compared by keyboard, again after signing in', async ({ page, open, store }) => {
  await store(QUIET_LIBRARY, CUSTOMIZE, { prefix: 'a?' });
  await store(QUIET_LIBRARY, CUSTOMIZE, { prefix: 'b?' });
  await open(QUIET_LIBRARY, 'history');
  const entries = main(page).locator('ol > li');
  await entries.nth(0).getByRole('button', { name: 'Compare' }).press('Enter');
  await entries.nth(1).getByRole('button', { name: 'Compare with this' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: "What's different in Customize Bot" });
  await expect(dialog).toContainText('b?');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await entries.nth(1).getByRole('button', { name: 'Compare' }).press('Enter');
  await page.getByRole('button', { name: 'Current settings' }).press('Enter');
  await expect(dialog).toContainText('to the current settings');
  await page.reload();
  await expect(dialog).toContainText('b?');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/section=history$/);
  await page.goForward();
  await dialog.getByRole('link', { name: 'Command prefix' }).press('Enter');
  await expect(control(page, 'prefix')).toBeFocused();
  await page.goBack();
  await expect(dialog).toContainText('b?');
  // A call that finds the session ended would leave the page.
  await settled(page);
  await page.context().clearCookies();
  await page.reload();
  await main(page).getByRole('link', { name: 'Login with Discord' }).press('Enter');
  await page.getByRole('button', { name: 'Continue as owner' }).press('Enter');
  await expect(dialog).toContainText('b?');
  await page.keyboard.press('Escape');
  await expect(main(page)).toContainText('The history goes back 30 days on Free.');
});

test('what others have changed is marked until it is looked at', async ({ page, open, store }) => {
  const mark = page.getByRole('navigation').getByRole('link', { name: /Welcome & Leave.*Changed by Marisol Vane/ });
  // What was seen, and what was not, is settled once somebody is there.
  const beHere = () => arrive(page);
  await open(HARBOUR_TAVERN, 'welcomeLeave', 'admin');
  await Promise.all([page.waitForResponse(/history\/seen/), beHere()]);
  await store(HARBOUR_TAVERN, 'welcome-leave/save/', {
    leave_enabled: true,
    leave_channel_id: HARBOUR_CHANNELS.general,
    leave_message: 'Fair winds, {username}!',
  });
  await open(HARBOUR_TAVERN, 'overview', 'admin');
  await beHere();
  await mark.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome & Leave' })).toBeVisible();
  await expect(mark).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome & Leave' })).toBeVisible();
  await Promise.all([page.waitForResponse(/history\/unseen/), beHere()]);
  await expect(mark).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the history fits, and the server is switched from it', async ({ page, open }) => {
    await open(HARBOUR_TAVERN, 'history');
    await expect(newest(page)).toBeVisible();
    await expectAccessible(page, 'history at 390 px', ['light']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: /Harbour Tavern Switch server/ }).click();
    await page.getByRole('combobox', { name: 'Search servers' }).fill('quiet');
    await expect(page.getByRole('option', { name: /Quiet Library/ })).toBeVisible();
    await expectAccessible(page, 'server switcher', ['light', 'dark']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/dashboard/${QUIET_LIBRARY}\\?section=history$`));
    await expect(page.getByRole('button', { name: /Quiet Library Switch server/ })).toBeVisible();
  });
});
