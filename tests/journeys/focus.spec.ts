import type { Locator } from '@playwright/test';
import { answer, hold } from './support/calls.ts';
import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { control, messages, saveBar } from './support/screen.ts';

/** Keyboard users keep their position when the element they pressed disappears. */

/** Presses a button with the keyboard, coming from another element. */
async function pressFrom(origin: Locator, button: Locator): Promise<void> {
  await origin.focus();
  // Focus is visible only after a key press, not after a programmatic change alone.
  await origin.page().keyboard.press('Shift');
  await button.focus();
  await button.press('Enter');
}

const main = (page: Page) => page.getByRole('main');
const prefix = (page: Page) => control(page, 'prefix');

test.describe('the save bar', () => {
  test('returns the focus after Discard and Save, but not to a pointer', async ({ page, open }) => {
    await answer(page, 'POST', '**/customize/', { body: { success: true } });
    await open(HARBOUR_TAVERN, 'customize');
    await prefix(page).fill('??');
    await saveBar(page).getByRole('button', { name: 'Discard' }).click();
    await expect(saveBar(page)).toHaveCount(0);
    await expect(prefix(page)).not.toBeFocused();
    for (const name of ['Discard', 'Save']) {
      await prefix(page).fill('??');
      await pressFrom(prefix(page), saveBar(page).getByRole('button', { name, exact: true }));
      await expect(saveBar(page)).toHaveCount(0);
      await expect(prefix(page)).toBeFocused();
    }
  });

  test('keeps the focus while saving, and gets it back from a dismissed banner', async ({ page, open }) => {
    await open(HARBOUR_TAVERN, 'customize');
    await prefix(page).fill('??');
    await answer(page, 'POST', '**/customize/', { status: 500 });
    const release = await hold(page, 'POST', '**/customize/');
    await pressFrom(prefix(page), saveBar(page).getByRole('button', { name: 'Save' }));
    await expect(saveBar(page).getByRole('button', { name: 'SAVING...' })).toBeFocused();
    release();
    await expect(saveBar(page).getByRole('button', { name: 'Save' })).toBeFocused();
    await pressFrom(prefix(page), messages(page).getByRole('button', { name: 'Dismiss' }));
    await expect(messages(page)).toBeEmpty();
    await expect(prefix(page)).toBeFocused();
  });
});

test('the announcement and the cookie notice return the focus', async ({ page }) => {
  await page.goto('/');
  const login = page.getByRole('banner').getByRole('link', { name: 'Login with Discord' });
  for (const name of ['Hide the announcement', 'Accept']) {
    const button = page.getByRole('button', { name, exact: true });
    await pressFrom(login, button);
    await expect(button).toHaveCount(0);
    await expect(login).toBeFocused();
  }
});

test('a retry moves the focus to the loaded screen', async ({ page, open }) => {
  await answer(page, 'GET', '**/customize/', { status: 500, times: 1 });
  await open(HARBOUR_TAVERN, 'customize');
  await pressFrom(page.getByRole('link', { name: 'Skip to content' }), page.getByRole('button', { name: 'Retry' }));
  await expect(prefix(page)).toBeVisible();
  await expect(main(page)).toBeFocused();
});
