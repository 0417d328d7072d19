import { menu } from '../../generated/menu.ts';
import { alter, answer, recordCalls } from './support/calls.ts';
import { stopClock } from './support/clock.ts';
import { FOREIGN_KEEP, HARBOUR_TAVERN, NEW_WORKSHOP, QUIET_LIBRARY } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { settled } from './support/network.ts';
import { control, drawn, saveBar } from './support/screen.ts';
import { swipe } from './support/touch.ts';
import { insertVariable } from './support/variables.ts';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const item = (page: Page, title: string) => sections(page).getByRole('link', { name: title });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Sections' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Open the section menu' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Group titles with the texts of their items, in order. */
async function menuOf(page: Page): Promise<Record<string, string[]>> {
  await expect(sections(page)).toBeVisible();
  return sections(page).evaluate((nav) =>
    Object.fromEntries(
      [...nav.querySelectorAll('section')].map((group) => [
        group.querySelector('h2')?.textContent ?? '',
        [...group.querySelectorAll('a')].map(({ children }) =>
          Array.from(children, ({ textContent, ariaLabel }) => ariaLabel ?? textContent.trim())
            .filter(Boolean)
            .join(' '),
        ),
      ]),
    ),
  );
}

const lock = 'Included in Premium';

/** The menu from the schemas, in the format of `menuOf`. */
const menuOfPlan = (plan: 'free' | 'premium') =>
  Object.fromEntries(
    menu.en.map(({ title, items }) => [
      title,
      items
        .filter(({ hiddenWithPlan }) => hiddenWithPlan !== plan)
        .map(({ title, badge, plan: needed }) =>
          [title, badge, needed && needed !== plan && lock].filter(Boolean).join(' '),
        ),
    ]),
  );

/** Presses Back. Playwright's own waits for the page that Back leads to, which a question about unsaved changes prevents. */
const back = (page: Page) => page.evaluate(() => window.history.back());

/** Where each section is in the menu, in pixels. */
const places = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Secțiuni' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).offsetTop));

test.describe('the sections', () => {
  test('stay where they are, whichever is shown', async ({ page, as }) => {
    await as('owner');
    const shown: number[][] = [];
    for (const { id } of menu.ro.flatMap(({ items }) => items).filter(({ action }) => !action)) {
      await page.goto(`/ro/dashboard/${QUIET_LIBRARY}?section=${id}`);
      await expect(page.locator('[aria-current="page"]').last()).toHaveAttribute('href', new RegExp(`section=${id}$`));
      shown.push(await places(page));
    }
    expect(shown[0]?.length).toBeGreaterThan(10);
    expect(new Set(shown.map(String)).size).toBe(1);
  });

  test('of a free server: groups, order, labels, NEW badge and locks', async ({ page, open }) => {
    await open(QUIET_LIBRARY);
    const shown = await menuOf(page);
    expect(shown).toEqual(menuOfPlan('free'));
    expect(shown['Content & Entertainment']).toContain(`Reddit Delivery NEW ${lock}`);
    await expect(page.getByText('QUIET LIBRARY')).toBeVisible();
    await item(page, 'Unlock Premium').click();
    await expect(page).toHaveURL(new RegExp(`/premium\\?guild_id=${QUIET_LIBRARY}&plan=premium$`));
  });

  test('of a premium server: no locks, no Unlock Premium; the page has a title and noindex', async ({
    page,
    open,
    product,
  }) => {
    const calls = recordCalls(page, 'GET');
    await open(HARBOUR_TAVERN);
    await expect(page).toHaveTitle('Customize Bot · Harbour Tavern · Guildhall');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    // Without a trailing slash.
    expect(calls.map(({ path }) => path)).toContain(`/auth/guilds/${HARBOUR_TAVERN}/permissions`);
    const shown = await menuOf(page);
    expect(shown).toEqual(menuOfPlan('premium'));
    expect(Object.values(shown).flat().join()).not.toMatch(new RegExp(`${lock}|Unlock Premium`));
    const aside = page.getByRole('complementary');
    await expect(aside.getByText('HARBOUR TAVERN')).toBeVisible();
    await expect(aside.getByText('Premium', { exact: true })).toBeVisible();
    await expect(aside.locator('img')).toHaveAttribute(
      'src',
      new RegExp(`^${product.discordUrl}/icons/${HARBOUR_TAVERN}/`),
    );
  });

  test('each opens by its address or from the menu, one at a time', async ({ page, open }) => {
    const entries = menu.en.flatMap(({ items }) => items).filter(({ action }) => !action);
    await open(HARBOUR_TAVERN, 'functions');
    await expect(page.getByText('Coming soon')).toBeVisible();
    await expect(sections(page).locator('[aria-current]')).toHaveCount(0);
    for (const { id, title } of entries) {
      await sections(page).locator(`a[href$="?section=${id}"]`).click();
      await expect(page).toHaveURL(new RegExp(`/dashboard/${HARBOUR_TAVERN}\\?section=${id}$`));
      await expect(heading(page, title)).toBeVisible();
      await expect(sections(page).locator('[aria-current="page"]')).toHaveText(new RegExp(`^${title}`));
    }
    const [before = '', last = ''] = entries.slice(-3, -1).map(({ title }) => title);
    await page.goBack();
    await expect(heading(page, last)).toBeVisible();
    await page.goBack();
    await expect(heading(page, before)).toBeVisible();
    await page.goForward();
    await expect(heading(page, last)).toBeVisible();
  });

  test('a server opens with its overview, and so does an unknown section, which says so', async ({ page, open }) => {
    await open(HARBOUR_TAVERN, 'nonsense');
    await expect(heading(page, 'Harbour Tavern')).toBeVisible();
    await expect(page.getByText("That page doesn't exist here")).toBeVisible();
    await page.goto(`/dashboard/${HARBOUR_TAVERN}`);
    await expect(heading(page, 'Harbour Tavern')).toBeVisible();
    await expect(item(page, 'Overview')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText("That page doesn't exist here")).toHaveCount(0);
  });

  test('leaving with unsaved changes asks first', async ({ page, open }) => {
    await open(HARBOUR_TAVERN, 'tempVoice');
    await item(page, 'Customize Bot').click();
    await control(page, 'prefix').fill('??');
    await item(page, 'Economy').first().click();
    const dialog = page.getByRole('dialog', { name: 'Unsaved changes' });
    await expect(dialog).toContainText('You have unsaved changes in Customize Bot. Leave without saving?');
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(control(page, 'prefix')).toHaveValue('??');
    await back(page);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(saveBar(page)).toBeVisible();
    await expect(page).toHaveURL(/section=customize$/);
    const asked = page.waitForEvent('dialog');
    const reload = page.reload({ timeout: 3000 }).catch(() => 'stayed');
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    expect(await reload).toBe('stayed');
    await expect(control(page, 'prefix')).toHaveValue('??');
    await item(page, 'User Verification').click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(heading(page, 'User Verification')).toBeVisible();
  });
});

test('Back closes a dialog first, then asks about unsaved changes', async ({ page, open }) => {
  await open(HARBOUR_TAVERN, 'customize');
  await item(page, 'Welcome & Leave').click();
  await page.getByRole('switch', { name: 'Send a welcome message' }).check();
  const dialog = page.getByRole('dialog', { name: 'Select Channel' });
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await insertVariable(page, 'welcome_message', 'channel');
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/section=welcomeLeave$/);
    await expect(saveBar(page)).toBeVisible();
  }
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await back(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/section=welcomeLeave$/);
  await back(page);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/section=customize$/);
});

test('unsaved input survives the end of the session', async ({ page, open, context }) => {
  await open(HARBOUR_TAVERN, 'customize');
  await control(page, 'prefix').fill('&&');
  await settled(page);
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Your session has ended' });
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/auth/login/');
  await expect(control(page, 'prefix')).toHaveValue('&&');
  await context.addCookies(cookies);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saveBar(page)).toHaveCount(0);
  await expect(control(page, 'prefix')).toHaveValue('&&');
});

test.describe('the page', () => {
  test('/configure/{id}/economy opens the economy section, and Back does not return to this address', async ({
    page,
    as,
  }) => {
    await as('owner');
    await page.goto('/dashboard');
    await page.goto(`/configure/${HARBOUR_TAVERN}/economy`);
    await expect(page).toHaveURL(new RegExp(`/dashboard/${HARBOUR_TAVERN}\\?section=economy$`));
    await expect(heading(page, 'Economy')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('an owner has access without can_modify', async ({ page, open }) => {
    await alter(page, '**/permissions', { is_owner: true, can_modify: false });
    await open(HARBOUR_TAVERN);
    await expect(heading(page, 'Customize Bot')).toBeVisible();
  });

  test('shows UNKNOWN SERVER after three failed attempts to load the name', async ({ page, as }) => {
    await as('owner');
    await stopClock(page);
    const info = `/auth/guilds/${HARBOUR_TAVERN}/`;
    await answer(page, 'GET', `**${info}`, { status: 500 });
    const calls = recordCalls(page, 'GET');
    const count = () => calls.filter(({ path }) => path === info).length;
    await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=customize`);
    await expect(heading(page, 'Customize Bot')).toBeVisible();
    await settled(page);
    expect(count()).toBe(1);
    await page.clock.runFor(1000);
    await expect.poll(count).toBe(2);
    await settled(page);
    await page.clock.runFor(2000);
    await expect.poll(count).toBe(3);
    await settled(page);
    await page.clock.runFor(10_000);
    expect(count()).toBe(3);
    const aside = page.getByRole('complementary');
    await expect(aside.getByText('UNKNOWN SERVER')).toBeVisible();
    await expect(aside.getByText('U', { exact: true })).toBeVisible();
  });
});

test.describe('without access', () => {
  test.beforeEach(async ({ page }) => stopClock(page));

  async function redirectsAfter(page: Page, milliseconds: number): Promise<void> {
    await page.clock.runFor(milliseconds - 1);
    await settled(page);
    expect(new URL(page.url()).pathname).not.toBe('/dashboard');
    await page.clock.runFor(1);
    await page.waitForURL('**/dashboard');
  }

  test('permissions are requested three times, after 1 s and 2 s, then the page is left after 5 s', async ({
    page,
    as,
  }) => {
    await as('owner');
    const permissions = `/auth/guilds/${HARBOUR_TAVERN}/permissions`;
    await answer(page, 'GET', `**${permissions}`, { status: 502 });
    const calls = recordCalls(page, 'GET');
    const count = () => calls.filter(({ path }) => path === permissions).length;
    await page.goto(`/dashboard/${HARBOUR_TAVERN}`);
    await expect.poll(count).toBe(1);
    for (const [wait, attempts] of [
      [1000, 2],
      [2000, 3],
    ] as const) {
      await settled(page);
      await page.clock.runFor(wait - 1);
      await settled(page);
      expect(count()).toBe(attempts - 1);
      await page.clock.runFor(1);
      await expect.poll(count).toBe(attempts);
    }
    await expect(heading(page, 'An error occurred while loading the dashboard.')).toBeVisible();
    await redirectsAfter(page, 5000);
    expect(count()).toBe(3);
  });

  test('a successful second attempt opens the page', async ({ page, as }) => {
    await as('owner');
    await answer(page, 'GET', '**/permissions', { status: 500, times: 1 });
    await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=customize`);
    await settled(page);
    await page.clock.runFor(1000);
    await expect(heading(page, 'Customize Bot')).toBeVisible();
  });

  test('an address without a numeric id shows a load failure without a request', async ({ page, as }) => {
    await as('owner');
    const calls = recordCalls(page, 'GET');
    await page.goto('/dashboard/12a');
    await expect(heading(page, 'An error occurred while loading the dashboard.')).toBeVisible();
    expect(calls.filter(({ path }) => path.startsWith('/auth/guilds/'))).toEqual([]);
    await redirectsAfter(page, 5000);
  });

  test('an administrator without permission is denied and redirected after 5 s', async ({ page, as }) => {
    await as('admin');
    await page.goto(`/dashboard/${QUIET_LIBRARY}`);
    await expect(heading(page, 'Access Denied: You do not have permission to access this page.')).toBeVisible();
    await expect(page.getByText(/Server owner approval is required/)).toBeVisible();
    await expect(sections(page)).toHaveCount(0);
    await redirectsAfter(page, 5000);
  });

  test('a server that is unknown or of others is denied, one without the bot is not loaded, and a button leads back', async ({
    page,
    as,
  }) => {
    await as('owner');
    await page.goto(`/dashboard/${NEW_WORKSHOP}`);
    await expect(heading(page, 'An error occurred while loading the dashboard.')).toBeVisible();
    for (const guild of ['123456789012345678', FOREIGN_KEEP]) {
      await page.goto(`/dashboard/${guild}`);
      await expect(heading(page, 'Access Denied: You do not have permission to access this page.')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await expect(heading(page, 'Your servers')).toBeVisible();
  });

  test('a session that has ended leads to the start page', async ({ page, as }) => {
    await as('owner');
    await answer(page, 'GET', '**/permissions', { status: 401 });
    await page.goto(`/dashboard/${HARBOUR_TAVERN}`);
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test('the sections are a drawer up to 768 px and beside the page from 769 px', async ({ page, open }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(HARBOUR_TAVERN);
  await expect(toggle(page)).toBeVisible();
  await expect(sections(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(sections(page)).toBeVisible();
  await expect(toggle(page)).toHaveCount(0);
});

test.describe('the drawer at 390 px', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });
  test.beforeEach(async ({ open }) => open(HARBOUR_TAVERN));

  test('is closed at first, opens by its button, closes by Escape and a press outside', async ({ page }) => {
    await expect(drawer(page)).toHaveCount(0);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).tap();
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).getByText('HARBOUR TAVERN')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();

    await toggle(page).tap();
    await expect(drawer(page)).toBeVisible();
    await page.getByTestId('drawer-overlay').tap({ position: { x: 380, y: 400 } });
    await expect(drawer(page)).toHaveCount(0);

    await toggle(page).tap();
    const close = drawer(page).getByRole('button', { name: 'Close the section menu' });
    await drawer(page).getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(close).toBeInViewport();
    await close.tap();
    await expect(drawer(page)).toHaveCount(0);
    await expect(heading(page, 'Customize Bot')).toBeVisible();
  });

  test('opens by a press during which the page scrolls, because nothing moves under the finger', async ({ page }) => {
    const bar = page.locator('[data-bar]');
    await page.mouse.move(195, 600);
    await settled(page);
    await page.mouse.wheel(0, 900);
    await expect(bar).toHaveAttribute('data-bar', 'hidden');
    const position = () => page.evaluate(() => window.scrollY);
    const before = await position();
    await toggle(page).focus();
    expect(await position(), 'a bar in view is not scrolled to').toBe(before);
    await toggle(page).hover();
    await page.mouse.down();
    // As when the browser reveals a field that has got the focus.
    await page.evaluate(() => window.scrollBy(0, -300));
    await drawn(page);
    await page.mouse.up();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar).toHaveAttribute('data-bar', 'raised');
  });

  test('opens by a press on the bar while that slides away', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const header = page.locator('[data-bar] > header');
    await header.evaluate((bar) => {
      bar.style.transitionDuration = '100s';
    });
    await page.mouse.move(195, 600);
    await settled(page);
    await page.mouse.wheel(0, 900);
    await expect(page.locator('[data-bar]')).toHaveAttribute('data-bar', 'hidden');
    const { x, y } = await toggle(page).evaluate((button) => button.getBoundingClientRect().toJSON());
    await page.mouse.move(x + 12, y + 12);
    await page.mouse.down();
    await header.evaluate(async (bar) => {
      for (const slide of bar.getAnimations()) slide.playbackRate = 1000;
      await new Promise((passed) => setTimeout(passed, 200));
    });
    await page.mouse.up();
    await expect(drawer(page)).toBeVisible();
  });

  test('closes on Back; choosing a section closes it too, and Back then leads to the previous section', async ({
    page,
  }) => {
    await toggle(page).tap();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toHaveCount(0);
    await expect(heading(page, 'Customize Bot')).toBeVisible();

    await toggle(page).tap();
    await item(page, 'User Verification').tap();
    await expect(drawer(page)).toHaveCount(0);
    await expect(heading(page, 'User Verification')).toBeVisible();
    await expect(page).toHaveURL(/section=userVerification$/);
    await page.goBack();
    await expect(drawer(page)).toHaveCount(0);
    await expect(heading(page, 'Customize Bot')).toBeVisible();

    await test.step('after a reload too', async () => {
      await toggle(page).click();
      await item(page, 'User Verification').click();
      await expect(heading(page, 'User Verification')).toBeVisible();
      await toggle(page).click();
      await expect(drawer(page)).toBeVisible();
      await page.reload();
      await expect(heading(page, 'User Verification')).toBeVisible();
      await expect(drawer(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => window.history.state?.usr?.drawer)).not.toBe(true);
      await page.goBack();
      await expect(heading(page, 'Customize Bot')).toBeVisible();
      await expect(drawer(page)).toHaveCount(0);
    });
  });

  test('opens by a swipe from the edge at any angle or a horizontal one anywhere, and closes by a swipe back', async ({
    page,
  }) => {
    for (const [what, from, to] of [
      ['a swipe of 70 px from the edge', { x: 30, y: 300 }, { x: 100, y: 300 }],
      ['a swipe of 70 px elsewhere', { x: 150, y: 300 }, { x: 220, y: 300 }],
      ['a swipe that is more down than sideways', { x: 150, y: 300 }, { x: 240, y: 420 }],
      ['a swipe to the left', { x: 300, y: 300 }, { x: 200, y: 300 }],
    ] as const) {
      await test.step(`stays closed after ${what}`, async () => {
        await swipe(page, from, to);
        await settled(page);
        await expect(drawer(page)).toHaveCount(0);
        await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      });
    }
    await swipe(page, { x: 40, y: 300 }, { x: 115, y: 420 });
    await expect(drawer(page)).toBeVisible();
    await swipe(page, { x: 250, y: 400 }, { x: 120, y: 405 });
    await expect(drawer(page)).toHaveCount(0);
    await swipe(page, { x: 150, y: 300 }, { x: 230, y: 310 });
    await expect(drawer(page)).toBeVisible();
  });
});
