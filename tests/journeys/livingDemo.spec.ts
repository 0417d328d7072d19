import type { Page } from '@playwright/test';
import type { Overview } from '../../generated/statistics/overview.ts';
import { HARBOUR_TAVERN, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { pick } from './support/picker.ts';
import { type Product, startProduct } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ env: { DEMO_HISTORY_DAYS: '2' } });
});
test.afterAll(() => product.dispose());

const overview = async (page: Page, guild: string, period = '7d') => {
  const answer = await page.request.get(`${product.url}/auth/guilds/${guild}/statistics/overview/?period=${period}`);
  return { status: answer.status(), body: (await answer.json()) as Overview & { error?: string } };
};

/** Waits until the bot has reported all events so far. */
async function allFigures(page: Page): Promise<Overview> {
  await expect(async () => {
    expect(await (await page.request.get(`${product.botUrl}/__bot/history`)).json()).toEqual({ reported: true });
  }).toPass();
  return (await overview(page, HARBOUR_TAVERN)).body;
}

test('the lottery shows the state of its round', async ({ page }) => {
  await signIn(page, product.url, 'owner');
  await allFigures(page);
  await page.goto(`${product.url}/dashboard/${HARBOUR_TAVERN}?section=lottery`);
  await expect(page.getByRole('radio', { name: 'Ticket', exact: true })).toBeChecked();
  const value = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
  await expect(value('Next draw')).toContainText(/\b20\d\d\b/);
  // None in the first hour of some rounds.
  await expect(value('Participants')).toHaveText(/^\d+$/);
  // The demo starts with settings that an owner could have saved.
  await expect(page.getByText(/is no longer in the server|This message uses variables/)).toHaveCount(0);
});

test('the demo opens with an active dashboard, and the preview shows the same figures', async ({ page }) => {
  await signIn(page, product.url, 'owner');
  const figures = await allFigures(page);
  expect(figures.timeline).toHaveLength(168);
  expect(figures.timeline.reduce((sum, point) => sum + point.messages_count, 0)).toBe(figures.period_totals.messages);

  await page.goto(`${product.url}/dashboard/${HARBOUR_TAVERN}?section=statistics&tab=settings`);
  const preview = page.getByRole('figure', { name: "Preview with this server's values" });
  await expect(preview).toContainText('Harbour Tavern');
  await expect(preview).toContainText(`Members: ${figures.current_stats.total_members.toLocaleString('en')}`);
  await expect(preview).toContainText('Active (24h)');
  await pick(page, page.getByRole('combobox', { name: 'Message period' }), '7 days');
  await expect(preview).toContainText(`Active (7d): ${figures.current_stats.active_members_period}`);

  await page.getByRole('tab', { name: 'Dashboard' }).click();
  await page
    .getByRole('radio', { name: '7d' })
    .or(page.getByRole('button', { name: '7d' }))
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Members and Activity' })).toBeVisible();
  const contributors = page.getByRole('heading', { name: 'Top Contributors' });
  await contributors.scrollIntoViewIfNeeded();
  const richest = figures.detailed_stats.top_primary[0]?.username ?? 'nobody';
  await expect(page.getByText(richest).first()).toBeVisible();
});

test('only owners and permitted administrators of a Premium server can read the figures', async ({ page }) => {
  expect((await overview(page, HARBOUR_TAVERN)).status).toBe(401);
  await signIn(page, product.url, 'member');
  expect((await overview(page, HARBOUR_TAVERN)).status).toBe(403);
  await signIn(page, product.url, 'admin');
  expect((await overview(page, HARBOUR_TAVERN)).status).toBe(200);
  await signIn(page, product.url, 'owner');
  const free = await overview(page, QUIET_LIBRARY);
  expect([free.status, free.body.error]).toEqual([403, 'Premium subscription required for Statistics module']);
  const wrong = await overview(page, HARBOUR_TAVERN, 'always');
  expect(wrong.status).toBe(400);
});
