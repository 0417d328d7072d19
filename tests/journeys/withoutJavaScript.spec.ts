import { expect, test } from './support/journey.ts';
import { inTurn } from './support/sample.ts';
import { bar, DESKTOP, h1, languages, links, PHONE } from './support/siteFrame.ts';

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
