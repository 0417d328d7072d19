import en from '../../generated/locales/en/web.json' with { type: 'json' };
import ro from '../../generated/locales/ro/web.json' with { type: 'json' };
import { arrive } from './support/arrive.ts';
import { answer, hold } from './support/calls.ts';

import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { settled } from './support/network.ts';
import { hasOverlayEntry } from './support/overlayEntry.ts';
import { inTurn } from './support/sample.ts';
import { control } from './support/screen.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const CONFIGURE = `/dashboard/${HARBOUR_TAVERN}?section=customize`;

/** The site in one language: the texts of the chrome and the prefix of its pages. */
const languages = [
  { id: 'en', text: en, at: (path: string) => path },
  { id: 'ro', text: ro, at: (path: string) => `/ro${path}` },
] as const;

const bar = (page: Page) => page.getByRole('banner');
const links = (page: Page, text: typeof en = en) => bar(page).getByRole('navigation', { name: text['nav.label'] });
const hamburger = (page: Page, text: typeof en = en) =>
  bar(page).getByRole('button', { name: text['nav.menu'], exact: true });
const scrim = (page: Page) => page.getByTestId('menu-overlay');
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const announcement = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const cookies = (page: Page) => page.getByRole('region', { name: 'Cookies' });

async function openMenu(page: Page, text: typeof en = en): Promise<void> {
  await hamburger(page, text).click();
  await expect(hamburger(page, text)).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed(page: Page, text: typeof en = en): Promise<void> {
  await expect(hamburger(page, text)).toHaveAttribute('aria-expanded', 'false');
  await expect(scrim(page)).toHaveCount(0);
}

/** The distance between the upper edges of the bar and the window, once it stops moving. */
const barTop = (page: Page): Promise<number> =>
  bar(page).evaluate(async (header) => {
    await Promise.allSettled(header.getAnimations().map(({ finished }) => finished));
    return Math.round(header.getBoundingClientRect().top);
  });

async function scroll(page: Page, by: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? DESKTOP;
  await page.mouse.move(width * 0.6, height / 2);
  await page.mouse.wheel(0, by);
}

const lowerEdge = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);
const background = (page: Page) => bar(page).evaluate((header) => getComputedStyle(header).backgroundColor);
const cachedUser = (page: Page) => page.evaluate(() => localStorage.getItem('user'));

for (const { id, text, at } of inTurn(languages, 0)) {
  test.describe(`the bar in ${id}`, () => {
    test('for a visitor: logo, links and login', async ({ page, product }) => {
      await page.goto(at('/'));
      const logo = bar(page).getByRole('link', { name: 'Guildhall' });
      await expect(logo).toHaveAttribute('href', at('/'));
      await expect(logo.locator('svg')).toBeVisible();
      await expect(links(page, text).getByRole('link')).toHaveText([
        text['nav.dashboard'],
        text['nav.premium'],
        text['nav.support'],
      ]);
      await expect(links(page, text).getByRole('link', { name: text['nav.support'] })).toHaveAttribute(
        'href',
        'mailto:support@example.com',
      );
      const login = bar(page).getByRole('link', { name: text['nav.login'] });
      await expect(login).toHaveAttribute('href', id === 'en' ? '/auth/login/' : '/auth/login/?next=/ro/dashboard');
      const asked = page.waitForRequest((request) => request.url().startsWith(`${product.url}/auth/login/`));
      await links(page, text).getByRole('link', { name: text['nav.premium'] }).click();
      expect(new URL((await asked).url()).searchParams.get('next')).toBe(at('/premium'));
    });

    test('for a user: avatar, name and menu, also on a public page', async ({ page, as, product }) => {
      await as('owner');
      await page.goto(at('/'));
      const account = bar(page).getByRole('button', { name: `${text['nav.account']} Marisol Vane` });
      await expect(account).toBeVisible();
      await expect(account.locator('img')).toHaveAttribute('src', new RegExp(`^${product.discordUrl}/avatars/`));
      await expect(bar(page).getByRole('link', { name: text['nav.login'] })).toHaveCount(0);
      await account.click();
      const items = bar(page).getByRole('listitem').getByRole('link');
      await expect(items).toHaveText([
        text['nav.dashboard'],
        text['nav.settings'],
        text['nav.premium'],
        text['nav.logout'],
        text['nav.logoutEverywhere'],
      ]);
      await items.filter({ hasText: text['nav.settings'] }).click();
      await expect(h1(page)).toHaveText(text['dashboard.heading']);
      await expect(page).toHaveURL(product.url + at('/dashboard'));
      await account.click();
      await items.filter({ hasText: text['nav.premium'] }).click();
      await expect(page).toHaveURL(product.url + at('/premium'));
      await expect(account).toHaveAttribute('aria-expanded', 'false');
      await account.click();
      await items.filter({ hasText: text['nav.dashboard'] }).click();
      await expect(page).toHaveURL(product.url + at('/dashboard'));
    });
  });

  test.describe(`the phone menu in ${id}`, () => {
    test.use({ viewport: PHONE, hasTouch: true });

    test('has all links of a user', async ({ page, as, product }) => {
      await as('owner');
      await page.goto(at('/dashboard'));
      await expect(h1(page)).toHaveText(text['dashboard.heading']);
      await expect(bar(page).getByRole('link', { name: text['nav.premium'] })).toHaveCount(0);
      await openMenu(page, text);
      await expect(links(page, text).getByRole('link')).toHaveText([
        text['nav.home'],
        text['nav.dashboard'],
        text['nav.premium'],
        text['nav.support'],
        text['nav.settings'],
        text['nav.logout'],
        text['nav.logoutEverywhere'],
      ]);
      await links(page, text).getByRole('link', { name: text['nav.home'] }).click();
      await expect(page).toHaveURL(product.url + at('/'));
    });

    test('shows visitors the login instead of the links of users', async ({ page }) => {
      await page.goto(at('/'));
      await openMenu(page, text);
      await expect(links(page, text).getByRole('link')).toHaveText([
        text['nav.home'],
        text['nav.dashboard'],
        text['nav.premium'],
        text['nav.support'],
        text['nav.login'],
      ]);
      for (const name of [text['nav.dashboard'], text['nav.premium'], text['nav.login']]) {
        await expect(links(page, text).getByRole('link', { name })).toHaveAttribute('href', /^\/auth\/login\//);
      }
      await links(page, text).getByRole('link', { name: text['nav.dashboard'] }).click();
      await expect(page.getByRole('heading', { name: 'Guildhall wants to know who you are' })).toBeVisible();
    });
  });
}

test('the phone menu is shown up to 768 px, the links from 769 px, and both fit', async ({ page }) => {
  for (const { text, at } of languages) {
    await page.goto(at('/'));
    for (const width of [320, 768, 769, 960]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(hamburger(page, text)).toBeVisible({ visible: width <= 768 });
      await expect(links(page, text)).toBeVisible({ visible: width > 768 });
      const inner = bar(page).locator('> div');
      expect(await inner.evaluate((it) => it.scrollWidth - it.clientWidth), `${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test.describe('the phone menu', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  for (const path of ['/ro/terms.html', CONFIGURE]) {
    test(`closes on Escape, Back and a press outside, and stays on ${path}`, async ({ page, as }) => {
      const text = path.startsWith('/ro') ? ro : en;
      await as('owner');
      await page.goto('/premium');
      await page.goto(path);
      await expect(h1(page)).toBeVisible();
      const { href } = await page.evaluate(() => window.location);

      await openMenu(page, text);
      await page.keyboard.press('Tab');
      await expect(links(page, text).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expectClosed(page, text);
      await expect(hamburger(page, text)).toBeFocused();

      await openMenu(page, text);
      await page.goBack();
      await expectClosed(page, text);
      await expect(page).toHaveURL(href);

      await openMenu(page, text);
      await scrim(page).click({ position: { x: 195, y: 600 } });
      await expectClosed(page, text);

      await openMenu(page, text);
      await hamburger(page, text).click();
      await expectClosed(page, text);
      await expect(page).toHaveURL(href);

      // No history entry of the menu is left.
      await page.goBack();
      await expect(page).toHaveURL(/\/premium$/);
    });
  }

  test('closes on a route change, and Back then leads to the previous page', async ({ page, as, product }) => {
    await as('owner');
    await page.goto('/dashboard');
    await expect(h1(page)).toHaveText('Your servers');
    await openMenu(page);
    await links(page).getByRole('link', { name: 'Premium' }).click();
    await expect(page).toHaveURL(`${product.url}/premium`);
    await expectClosed(page);
    await expect(page.getByRole('main')).toBeFocused();
    await openMenu(page);
    await links(page).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(`${product.url}/`);
    await expectClosed(page);
    await page.goBack();
    await expect(page).toHaveURL(`${product.url}/premium`);
    await page.goBack();
    await expect(page).toHaveURL(`${product.url}/dashboard`);
  });

  for (const path of ['/', '/dashboard']) {
    test(`is closed after a reload of ${path}, and Back then leads to the previous page`, async ({
      page,
      as,
      product,
    }) => {
      await as('owner');
      await page.goto('/premium');
      await expect(h1(page)).toBeVisible();
      await page.goto(path);
      await openMenu(page);
      const reloaded = page.waitForEvent('load');
      // Playwright's would wait until the menu is closed.
      await page.evaluate(() => window.location.reload());
      await reloaded;
      await expect(h1(page)).toBeVisible();
      await expectClosed(page);
      await expect.poll(() => hasOverlayEntry(page)).toBe(false);
      await page.goBack();
      await expect(page).toHaveURL(`${product.url}/premium`);
    });
  }

  test('asks before unsaved changes are lost', async ({ page, open }) => {
    await open(HARBOUR_TAVERN);
    await control(page, 'prefix').fill('??');
    const question = page.getByRole('dialog', { name: 'Unsaved changes' });
    await openMenu(page);
    await links(page).getByRole('link', { name: 'Dashboard' }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expectClosed(page);
    await expect(control(page, 'prefix')).toHaveValue('??');
    await openMenu(page);
    await links(page).getByRole('link', { name: 'Dashboard' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(h1(page)).toHaveText('Your servers');
  });

  test('locks the page behind it, catches presses outside and returns the focus to the page', async ({ page }) => {
    await page.goto('/');
    await scroll(page, 100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100);
    await openMenu(page);
    await page.mouse.move(195, 800);
    await page.mouse.wheel(0, 400);
    const steps = await links(page).getByRole('link').count();
    await hamburger(page).focus();
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press('Tab');
      await expect(links(page).getByRole('link').nth(step)).toBeFocused();
    }
    for (const language of ['English', 'Română']) {
      await page.keyboard.press('Tab');
      await expect(bar(page).getByRole('link', { name: language })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('radio', { checked: true })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(100);
    await page.keyboard.press('Tab');
    await expectClosed(page);
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('can be scrolled to its last entry on a low screen', async ({ page, as }) => {
    await as('owner');
    await page.setViewportSize({ width: 700, height: 320 });
    await page.goto('/');
    await openMenu(page);
    const dark = bar(page).getByText('Dark');
    await dark.scrollIntoViewIfNeeded();
    await expect(dark).toBeInViewport({ ratio: 1 });
    await dark.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('the style of the bar', () => {
  test.use({ viewport: { width: 1600, height: 800 } });

  test('varies by route and scroll position', async ({ page, open }) => {
    await page.goto('/');
    await expect.poll(() => background(page)).toBe('rgba(0, 0, 0, 0)');
    const logoLeft = () =>
      bar(page)
        .getByRole('link', { name: 'Guildhall' })
        .evaluate((it) => it.getBoundingClientRect().left);
    expect(await logoLeft()).toBeGreaterThan(200);
    await scroll(page, 60);
    await expect.poll(() => background(page)).toBe('rgb(255, 254, 252)');
    await scroll(page, -60);
    await expect.poll(() => background(page)).toBe('rgba(0, 0, 0, 0)');
    await page.goto('/terms.html');
    expect(await background(page)).toBe('rgb(255, 254, 252)');
    const shadow = () => bar(page).evaluate((header) => getComputedStyle(header).boxShadow);
    const flat = await shadow();
    await scroll(page, 60);
    await expect.poll(shadow).not.toBe(flat);
    await open(HARBOUR_TAVERN);
    expect(await background(page)).toBe('rgb(255, 254, 252)');
    expect(await logoLeft()).toBeLessThan(40);
  });
});

for (const [turn, [device, viewport]] of Object.entries({ desktop: DESKTOP, phone: PHONE }).entries()) {
  test.describe(`scrolling on a ${device}`, () => {
    test.use({ viewport, reducedMotion: 'no-preference' });

    for (const path of inTurn(['/', CONFIGURE], turn)) {
      test(`hides the bar of ${path} while scrolling down, and shows it while scrolling up`, async ({ page, as }) => {
        await as('owner');
        await page.goto(path);
        await expect(h1(page)).toBeVisible();
        await settled(page);
        await scroll(page, 600);
        await expect.poll(() => barTop(page)).toBe(-64);
        await scroll(page, 200);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(800);
        expect(await barTop(page)).toBe(-64);
        await scroll(page, -100);
        await expect.poll(() => barTop(page)).toBe(0);
      });
    }

    test('keeps the bar while it has the focus or an open menu', async ({ page }) => {
      await page.goto('/');
      await arrive(page);
      await settled(page);
      await bar(page).getByRole('link', { name: 'Guildhall' }).focus();
      await scroll(page, 600);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
      expect(await barTop(page)).toBe(0);
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      await scroll(page, 200);
      await expect.poll(() => barTop(page)).toBe(-64);
      // The keyboard reaches it nevertheless.
      await bar(page).getByRole('link', { name: 'Guildhall' }).focus();
      await expect.poll(() => barTop(page)).toBe(0);
      expect(await page.evaluate(() => window.scrollY), 'the page stays').toBe(800);
    });
  });
}

test('an open menu of the bar stays visible', async ({ page }) => {
  await page.goto('/');
  await bar(page).getByRole('button', { name: 'Language' }).click();
  await scroll(page, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  expect(await barTop(page)).toBe(0);
  await expect(bar(page).getByRole('link', { name: 'Română' })).toBeInViewport();
});

test('with reduced motion the bar does not slide, and the page does not shift', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const seen = window as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  await arrive(page);
  await settled(page);
  await scroll(page, 600);
  await expect(bar(page).locator('xpath=..')).toHaveAttribute('data-bar', 'hidden');
  expect(await bar(page).evaluate((header) => header.getAnimations().length)).toBe(0);
  expect(await barTop(page)).toBe(-64);
  await scroll(page, -200);
  await expect.poll(() => barTop(page)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
});

test('the sections follow the bar and use the full height beside the page', async ({ page, open }) => {
  await page.setViewportSize(DESKTOP);
  await open(HARBOUR_TAVERN, 'customize');
  const aside = page.getByRole('complementary');
  const edges = () =>
    aside.evaluate(async (it) => {
      await Promise.allSettled(it.getAnimations().map(({ finished }) => finished));
      const { top, bottom } = it.getBoundingClientRect();
      return [Math.round(top), Math.round(bottom)];
    });
  await scroll(page, 500);
  await expect.poll(edges).toEqual([0, 800]);
  await scroll(page, -100);
  await expect.poll(edges).toEqual([64, 800]);
  await page.setViewportSize(PHONE);
  // Phones have one bar, which names the section and the server in place of the logo.
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: /^Customize Bot Harbour Tavern/ })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Open the section menu' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Guildhall' })).toBeHidden();
  const barTop = () => bar.evaluate((it) => Math.round(it.getBoundingClientRect().top));
  await scroll(page, 500);
  await expect.poll(barTop).toBe(-64);
  await scroll(page, -100);
  await expect.poll(barTop).toBe(0);
});

test.describe('the announcement', () => {
  for (const { id, text, at } of inTurn(languages, 1)) {
    test(`in ${id}: names the support address and is dismissed for good`, async ({ page, as }) => {
      await page.goto(at('/'));
      const region = page.getByRole('region', { name: text['announcement.label'] });
      await expect(region).toHaveText(text['announcement.text'].replace('{support}', 'support@example.com'));
      const mail = region.getByRole('link', { name: 'support@example.com' });
      await expect(mail).toHaveAttribute('href', 'mailto:support@example.com');
      await region.getByRole('button', { name: text['announcement.dismiss'] }).click();
      await expect(region).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('announcement_hidden'))).not.toBeNull();
      await page.reload();
      await expect(h1(page)).toBeVisible();
      await expect(region).toHaveCount(0);
      await as('owner');
      await page.goto(at('/dashboard'));
      await expect(h1(page)).toBeVisible();
      await expect(region).toHaveCount(0);
    });
  }
});

test.describe('the cookie notice', () => {
  for (const { id, text, at } of inTurn(languages, 0)) {
    test(`in ${id}: is accepted once`, async ({ page, as }) => {
      await as('owner');
      await page.goto(at('/dashboard'));
      const region = page.getByRole('region', { name: text['cookies.label'] });
      await expect(region).toContainText(text['cookies.text']);
      await region.getByRole('button', { name: text['cookies.accept'] }).click();
      await expect(region).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('cookie_consent'))).not.toBeNull();
      await page.reload();
      await expect(h1(page)).toBeVisible();
      await expect(region).toHaveCount(0);
      await page.goto(at('/'));
      await expect(h1(page)).toBeVisible();
      await expect(region).toHaveCount(0);
    });
  }

  test('is above the page, covers none of it and scrolls with it', async ({ page, as }) => {
    await as('owner');
    for (const path of ['/', '/premium', '/dashboard']) {
      await page.goto(path);
      await expect(h1(page)).toBeVisible();
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expect(cookies(page)).toBeInViewport();
        const notice = await cookies(page).boundingBox();
        const header = await page.getByRole('banner').boundingBox();
        expect(lowerEdge(notice)).toBeLessThanOrEqual(header?.y ?? 0);
        await page.mouse.wheel(0, 2000);
        await expect(cookies(page)).not.toBeInViewport();
      }
    }
  });

  test('is below dialogs', async ({ page, open }) => {
    await page.setViewportSize(PHONE);
    await open(HARBOUR_TAVERN);
    await page.getByRole('button', { name: 'Open the section menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const accept = page.locator('section[aria-label="Cookies"] button');
    const covered = await accept.evaluate((it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return !it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(covered).toBe(true);
  });
});

test('a notice that is dismissed before the program has come stays away', async ({ page }) => {
  // The program never comes.
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto('/');
  await announcement(page).getByRole('button').click();
  await cookies(page).getByRole('button').click();
  await page.unroute(/\/assets\/.*\.js$/);
  await page.goto('/terms.html');
  await expect(h1(page)).toBeVisible();
  await expect(announcement(page)).toBeHidden();
  await expect(cookies(page)).toBeHidden();
});

test('dismissed notices never flash, and nothing shifts while a page loads', async ({ page, context }) => {
  await page.goto('/');
  await announcement(page).getByRole('button').click();
  await cookies(page).getByRole('button').click();
  await context.addInitScript(() => {
    const seen = { shown: 0, shifts: 0 };
    Object.assign(window, { seen });
    const look = () => {
      for (const name of ['Announcement', 'Cookies']) {
        seen.shown += document.querySelector(`section[aria-label="${name}"]`)?.getClientRects().length ?? 0;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/terms.html', '/premium']) {
    await page.goto(path);
    await settled(page);
    const seen = await page.evaluate(() => (window as unknown as { seen: { shown: number; shifts: number } }).seen);
    expect(seen.shown, path).toBe(0);
    if (path !== '/premium') expect(seen.shifts, path).toBeLessThan(0.02);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { id, text, at } of inTurn(languages, 1)) {
    test(`phones have a menu, and pages of the application describe themselves (${id})`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      for (const [path, title] of [
        ['/terms.html', null],
        ['/premium', text['premium.title']],
        ['/dashboard', text['dashboard.title']],
      ] as const) {
        await page.goto(at(path));
        if (title !== null) {
          await expect(h1(page)).toHaveText(title);
          await expect(page.getByRole('main')).toContainText(text['unscripted.text']);
          const main = page.getByRole('main');
          await expect(main.getByRole('link', { name: text['nav.login'] })).toHaveAttribute('href', /^\/auth\/login\//);
          await expect(main.getByRole('link', { name: text['unscripted.plans'] })).toBeVisible();
        }
        await expect(links(page, text)).toHaveCount(0);
        await bar(page).locator('summary').focus();
        await page.keyboard.press('Enter');
        await expect(links(page, text).getByRole('link')).toHaveText([
          text['nav.home'],
          text['nav.dashboard'],
          text['nav.premium'],
          text['nav.support'],
          text['nav.login'],
        ]);
        await links(page, text).getByRole('link', { name: text['nav.home'] }).click();
        await expect(page).toHaveURL((url) => url.pathname === at('/'));
      }
    });
  }

  test('pages have no button without a function', async ({ page }) => {
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto('/ro/terms.html');
      await expect(page.getByRole('region', { name: 'Anunț' })).toBeVisible();
      await expect(bar(page).getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Anunț' }).getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Cookie-uri' })).toHaveCount(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(/:\d+\/terms\.html$/);
      // The language just chosen would lead elsewhere.
      await page.context().clearCookies();
    }
  });
});

test.describe('the choice of language', () => {
  const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'language')?.value;

  test('in the bar keeps path, query and hash, and is remembered', async ({ page, product }) => {
    await page.goto('/terms.html?from=mail#contact');
    const menu = bar(page).getByRole('button', { name: 'Language' });
    await menu.click();
    const choices = bar(page).getByRole('listitem').getByRole('link');
    await expect(choices).toHaveText(['English', 'Română']);
    await expect(choices.first()).toHaveAttribute('aria-current', 'true');
    await expect(choices.last()).toHaveAttribute('lang', 'ro');
    await expect(choices.last()).toHaveAttribute('hreflang', 'ro');
    await choices.last().click();
    await expect(page).toHaveURL(`${product.url}/ro/terms.html?from=mail#contact`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
    expect(await cookie(page)).toBe('ro');
    await page.goto('/?a=1');
    await expect(page).toHaveURL(`${product.url}/ro/?a=1`);
    await bar(page).getByRole('button', { name: 'Limbă' }).click();
    await expect(choices.last()).toHaveAttribute('aria-current', 'true');
    await choices.first().click();
    await expect(page).toHaveURL(`${product.url}/?a=1`);
    expect(await cookie(page)).toBe('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('in the phone menu leads to the same page, and leaves no history entry of the menu', async ({
    page,
    product,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/privacy.html');
    await page.goto('/terms.html');
    await openMenu(page);
    await bar(page).getByRole('link', { name: 'Română' }).click();
    await expect(page).toHaveURL(`${product.url}/ro/terms.html`);
    expect(await cookie(page)).toBe('ro');
    await page.goBack();
    // The choice also applies to pages loaded later.
    await expect(page).toHaveURL(/\/terms\.html$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy\.html$/);
  });

  test('in the footer works on missing pages too', async ({ page, product }) => {
    await page.goto('/no/such?x=1');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Română' }).click();
    await expect(page).toHaveURL(`${product.url}/ro/no/such?x=1`);
    await expect(h1(page)).toHaveText(ro['notFound.title']);
    await footer.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${product.url}/no/such?x=1`);
  });

  test('asks before unsaved changes are lost', async ({ page, open, product }) => {
    await open(HARBOUR_TAVERN, 'customize');
    await control(page, 'prefix').fill('??');
    await bar(page).getByRole('button', { name: 'Language' }).click();
    const asked = page.waitForEvent('dialog');
    const press = page.getByRole('link', { name: 'Română' }).click({ noWaitAfter: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await press;
    await expect(control(page, 'prefix')).toHaveValue('??');
    await expect(page).toHaveURL(product.url + CONFIGURE);
    expect(await cookie(page), 'who stays has chosen nothing').toBeUndefined();
  });
});

test('the footer has the terms, the privacy policy and the help link, in the language of the page', async ({
  page,
  open,
}) => {
  for (const { text, at } of languages) {
    await page.goto(at('/'));
    const footer = page.getByRole('contentinfo');
    const link = (name: string) => footer.getByRole('link', { name });
    await expect(footer).toContainText(text['footer.line'].replace('{product}', 'Guildhall'));
    await expect(link(text['footer.help'])).toHaveAttribute('href', 'mailto:support@example.com');
    await expect(link(text['footer.privacy'])).toHaveAttribute('href', at('/privacy.html'));
    await link(text['footer.terms']).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${at('/terms.html')}$`));
    await expect(link(text['footer.terms'])).toHaveAttribute('aria-current', 'page');
  }
  // The settings of a server have none: they are for working.
  await open(HARBOUR_TAVERN);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test.describe('the session', () => {
  test('returns from Discord at /api/auth/callback/, which refuses requests that it did not start', async ({
    request,
  }) => {
    const answer = await request.get('/api/auth/callback/?code=1&state=2', { maxRedirects: 0 });
    expect(answer.status()).toBe(400);
  });

  test('is named by the page, refreshed at the first sign of a visitor, and forgotten if it cannot be checked', async ({
    page,
    as,
  }) => {
    await as('owner');
    await page.goto('/');
    const account = bar(page).getByRole('button', { name: 'Account: Marisol Vane' });
    await expect(account).toBeVisible();
    const cached = JSON.parse((await cachedUser(page)) ?? '');
    expect(Object.keys(cached).sort()).toEqual(['avatar', 'global_name', 'id', 'username']);
    await page.evaluate(
      (user) => localStorage.setItem('user', JSON.stringify({ ...user, global_name: 'Before' })),
      cached,
    );
    await page.reload();
    await expect(account).toBeVisible();
    expect(JSON.parse((await cachedUser(page)) ?? '')).toEqual(cached);
    await answer(page, 'GET', '**/auth/user-data/', { body: { user: { ...cached, global_name: 'After' } } });
    await arrive(page);
    await expect(bar(page).getByRole('button', { name: 'Account: After' })).toBeVisible();

    await answer(page, 'GET', '**/auth/user-data/', { status: 500 });
    await page.reload();
    await expect(account).toBeVisible();
    await arrive(page);
    await expect(bar(page).getByRole('link', { name: 'Login with Discord' })).toBeVisible();
    await expect.poll(() => cachedUser(page)).toBeNull();
  });

  for (const [where, path] of [
    ['a public page', '/'],
    ['a page of the application', '/dashboard'],
  ] as const) {
    test(`is ended from ${where}, even over a slow connection`, async ({ page, signIn, product }) => {
      await signIn('owner');
      await page.goto(path);
      await bar(page).getByRole('button', { name: 'Account: Marisol Vane' }).click();
      const release = await hold(page, 'GET', '**/auth/logout/');
      // The page stays interactive until the answer arrives.
      const lived = new Promise<void>((resolve) => page.exposeFunction('lived', resolve));
      await page.evaluate(() => {
        let frames = 0;
        const live = () => {
          frames += 1;
          if (frames === 60) (window as unknown as { lived(): void }).lived();
          else requestAnimationFrame(live);
        };
        document.addEventListener('click', live, { once: true });
      });
      await bar(page).getByRole('link', { name: 'Logout' }).click({ noWaitAfter: true });
      await lived;
      release();
      await expect(page).toHaveURL(`${product.url}/`);
      await expect(bar(page).getByRole('link', { name: 'Login with Discord' })).toBeVisible();
      expect((await page.request.get('/auth/user-data/')).status()).toBe(401);
    });
  }

  test('is ended from the phone menu', async ({ page, signIn }) => {
    await page.setViewportSize(PHONE);
    await signIn('owner');
    await page.goto('/dashboard');
    await openMenu(page);
    await links(page).getByRole('link', { name: 'Logout' }).click();
    await expect(h1(page)).toHaveText('Improve your Discord Community');
    await expect.poll(() => cachedUser(page)).toBeNull();
    expect((await page.request.get('/auth/user-data/')).status()).toBe(401);
  });
});
