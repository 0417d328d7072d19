import { answer, recordCalls } from './support/calls.ts';
import { stopClock } from './support/clock.ts';
import { HARBOUR_TAVERN, NEW_WORKSHOP } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { settled } from './support/network.ts';

const lists = '**/api/auth/user-data/*';
const add = (page: Page) => page.getByRole('button', { name: 'ADD' });
const workshop = { id: NEW_WORKSHOP, name: 'New Workshop', icon: null, is_premium: false };
const absent = { guilds_with_bot: [], guilds_without_bot: [workshop] };
const present = { guilds_with_bot: [workshop], guilds_without_bot: [] };

/** Opens the list as if the bot were not in the workshop, independent of other journeys. */
async function openList(page: Page): Promise<void> {
  await answer(page, 'GET', '**/api/auth/user-data/', { body: absent });
  await page.goto('/dashboard');
  await expect(add(page)).toBeVisible();
}

/** Replaces the popup by a window that the test can close, and records how it was opened. */
async function fakePopup(page: Page, result: 'window' | 'null' = 'window'): Promise<void> {
  await page.addInitScript((kind) => {
    const opened: unknown[][] = [];
    const popup = {
      closed: false,
      close() {
        popup.closed = true;
      },
    };
    Object.assign(window, { opened, popup });
    window.open = (...args: unknown[]) => {
      opened.push(args);
      return kind === 'null' ? null : (popup as unknown as Window);
    };
  }, result);
}

const opened = (page: Page) => page.evaluate(() => (window as unknown as { opened: string[][] }).opened);
const popupClosed = (page: Page) =>
  page.evaluate(() => (window as unknown as { popup: { closed: boolean } }).popup.closed);
const closePopup = (page: Page) => page.evaluate(() => (window as unknown as { popup: Window }).popup.close());
const post = (page: Page, data: unknown) => page.evaluate((sent) => window.postMessage(sent, location.origin), data);

/** Adds the bot to the workshop or removes it directly at Discord. */
async function inWorkshop(product: { discordUrl: string }, change: 'add-bot' | 'remove-bot'): Promise<void> {
  await fetch(`${product.discordUrl}/__world/${change}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ guild_id: NEW_WORKSHOP }),
  });
}

test.describe('with the simulated Discord', () => {
  test.beforeEach(async ({ product }) => inWorkshop(product, 'remove-bot'));
  test.afterEach(async ({ product, owner }) => {
    await inWorkshop(product, 'remove-bot');
    // Other journeys of this worker read the list from the cache.
    await owner.get('/api/auth/user-data/?force_refresh=true');
  });

  test('authorizing adds the bot and opens the server', async ({ page, as, product }) => {
    await as('owner');
    await page.goto('/dashboard');
    const calls = recordCalls(page, 'GET');
    const popupOpens = page.waitForEvent('popup');
    await add(page).click();
    const popup = await popupOpens;
    await expect(popup.getByRole('heading', { name: 'Add Guildhall to a server' })).toBeVisible();
    const url = new URL(popup.url());
    expect(url.origin + url.pathname).toBe(`${product.discordUrl}/oauth2/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: '860000000000000001',
      permissions: '66321471',
      scope: 'bot applications.commands',
      guild_id: NEW_WORKSHOP,
      disable_guild_select: 'true',
      redirect_uri: `${product.url}/api/auth/bot/callback/`,
      response_type: 'code',
      state: expect.stringMatching(/^[\da-f]{32}$/),
    });
    await expect(add(page)).toHaveAttribute('aria-busy', 'true');
    const closes = popup.waitForEvent('close');
    await popup.getByRole('button', { name: 'Authorize' }).click();
    await closes;
    await page.waitForURL(`**/dashboard/${NEW_WORKSHOP}`);
    await expect(page.getByRole('heading', { level: 1, name: 'New Workshop' })).toBeVisible();
    expect(calls.map(({ path }) => path)).toContain('/api/auth/user-data/?force_refresh=true');
  });

  test('Cancel on the Discord page shows the failure', async ({ page, as }) => {
    await as('owner');
    await page.goto('/dashboard');
    const popupOpens = page.waitForEvent('popup');
    await add(page).click();
    const popup = await popupOpens;
    // It is shown for a few seconds.
    const alerts = expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.');
    const closes = popup.waitForEvent('close');
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await Promise.all([closes, alerts]);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });

  test('closing the popup stays on the list, or opens the server if the bot is in it', async ({
    page,
    as,
    product,
  }) => {
    await as('owner');
    await page.goto('/dashboard');
    const close = async (before: () => Promise<void>) => {
      const popupOpens = page.waitForEvent('popup');
      await add(page).click();
      const popup = await popupOpens;
      await popup.waitForLoadState();
      await before();
      const refetched = page.waitForResponse('**/api/auth/user-data/?force_refresh=true');
      await popup.close();
      await refetched;
    };
    await close(async () => {});
    await expect(add(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/dashboard');

    await close(() => inWorkshop(product, 'add-bot'));
    await page.waitForURL(`**/dashboard/${NEW_WORKSHOP}`);
  });
});

test.describe('the popup', () => {
  for (const [screenSize, expected] of [
    [{ width: 1920, height: 1200 }, 'width=1000,height=900,left=460,top=150'],
    [{ width: 1000, height: 800 }, 'width=800,height=640,left=100,top=80'],
  ] as const) {
    test(`is centred on a screen of ${screenSize.width} px`, async ({ browser, product, sessions }) => {
      const context = await browser.newContext({ screen: screenSize, viewport: screenSize, baseURL: product.url });
      await context.addCookies(await sessions('owner'));
      const page = await context.newPage();
      await fakePopup(page);
      await openList(page);
      await add(page).click();
      const [call] = await opened(page);
      expect(call?.[2]).toBe(`popup=yes,${expected}`);
      await context.close();
    });
  }

  test('shows a message when blocked', async ({ page, as }) => {
    await as('owner');
    await stopClock(page);
    await fakePopup(page, 'null');
    await openList(page);
    await add(page).click();
    const message = page.getByRole('alert');
    await expect(message).toHaveText('Popup blocked! Please allow popups and try again.');
    await page.clock.runFor(2999);
    await expect(message).toBeVisible();
    await page.clock.runFor(1);
    await expect(message).toHaveCount(0);
  });

  test('does not open for an invalid id', async ({ page, as }) => {
    await as('owner');
    await fakePopup(page);
    await answer(page, 'GET', '**/api/auth/user-data/', {
      body: { guilds_with_bot: [], guilds_without_bot: [{ ...workshop, id: '12&permissions=8' }] },
    });
    await page.goto('/dashboard');
    await add(page).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid Guild ID provided');
    expect(await opened(page)).toEqual([]);
  });

  test('is polled every 500 ms', async ({ page, as }) => {
    await as('owner');
    await stopClock(page);
    await fakePopup(page);
    await openList(page);
    await answer(page, 'GET', lists, { body: absent });
    const calls = recordCalls(page, 'GET');
    await add(page).click();
    await page.clock.runFor(500);
    await closePopup(page);
    await page.clock.runFor(499);
    await settled(page);
    expect(calls).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/api/auth/user-data/?force_refresh=true']);
  });
});

test.describe('messages of the popup', () => {
  test.beforeEach(async ({ page, as }) => {
    await as('owner');
    await stopClock(page);
    await fakePopup(page);
    await openList(page);
    await add(page).click();
  });

  test('a success before the bot has joined waits 1000 ms, refetches and opens the server', async ({ page }) => {
    await answer(page, 'GET', lists, { body: present });
    await answer(page, 'GET', lists, { body: absent, times: 1 });
    const calls = recordCalls(page, 'GET');
    await post(page, { success: true, guild_id: NEW_WORKSHOP });
    await expect.poll(() => popupClosed(page)).toBe(true);
    await expect.poll(() => calls.length).toBe(1);
    await settled(page);
    await page.clock.runFor(999);
    await settled(page);
    expect(calls.length).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await page.clock.runFor(1);
    await page.waitForURL(`**/dashboard/${NEW_WORKSHOP}`);
    expect(calls.filter(({ path }) => path === '/api/auth/user-data/?force_refresh=true')).toHaveLength(2);
  });

  test('a list that cannot be reloaded afterwards shows a message', async ({ page }) => {
    await answer(page, 'GET', lists, { status: 502 });
    await post(page, { success: true, guildId: NEW_WORKSHOP });
    await expect(page.getByRole('alert')).toHaveText('Failed to update data. Please refresh the page.');
    await expect(add(page)).toBeVisible();
  });

  test('of an invalid shape or from another origin are ignored and logged; a failure closes the popup', async ({
    page,
  }) => {
    const calls = recordCalls(page, 'GET');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const wrong = [
      'hello',
      null,
      [true],
      {},
      { success: 'true', guild_id: NEW_WORKSHOP },
      { success: 1 },
      { success: true },
      { success: true, guild_id: 'abc' },
      { success: true, guild_id: 12 },
      { success: true, guild_id: '12/../34' },
    ];
    for (const data of wrong) await post(page, data);
    await expect
      .poll(() => logged.filter((text) => /invalid message was ignored/.test(text)))
      .toHaveLength(wrong.length);
    // A message about another server, as sent for another tab.
    await post(page, { success: true, guild_id: HARBOUR_TAVERN });
    await settled(page);
    expect(await popupClosed(page)).toBe(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await test.step('from another origin', async () => {
      await page.evaluate(
        ([guildId]) => {
          const { popup } = window as unknown as { popup: Window };
          const data = { success: true, guild_id: guildId };
          // An event like the browser's for a message sent by the popup from Discord's page.
          const event = new MessageEvent('message', { data, origin: 'https://discord.example' });
          Object.defineProperty(event, 'source', { value: popup });
          window.dispatchEvent(event);
        },
        [NEW_WORKSHOP],
      );
      await expect.poll(() => logged.some((text) => /another origin was rejected/.test(text))).toBe(true);
      expect(await popupClosed(page)).toBe(false);
      expect(calls).toEqual([]);
    });
    await test.step('a failure closes the popup and shows a message', async () => {
      await post(page, { success: false });
      await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.');
      expect(await popupClosed(page)).toBe(true);
    });
  });
});
