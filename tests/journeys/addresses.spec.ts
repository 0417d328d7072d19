import { returnAddress } from '../../src/server/billing/returnAddress.ts';
import { EVIL, HOSTILE_ADDRESSES } from '../fixtures/hostileAddresses.ts';
import { QUIET_LIBRARY } from './support/guilds.ts';
import { expect, test } from './support/journey.ts';
import { inTurn } from './support/sample.ts';

// Logins end sessions, and orders are placed.
test.use({ apart: 'orders' });

test('no parameter redirects the browser to another site', async ({ page, product }) => {
  const strangers: string[] = [];
  const own = new URL(product.url).origin;
  page.on('request', (request) => {
    if (request.url().includes(`//${EVIL}`) && new URL(request.url()).origin !== own) strangers.push(request.url());
  });
  // The content of pages does not matter here.
  await page.route(/\.(js|css|woff2|svg|png)$/, (route) => route.abort());
  const starts = ['/auth/language/?language=en&next=', '/auth/logout/?next='];
  for (const [turn, address] of HOSTILE_ADDRESSES.entries()) {
    for (const start of ['/auth/login/?login_hint=owner&next=', ...inTurn(starts, turn)]) {
      await page.goto(start + encodeURIComponent(address), { waitUntil: 'commit' });
      expect(new URL(page.url()).origin, start + address).toBe(own);
    }
  }
  await page.unroute(/\.(js|css|woff2|svg|png)$/);
  // Paths that look like those of other sites without their language prefix.
  for (const path of ['/ro//evil.example/', '/ro/%2e%2e//evil.example', '/ro//evil.example/..//evil.example']) {
    await page.goto(path);
    await page.locator('footer a[hreflang="en"]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(new URL(page.url()).origin, path).toBe(own);
  }
  expect(strangers).toEqual([]);
});

test('an address to return to after a payment that is accepted leads back to the site', async ({
  page,
  product,
  as,
}) => {
  const own = new URL(product.url).origin;
  await as('owner');
  await page.goto('/no/such/page');
  await page.route(/\.(js|css|woff2|svg|png)$/, (route) => route.abort());
  // A test of the server sends all others, which are refused.
  const accepted = HOSTILE_ADDRESSES.flatMap((address) =>
    [address, own + address, own + encodeURI(address)].filter((each) =>
      returnAddress(each, (origin) => origin === own),
    ),
  );
  expect(accepted.length).toBeGreaterThan(0);
  for (const address of new Set(accepted)) {
    const answer = await page.request.post('/auth/premium/paypal/create/', {
      headers: { origin: own },
      data: { guild_id: QUIET_LIBRARY, plan_type: 'monthly', success_url: `${own}/premium`, cancel_url: address },
    });
    expect(answer.status(), address).toBe(200);
    await page.goto((await answer.json()).url);
    await page.getByRole('button', { name: 'Cancel and return' }).click();
    await page.waitForURL((url) => url.origin !== new URL(product.paypalUrl).origin, { waitUntil: 'commit' });
    expect(new URL(page.url()).origin, address).toBe(own);
  }
});
