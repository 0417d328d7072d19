import type { Page } from '@playwright/test';
import { extendedProduct } from './support/extended.ts';
import { HARBOUR_TAVERN } from './support/guilds.ts';
import { settled } from './support/network.ts';
import { inTurn } from './support/sample.ts';
import { control, field, messages } from './support/screen.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

/** Links to settings that somebody sent, some of them long ago. */

test.describe.configure({ mode: 'serial' });

const extended = extendedProduct();

const addressOf = (parts: string) => `${extended.product.url}/dashboard/${HARBOUR_TAVERN}?section=${parts}`;
const inFocus = (page: Page, name: string) => expect(field(page, name).locator(':focus')).toBeVisible();

for (const width of inTurn([390, 1280], 0)) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await signIn(page, extended.product.url, 'owner');
    });

    test('a link to a setting that was renamed leads to it', async ({ page }) => {
      await page.goto(addressOf('radio#loudness'));
      await inFocus(page, 'volume');
      await expect(messages(page)).toBeEmpty();
    });

    test('links to a module that is gone lead to where its settings are', async ({ page }) => {
      await page.goto(addressOf('jukebox#grade'));
      await inFocus(page, 'quality');
      await expect(page).toHaveURL(addressOf('radio#quality'));
      await page.goto(addressOf('jukebox'));
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Radio' })).toBeVisible();
      await expect(page).toHaveURL(addressOf('radio'));
      await expect(page.getByText("That page doesn't exist here")).toHaveCount(0);
    });

    test("a link to an owner's setting says so to others", async ({ page }) => {
      await page.goto(addressOf('customize#role_access'));
      await expect(field(page, 'role_access')).toBeInViewport();
      // A call in between two sessions would send the page away.
      await settled(page);
      await signIn(page, extended.product.url, 'admin');
      await page.reload();
      await expect(messages(page)).toContainText('Only the server owner can change this setting.');
      await expect(field(page, 'role_access')).toHaveCount(0);
      await expect(control(page, 'prefix')).toBeVisible();
    });
  });
}

test('by keyboard at 390 px, a visitor signs in and is led to the setting of the link', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.clearCookies();
  await page.goto(addressOf('jukebox#grade'));
  const notice = page.getByRole('region', { name: 'The page you asked for' });
  await notice.getByRole('link', { name: 'Login with Discord' }).press('Enter');
  await page.getByRole('button', { name: 'Continue as owner' }).press('Enter');
  await inFocus(page, 'quality');
  await expect(page).toHaveURL(addressOf('radio#quality'));
});
