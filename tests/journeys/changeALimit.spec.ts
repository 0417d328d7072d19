import { HARBOUR_ROLES, HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { AlteredProject } from './support/altered.ts';
import { moduleScreen, put } from './support/moduleScreen.ts';
import type { Product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

let project: AlteredProject;
let changed: Product;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  project = new AlteredProject();
  // One number changed in each of two files.
  project.replace('schemas/modules/customize/module.json', '"bot_name": {', '"maxLength": 32', '"maxLength": 20');
  project.replace('schemas/modules/shop/module.json', '"items": {', '"maxItems": 50', '"maxItems": 3');
  changed = await project.start();
});
test.afterAll(async () => {
  await changed?.dispose();
  project?.remove();
});
test.beforeEach(({ page }) => signIn(page, changed.url, 'owner'));

const refusal = async (post: Promise<{ status(): number; json(): Promise<unknown> }>) => {
  const answer = await post;
  return [answer.status(), await answer.json()];
};

test("a changed length of the bot's name applies to the form, both refusals and the reference", async ({ page }) => {
  const sentence = 'Bot name must be between 2 and 20 characters';
  const {
    open,
    box,
    save,
    sentence: at,
    saveBar,
  } = moduleScreen(page, {
    url: changed.url,
    guild: HARBOUR_TAVERN,
    section: 'customize',
  });
  await open();
  await box('Bot name').fill('x'.repeat(40));
  await expect(box('Bot name')).toHaveValue('x'.repeat(20));
  await expect(saveBar).toBeVisible();
  await box('Bot name').fill('x');
  await save();
  await expect(at('bot_name')).toHaveText(sentence);
  const url = `${changed.url}/auth/guilds/${HARBOUR_TAVERN}/customize/`;
  const post = (bot_name: string) =>
    page.request.post(url, { data: { bot_name }, headers: { origin: changed.url, 'if-match': '*' } });
  const problems = [{ path: 'bot_name', rule: 'maxLength', message: sentence }];
  expect(await refusal(post('x'.repeat(21)))).toEqual([400, { error: sentence, problems }]);
  expect((await post('x'.repeat(20))).status()).toBe(200);
  const page20 = project.read('generated/reference/customize.md');
  expect(page20).toMatch(/^\| bot_name \|.* 2 to 20 characters/m);
  expect(page20).not.toContain('32 characters');
});

test('a changed number of items applies to the counter, both refusals and the reference', async ({ page }) => {
  const sentence = 'Maximum 3 items allowed';
  const place = { url: changed.url, guild: HARBOUR_TAVERN };
  const item = { type: 'role', role_id: HARBOUR_ROLES.sailor, price: 1 };
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
  const data = { items: { a: item, b: item, c: item, d: item } };
  const post = page.request.post(`${changed.url}/auth/guilds/${HARBOUR_TAVERN}/shop/config/`, {
    data,
    headers: { origin: changed.url, 'if-match': '*' },
  });
  expect(await refusal(post)).toMatchObject([
    400,
    { error: sentence, problems: [{ path: 'items', rule: 'maxItems' }] },
  ]);
  expect(project.read('generated/reference/shop.md')).toMatch(/^\| items \|.*at most 3 entries/m);
});
