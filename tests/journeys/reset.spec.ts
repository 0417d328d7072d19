import { expectAccessible } from './support/axe.ts';
import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { control, field, messages, saveBar } from './support/screen.ts';

/** Going back to defaults and to what is saved, and copying links, from the menus of settings, sections and screens. */

const prefix = (page: Page) => control(page, 'prefix');
const menu = (page: Page) => page.getByRole('menu');
const entry = (page: Page, name: RegExp) => page.getByRole('menuitem', { name });
const differs = (page: Page) => field(page, 'prefix').getByRole('img', { name: 'Differs from the default' });

test.beforeEach(async ({ store, open }) => {
  await store(HARBOUR_TAVERN, 'customize/', { prefix: '?', bot_name: 'Guildhall', enable_slash_commands: true });
  await open(HARBOUR_TAVERN, 'customize');
});

test('a setting goes back, a screen and a section are reset and undone, and undo is in the search: by keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(differs(page)).toBeVisible();
  await prefix(page).fill('!');
  await page.keyboard.press('Shift+Tab');
  await expect(field(page, 'prefix').getByRole('button', { name: 'Setting options' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await expectAccessible(page, 'the menu of a setting');
  await page.keyboard.press('End');
  await expect(entry(page, /^Back to saved \?$/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prefix(page)).toHaveValue('?');
  await page.keyboard.press('Enter');
  await entry(page, /^Reset to default \/$/).press('Enter');
  await expect(prefix(page)).toHaveValue('/');
  await expect(differs(page)).toHaveCount(0);
  await field(page, 'prefix').getByRole('button', { name: 'Setting options' }).press('Enter');
  await entry(page, /^Copy link/).press('Enter');
  await expect(messages(page)).toContainText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/section=customize#prefix$/);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search settings, screens and actions' }).fill('undo');
  await expect(page.getByRole('option', { selected: true })).toContainText('Undo the last change');
  await page.keyboard.press('Enter');
  await expect(prefix(page)).toHaveValue('?');
  await expect(page.getByRole('status').filter({ hasText: 'Undone: Command prefix' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Screen options' }).press('Enter');
  await entry(page, /^Reset to defaults/).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reset “Customize Bot” to its defaults?' });
  await expect(dialog).toContainText('Command prefixNow?Then/');
  await expectAccessible(page, 'the question before a reset');
  await dialog.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(prefix(page)).toHaveValue('/');
  await expect(saveBar(page)).toBeVisible();
  await messages(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(prefix(page)).toHaveValue('?');
  await expect(saveBar(page)).toHaveCount(0);

  await page.getByRole('region', { name: 'Commands' }).getByRole('button', { name: 'Section options' }).press('Enter');
  await expect(entry(page, /^Reset to defaults/)).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Reset “Commands” to its defaults?' });
  await question.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(prefix(page)).toHaveValue('/');
  await page.getByRole('region', { name: 'Commands' }).getByRole('button', { name: 'Section options' }).focus();
  await page.keyboard.press('Control+z');
  await expect(prefix(page)).toHaveValue('?');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu is there to be touched, copies a link that works, and a section is reset', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const button = field(page, 'prefix').getByRole('button', { name: 'Setting options' });
    await expect(button).toHaveCSS('opacity', '1');
    await button.tap();
    await expectAccessible(page, 'the menu of a setting on a phone', ['light']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await entry(page, /^Copy link/).tap();
    await expect(messages(page)).toContainText('Link copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/dashboard\/\d+\?section=customize#prefix$/);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(field(page, 'prefix')).toHaveAttribute('data-marked', '');

    await page.getByRole('region', { name: 'Commands' }).getByRole('button', { name: 'Section options' }).tap();
    await entry(page, /^Reset to defaults/).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).tap();
    await expect(prefix(page)).toHaveValue('/');
  });
});
