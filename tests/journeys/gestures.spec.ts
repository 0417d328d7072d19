import english from '../../generated/screens/landing.en.json' with { type: 'json' };
import { HARBOUR_TAVERN, QUIET_LIBRARY } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { ECONOMY } from './support/modules.ts';
import { control, field, saveBar } from './support/screen.ts';
import { variable, variablesOf } from './support/variables.ts';
import { message, openWith, preview } from './support/welcomeLeave.ts';

/** What is used most, by touch on a phone and by keyboard alone, where no other journey does it so. */

const icon = (page: Page) => page.locator('link[rel="icon"][type="image/svg+xml"]');
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

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

  test('a variable is inserted into a message, which is formatted with tools on one line, of which the last ones are reached too', async ({
    page,
    open,
  }) => {
    await openWith(page, open, { welcome_enabled: true });
    await message(page, 'welcome').tap();
    await page.keyboard.type('Hello ');
    await variablesOf(page, 'welcome_message').tap();
    await variable(page, '{user}').tap();
    await expect(message(page, 'welcome')).toHaveValue('Hello {user}');
    await expect(preview(page, 'welcome')).toContainText('Hello @Ada');
    await page.keyboard.type(' {ser');
    await variable(page, '{server}').tap();
    await expect(message(page, 'welcome')).toHaveValue('Hello {user} {server}');
    await expect(message(page, 'welcome')).toBeFocused();

    await message(page, 'welcome').fill('Hello');
    await message(page, 'welcome').tap();
    await page.keyboard.press('ControlOrMeta+A');
    const tools = field(page, 'welcome_message').getByRole('toolbar');
    expect((await tools.boundingBox())?.height).toBeLessThan(60);
    await tools.getByRole('button', { name: 'Quote' }).tap();
    await expect(message(page, 'welcome')).toHaveValue('> Hello');
    await tools.getByRole('button', { name: 'Insert a mention' }).tap();
    await page.getByRole('option', { name: 'general' }).tap();
    await expect(preview(page, 'welcome')).toContainText('#general');
  });

  test('a card of the server list opens its server wherever it is touched', async ({ page, as }) => {
    await as('owner');
    await page.goto('/dashboard');
    await card(page, 'Quiet Library').tap({ position: { x: 24, y: 24 } });
    await page.waitForURL(`**/dashboard/${QUIET_LIBRARY}`);
  });

  test('a locked setting leads to the Premium of this server', async ({ page, open }) => {
    await open(QUIET_LIBRARY, 'customize');
    await field(page, 'bot_name').getByRole('link', { name: 'Included in Premium' }).tap();
    await expect(control(page, 'guild_id')).toContainText('Quiet Library');
  });

  test('a number with a thousands separator is understood, and the icon of the page marked until it is discarded', async ({
    page,
    open,
    store,
  }) => {
    await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
    await open(HARBOUR_TAVERN, 'blackjack');
    const box = page.getByRole('textbox', { name: 'Maximum bet' });
    await box.tap();
    await box.fill('1,000');
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(box).toHaveValue(/^1,?000$/);
    await expect(saveBar(page)).toBeVisible();
    await expect(icon(page)).toHaveAttribute('href', '/favicon-unsaved.svg');
    await saveBar(page).getByRole('button', { name: 'CANCEL' }).tap();
    await expect(box).not.toHaveValue(/^1,?000$/);
    await expect(icon(page)).toHaveAttribute('href', '/favicon.svg');
  });

  test('the tabs of a screen are changed', async ({ page, open }) => {
    await open(HARBOUR_TAVERN, 'tempVoice');
    await page.getByRole('tab', { name: 'Templates' }).tap();
    await expect(page.getByRole('tab', { name: 'Templates' })).toHaveAttribute('aria-selected', 'true');
    await expect(field(page, 'templates')).toBeVisible();
  });
});

test.describe('by keyboard', () => {
  test('a variable is inserted into a message, which is formatted with shortcuts and tools that the browser undoes', async ({
    page,
    open,
  }) => {
    await openWith(page, open, { welcome_enabled: true });
    const tools = field(page, 'welcome_message').getByRole('toolbar');
    expect(await tools.evaluate((bar) => bar.scrollWidth - bar.clientWidth), 'tools out of view').toBe(0);
    await message(page, 'welcome').focus();
    await page.keyboard.type('Hello ');
    await page.keyboard.press('Shift+Tab');
    await expect(variablesOf(page, 'welcome_message')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Search variables...' })).toBeFocused();
    await page.keyboard.type('who joined');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(message(page, 'welcome')).toHaveValue('Hello {user}');
    await expect(message(page, 'welcome')).toBeFocused();
    await page.keyboard.type(' of {ser');
    await expect(variable(page, '{server}')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(message(page, 'welcome')).toHaveValue('Hello {user} of {server}');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(message(page, 'welcome')).toHaveValue(/^Hello \{user\} of \{/);

    const text = message(page, 'welcome');
    await text.fill('Hello');
    await text.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+B');
    await expect(text).toHaveValue('**Hello**');
    await expect(preview(page, 'welcome').locator('strong')).toHaveText('Hello');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(text).toHaveValue('Hello');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Shift+Tab');
    for (const _ of ['bold', 'italic', 'underline', 'strikethrough']) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(text).toHaveValue('~~Hello~~');
    await expect(text).toBeFocused();
  });

  test('a misspelt variable is marked, and put right with one press', async ({ page, open }) => {
    await openWith(page, open, { welcome_enabled: true, welcome_message: 'Hello {usr}, {user}. {usr}!' });
    await expect(field(page, 'welcome_message').locator('mark')).toHaveText(['{usr}', '{usr}']);
    await field(page, 'welcome_message').getByRole('button', { name: 'Replace with {user}' }).press('Enter');
    await expect(message(page, 'welcome')).toHaveValue('Hello {user}, {user}. {user}!');
    await expect(message(page, 'welcome')).toBeFocused();
    await expect(field(page, 'welcome_message').locator('mark')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(message(page, 'welcome')).toHaveValue('Hello {usr}, {user}. {usr}!');
  });

  test('a number is typed with a separator, stepped with the arrow keys and refused with a sentence', async ({
    page,
    open,
    store,
  }) => {
    await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
    await open(HARBOUR_TAVERN, 'blackjack');
    const box = page.getByRole('textbox', { name: 'Maximum bet' });
    await box.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('1 000');
    await page.keyboard.press('Tab');
    await expect(box).toHaveValue('1000');
    await box.press('ArrowUp');
    await expect(box).toHaveValue('1000.1');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('1 5');
    await page.keyboard.press('Tab');
    await expect(box).toHaveValue('1 5');
    await expect(box).toHaveAccessibleDescription(/^Enter a number, for example 12\.5\./);
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
