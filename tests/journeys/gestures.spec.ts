import english from '../../generated/screens/landing.en.json' with { type: 'json' };
import { HARBOUR_TAVERN, QUIET_LIBRARY } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { ECONOMY } from './support/modules.ts';
import { control, field, saveBar } from './support/screen.ts';
import { chipOf, message, openWith, preview } from './support/welcomeLeave.ts';

/** What is used most, by touch on a phone and by keyboard alone, where no other journey does it so. */

const icon = (page: Page) => page.locator('link[rel="icon"][type="image/svg+xml"]');
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

  test('the landing page compares plans and prices, and opens questions', async ({ page }) => {
    await page.goto('/');
    const { pricing, faq } = english;
    const [free, premium] = pricing.plans;
    const plan = (name = '') => page.getByRole('article', { name, exact: true });
    await page.locator('label').filter({ hasText: premium?.title }).first().tap();
    await expect(plan(premium?.title)).toBeVisible();
    await expect(plan(free?.title)).toBeHidden();
    await page.locator('label').filter({ hasText: pricing.periods.yearly.title }).first().tap();
    await expect(plan(premium?.title).getByText('39.99 EUR', { exact: true })).toBeVisible();
    await page.getByText(faq.entries[3]?.title ?? '', { exact: true }).tap();
    await expect(page.getByText(faq.entries[3]?.text ?? '')).toBeVisible();
  });

  test('a variable is inserted into a message, and the preview follows', async ({ page, open }) => {
    await openWith(page, open, { welcome_enabled: true });
    await message(page, 'welcome').tap();
    await page.keyboard.type('Hello ');
    await chipOf(page, 'welcome', '{user}').tap();
    await expect(message(page, 'welcome')).toHaveValue('Hello {user}');
    await expect(preview(page, 'welcome')).toContainText('Hello @Ada');
  });

  test('a card of the server list opens its server wherever it is touched', async ({ page, as }) => {
    await as('owner');
    await page.goto('/dashboard');
    await card(page, 'Quiet Library').tap({ position: { x: 24, y: 24 } });
    await page.waitForURL(`**/dashboard/${QUIET_LIBRARY}`);
  });

  test('a locked choice leads to the Premium of this server', async ({ page, open }) => {
    await open(QUIET_LIBRARY, 'shop');
    await page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' }).tap();
    await expect(control(page, 'guild_id')).toContainText('Quiet Library');
  });

  test('a number with a thousands separator is understood', async ({ page, open, store }) => {
    await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
    await open(HARBOUR_TAVERN, 'blackjack');
    const box = page.getByRole('textbox', { name: 'Maximum bet' });
    await box.tap();
    await box.fill('1,000');
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(box).toHaveValue(/^1,?000$/);
    await expect(saveBar(page)).toBeVisible();
    await expect(icon(page)).toHaveAttribute('href', '/favicon-unsaved.svg');
  });

  test('the tabs of a screen are changed', async ({ page, open }) => {
    await open(HARBOUR_TAVERN, 'tempVoice');
    await page.getByRole('tab', { name: 'Templates' }).tap();
    await expect(page.getByRole('tab', { name: 'Templates' })).toHaveAttribute('aria-selected', 'true');
    await expect(field(page, 'templates')).toBeVisible();
  });
});

test.describe('by keyboard', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a variable is inserted into a message', async ({ page, open }) => {
    await openWith(page, open, { welcome_enabled: true });
    await message(page, 'welcome').focus();
    await page.keyboard.type('Hello ');
    await chipOf(page, 'welcome', '{user}').press('Enter');
    await expect(message(page, 'welcome')).toHaveValue('Hello {user}');
    await expect(message(page, 'welcome')).toBeFocused();
  });

  test('a server is opened from the list', async ({ page, as }) => {
    await as('owner');
    await page.goto('/dashboard');
    await card(page, 'Quiet Library').getByRole('link').first().press('Enter');
    await page.waitForURL(`**/dashboard/${QUIET_LIBRARY}`);
  });

  test('a locked module leads to the Premium of this server', async ({ page, open }) => {
    await open(QUIET_LIBRARY, 'shop');
    await page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' }).press('Enter');
    await expect(control(page, 'guild_id')).toContainText('Quiet Library');
  });

  test('the icon of the page is marked until the changes are discarded', async ({ page, open }) => {
    await open(HARBOUR_TAVERN, 'customize');
    await expect(icon(page)).toHaveAttribute('href', '/favicon.svg');
    await control(page, 'prefix').fill('??');
    await expect(icon(page)).toHaveAttribute('href', '/favicon-unsaved.svg');
    await saveBar(page).getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(icon(page)).toHaveAttribute('href', '/favicon.svg');
  });
});
