import { expect, type Page, test } from '@playwright/test';
import { HARBOUR_ROLES, HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { AlteredProject } from './support/altered.ts';
import { type Development, startDevelopment } from './support/development.ts';
import { moduleScreen, put } from './support/moduleScreen.ts';
import { signIn } from './support/signIn.ts';

test.describe.configure({ mode: 'serial' });

let project: AlteredProject;
let development: Development;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  project = AlteredProject.copy();
  development = await startDevelopment(project);
  // The first page waits until all sources are compiled.
  const page = await browser.newPage();
  await signIn(page, development.url, 'owner');
  await page.goto(`${development.url}/dashboard/${HARBOUR_TAVERN}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 });
  await page.close();
});
test.afterAll(async () => {
  await development?.stop();
  project?.remove();
});

const CUSTOMIZE = 'schemas/modules/customize/module.json';

async function open(page: Page, section: string) {
  await signIn(page, development.url, 'owner');
  const screen = moduleScreen(page, { url: development.url, guild: HARBOUR_TAVERN, section });
  await screen.open();
  return screen;
}

/** Marks the document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
const marked = (page: Page) => page.locator('html[data-mark]');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a saved title appears in the open screen and the menu without a reload', async ({ page }) => {
  await open(page, 'blackjack');
  await mark(page);
  project.replace('schemas/modules/blackjack/module.json', '"screen"', '"title": "Blackjack"', '"title": "Twenty-one"');
  await expect(title(page, 'Twenty-one')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Twenty-one' })).toBeVisible();
  await expect(marked(page)).toHaveCount(1);
});

test('a saved limit applies to the form and the server', async ({ page }) => {
  const { box } = await open(page, 'customize');
  project.replace(CUSTOMIZE, '"bot_name": {', '"maxLength": 32', '"maxLength": 20');
  await expect(async () => {
    await box('Bot name').fill('x'.repeat(40));
    await expect(box('Bot name')).toHaveValue('x'.repeat(20), { timeout: 100 });
  }).toPass();
  const answer = await page.request.post(`${development.url}/auth/guilds/${HARBOUR_TAVERN}/customize/`, {
    data: { bot_name: 'x'.repeat(21) },
    headers: { origin: development.url, 'if-match': '*' },
  });
  expect(await answer.json()).toMatchObject({ error: 'Bot name must be between 2 and 20 characters' });
});

test('a saved number of entries applies to the counter, the button and the server', async ({ page }) => {
  const sentence = 'Maximum 3 items allowed';
  const place = { url: development.url, guild: HARBOUR_TAVERN };
  const item = { type: 'role', role_id: HARBOUR_ROLES.sailor, price: 1 };
  project.replace('schemas/modules/shop/module.json', '"items": {', '"maxItems": 50', '"maxItems": 3');
  await signIn(page, development.url, 'owner');
  await put(page, place, 'currency-config/', { currency_system_enabled: true, primary_currency_emoji: '🪙' });
  await put(page, place, 'shop/config/', { items: { a: item, b: item } });
  const { open, choose, banner } = moduleScreen(page, { ...place, section: 'shop' });
  await open();
  await expect(page.getByText('2 / 3')).toBeVisible();
  await page.getByRole('button', { name: 'Add item' }).click();
  await choose('Role', 'Regular');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('3 / 3')).toBeVisible();
  // The button can be pressed to learn why, but is announced as disabled.
  await page.getByRole('button', { name: 'Add item' }).press('Enter');
  await expect(banner(sentence)).toBeVisible();
  await expect(page.getByText('3 / 3')).toBeVisible();
  const answer = await page.request.post(`${development.url}/auth/guilds/${HARBOUR_TAVERN}/shop/config/`, {
    data: { items: { a: item, b: item, c: item, d: item } },
    headers: { origin: development.url, 'if-match': '*' },
  });
  expect(await answer.json()).toMatchObject({ error: sentence, problems: [{ path: 'items', rule: 'maxItems' }] });
});

test('a faulty rule leaves the screen unchanged and is reported with its position until it is corrected', async ({
  page,
}) => {
  const file = 'schemas/modules/lottery/module.json';
  const faulty = () =>
    development.said.filter((line) => /lottery.module\.json:\d+:\d+ {2}.*'nothing'/.test(line)).length;
  const [, rule = ''] = /"rule": "([^"]*)"/.exec(project.read(file)) ?? [];
  await open(page, 'lottery');
  await mark(page);
  project.replace(file, '"rule"', rule, 'self.nothing > 0');
  await expect.poll(faulty).toBe(1);
  project.replace(file, '"screen"', '"title": "Lottery"', '"title": "Raffle"');
  await expect.poll(faulty).toBe(2);
  await expect(title(page, 'Lottery')).toBeVisible();
  project.replace(file, '"rule"', 'self.nothing > 0', rule);
  await expect(title(page, 'Raffle')).toBeVisible();
  await expect(marked(page)).toHaveCount(1);
});

test('a saved text of the application appears in the open page', async ({ page }) => {
  await open(page, 'customize');
  project.replace('schemas/screens/configure.json', '"economy"', 'Economy & Gaming', 'Coins & Games');
  await expect(page.getByText('Coins & Games')).toBeVisible();
});
