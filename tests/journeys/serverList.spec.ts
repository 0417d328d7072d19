import { answer, hold, recordCalls } from './support/calls.ts';
import { HARBOUR_TAVERN, NEW_WORKSHOP, QUIET_LIBRARY } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { inTurn } from './support/sample.ts';

const withBot = (page: Page) => page.getByRole('region', { name: 'With the bot' });
const withoutBot = (page: Page) => page.getByRole('region', { name: 'Without the bot' });
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

for (const width of inTurn([1280, 390], 1)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the servers of the owner', async ({ page, as, product }) => {
      await as('owner');
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: 'Your servers' })).toBeVisible();
      await expect(withBot(page).getByRole('heading', { level: 3 })).toHaveText([
        'Harbour Tavern',
        'Quiet Library',
        'The Grand Assembly',
      ]);
      await expect(withoutBot(page).getByRole('heading', { level: 3 })).toHaveText(['New Workshop']);
      await expect(withBot(page).getByRole('link', { name: 'CONFIGURE' })).toHaveCount(3);
      await expect(withoutBot(page).getByRole('button', { name: 'ADD' })).toHaveCount(1);

      const icon = card(page, 'Harbour Tavern').locator('img');
      await expect(icon).toHaveAttribute(
        'src',
        `${product.discordUrl}/icons/${HARBOUR_TAVERN}/c0ffee00112233445566778899aabbcc.png?size=128`,
      );
      await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(card(page, 'New Workshop').locator('img')).toHaveCount(0);
      await expect(card(page, 'New Workshop').getByText('N', { exact: true })).toBeVisible();

      await expect(card(page, 'Harbour Tavern').getByText('Premium')).toBeVisible();
      await expect(card(page, 'The Grand Assembly').getByText('Premium')).toBeVisible();
      await expect(card(page, 'Quiet Library').getByText('Premium')).toHaveCount(0);
      await expect(card(page, 'New Workshop').getByText('Premium')).toHaveCount(0);

      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, 'nothing sticks out sideways').toBeLessThanOrEqual(0);

      await card(page, 'Quiet Library').getByRole('link', { name: 'CONFIGURE' }).click();
      await page.waitForURL(`**/dashboard/${QUIET_LIBRARY}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Quiet Library' })).toBeVisible();
    });

    test('the empty state explains itself and links to a guide', async ({ page, as }) => {
      await as('member');
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'No Servers Available' })).toBeVisible();
      await expect(page.getByText(/servers that you own or administer/)).toBeVisible();
      const guide = page.getByRole('link', { name: /How to create a server/ });
      await expect(guide).toHaveAttribute('href', 'https://support.discord.com/hc/articles/204849977');
      await expect(guide).toHaveAttribute('target', '_blank');
      await expect(page.getByText(/CONFIGURE|ADD/)).toHaveCount(0);
    });
  });
}

test('an administrator sees the servers that they administer', async ({ page, as }) => {
  await as('admin');
  await page.goto('/dashboard');
  await expect(withBot(page).getByRole('heading', { level: 3 })).toHaveText([
    'Harbour Tavern',
    'Quiet Library',
    'The Grand Assembly',
  ]);
  await expect(page.getByText('New Workshop')).toHaveCount(0);
});

test('a loading overlay is shown until the list is loaded', async ({ page, as, context }) => {
  await as('owner');
  const release = await hold(page, 'GET', '**/api/auth/user-data/');
  const asked = page.waitForRequest('**/api/auth/user-data/');
  await page.goto('/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'Loading your servers' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'CONFIGURE' })).toHaveCount(0);
  const [session] = await context.cookies();
  expect((await (await asked).allHeaders()).cookie).toContain(session?.name ?? '-');
  release();
  await expect(page.getByRole('link', { name: 'CONFIGURE' })).toHaveCount(3);
  await expect(page.getByText('Loading your servers')).toHaveCount(0);
});

test('a failed load shows a panel, and Retry bypasses the cache', async ({ page, as }) => {
  await as('owner');
  await answer(page, 'GET', '**/api/auth/user-data/', { status: 500 });
  const calls = recordCalls(page, 'GET');
  await page.goto('/dashboard');
  const panel = page.getByRole('alert');
  await expect(panel.getByText('Failed to fetch user data. Please try again.')).toBeVisible();
  const release = await hold(page, 'GET', '**/api/auth/user-data/?force_refresh=true');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Loading your servers')).toBeVisible();
  await expect(panel).toHaveCount(0);
  release();
  await expect(page.getByRole('link', { name: 'CONFIGURE' })).toHaveCount(3);
  expect(calls.map(({ path }) => path)).toContain('/api/auth/user-data/?force_refresh=true');
});

test('CONFIGURE with an invalid id logs an error and stays', async ({ page, as }) => {
  await as('owner');
  await answer(page, 'GET', '**/api/auth/user-data/', {
    body: {
      guilds_with_bot: [{ id: '12a/../x', name: 'Crooked', icon: null, is_premium: false }],
      guilds_without_bot: [],
    },
  });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'CONFIGURE' }).click();
  await expect.poll(() => errors.some((text) => text.includes('12a/../x'))).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('a session that ends meanwhile leads to the start page', async ({ page, as }) => {
  await as('owner');
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'CONFIGURE' })).toHaveCount(3);
  await page.context().clearCookies();
  await card(page, 'Harbour Tavern').getByRole('link', { name: 'CONFIGURE' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('cards are for the right server even if names are similar or hostile', async ({ page, as }) => {
  await as('owner');
  await answer(page, 'GET', '**/api/auth/user-data/', {
    body: {
      guilds_with_bot: [
        { id: '11', name: '<img src=x onerror=alert(1)>', icon: null, is_premium: false },
        { id: '12', name: 'ärger', icon: '../../evil', is_premium: true },
      ],
      guilds_without_bot: [{ id: NEW_WORKSHOP, name: '', icon: null, is_premium: false }],
    },
  });
  await page.route('**/icons/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 3, name: '<img src=x onerror=alert(1)>' })).toBeVisible();
  await expect(card(page, 'ärger').getByText('Ä', { exact: true })).toBeVisible();
  await expect(card(page, 'ärger').getByRole('link', { name: 'CONFIGURE' })).toHaveAccessibleDescription('ärger');
});
