import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { SHAPES } from '../../src/language/compile/meta/shapes.ts';
import { firstOfEach } from './support/sample.ts';
import { drawn, saveButton, screenOf, studioJourney } from './support/studio.ts';

const SHOP = 'schemas/modules/shop/module.json';

const { textOf, open } = studioJourney();

test.describe.configure({ mode: 'serial' });

/** The files of the product that the studio edits. */
const files = readdirSync('schemas', { recursive: true, encoding: 'utf8' })
  .map((name) => `schemas/${name}`)
  .filter((file) => file.endsWith('.json') && !/^schemas\/(?:meta\/|shared\/emoji)/.test(file))
  .sort();

test('a file of each kind is opened, a change is undone and saved, and no byte of any file is different', async ({
  page,
}) => {
  test.slow();
  const before = files.map(textOf);
  await open(page, 'schemas/plans.json');
  for (const file of firstOfEach(files, (one) => SHAPES.findIndex((shape) => shape.files.test(one)))) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, file);
    await expect(page.getByRole('navigation', { name: 'Place' })).toHaveText(file.replace(/^schemas\//, ''));
    await expect(saveButton(page), file).toBeDisabled();
  }
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `${SHOP}#settings/properties/message`);
  await page.getByLabel('title', { exact: true }).fill('Another title');
  await expect(saveButton(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saveButton(page)).toBeDisabled();
  await page.keyboard.press('Control+s');
  await drawn(page);
  expect(files.map(textOf)).toEqual(before);
});

test('a screen is seen on each plan, by each visitor, in each language and theme', async ({ page }) => {
  await open(page, 'schemas/modules/shop/module.json');
  const screen = screenOf(page);
  await page.getByLabel('Plan').selectOption('free');
  await expect(screen.getByText(/premium/i).first()).toBeVisible();
  await page.getByLabel('Plan').selectOption('premium');
  await page.getByLabel('Plan').selectOption('free');
  await page.getByLabel('Settings', { exact: true }).selectOption('Harbour Tavern');
  await expect(screen.getByRole('textbox', { name: 'Shop message' })).toHaveValue('Fresh fish daily');
  await expect(page.getByLabel('Plan')).toHaveValue('premium');
  await page.getByLabel('Language').selectOption('ro');
  await expect(screen.getByText('Mesajul magazinului')).toBeVisible();
  await page.getByLabel('Language').selectOption('en');
  await page.getByLabel('Seen by').selectOption('member');
  await expect(screen.getByRole('switch', { name: 'Enable the shop' })).toBeDisabled();
  await page.getByLabel('Theme', { exact: true }).selectOption('dark');
  await expect(screen.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', { name: 'Comparison of plans' }).click();
  await expect(screen.getByRole('table')).toBeVisible();
});

/** Whether a visitor may change settings. */
const VISITORS = { owner: true, admin: true, viewer: false, member: false };

test('a screen is seen by every visitor, at both widths and in both themes', async ({ page }) => {
  await open(page, SHOP);
  const screen = screenOf(page);
  await page.getByLabel('Plan', { exact: true }).selectOption('premium');
  for (const [visitor, mayChange] of Object.entries(VISITORS)) {
    await page.getByLabel('Seen by').selectOption(visitor);
    for (const [device, width] of [
      ['Phone width', 390],
      ['Desktop width', 1280],
    ] as const) {
      await page.getByRole('button', { name: device }).click();
      for (const theme of ['light', 'dark']) {
        await page.getByLabel('Theme', { exact: true }).selectOption(theme);
        await drawn(page);
        await expect(screen.locator('html')).toHaveAttribute('data-theme', theme);
        await expect.poll(() => screen.locator('html').evaluate(() => window.innerWidth)).toBe(width);
        const control = screen.getByRole('switch', { name: 'Enable the shop' });
        await (mayChange ? expect(control).toBeEnabled() : expect(control).toBeDisabled());
      }
    }
  }
});

test('pages of texts, the menu, presets and shared definitions are seen as they will be', async ({ page }) => {
  const screen = screenOf(page);
  const undo = page.getByRole('button', { name: 'Undo' });

  await open(page, 'schemas/screens/terms.json');
  await page.getByLabel('title', { exact: true }).fill('House rules');
  await expect(screen.getByRole('heading', { level: 1, name: 'House rules' })).toBeVisible();
  await undo.click();
  await page.getByLabel('Language').selectOption('ro');
  await expect(screen.getByRole('heading', { level: 1, name: 'Termeni' })).toBeVisible();

  await open(page, 'schemas/screens/landing.json#hero');
  await page.getByLabel('title', { exact: true }).fill('One bot for every evening');
  await expect(screen.getByRole('heading', { level: 1, name: 'One bot for every evening' })).toBeVisible();
  await undo.click();

  await open(page, 'schemas/plans.json#plans/1/prices');
  await open(page, 'schemas/product.json');
  await page.getByLabel('name', { exact: true }).fill('Harbourmaster');
  await expect(screen.getByText(/Harbourmaster is a bot/)).toBeVisible();
  await undo.click();

  await open(page, 'schemas/screens/configure.json#groups/0');
  await page.getByLabel('title', { exact: true }).fill('Everything first');
  await expect(screen.getByRole('heading', { name: 'Everything first' })).toBeVisible();
  await undo.click();
  await expect(screen.getByRole('link', { name: /Unlock Premium/ })).toBeHidden();
  await page.getByLabel('Plan', { exact: true }).selectOption('free');
  await expect(screen.getByRole('link', { name: /Unlock Premium/ })).toBeVisible();

  await open(page, `${SHOP}#screen/menu`);
  await page.getByRole('tab', { name: 'Menu' }).click();
  const entry = screen.getByRole('link', { name: /Shop/ });
  await expect(entry).toBeVisible();
  // An icon that no entry had before.
  await page.getByLabel('icon', { exact: true }).fill('moon');
  await expect(entry.locator('svg.lucide-moon')).toBeVisible();
  await undo.click();

  await open(page, 'schemas/presets/gaming.json');
  await page.getByLabel('Shown on').selectOption('tempVoice');
  await drawn(page);
  await expect(screen.getByLabel('Default user limit', { exact: true })).toHaveValue('5');

  await open(page, 'schemas/shared/timezones.json');
  await expect(screen.getByRole('heading', { level: 1, name: 'Customize Bot' })).toBeVisible();

  await page.evaluate(() => {
    location.hash = 'schemas/statistics/events.json';
  });
  await expect(page.getByText('No screen that the studio draws shows this file.')).toBeVisible();
});
