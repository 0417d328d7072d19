import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, test } from './support/journey.ts';
import { settled } from './support/network.ts';
import { inTurn } from './support/sample.ts';
import { announcement, cookies, DESKTOP, h1, languages, PHONE } from './support/siteFrame.ts';

const lowerEdge = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);

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
