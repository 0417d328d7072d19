import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { pdfText } from '../server/pdf.ts';
import { expectAccessible } from './support/axe.ts';
import { extendedProduct } from './support/extended.ts';
import { QUIET_LIBRARY } from './support/guilds.ts';
import { close, entry, panel, period, subscribe } from './support/premium.ts';
import { choose, dialog } from './support/screen.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

/** Plans below and above Premium are sold under their own names, wherever a plan is named. */

test.describe.configure({ mode: 'serial' });

const run = promisify(execFile);
const PLANS = [
  ['Gold', '2.99', '29.99'],
  ['Premium', '4.99', '39.99'],
  ['Diamond', '9.99', '99.99'],
] as const;
const ALL = 'Gold, Premium, or Diamond';

const extended = extendedProduct();

interface PayPalRequest {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

/** The bodies that PayPal has received at a path. */
async function bodiesAt(page: Page, path: string): Promise<Record<string, unknown>[]> {
  const answer = await page.request.get(`${extended.product.paypalUrl}/simulator/requests`);
  const { requests }: { requests: PayPalRequest[] } = await answer.json();
  return requests.filter((one) => one.method === 'POST' && one.path === path).map(({ body }) => body);
}

const order = (page: Page) => page.getByRole('region', { name: 'Your order' });

/** Orders a plan for a server, by keyboard and pointer, as far as the provider's page. */
async function orderPlan(page: Page, name: string, server: string): Promise<void> {
  await page.goto(`${extended.product.url}/premium`);
  await page.getByRole('radiogroup', { name: 'Plan' }).getByRole('radio', { name }).check();
  await choose(page, 'guild_id', server);
  await expect(order(page)).toContainText(`Plan${name}`);
  await expect(order(page)).toContainText(`${PLANS.find(([one]) => one === name)?.[1]} EUR`);
}

async function pay(page: Page, name: string): Promise<void> {
  await subscribe(page).click();
  await page.waitForURL('**/webapps/billing/subscriptions*');
  await expect(page.getByText(new RegExp(`^${name} monthly `))).toBeVisible();
}

test('PayPal has a product and two prices for each of them', async ({ page }) => {
  const made = await bodiesAt(page, '/v1/catalogs/products');
  expect(made).toEqual(
    PLANS.map(([name]) => ({ id: `GUILDHALL-${name.toUpperCase()}`, name: `Guildhall ${name}`, type: 'SERVICE' })),
  );
  const prices = await bodiesAt(page, '/v1/billing/plans');
  expect(prices).toEqual(
    PLANS.flatMap(([name, monthly, yearly]) =>
      [['monthly', monthly, 'MONTH'] as const, ['yearly', yearly, 'YEAR'] as const].map(([period, value, unit]) =>
        expect.objectContaining({
          product_id: `GUILDHALL-${name.toUpperCase()}`,
          name: `${name} ${period} ${value} EUR`,
          billing_cycles: [
            expect.objectContaining({
              frequency: { interval_unit: unit, interval_count: 1 },
              pricing_scheme: { fixed_price: { value, currency_code: 'EUR' } },
            }),
          ],
        }),
      ),
    ),
  );
});

test('the landing page compares them, and leads each to its own order', async ({ page }) => {
  await page.goto(extended.product.url);
  await expect(page.getByRole('table', { name: 'Compare the plans' }).getByRole('columnheader')).toHaveText([
    'Feature',
    'Free',
    ...PLANS.map(([name]) => name),
  ]);
  const templates = page.getByRole('table', { name: 'Compare the plans' }).getByRole('row', { name: /templates/i });
  await expect(templates.getByRole('cell')).toContainText([
    '5 templates',
    '8 templates',
    '10 templates',
    '10 templates',
  ]);
  const offers = await page.locator('script[type="application/ld+json"]').textContent();
  for (const [name, monthly, yearly] of PLANS) {
    const card = page.getByRole('article', { name });
    await expect(card).toContainText(`${monthly} EUR`);
    await expect(card.getByRole('link')).toHaveAttribute(
      'href',
      `/auth/login/?next=/premium%3Fplan%3D${name.toLowerCase()}`,
    );
    for (const price of [monthly, yearly])
      expect(offers).toMatch(new RegExp(`"name":"${name}","price":"${price.replace('.', '\\.')}"`));
  }
  await signIn(page, extended.product.url, 'owner');
  await page.goto(extended.product.url);
  await page.getByRole('article', { name: 'Gold' }).getByRole('link').click();
  await expect(page.getByRole('radiogroup', { name: 'Plan' }).getByRole('radio', { name: 'Gold' })).toBeChecked();
  await expect(period(page, 'Monthly')).toHaveAccessibleDescription(/2\.99 EUR/);
});

test('each is bought after the one below, and named wherever it is', async ({ page }) => {
  test.slow();
  await signIn(page, extended.product.url, 'owner');
  const prompt = page.getByText(/^Upgrade to \w+ for higher limits: up to \d+ templates/);
  const openTemplates = async () => {
    await page.goto(`${extended.product.url}/dashboard/${QUIET_LIBRARY}?section=tempVoice`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const show = page.getByRole('button', { name: 'Show the settings' });
    if (await show.isVisible()) await show.click();
    await page.getByRole('tab', { name: 'Templates' }).click();
  };
  await openTemplates();
  await expect(prompt).toHaveText(/^Upgrade to Gold for higher limits: up to 8 templates/);
  const plans = prompt.getByRole('link', { name: 'See the plans' });
  await expect(plans).toHaveAttribute('href', `/premium?guild_id=${QUIET_LIBRARY}&plan=gold`);
  await plans.click();
  await expect(page.getByRole('radiogroup', { name: 'Plan' }).getByRole('radio', { name: 'Gold' })).toBeChecked();
  await expect(order(page)).toContainText('Quiet Library');
  for (const [at, [name, price]] of PLANS.entries()) {
    const below = PLANS[at - 1]?.[0];
    await orderPlan(page, name, 'Quiet Library');
    await expect(page.getByRole('heading', { level: 1, name: ALL })).toBeVisible();
    if (at === 0) await expectAccessible(page, 'the order of one of several plans');
    await expect(order(page)).not.toContainText('when the current plan ends');
    await pay(page, name);
    const [{ plan_id: asked } = {}] = (await bodiesAt(page, '/v1/billing/subscriptions')).slice(-1);
    const { subscriptions } = await (
      await page.request.get(`${extended.product.paypalUrl}/simulator/subscriptions`)
    ).json();
    expect(subscriptions.at(-1)).toMatchObject({ plan_id: asked, status: 'APPROVAL_PENDING' });
    await page.getByRole('button', { name: 'Agree and subscribe' }).click();
    await expect(dialog(page)).toContainText(`Payment successful! Your ${name} subscription is now active.`);
    await close(page);
    const library = entry(page, 'Quiet Library');
    await expect(library).toContainText(`Plan${name}`);
    if (below) {
      // The lower one is ended at PayPal after the new one is paid, which the list may be too early for.
      await expect(async () => {
        await page.goto(`${extended.product.url}/premium?tab=servers`);
        await expect(library).toBeVisible();
        await expect(library).toContainText(`Afterwards${below}`, { timeout: 3000 });
      }).toPass();
      await expect(library).toContainText(`The ${below} time that you have already paid for is not lost`);
    }

    await page.getByRole('tab', { name: 'Billing History' }).click();
    const [invoice] = [
      panel(page, 'Billing History')
        .getByRole('listitem')
        .filter({ hasText: `${price} EUR` }),
    ];
    await expect(invoice).toContainText(`Plan${name}`);
    const receipt = await page.request.get(
      extended.product.url + (await invoice?.getByRole('link', { name: 'Download receipt' }).getAttribute('href')),
    );
    const printed = pdfText(await receipt.body());
    expect(printed).toContain(`Guildhall ${name}, one month`);
    expect(printed).toContain(price);

    await page.goto(`${extended.product.url}/dashboard`);
    const card = page.getByRole('listitem').filter({ hasText: 'Quiet Library' });
    await expect(card).toContainText(name);
    await page.goto(`${extended.product.url}/dashboard/${QUIET_LIBRARY}?section=history`);
    await expect(page.getByRole('main')).toContainText(`${name} bought`);
    // What only a higher plan includes stays locked, and says which.
    await page.goto(`${extended.product.url}/dashboard/${QUIET_LIBRARY}?section=economy`);
    await expect(page.getByRole('heading', { level: 1, name: 'Economy' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Unlock Premium' })).toHaveCount(name === 'Gold' ? 1 : 0);
    await openTemplates();
    if (name === 'Gold') await expect(prompt).toHaveText(/^Upgrade to Premium for higher limits: up to 10 templates/);
    else await expect(prompt).toHaveCount(0);
  }
});

test('a lower one is ordered for the time after the present one, and not charged before', async ({ page }) => {
  await signIn(page, extended.product.url, 'owner');
  await orderPlan(page, 'Gold', 'Quiet Library');
  await expect(order(page)).toContainText(/Begins on \w+ \d+, \d{4}, when the current plan ends/);
  await pay(page, 'Gold');
  const [asked = {}] = (await bodiesAt(page, '/v1/billing/subscriptions')).slice(-1);
  expect(Date.parse(String(asked.start_time))).toBeGreaterThan(Date.now() + 27 * 86_400_000);
  await page.getByRole('button', { name: 'Agree and subscribe' }).click();
  await expect(dialog(page)).toContainText(/Your Gold subscription begins on .+ You will not be charged before then\./);
  await close(page);
  const library = entry(page, 'Quiet Library');
  await expect(library).toContainText('PlanDiamond');
  await expect(library).toContainText('Next planGold');
  await expect(library).toContainText(/Gold begins on .+ and is charged for the first time then\./);
  await page.getByRole('tab', { name: 'Billing History' }).click();
  await expect(panel(page, 'Billing History').getByRole('listitem')).toHaveCount(PLANS.length);
  const data = await (await page.request.get(`${extended.product.url}/auth/premium-data/`)).json();
  expect(data.find(({ id }: { id: string }) => id === QUIET_LIBRARY)).toMatchObject({
    plan: 'diamond',
    next_plan: 'gold',
    charged_by: 'paypal',
  });
});

test('a coupon names the plan that it gives', async ({ page }) => {
  await signIn(page, extended.product.url, 'owner');
  const command = [join('node_modules', 'tsx/dist/cli.mjs'), 'scripts/commands/coupon.ts', '--months', '2'];
  const env = { ...process.env, DATA_DIR: extended.product.dataDir };
  const { stdout } = await run(process.execPath, [...command, '--plan', 'gold'], { env, cwd: extended.project.root });
  await page.goto(`${extended.product.url}/premium`);
  await choose(page, 'guild_id', 'New Workshop');
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(stdout.split('\n')[0]?.trim() ?? '');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog(page)).toContainText('Coupon applied. Your Gold subscription is now active.');
  await close(page);
  await expect(entry(page, 'New Workshop')).toContainText('PlanGold');
  await expect(entry(page, 'New Workshop')).toContainText('Voucher');
});
