import { expectAccessible } from './support/axe.ts';
import { hold } from './support/calls.ts';
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
  await expect(marked(page)).toHaveAttribute('data-field', 'welcome_channel_id');
  await expect(page).toHaveURL(/section=welcomeLeave#welcome_channel_id$/);
  await expect(search(page)).toBeHidden();
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
  await field(page, 'timezone').getByRole('combobox').first().press('/');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(search(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search settings' }).click();
  await expect(search(page)).toBeFocused();
  await search(page).fill('copy settings');
  await expect(selected(page)).toContainText('Copy & import');
  await page.goBack();
  await expect(search(page)).toBeHidden();
  await expect(page).toHaveURL(/section=customize$/);
});

const button = (page: Page) => page.getByRole('button', { name: 'Search settings' });

for (const [how, begin] of [
  ['Ctrl+K', (page) => page.keyboard.press('Control+k')],
  ['a slash', (page) => page.keyboard.press('/')],
  ['a press on the field above the menu', (page) => button(page).click()],
  ['moving to the field above the menu', (page) => button(page).focus()],
] as const satisfies [string, (page: Page) => Promise<void>][])
  test(`what is typed right after ${how} is kept until the search has loaded, and Enter as well`, async ({
    page,
    open,
  }) => {
    await open(HARBOUR_TAVERN, 'customize');
    const release = await hold(page, 'GET', '**/assets/**');
    await begin(page);
    await page.keyboard.type('wellcome chanel');
    await expect(search(page)).toHaveValue('wellcome chanel');
    await expect(page.getByRole('dialog', { name: 'Search settings' }).getByRole('status')).toHaveText('Loading');
    await expectAccessible(page, 'the search before its results', ['light']);
    await page.keyboard.press('Enter');
    await expect(search(page)).toBeVisible();
    release();
    await expect(page).toHaveURL(/section=welcomeLeave#welcome_channel_id$/);
    await expect(search(page)).toBeHidden();
  });

test('results that could not be fetched are fetched again, for what was typed', async ({ page, open }) => {
  await open(HARBOUR_TAVERN, 'customize');
  await page.route('**/assets/**', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark theme');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(search(page)).toBeFocused();
  await page.unroute('**/assets/**');
  await retry.click();
  await expect(selected(page)).toContainText('Dark theme');
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('dark theme');
});

test('another question begins at the top of its results', async ({ page, open }) => {
  await open(HARBOUR_TAVERN, 'customize');
  await page.keyboard.press('Control+k');
  await search(page).fill('s');
  await expect(selected(page)).toBeVisible();
  await page.keyboard.press('End');
  const scrolled = () => page.getByRole('listbox').evaluate((list) => list.scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(100);
  await search(page).press('e');
  await expect.poll(scrolled).toBe(0);
});

test('Ctrl+K in the open search selects the question, instead of leaving the page', async ({ page, open }) => {
  await open(HARBOUR_TAVERN, 'customize');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('shop');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ranks');
  await expect(search(page)).toHaveValue('ranks');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('the search of the menu keeps what is typed at once; Back leads to the menu, and a result away from it', async ({
    page,
    open,
  }) => {
    await open(HARBOUR_TAVERN, 'customize');
    await page.getByRole('button', { name: 'Open the section menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Sections' });
    const release = await hold(page, 'GET', '**/assets/**');
    await menu.getByRole('button', { name: 'Search settings' }).click();
    await page.keyboard.type('price of item');
    await expect(search(page)).toHaveValue('price of item');
    release();
    await expect(selected(page)).toContainText('Shop › Items › Price');
    await page.goBack();
    await expect(search(page)).toBeHidden();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Search settings' }).press('Enter');
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/section=shop#items\.\*\.price$/);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/section=customize$/);
    await expect(menu).toBeHidden();
  });

  test('the search fills the window and finds a setting inside entries', async ({ page, open }) => {
    await open(HARBOUR_TAVERN, 'customize');
    await page.getByRole('button', { name: 'Search settings' }).click();
    await search(page).fill('price of item');
    await expect(selected(page)).toContainText('Shop › Items › Price');
    await expectAccessible(page, 'the search on a phone', ['light']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await selected(page).click();
    await expect(marked(page)).toBeVisible();
    await expect(page).toHaveURL(/section=shop#items\.\*\.price$/);
  });
});

test('a link to a setting that does not exist says so', async ({ page, open }) => {
  await open(HARBOUR_TAVERN, 'customize');
  await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=customize#nothing`);
  await expect(messages(page)).toContainText("This link points to a setting that isn't here.");
});
