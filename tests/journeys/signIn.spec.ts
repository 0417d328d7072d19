import { arrive } from './support/arrive.ts';
import { settled } from './support/network.ts';
import type { TestUser } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const names: Record<TestUser, string> = {
  owner: 'Marisol Vane',
  admin: 'Teo Brandt',
  moderator: 'Anca Pop',
  member: 'ines',
};

/** Something that waits until it is released. */
function held() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}

test.describe('a visitor', () => {
  test('is sent from every private page to the start page', async ({ page }) => {
    const server = '812345678901234500';
    for (const path of ['/dashboard', `/dashboard/${server}`, `/configure/${server}/economy`, '/health']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Improve your Discord Community' })).toBeVisible();
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login with Discord' })).toBeVisible();
    }
  });

  test('starts the login with the links to the dashboard and to Premium', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Guildhall wants to know who you are' })).toBeVisible();
    await page.goto('/');
    const premium = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Premium' });
    await expect(premium).toHaveAttribute('href', '/auth/login/?next=/premium');
    await premium.click();
    await expect(page.getByRole('heading', { name: 'Guildhall wants to know who you are' })).toBeVisible();
  });
});

for (const user of ['owner', 'member'] as const) {
  test(`${user} signs in on the consent page and signs out`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Login with Discord' }).click();
    await page.getByRole('button', { name: `Continue as ${user}` }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Your servers' })).toBeVisible();

    const account = page.getByRole('button', { name: `Account: ${names[user]}` });
    await account.click();
    const cached = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
    expect(Object.keys(cached).sort()).toEqual(['avatar', 'global_name', 'id', 'username']);
    expect(cached.global_name ?? cached.username).toBe(names[user]);
    await page.getByRole('link', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login with Discord' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();

    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Improve your Discord Community' })).toBeVisible();
  });
}

test('Cancel on the consent page leads back to the start page, signed out', async ({ page }) => {
  await page.goto('/auth/login/');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login with Discord' })).toBeVisible();
});

test('a login returns to the requested page, but never to another site', async ({ page, product }) => {
  await page.goto('/auth/login/?login_hint=owner&next=/premium');
  await expect(page).toHaveURL(`${product.url}/premium`);
  await page.goto('/auth/login/?login_hint=owner&next=//example.com/');
  await expect(page).toHaveURL(`${product.url}/dashboard`);
});

test('a shared link is opened at its full address after the login', async ({ page, product, context }) => {
  const notice = page.getByRole('region', { name: 'The page you asked for' });
  for (const parts of ['section=shop#items', 'section=tempVoice&tab=templates']) {
    const address = `/dashboard/812345678901234500?${parts}`;
    await context.clearCookies();
    await page.goto(address);
    await expect(notice).toContainText('The page you asked for opens once you have logged in.');
    await notice.getByRole('link', { name: 'Login with Discord' }).click();
    await page.getByRole('button', { name: 'Continue as owner' }).click();
    await expect(page).toHaveURL(product.url + address);
    // A call that finds the session ended would leave the page in the middle of the next one.
    await settled(page);
  }
  const tab = (name: string) => page.getByRole('tab', { name, selected: true });
  await expect(tab('Templates')).toBeVisible();
  await tab('Templates').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?section=tempVoice&tab=settings$/);
  await page.reload();
  await expect(tab('Settings')).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('logins that are under way in two tabs lead each to its own page', async ({ page, product, context }) => {
  const tabs = [
    { tab: page, address: '/dashboard/812345678901234500?section=history' },
    { tab: await context.newPage(), address: '/dashboard/812345678901234500?section=economy' },
  ];
  for (const { tab, address } of tabs) {
    await tab.goto(address);
    const notice = tab.getByRole('region', { name: 'The page you asked for' });
    await notice.getByRole('link', { name: 'Login with Discord' }).click();
  }
  for (const { tab, address } of tabs) {
    await tab.getByRole('button', { name: 'Continue as owner' }).click();
    await expect(tab).toHaveURL(product.url + address);
    await expect(tab.getByRole('button', { name: `Account: ${names.owner}` })).toBeVisible();
  }
});

test('what a user has typed is not saved by another who logs in in another tab', async ({
  page,
  product,
  context,
  signIn,
}) => {
  await signIn('owner');
  await page.goto('/dashboard/812345678901234500?section=customize');
  const prefix = page.getByRole('textbox', { name: 'Command prefix' });
  const stored = await prefix.inputValue();
  await prefix.fill('mine');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: /^Account/ }).click();
  await other.getByRole('link', { name: 'Logout', exact: true }).click();
  await other.waitForURL((url) => url.pathname === '/');
  await other.goto('/auth/login/?login_hint=admin');
  await expect(other.getByRole('button', { name: `Account: ${names.admin}` })).toBeVisible();

  const notice = page.getByRole('alert').filter({ hasText: 'Your session has ended' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account/ })).toHaveCount(0);
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(401);
  await expect(prefix).toHaveValue('mine');
  await other.goto('/dashboard/812345678901234500?section=customize');
  await expect(other.getByRole('textbox', { name: 'Command prefix' })).toHaveValue(stored);

  // The notice asks who logs in, although somebody is logged in.
  const [third] = await Promise.all([context.waitForEvent('page'), notice.getByRole('link').click()]);
  await third.getByRole('button', { name: 'Continue as owner' }).click();
  await expect(third).toHaveURL(`${product.url}/dashboard/812345678901234500?section=customize`);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Account: ${names.owner}` })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  // The page of the user in between has given way.
  await expect(other.getByRole('button', { name: `Account: ${names.owner}` })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ['/dashboard/812345678901234500?section=shop', '/ro/dashboard/812345678901234500']) {
    test(`the login of ${address} returns there`, async ({ page, product }) => {
      await page.goto(address);
      const login = page.getByRole('banner').getByRole('link', { name: /Login with Discord|Autentificare cu Discord/ });
      await login.click();
      await page.getByRole('button', { name: 'Continue as owner' }).click();
      await expect(page).toHaveURL(product.url + address);
    });
  }
});

test('a page that cannot be loaded shows the error page with a way home', async ({ page, signIn }) => {
  await signIn('owner');
  await page.goto('/dashboard');
  await page.route(/\/assets\/configure-.*\.js$/, (route) => route.abort());
  await page.getByRole('link', { name: 'CONFIGURE' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a login is not interrupted by a page whose session it has ended', async ({ page, signIn }) => {
  await signIn('owner');
  // The page cannot find out who is signed in, so it offers to log in; its list of servers is under way meanwhile.
  await page.route('**/auth/user-data/', (route) => route.fulfill({ status: 500, json: {} }));
  const [list, login] = [held(), held()];
  await page.route('**/api/auth/user-data/', async (route) => {
    await list.released;
    await route.fulfill({ status: 401, json: { error: 'Please log in to continue.' } });
  });
  await page.route('**/auth/login/**', async (route) => {
    await login.released;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: `Account: ${names.owner}` })).toBeVisible();
  await arrive(page);
  const asked = page.waitForRequest('**/auth/login/**');
  const answered = page.waitForResponse('**/api/auth/user-data/');
  await page.getByRole('banner').getByRole('link', { name: 'Login with Discord' }).click({ noWaitAfter: true });
  await asked;
  list.release();
  await answered;
  // The page handles the answer while the login is under way.
  await new Promise((resolve) => setTimeout(resolve, 500));
  login.release();
  await expect(page.getByRole('heading', { name: 'Guildhall wants to know who you are' })).toBeVisible();
});

test('the cached user is refreshed, and forgotten if the call fails', async ({ page, signIn }) => {
  await signIn('owner');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: `Account: ${names.owner}` })).toBeVisible();
  await page.route('**/auth/user-data/', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('button', { name: `Account: ${names.owner}` })).toBeVisible();
  await arrive(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login with Discord' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('signing out keeps nothing of what was typed on the device, nor does going back show it', async ({
  page,
  signIn,
}) => {
  await signIn('owner');
  await page.goto('/dashboard/812345678901234500?section=customize');
  const prefix = page.getByRole('textbox', { name: 'Command prefix' });
  await prefix.fill('typed');
  const marks = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved ')));
  await expect.poll(marks).toHaveLength(1);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('link', { name: 'Logout', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await marks()).toEqual([]);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Improve your Discord Community' })).toBeVisible();
  await expect(prefix).toHaveCount(0);
  expect(await marks()).toEqual([]);
});
