import type { Locator } from '@playwright/test';
import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { control } from './support/screen.ts';

/** Forced colors, as in the contrast themes of Windows, take away backgrounds and shadows: every state is seen without them. */

test.use({ contextOptions: { forcedColors: 'active' } });

/** What is seen of an element that has neither the pointer nor the focus. */
async function picture(element: Locator): Promise<string> {
  const page = element.page();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return (await element.screenshot({ animations: 'disabled' })).toString('base64');
}

async function looksDifferentAfter(step: () => Promise<unknown>, element: Locator): Promise<void> {
  const before = await picture(element);
  await step();
  expect(await picture(element), String(element)).not.toBe(before);
}

/** The chosen and the other of two look different once the other is chosen. */
async function differ(chosen: Locator, other: Locator): Promise<void> {
  await looksDifferentAfter(() => other.click(), chosen);
  await looksDifferentAfter(() => chosen.click(), other);
}

const link = (page: Page, navigation: string, name: string) =>
  page.getByRole('navigation', { name: navigation }).getByRole('link', { name });

test('settings show what is on, chosen and under the arrow keys', async ({ page, open }) => {
  await open(HARBOUR_TAVERN, 'customize');
  const slash = control(page, 'enable_slash_commands');
  await looksDifferentAfter(() => slash.click(), slash);
  const card = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name }) });
  await differ(card('Embed'), card('Classic'));
  await control(page, 'timezone').press('ArrowDown');
  await expect(page.locator('[data-highlighted]')).toHaveCSS('outline-style', 'solid');
});

test('menus show where the user is', async ({ page, open }) => {
  await open(HARBOUR_TAVERN, 'customize');
  const section = link(page, 'Sections', 'Customize Bot');
  await looksDifferentAfter(() => link(page, 'Sections', 'Ranks').click(), section);
  const premium = link(page, 'Main', 'Premium');
  await looksDifferentAfter(async () => {
    await premium.click();
    await expect(premium).toHaveAttribute('aria-current', 'page');
  }, premium);
  const tab = (name: string) => page.getByRole('tab', { name });
  await differ(tab('Buy Premium'), tab('My Servers'));
});

test('statistics show the period and whether it is compared', async ({ page, open, store }) => {
  const settings = { stats_channel_id: null, web_dashboard_enabled: true, track_activity: true };
  await store(HARBOUR_TAVERN, 'statistics/save/', { ...settings, statistics_enabled: true });
  await open(HARBOUR_TAVERN, 'statistics');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await differ(button('24h'), button('7d'));
  const compare = button('Compare with previous period');
  const background = () => compare.evaluate((it) => getComputedStyle(it).backgroundColor);
  const before = await background();
  await compare.click();
  expect(await background()).not.toBe(before);
  await store(HARBOUR_TAVERN, 'statistics/save/', { ...settings, statistics_enabled: false });
});

test('prices show their period', async ({ page }) => {
  await page.goto('/');
  const period = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name }) });
  await differ(period('Monthly'), period('Yearly'));
});
