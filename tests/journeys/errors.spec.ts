import { expect, test } from './support/journey.ts';

test('errors are shown on a page of the site, in the language of the browser', async ({ browser, product }) => {
  for (const [locale, path, sentence] of [
    ['en', '/%ff', 'The request cannot be understood.'],
    ['ro', '/auth/nothing', 'Nu există nimic la această adresă.'],
    ['ro', '/auth/premium/invoice/%00/', 'Textul conține un caracter'],
  ] as const) {
    const context = await browser.newContext({ baseURL: product.url, locale, viewport: { width: 390, height: 700 } });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (/policy|hydrat/i.test(message.text())) faults.push(message.text());
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(sentence);
    // The page is interactive: the menu opens, and the home link works.
    const menu = page.getByRole('banner').getByRole('button').first();
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(locale === 'ro' ? /\/ro\/$|\/$/ : /\/$/);
    expect(faults).toEqual([]);
    await context.close();
  }
});
