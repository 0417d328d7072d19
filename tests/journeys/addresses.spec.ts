import { EVIL, HOSTILE_ADDRESSES } from '../fixtures/hostileAddresses.ts';
import { expect, test } from './support/journey.ts';
import { settled } from './support/network.ts';

test('no parameter redirects the browser to another site', async ({ page, product, signIn }) => {
  test.setTimeout(120_000);
  const strangers: string[] = [];
  const own = new URL(product.url).origin;
  page.on('request', (request) => {
    if (request.url().includes(`//${EVIL}`) && new URL(request.url()).origin !== own) strangers.push(request.url());
  });
  // The content of pages does not matter here.
  await page.route(/\.(js|css|woff2|svg|png)$/, (route) => route.abort());
  const starts = ['/auth/language/?language=en&next=', '/auth/logout/?next='];
  for (const address of HOSTILE_ADDRESSES) {
    for (const start of starts) {
      await page.goto(start + encodeURIComponent(address), { waitUntil: 'commit' });
      expect(new URL(page.url()).origin, address).toBe(own);
    }
  }
  expect(strangers).toEqual([]);

  await page.unroute(/\.(js|css|woff2|svg|png)$/);
  // Each login ends the previous session, so these belong to this journey alone. A page whose calls are still under way would
  // notice that, and leave for the start page in the middle of the next login.
  await signIn('owner');
  await settled(page);
  for (const address of ['/.//evil.example', '/%2e%2e//evil.example', '//evil.example', '/%5cevil.example']) {
    await page.goto(`/auth/login/?login_hint=owner&next=${encodeURIComponent(address)}`);
    await expect(page).toHaveURL(`${own}/dashboard`);
    await settled(page);
  }
  // Paths that look like those of other sites without their language prefix.
  for (const path of ['/ro//evil.example/', '/ro/%2e%2e//evil.example', '/ro//evil.example/..//evil.example']) {
    await page.goto(path);
    await page.locator('footer a[hreflang="en"]').click();
    expect(new URL(page.url()).origin, path).toBe(own);
  }
  expect(strangers).toEqual([]);
});
