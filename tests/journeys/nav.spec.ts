import en from '../../generated/locales/en/web.json' with { type: 'json' };
import ro from '../../generated/locales/ro/web.json' with { type: 'json' };
import { arrive } from './support/arrive.ts';
import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { settled } from './support/network.ts';
import { hasOverlayEntry } from './support/overlayEntry.ts';
import { inTurn } from './support/sample.ts';
import { control } from './support/screen.ts';
import { bar, DESKTOP, h1, hamburger, languages, links, openMenu, PHONE, type SiteTexts } from './support/siteFrame.ts';

const CONFIGURE = `/dashboard/${HARBOUR_TAVERN}?section=customize`;
const scrim = (page: Page) => page.getByTestId('menu-overlay');
const background = (page: Page) => bar(page).evaluate((header) => getComputedStyle(header).backgroundColor);

async function expectClosed(page: Page, text: SiteTexts = en): Promise<void> {
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

test('a menu opened while the next page is loading stays open', async ({ page, as, product }) => {
  await as('owner');
  await page.goto('/dashboard');
  const account = bar(page).getByRole('button', { name: en['nav.account'] });
  const pageCode = /\/assets\/PremiumPage-.*\.js$/;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pageCode, (route) => held.then(() => route.continue()));
  await links(page).getByRole('link', { name: en['nav.premium'] }).click();
  await expect(page).toHaveURL(`${product.url}/premium`);
  await account.click();
  await expect(h1(page), 'the previous page is still there').toHaveText(en['dashboard.heading']);
  release();
  await expect(h1(page)).not.toHaveText(en['dashboard.heading']);
  await expect(account).toHaveAttribute('aria-expanded', 'true');
  await expect(account).toBeFocused();
  await page.goBack();
  await expect(h1(page)).toHaveText(en['dashboard.heading']);
  await expect(account).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('main')).toBeFocused();
});

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
  const menu = bar(page).getByRole('button', { name: 'Language' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
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
