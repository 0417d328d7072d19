import { expect, type Page, test } from '@playwright/test';
import { HARBOUR_ROLES, HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { AlteredProject } from './support/altered.ts';
import { type Development, startDevelopment } from './support/development.ts';
import { moduleScreen, put } from './support/moduleScreen.ts';
import { signIn } from './support/signIn.ts';

let project: AlteredProject;
let development: Development;

test.beforeAll(async () => {
  project = AlteredProject.copy();
  development = await startDevelopment(project);
});
test.afterAll(async () => {
  await development?.stop();
  project?.remove();
});

const CUSTOMIZE = 'schemas/modules/customize/module.json';

/** Marks the document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
const marked = (page: Page) => page.locator('html[data-mark]');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

// One page for all of it, because each loads every source file.
test('what is saved in the schemas applies to the open application and the server at once', async ({ page }) => {
  const place = { url: development.url, guild: HARBOUR_TAVERN };
  const item = { type: 'role', role_id: HARBOUR_ROLES.sailor, price: 1 };
  const save = (path: string, data: object) =>
    page.request.post(`${development.url}/auth/guilds/${HARBOUR_TAVERN}/${path}`, {
      data,
      headers: { origin: development.url, 'if-match': '*' },
    });
  const section = async (name: string) => {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }).click();
    await expect(title(page, name)).toBeVisible();
  };
  await signIn(page, development.url, 'owner');
  await put(page, place, 'currency-config/', { currency_system_enabled: true, primary_currency_emoji: '🪙' });
  await put(page, place, 'shop/config/', { items: { a: item, b: item } });
  // The first page waits until all sources are compiled.
  await page.goto(`${development.url}/dashboard/${HARBOUR_TAVERN}?section=blackjack`);
  await expect(title(page, 'Blackjack')).toBeVisible({ timeout: 120_000 });

  await test.step('a title appears in the open screen and the menu without a reload', async () => {
    await mark(page);
    project.replace(
      'schemas/modules/blackjack/module.json',
      '"screen"',
      '"title": "Blackjack"',
      '"title": "Twenty-one"',
    );
    await expect(title(page, 'Twenty-one')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Twenty-one' })).toBeVisible();
    await expect(marked(page)).toHaveCount(1);
  });

  await test.step('a faulty rule leaves the screen unchanged and is reported until it is corrected', async () => {
    const file = 'schemas/modules/lottery/module.json';
    const faulty = () =>
      development.said.filter((line) => /lottery.module\.json:\d+:\d+ {2}.*'nothing'/.test(line)).length;
    const [, rule = ''] = /"rule": "([^"]*)"/.exec(project.read(file)) ?? [];
    await section('Lottery');
    project.replace(file, '"rule"', rule, 'self.nothing > 0');
    await expect.poll(faulty).toBe(1);
    project.replace(file, '"screen"', '"title": "Lottery"', '"title": "Raffle"');
    await expect.poll(faulty).toBe(2);
    await expect(title(page, 'Lottery')).toBeVisible();
    project.replace(file, '"rule"', 'self.nothing > 0', rule);
    await expect(title(page, 'Raffle')).toBeVisible();
    await expect(marked(page)).toHaveCount(1);
  });

  await test.step('a text of the application appears in the open page', async () => {
    project.replace('schemas/screens/configure.json', '"economy"', 'Economy & Gaming', 'Coins & Games');
    await expect(page.getByText('Coins & Games')).toBeVisible();
  });

  await test.step('a limit applies to the form and the server', async () => {
    await section('Customize Bot');
    const { box } = moduleScreen(page, { ...place, section: 'customize' });
    project.replace(CUSTOMIZE, '"bot_name": {', '"maxLength": 32', '"maxLength": 20');
    await expect(async () => {
      await box('Bot name').fill('x'.repeat(40));
      await expect(box('Bot name')).toHaveValue('x'.repeat(20), { timeout: 100 });
    }).toPass();
    const answer = await save('customize/', { bot_name: 'x'.repeat(21) });
    expect(await answer.json()).toMatchObject({ error: 'Bot name must be between 2 and 20 characters' });
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
  });

  await test.step('a number of entries applies to the counter, the button and the server', async () => {
    const sentence = 'Maximum 3 items allowed';
    project.replace('schemas/modules/shop/module.json', '"items": {', '"maxItems": 50', '"maxItems": 3');
    await section('Shop');
    const { choose, banner } = moduleScreen(page, { ...place, section: 'shop' });
    await expect(page.getByText('2 / 3')).toBeVisible();
    await page.getByRole('button', { name: 'Add item' }).click();
    await choose('Role', 'Regular');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('3 / 3')).toBeVisible();
    // The button can be pressed to learn why, but is announced as disabled.
    await page.getByRole('button', { name: 'Add item' }).press('Enter');
    await expect(banner(sentence)).toBeVisible();
    await expect(page.getByText('3 / 3')).toBeVisible();
    const answer = await save('shop/config/', { items: { a: item, b: item, c: item, d: item } });
    expect(await answer.json()).toMatchObject({ error: sentence, problems: [{ path: 'items', rule: 'maxItems' }] });
  });
});
