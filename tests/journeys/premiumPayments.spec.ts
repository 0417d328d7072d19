import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { credentials } from '../../src/simulators/paypal/token.ts';
import { recordCalls } from './support/calls.ts';
import { stopClock } from './support/clock.ts';
import { QUIET_LIBRARY } from './support/guilds.ts';
import { settled } from './support/network.ts';
import { checkOut, close, entry, panel, period, subscribe, tab } from './support/premium.ts';
import { type Product, startProduct } from './support/product.ts';
import { dialog } from './support/screen.ts';
import { signIn } from './support/signIn.ts';
import { test as base, expect } from './support/test.ts';

const run = promisify(execFile);
const NAME = 'Quiet Library';
const LATE = 600_000;
const FAILED = 'Payment failed or was canceled. Please try again.';
const LATER = 'Payment received. Your Premium subscription will be activated soon.';
const ACTIVE = 'Payment successful! Your Premium subscription is now active.';

/** Each journey has its own product, because it moves the clock of the payment provider or cuts its connections. */
const test = base.extend<{ shop: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern.
  shop: async ({}, use) => {
    const shop = await startProduct();
    await use(shop);
    await shop.dispose();
  },
  baseURL: async ({ shop }, use) => use(shop.url),
});

// There is confetti.
test.use({ reducedMotion: 'no-preference' });

type Subscription = { id: string; status: string };

async function steer({ paypalUrl }: Product, path: string, data: object = {}): Promise<void> {
  const body = JSON.stringify(data);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${paypalUrl}/simulator/${path}`, { method: 'POST', headers, body });
  expect(answer.ok, await answer.text()).toBe(true);
}

async function subscriptions({ paypalUrl }: Product): Promise<Subscription[]> {
  const answer = await fetch(`${paypalUrl}/simulator/subscriptions`);
  return ((await answer.json()) as { subscriptions: Subscription[] }).subscriptions;
}

/** What the server itself answers, independent of the page. */
const isPremium = async (page: Page) => {
  const answer = await page.request.get(`/auth/premium/status/?guild_id=${QUIET_LIBRARY}`);
  return ((await answer.json()) as { is_premium: boolean }).is_premium;
};

test.beforeEach(({ page, shop }) => signIn(page, shop.url, 'owner'));

/** Checks that the dashboard of the server is locked or open. */
async function expectLocked(page: Page, locked: boolean): Promise<void> {
  await page.goto(`/dashboard/${QUIET_LIBRARY}?section=economy`);
  await expect(page.getByRole('heading', { level: 1, name: 'Economy' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Premium Feature' })).toHaveCount(locked ? 1 : 0);
  await expect(page.getByRole('link', { name: 'Unlock Premium' })).toHaveCount(locked ? 1 : 0);
}

/** Pays on PayPal's page and returns; from then on, time passes on the page only by `page.clock`. */
async function pay(page: Page): Promise<{ polls(): number }> {
  await stopClock(page);
  const calls = recordCalls(page, 'GET');
  const polls = () =>
    calls.filter(({ path }) => path.startsWith(`/auth/premium/status/?guild_id=${QUIET_LIBRARY}&subscription_id=I-`))
      .length;
  await page.getByRole('button', { name: 'Agree and subscribe' }).click();
  await expect.poll(polls).toBe(1);
  await settled(page);
  return { polls };
}

/** Lets the page poll up to a total count, without a result. */
async function askUntil(page: Page, { polls }: { polls(): number }, count: number): Promise<void> {
  while (polls() < count) {
    const before = polls();
    await page.clock.runFor(2000);
    await expect.poll(polls).toBe(before + 1);
    await settled(page);
  }
}

/** Lets the page poll until it gives up. */
async function askToTheEnd(page: Page, asked: { polls(): number }): Promise<void> {
  await askUntil(page, asked, 15);
  await page.clock.runFor(20_000);
  await expect(page.getByRole('dialog', { name: 'Good to know' })).toContainText(LATER);
  await expect(page.getByTestId('confetti')).toHaveCount(0);
  expect(asked.polls()).toBe(15);
  await page.clock.resume();
  await close(page);
  await expect(page).not.toHaveURL(/success/);
}

test('after an abandoned payment or going back, the chosen server and period are kept', async ({ page }) => {
  await checkOut(page, NAME, 'Yearly');
  await page.getByRole('button', { name: 'Cancel and return' }).click();
  await expect(dialog(page)).toContainText(FAILED);
  await close(page);
  await expect(period(page, 'Yearly')).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Server' })).toContainText(NAME);

  await subscribe(page).click();
  await page.waitForURL('**/webapps/billing/subscriptions*');
  await page.goBack();
  await expect(period(page, 'Yearly')).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Server' })).toContainText(NAME);
});

test('whoever is signed out while they pay sees the result once they have signed in again', async ({
  page,
  context,
}) => {
  await checkOut(page, NAME);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Agree and subscribe' }).click();
  await page.waitForURL('**/premium?success=true**');
  await expect(dialog(page)).toHaveCount(0);
  const login = page.getByRole('main').getByRole('link', { name: 'Login with Discord' });
  await login.click();
  await page.getByRole('button', { name: 'Continue as owner' }).click();
  await expect(page.getByRole('dialog', { name: 'Done' })).toContainText(ACTIVE);
  await close(page);
  await expect(page).toHaveURL(/\/premium\?tab=servers$/);
  await expect(entry(page, NAME)).toContainText('ACTIVE');
});

test('a declined payment activates nothing and can be retried', async ({ page, shop }) => {
  await checkOut(page, NAME);
  await page.getByRole('button', { name: 'Decline the payment' }).click();
  await expect(dialog(page)).toContainText(FAILED);
  await expect(dialog(page).getByRole('img', { name: 'Error' })).toBeVisible();
  await expect(page.getByTestId('confetti')).toHaveCount(0);
  await close(page);
  await expect(tab(page, 'Buy Premium')).toHaveAttribute('aria-selected', 'true');
  await expect(page).not.toHaveURL(/success/);
  expect(await page.evaluate(() => localStorage.getItem('premium_server'))).toBeNull();
  await tab(page, 'My Servers').click();
  await expect(entry(page, NAME)).toContainText('FREE');
  // The list may have been read before the subscription was cancelled at PayPal, and is then reloaded.
  await expect(entry(page, NAME)).not.toContainText('PayPal');
  await expect(entry(page, NAME).getByRole('button')).toHaveCount(0);
  await expect.poll(async () => (await subscriptions(shop)).map(({ status }) => status)).toEqual(['CANCELLED']);
  await tab(page, 'Billing History').click();
  await expect(panel(page, 'Billing History')).toContainText('There are no invoices yet.');
  await expectLocked(page, true);

  await checkOut(page, NAME, 'Yearly');
  await page.getByRole('button', { name: 'Agree and subscribe' }).click();
  await expect(dialog(page)).toContainText(ACTIVE);
  await close(page);
  await expect(entry(page, NAME)).toContainText('ACTIVE');
  await tab(page, 'Billing History').click();
  await expect(panel(page, 'Billing History').getByRole('listitem')).toHaveCount(1);
  await expectLocked(page, false);
  // Nothing is left that PayPal would retry.
  expect((await subscriptions(shop)).map(({ status }) => status)).toEqual(['CANCELLED', 'ACTIVE']);
});

test('a late activation is announced, and effective without a new login', async ({ page, shop }) => {
  test.slow();
  await steer(shop, 'disturbances', { kind: 'delayed', delayMs: LATE });
  await checkOut(page, NAME);
  await askToTheEnd(page, await pay(page));
  await expectLocked(page, true);

  const session = await page.context().cookies();
  await steer(shop, 'clock/advance', { ms: LATE });
  await expect.poll(() => isPremium(page)).toBe(true);
  await expectLocked(page, false);
  await page.goto('/premium?tab=servers');
  await expect(entry(page, NAME)).toContainText('ACTIVE');
  await expect(entry(page, NAME)).toContainText('PayPal');
  expect(await page.context().cookies()).toEqual(session);
});

test('an activation that arrives while the page polls', async ({ page, shop }) => {
  test.slow();
  await steer(shop, 'disturbances', { kind: 'delayed', delayMs: LATE });
  await checkOut(page, NAME);
  const asked = await pay(page);
  await askUntil(page, asked, 4);
  await expect(page.getByRole('status').filter({ hasText: 'Waiting for PayPal' })).toBeVisible();
  await steer(shop, 'clock/advance', { ms: LATE });
  await expect.poll(() => isPremium(page)).toBe(true);
  await page.clock.runFor(2000);
  await expect(page.getByRole('dialog', { name: 'Done' })).toContainText(ACTIVE);
  await expect(page.getByTestId('confetti')).toBeVisible();
  await page.clock.resume();
  await close(page);
  expect(asked.polls()).toBe(5);
  await expect(tab(page, 'My Servers')).toHaveAttribute('aria-selected', 'true');
  await expect(entry(page, NAME)).toContainText('ACTIVE');
  await expect(page).toHaveURL(/\/premium\?tab=servers$/);
  await expectLocked(page, false);
});

test('a payment without any webhook message is found by the reconciliation job', async ({ page, shop }) => {
  test.slow();
  await steer(shop, 'disturbances', { kind: 'dropped' });
  await checkOut(page, NAME);
  await askToTheEnd(page, await pay(page));
  await expectLocked(page, true);

  const env = {
    ...process.env,
    DATA_DIR: shop.dataDir,
    PAYPAL_API_URL: shop.paypalUrl,
    PAYPAL_CLIENT_ID: credentials.clientId,
    PAYPAL_SECRET: credentials.secret,
  };
  const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/commands/billing.ts', 'reconcile'];
  const { stdout } = await run(process.execPath, command, { env });
  expect(stdout).toMatch(/^Events applied: 0\. Subscriptions checked: \d+\. Subscriptions ended: 0\./);
  await expectLocked(page, false);
  await page.goto('/premium?tab=servers');
  await expect(entry(page, NAME)).toContainText('ACTIVE');
  await tab(page, 'Billing History').click();
  await expect(panel(page, 'Billing History').getByRole('link', { name: 'Download receipt' }).first()).toBeVisible();
});
