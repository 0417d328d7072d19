import { expectAccessible } from './support/axe.ts';
import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { field, messages } from './support/screen.ts';

const search = (page: Page) => page.getByRole('combobox', { name: 'Search settings, screens and actions' });
const selected = (page: Page) => page.getByRole('option', { selected: true });
const marked = (page: Page) => page.locator('[data-marked]');

test('a setting is found by keyboard, misspelt, and opened; Back returns', async ({ page, open }) => {
  await open(HARBOUR_TAVERN, 'customize');
  await page.keyboard.press('Control+k');
  await search(page).fill('wellcome chanel');
  await expect(selected(page)).toContainText('Welcome channel');
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).not.toContainText('Welcome channel');
  await page.keyboard.press('Home');
  await expectAccessible(page, 'the search');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/section=welcomeLeave#welcome_channel_id$/);
  await expect(search(page)).toBeHidden();
  await expect(marked(page)).toHaveAttribute('data-field', 'welcome_channel_id');
  await expect(field(page, 'welcome_channel_id').getByRole('combobox')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/section=customize$/);
  await expect(search(page)).toBeHidden();
});

test('Escape and Back close the search; a slash opens it, but not while typing', async ({ page, open }) => {
  await open(HARBOUR_TAVERN, 'customize');
  await page.locator('main').press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
  await page.getByRole('textbox', { name: 'Command prefix' }).press('/');
  await expect(search(page)).toBeHidden();
  await page.getByRole('button', { name: 'Search settings' }).click();
  await expect(search(page)).toBeFocused();
  await search(page).fill('copy settings');
  await expect(selected(page)).toContainText('Copy & import');
  await page.goBack();
  await expect(search(page)).toBeHidden();
  await expect(page).toHaveURL(/section=customize$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('the search fills the window and finds a setting inside entries', async ({ page, open }) => {
    await open(HARBOUR_TAVERN, 'customize');
    await page.getByRole('button', { name: 'Search settings' }).click();
    await search(page).fill('price of item');
    await expect(selected(page)).toContainText('Shop › Items › Price');
    await expectAccessible(page, 'the search on a phone', ['light']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await selected(page).click();
    await expect(page).toHaveURL(/section=shop#items\.\*\.price$/);
    await expect(marked(page)).toBeVisible();
  });
});

test('a link to a setting that does not exist says so', async ({ page, open }) => {
  await open(HARBOUR_TAVERN, 'customize');
  await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=customize#nothing`);
  await expect(messages(page)).toContainText("This link points to a setting that isn't here.");
});
