import { startProduct } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { spaceText } from './support/textSpacing.ts';

/** The legal pages are prerendered for every installation: lines about the seller that one does not configure are hidden. */

test('without a configured seller, the legal pages show none', async ({ page }) => {
  for (const path of ['/terms.html', '/ro/privacy.html']) {
    await page.goto(path);
    await expect(page.locator('main address')).toBeHidden();
  }
});

test('the legal pages show what is configured of the seller', async ({ page }) => {
  const env = { SELLER_NAME: 'Harbour Software SRL', SELLER_ADDRESS: 'Pier 4 | Constanța' };
  const product = await startProduct({ env });
  try {
    for (const [path, label] of [
      ['/terms.html', 'Offered by'],
      ['/ro/privacy.html', 'Oferit de'],
    ] as const) {
      await page.goto(product.url + path);
      const lines = page.locator('main address span');
      await expect(lines.filter({ visible: true })).toHaveText([label, env.SELLER_NAME, 'Pier 4, Constanța']);
      await expect(lines.last()).toBeHidden();
    }
  } finally {
    await product.dispose();
  }
});

test('widely spaced text fits the smallest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/ro/privacy.html');
  await spaceText(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
