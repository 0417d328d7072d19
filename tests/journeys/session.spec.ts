import { arrive } from './support/arrive.ts';
import { answer, hold } from './support/calls.ts';
import { expect, type Page, test } from './support/journey.ts';
import { bar, h1, links, openMenu, PHONE } from './support/siteFrame.ts';

const cachedUser = (page: Page) => page.evaluate(() => localStorage.getItem('user'));

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
