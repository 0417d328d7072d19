import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expectAccessible } from './support/axe.ts';
import { answer, hold, recordCalls } from './support/calls.ts';
import { stopClock } from './support/clock.ts';
import { NEW_WORKSHOP, QUIET_LIBRARY } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { settled } from './support/network.ts';
import { checkOut, close, entry, panel, period, subscribe, tab } from './support/premium.ts';
import { inTurn } from './support/sample.ts';
import { choose, dialog, problem } from './support/screen.ts';

// Other journeys do not expect servers that have bought Premium.
test.use({ apart: 'premium' });
// There is confetti.
test.use({ reducedMotion: 'no-preference' });

const run = promisify(execFile);
const DATA = '**/auth/premium-data/';
const STATUS = '**/auth/premium/status/*';
const CREATE = '**/auth/premium/paypal/create/';

const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });

const server = {
  id: '7',
  name: 'Stub Tavern',
  icon: null,
  owner: true,
  is_premium: false,
  expiry_date: null as string | null,
  cancel_at_period_end: false,
  subscription_status: null as string | null,
  subscription_provider: null as string | null,
};
const paid = {
  ...server,
  is_premium: true,
  expiry_date: '2030-05-02T10:00:00Z',
  subscription_status: 'active',
  subscription_provider: 'paypal',
  reactivate_until: '2030-05-02T10:00:00Z' as string | null,
};

/** Opens the screen with made-up servers. */
async function stub(page: Page, servers: readonly unknown[], search = ''): Promise<void> {
  await answer(page, 'GET', DATA, { body: servers });
  await page.goto(`/premium${search}`);
  // A message of an earlier visit may cover the page.
  await expect(page.getByRole('tab', { name: 'Buy Premium', includeHidden: true })).toBeVisible();
}

/** Opens the page as on the return from a checkout for a server. */
async function comeBack(page: Page, search: string, guild: string | null = '7'): Promise<void> {
  await page.addInitScript((id) => {
    if (id !== null && !sessionStorage.getItem('came')) localStorage.setItem('premium_server', id);
    sessionStorage.setItem('came', '1');
  }, guild);
  await stub(page, [server], search);
}

test('visitors see the prices and are asked to log in for the rest', async ({ page }) => {
  const calls = recordCalls(page);
  await page.goto('/premium');
  const buy = panel(page, 'Buy Premium');
  await expect(buy).toContainText('4.99 EUR');
  await expect(buy).toContainText('39.99 EUR');
  await expect(buy).toContainText('Save 33%');
  await expect(buy.locator('s')).toHaveText('60.00 EUR');
  await expect(period(page, 'Monthly')).toBeChecked();
  await page.getByText('Yearly', { exact: true }).click();
  await expect(period(page, 'Yearly')).toBeChecked();
  await expect(buy.getByRole('link', { name: 'support@example.com' })).toHaveAttribute('href', /^mailto:support@/);
  // What was chosen comes back after the sign-in.
  const chosen = '/premium?plan=premium&plan_type=yearly';
  for (const [name, address] of [
    ['Buy Premium', chosen],
    ['My Servers', `${chosen}&tab=servers`],
    ['Billing History', `${chosen}&tab=billing`],
  ] as const) {
    await tab(page, name).click();
    const login = panel(page, name).getByRole('link', { name: 'Login with Discord' });
    const [path, query] = address.split('?');
    const next = query === undefined ? path : `${path}${encodeURIComponent(`?${query}`)}`;
    await expect(login).toHaveAttribute('href', `/auth/login/?next=${next}`);
  }
  expect(calls.filter(({ path }) => path.includes('premium'))).toEqual([]);
});

test('the order is summed up as one chooses, by keyboard', async ({ page, as }) => {
  await page.clock.setFixedTime('2026-11-25T12:00:00Z');
  await as('owner');
  await page.goto('/premium');
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order).toContainText('ServerNot chosen yet');
  await expect(order).toContainText('4.99 EUR');
  await expect(order).toContainText('Renews on Dec 25, 2026');
  await page.locator('[id="root_guild_id"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(order).toContainText('ServerQuiet Library');
  await page.keyboard.press('Tab');
  await expect(period(page, 'Monthly')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(order).toContainText('39.99 EUR');
  await expect(order).toContainText('You save 33% compared with paying monthly.');
  await expect(order).toContainText('Renews on Nov 25, 2027');
  const gains = order.getByRole('region', { name: 'What Quiet Library gets' });
  const lottery = gains.getByRole('link', { name: 'Lottery' });
  await expect(lottery).toBeVisible();
  await lottery.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/${QUIET_LIBRARY}?section=lottery`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the order is summed up as one taps, and nothing moves when the gains arrive', async ({ page, as }) => {
    await page.clock.setFixedTime('2026-11-25T12:00:00Z');
    await as('owner');
    const release = await hold(page, 'GET', '**/auth/premium/preview/*');
    await page.goto('/ro/premium');
    await page.getByRole('combobox', { name: 'Server' }).tap();
    await page.getByRole('option', { name: 'Quiet Library' }).tap();
    await page.locator('label').filter({ hasText: 'Anual' }).tap();
    const order = page.getByRole('region', { name: 'Comanda ta' });
    await expect(order).toContainText('Se reînnoiește pe 25 nov. 2027');
    const gains = order.getByRole('region', { name: 'Ce primește Quiet Library' });
    await expect(gains).toHaveAttribute('aria-busy', 'true');
    const pay = order.getByRole('button');
    const before = await pay.last().evaluate((button) => button.getBoundingClientRect().top + scrollY);
    release();
    await expect(gains.getByRole('link', { name: 'Loterie' })).toBeVisible();
    expect(await pay.last().evaluate((button) => button.getBoundingClientRect().top + scrollY)).toBe(before);
    await expectAccessible(page, 'order');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('a month is bought, cancelled and reactivated, and locks open', async ({ page, as }) => {
  await as('owner');
  const calls = recordCalls(page);
  await page.goto('/premium');
  await page.locator('[id="root_guild_id"]').click();
  await expect(page.getByRole('option')).toHaveText(['Quiet Library', 'New Workshop']);
  await page.keyboard.press('Escape');
  await checkOut(page, 'Quiet Library');
  expect(calls.find(({ path }) => path === '/auth/premium/paypal/create/')?.body).toMatchObject({
    guild_id: QUIET_LIBRARY,
    plan_type: 'monthly',
    success_url: expect.stringMatching(/^http:\/\/[^/]+\/premium\?success=true$/),
    cancel_url: expect.stringMatching(/^http:\/\/[^/]+\/premium\?success=false$/),
  });
  await page.getByRole('button', { name: 'Agree and subscribe' }).click();
  await expect(dialog(page)).toContainText('Payment successful! Your Premium subscription is now active.');
  await expect(page.getByTestId('confetti')).toBeVisible();
  await close(page);
  await expect(page).toHaveURL(/\/premium\?tab=servers$/);
  expect(await page.evaluate(() => localStorage.getItem('premium_server'))).toBeNull();
  const library = entry(page, 'Quiet Library');
  await expect(library).toContainText('ACTIVE');
  await expect(library).toContainText('PayPal');

  await library.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(dialog(page)).toContainText(/Benefits remain until \w+ \d+, \d{4}/);
  await dialog(page).getByRole('button', { name: 'No' }).click();
  await expect(library).toContainText('ACTIVE');
  await library.getByRole('button', { name: 'Cancel subscription' }).click();
  await dialog(page).getByRole('button', { name: 'Yes' }).click();
  await expect(dialog(page)).toContainText(/Subscription cancelled\. Benefits remain until/);
  await expect(page.getByTestId('confetti')).toHaveCount(0);
  await close(page);
  await expect(library).toContainText('CANCELLED');

  await library.getByRole('button', { name: 'Reactivate' }).click();
  await dialog(page).getByRole('button', { name: 'Yes' }).click();
  await expect(dialog(page)).toContainText('Subscription reactivated.');
  await close(page);
  await expect(library).toContainText('ACTIVE');

  await page.goto(`/dashboard/${QUIET_LIBRARY}?section=economy`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Premium Feature')).toHaveCount(0);
  await expect(page.getByText('Unlock Premium')).toHaveCount(0);

  await page.goto('/premium?tab=billing');
  const invoices = panel(page, 'Billing History');
  await expect(invoices.getByRole('listitem')).toContainText('ServerQuiet Library');
  await expect(invoices).toContainText('4.99 EUR');
  await expect(invoices).toContainText('Paid');
  const link = invoices.getByRole('link', { name: 'Download receipt' });
  await expect(link).toHaveAttribute('href', /^\/auth\/premium\/invoice\/[^/]+\/\?language=en$/);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
});

test('a yearly purchase is abandoned, and a coupon redeemed instead', async ({ page, as, product }) => {
  await as('owner');
  await checkOut(page, 'New Workshop', 'Yearly');
  await page.getByRole('button', { name: 'Cancel and return' }).click();
  await expect(dialog(page)).toContainText('Payment failed or was canceled. Please try again.');
  await expect(dialog(page).getByRole('img', { name: 'Error' })).toBeVisible();
  await close(page);
  await expect(tab(page, 'Buy Premium')).toHaveAttribute('aria-selected', 'true');
  await expect(page).not.toHaveURL(/success/);

  const tsx = 'node_modules/tsx/dist/cli.mjs';
  const env = { ...process.env, DATA_DIR: product.dataDir };
  const { stdout } = await run(process.execPath, [tsx, 'scripts/commands/coupon.ts', '--months', '2'], { env });
  const code = stdout.split('\n')[0]?.trim() ?? '';
  await choose(page, 'guild_id', 'New Workshop');
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('NO-SUCH-CODE');
  await apply(page).click();
  await expect(dialog(page).getByRole('img', { name: 'Error' })).toBeVisible();
  await close(page);
  const sent = recordCalls(page, 'POST');
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(`  ${code}  `);
  await apply(page).click();
  await expect(dialog(page)).toContainText('Premium');
  expect(sent[0]).toMatchObject({ path: '/auth/coupon/validate/', body: { code, guild_id: NEW_WORKSHOP } });
  await close(page);
  await expect(tab(page, 'My Servers')).toHaveAttribute('aria-selected', 'true');
  const workshop = entry(page, 'New Workshop');
  await expect(workshop).toContainText('ACTIVE');
  await expect(workshop).toContainText('Voucher');
  await expect(workshop.getByRole('button')).toHaveCount(0);
});

test.describe('with made-up answers', () => {
  test.beforeEach(async ({ as }) => as('owner'));

  test('badges, providers and the actions they allow', async ({ page }) => {
    await stub(page, [
      { ...paid, id: '1', name: 'Running' },
      { ...paid, id: '2', name: 'Stopping', cancel_at_period_end: true },
      { ...paid, id: '3', name: 'Gone', is_premium: false, subscription_status: 'expired' },
      { ...paid, id: '4', name: 'Given', subscription_provider: 'voucher' },
      { ...paid, id: '5', name: 'Granted', subscription_provider: 'other', subscription_status: 'ACTIVE' },
      { ...server, id: '6', name: 'Plain' },
      { ...paid, id: '7', name: 'Overdue', subscription_status: 'expired', charged_by: 'paypal', retried: true },
      { ...paid, id: '8', name: 'Repaid', is_premium: false, subscription_status: 'expired', refunded: true },
      { ...paid, id: '9', name: 'Refunding', subscription_status: 'expired', refunded: true, charged_by: 'paypal' },
      { ...paid, id: '10', name: 'Double', credited: true },
      { ...server, id: '11', name: 'Waiting', charged_by: 'paypal' },
      { ...paid, id: '12', name: 'Former', cancel_at_period_end: true, reactivate_until: null },
      { ...paid, id: '13', name: 'Inherited', charged_by: 'paypal', reactivate_until: null },
      { ...paid, id: '14', name: 'Covered', subscription_provider: 'voucher', charged_by: 'paypal', retried: true },
      { ...paid, id: '15', name: 'Together', after_grant: true },
    ]);
    await tab(page, 'My Servers').click();
    const rows: [string, string, string, string[], RegExp?][] = [
      ['Running', 'ACTIVE', 'PayPal', ['Cancel subscription']],
      ['Stopping', 'CANCELLED', 'PayPal', ['Reactivate']],
      ['Former', 'CANCELLED', 'PayPal', [], /^This subscription cannot be reactivated\./],
      ['Inherited', 'ACTIVE', 'PayPal', ['Cancel subscription'], /^Someone else pays for this subscription\./],
      ['Gone', 'EXPIRED', 'PayPal', []],
      ['Given', 'ACTIVE', 'Voucher', []],
      ['Granted', 'ACTIVE', 'System', []],
      ['Plain', 'FREE', '–', []],
      ['Waiting', 'FREE', '–', ['Cancel subscription'], /^We are waiting for PayPal to confirm the payment\./],
      [
        'Overdue',
        'EXPIRED',
        'PayPal',
        ['Cancel subscription'],
        /^The last payment failed, and PayPal will try again\./,
      ],
      [
        'Covered',
        'ACTIVE',
        'Voucher',
        ['Cancel subscription'],
        /^The last payment failed, and PayPal will try again\./,
      ],
      ['Together', 'ACTIVE', 'PayPal', ['Cancel subscription'], /coupon or as a gift.+ last until May 2, 2030\.$/],
      [
        'Repaid',
        'REFUNDED',
        'PayPal',
        [],
        /^Your payment was refunded in full, so .+ You will not be charged again\.$/,
      ],
      [
        'Refunding',
        'REFUNDED',
        'PayPal',
        ['Cancel subscription'],
        /refunded in full\. We are still cancelling the subscription at PayPal;/,
      ],
      [
        'Double',
        'ACTIVE',
        'PayPal',
        ['Cancel subscription'],
        /^Two payments .+ What has been paid so far lasts until May 2, 2030\.$/,
      ],
    ];
    for (const [name, badge, provider, actions, note] of rows) {
      const row = entry(page, name);
      await expect(row).toContainText(badge);
      await expect(row).toContainText(provider);
      await expect(row.getByRole('button')).toHaveText(actions);
      const notes = row.getByRole('paragraph');
      if (note) await expect(notes).toHaveText(note);
      else await expect(notes).toHaveCount(0);
    }
    await expect(entry(page, 'Running')).toContainText('May 2, 2030');
    const lefts = await page
      .getByRole('term')
      .filter({ hasText: 'Paid with' })
      .evaluateAll((terms) => terms.map((term) => Math.round(term.getBoundingClientRect().left)));
    expect(new Set(lefts).size, 'the values of all servers are in line').toBe(1);
  });

  test('missing input is reported where it is missing, and why a checkout or a coupon fails', async ({ page }) => {
    await stub(page, [server]);
    const calls = recordCalls(page, 'POST');
    await subscribe(page).click();
    await expect(problem(page, 'guild_id')).toHaveText('Please select a server to activate Premium.');
    await apply(page).click();
    await expect(problem(page, 'coupon')).toHaveText('Please enter a coupon code.');
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('   ');
    await apply(page).click();
    await expect(problem(page, 'coupon')).toHaveText('Please enter a coupon code.');
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('ABC');
    await apply(page).click();
    await expect(problem(page, 'guild_id')).toHaveText('Please select a server before applying a coupon.');
    expect(calls).toEqual([]);

    await choose(page, 'guild_id', 'Stub Tavern');
    for (const [what, reaction, sentence] of [
      ['the server says why', { status: 409, body: { error: 'It has Premium.' } }, 'It has Premium.'],
      ['it does not', { status: 500 }, 'Failed to initiate checkout. Please try again.'],
      ['no address comes', { body: { success: true } }, 'PayPal checkout URL not returned'],
    ] as const) {
      await test.step(`checkout fails: ${what}`, async () => {
        await answer(page, 'POST', CREATE, reaction);
        await subscribe(page).click();
        await expect(dialog(page)).toContainText(sentence);
        await expect(dialog(page).getByRole('img', { name: 'Error' })).toBeVisible();
        await close(page);
      });
    }

    await test.step('a coupon error without a message of the server', async () => {
      await answer(page, 'POST', '**/auth/coupon/validate/', { status: 400, body: {}, times: 1 });
      await apply(page).click();
      await expect(dialog(page)).toContainText('Invalid coupon code.');
      await close(page);
      await answer(page, 'POST', '**/auth/coupon/validate/', { body: { success: true } });
      await apply(page).click();
      await expect(dialog(page)).toContainText('Coupon applied. Your Premium subscription is now active.');
      await expect(page.getByTestId('confetti')).toBeVisible();
    });
  });

  test('there may be no server to choose', async ({ page }) => {
    for (const [servers, sentence] of [
      [[], 'You need to own a Discord server to purchase Premium.'],
      [[paid], 'All your servers already have Premium.'],
    ] as const) {
      await stub(page, servers);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(subscribe(page)).toBeDisabled();
    }
  });

  test('the servers cannot be loaded, then can', async ({ page }) => {
    await answer(page, 'GET', DATA, { status: 500, body: {}, times: 1 });
    await page.goto('/premium');
    await expect(page.getByRole('alert')).toContainText('Failed to load server data. Please try again.');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(tab(page, 'Buy Premium')).toBeVisible();
  });

  test('why a subscription could not be cancelled or reactivated', async ({ page }) => {
    for (const [path, servers, button, sentence] of [
      ['**/paypal/cancel/', [paid], 'Cancel subscription', 'Failed to cancel subscription. Please try again.'],
      [
        '**/premium/reactivate/',
        [{ ...paid, cancel_at_period_end: true }],
        'Reactivate',
        'Failed to reactivate subscription. Please try again.',
      ],
    ] as const) {
      await answer(page, 'POST', path, { status: 500 });
      await stub(page, servers, '?tab=servers');
      await page.getByRole('button', { name: button }).click();
      await dialog(page).getByRole('button', { name: 'Yes' }).click();
      await expect(page.getByRole('dialog', { name: "That didn't work" })).toContainText(sentence);
      await close(page);
    }
  });

  test('a slow activation is polled 15 times, every 2 seconds', async ({ page }) => {
    await stopClock(page);
    await answer(page, 'GET', STATUS, { body: { success: true, is_premium: false } });
    const calls = recordCalls(page, 'GET');
    const polls = () =>
      calls.filter(({ path }) => path === '/auth/premium/status/?guild_id=7&subscription_id=I-1').length;
    await comeBack(page, '?success=true&subscription_id=I-1');
    await expect(page.getByRole('status').filter({ hasText: 'Waiting for PayPal' })).toBeVisible();
    for (let count = 1; count <= 15; count++) {
      await expect.poll(polls).toBe(count);
      await settled(page);
      await page.clock.runFor(1999);
      expect(polls()).toBe(count);
      await page.clock.runFor(1);
    }
    await expect(dialog(page)).toContainText('Payment received. Your Premium subscription will be activated soon.');
    await expect(page.getByTestId('confetti')).toHaveCount(0);
    await expect(page).not.toHaveURL(/success/);
    await page.clock.runFor(10_000);
    expect(polls()).toBe(15);
  });

  test('calls without an answer', async ({ page }) => {
    await stopClock(page);
    await answer(page, 'GET', STATUS, { status: 500 });
    await comeBack(page, '?success=true');
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(dialog(page)).toContainText('There was a problem loading your subscription data.', { timeout: 100 });
    }).toPass();
  });

  test('without a remembered server nothing is requested', async ({ page }) => {
    const calls = recordCalls(page, 'GET');
    await comeBack(page, '?success=true', null);
    await expect(dialog(page)).toContainText('will be activated soon');
    expect(calls.filter(({ path }) => path.includes('/status/'))).toEqual([]);
    await expect(page).not.toHaveURL(/success/);
  });

  test('no confetti with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await answer(page, 'GET', STATUS, { body: { success: true, is_premium: true } });
    await comeBack(page, '?success=true');
    await expect(dialog(page)).toContainText('Payment successful!');
    await expect(page.getByTestId('confetti')).toHaveCount(0);
  });

  for (const [turn, [colorScheme, prefix]] of (
    [
      ['light', ''],
      ['dark', '/ro'],
    ] as const
  ).entries()) {
    for (const width of inTurn([1280, 390], turn)) {
      test(`is accessible and fits: ${colorScheme}, ${prefix || 'en'}, ${width}`, async ({ page }) => {
        test.slow();
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await answer(page, 'GET', DATA, { body: [paid, { ...paid, id: '8', cancel_at_period_end: true }, server] });
        const paidFor = { guild_name: 'Stub Tavern', plan: 'premium', amount_due: 3999, currency: 'EUR' };
        const invoice = { invoice_id: 'a', created_at: '2030-01-01T00:00:00Z', ...paidFor };
        await answer(page, 'GET', '**/my-invoices/', { body: { invoices: [{ ...invoice, status: 'paid' }] } });
        for (const name of ['buy', 'servers', 'billing']) {
          await page.goto(`${prefix}/premium?tab=${name}`);
          await expect(page.getByRole('tabpanel')).toBeVisible();
          await expectAccessible(page, name);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
        await expect(page.getByRole('tabpanel'), 'an invoice names its server').toContainText('Stub Tavern');
        const receipt = page.locator('a[download]');
        const lines = await receipt.evaluate(
          (link) => link.clientHeight / Number.parseFloat(getComputedStyle(link).lineHeight),
        );
        expect(lines, 'the link to a receipt is one line, with its padding').toBeLessThan(2);
      });
    }
  }
});
