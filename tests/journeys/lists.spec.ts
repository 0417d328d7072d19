import { hold } from './support/calls.ts';
import { HARBOUR_ROLES, HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, type Page } from './support/journey.ts';
import { bodyAt, recordSaves } from './support/moduleScreen.ts';
import { ECONOMY, moduleTest } from './support/modules.ts';
import { settled } from './support/network.ts';
import { swipe } from './support/touch.ts';

/** Lists of entries: what a closed one says, and putting them in order, copying and changing them. */

const PATH = 'shop/config/';
const SUCCESS = 'Shop settings saved successfully!';
const item = (name: string, role: string | null, price: number, primary = true) => ({
  type: role === null ? 'exchange' : 'role',
  name,
  description: '',
  price,
  role_id: role,
  previous_role_id: null,
  use_primary_currency: primary,
  exchange_amount: 1,
});
const ITEMS = {
  item_a: item('Sailor', HARBOUR_ROLES.sailor, 500),
  item_b: item('Regular', HARBOUR_ROLES.regular, 12, false),
  item_c: item('Doubloons Exchange', null, 1000, false),
};

const test = moduleTest('shop').extend<{ stocked: (items?: object) => Promise<void> }>({
  /** Stores a shop with these items. */
  stocked: async ({ store }, use) => {
    await use(async (items = ITEMS) => {
      await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
      await store(HARBOUR_TAVERN, PATH, { enabled: true, items, message: '', log_channel_id: null });
    });
  },
});

const rows = (page: Page) => page.locator('[data-field="items"] li[data-field]');
const names = (page: Page) =>
  page
    .locator('[data-field="items"]')
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.replace('Edit ', '')));
const said = (page: Page, words: string) =>
  page.locator('[data-field="items"] [role=status]').filter({ hasText: words });
const press = (page: Page, name: string | RegExp) => page.locator('[data-field="items"]').getByRole('button', { name });
/** What a row is dragged by, not what keeps its place until it is loaded. */
const handle = (page: Page, index: number) => rows(page).nth(index).locator('[data-moves] > span:has(> svg)');

async function middleOf(page: Page, index: number, of = handle(page, index)) {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const width of [1280, 390]) {
  test(`the page keeps its height while entries come into view, at ${width} px`, async ({ page, premium, stocked }) => {
    await page.setViewportSize({ width, height: 844 });
    // As long as they may be: on a phone, they wrap.
    const name = (at: number) => `Item ${at} `.padEnd(50, 'of the ship ');
    const many = Array.from({ length: 30 }, (_, at) => [`item_${at}`, item(name(at), null, at + 1)] as const);
    await stocked(Object.fromEntries(many));
    const release = await hold(page, 'GET', /\/RowMoves-/);
    await premium.open();
    await expect(rows(page)).toHaveCount(many.length);
    await page.evaluate(() => document.fonts.ready);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    release();
    await expect(handle(page, 0)).toBeVisible();
    await settled(page);
    expect(await height()).toBe(before);
    for (const at of [10, 20, 29]) await press(page, `Edit ${name(at)}`).hover();
    expect(await height()).toBe(before);
  });
}

test('a closed entry says what it costs in the name of the currency, and shows its role', async ({
  page,
  premium,
  stocked,
}) => {
  await stocked();
  await premium.open();
  await expect(rows(page).nth(0)).toContainText('Role · 500 🪙Doubloons');
  await expect(rows(page).nth(1)).toContainText('Role · 12 🦪Pearls');
  await expect(rows(page).nth(2)).toContainText('Currency exchange · 1,000 🦪Pearls');
  await expect(rows(page).nth(0).locator('[data-color]')).toHaveCSS('background-color', 'rgb(32, 102, 148)');
  await expect(rows(page).nth(2).locator('[data-color]')).toHaveCount(0);
  // The whole line opens it.
  await rows(page).nth(1).hover();
  await rows(page).nth(1).click();
  await expect(premium.box('Price')).toHaveValue('12');
});

test('an entry whose role was deleted is marked while it is closed', async ({ page, premium, stocked }) => {
  await stocked();
  await page.route('**/roles/', async (route) => {
    const answer = await route.fetch();
    const { roles, ...rest } = await answer.json();
    const left = roles.filter(({ id }: { id: string }) => id !== HARBOUR_ROLES.sailor);
    await route.fulfill({ response: answer, json: { ...rest, roles: left } });
  });
  await premium.open();
  await expect(rows(page).nth(0)).toContainText('Deleted role');
  await expect(rows(page).nth(1)).not.toContainText('Deleted role');
});

test('by keyboard: entries are put in order, and the order is sent, stored and undone step by step', async ({
  page,
  premium,
  stocked,
  read,
}) => {
  await stocked();
  await premium.open();
  await press(page, 'Edit Doubloons Exchange').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(said(page, 'Doubloons Exchange: position 2 of 3')).toHaveCount(1);
  await expect(press(page, 'Edit Doubloons Exchange')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  expect(await names(page)).toEqual(['Doubloons Exchange', 'Sailor', 'Regular']);
  await page.keyboard.press('Control+z');
  expect(await names(page)).toEqual(['Sailor', 'Doubloons Exchange', 'Regular']);
  await page.keyboard.press('Control+z');
  await expect(premium.saveBar).toHaveCount(0);
  await press(page, 'Move Sailor down').press('Enter');
  const saves = recordSaves(page);
  await premium.saved(SUCCESS);
  const order = ['item_b', 'item_a', 'item_c'];
  expect(Object.keys(bodyAt<{ items: object }>(saves, 0).items)).toEqual(order);
  expect(Object.keys((await read(PATH)).items as object)).toEqual(order);
  await premium.open();
  expect(await names(page)).toEqual(['Regular', 'Sailor', 'Doubloons Exchange']);
});

test('an entry is dragged with the pointer, and Escape leaves it where it was', async ({ page, premium, stocked }) => {
  await stocked();
  await premium.open();
  await rows(page).nth(2).scrollIntoViewIfNeeded();
  // Measured each time: near the edge of the window the page scrolls while an entry is held there.
  const dragFirstBehindLast = async () => {
    await handle(page, 0).hover();
    const [from, to] = [await middleOf(page, 0), await middleOf(page, 2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 10, { steps: 5 });
    await expect(rows(page).nth(2)).toHaveAttribute('data-drop', 'after');
  };
  await dragFirstBehindLast();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await names(page)).toEqual(['Sailor', 'Regular', 'Doubloons Exchange']);
  await dragFirstBehindLast();
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(['Regular', 'Doubloons Exchange', 'Sailor']);
  await expect(said(page, 'Sailor: position 3 of 3')).toHaveCount(1);
});

test('a long list scrolls while an entry is held at the edge of the window', async ({ page, premium, stocked }) => {
  const many = Array.from({ length: 30 }, (_, index) => [`item_${index}`, item(`Exchange ${index}`, null, 1)]);
  await stocked(Object.fromEntries(many));
  await premium.open();
  await handle(page, 0).hover();
  const from = await middleOf(page, 0);
  const { height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, height - 4, { steps: 4 });
  await expect(rows(page).nth(29)).toBeInViewport();
  await page.mouse.up();
  await expect(press(page, 'Edit Exchange 0')).toBeVisible();
  expect((await names(page)).indexOf('Exchange 0')).toBeGreaterThan(10);
});

test('by keyboard: an entry is duplicated behind itself, and Cancel takes that back', async ({
  page,
  premium,
  stocked,
}) => {
  await stocked();
  await premium.open();
  await press(page, 'Duplicate Regular').press('Enter');
  await expect(premium.box('Price')).toHaveValue('12');
  await premium.box('Price').fill('15');
  await press(page, 'Done').press('Enter');
  expect(await names(page)).toEqual(['Sailor', 'Regular', 'Regular', 'Doubloons Exchange']);
  await expect(rows(page).nth(2)).toContainText('15');
  await press(page, 'Duplicate Sailor').press('Enter');
  await press(page, 'Cancel').press('Enter');
  expect(await names(page)).toEqual(['Sailor', 'Regular', 'Regular', 'Doubloons Exchange']);
  await premium.saved(SUCCESS);
});

test('by keyboard: a price is set for several entries at once, and several are deleted', async ({
  page,
  premium,
  stocked,
}) => {
  await stocked();
  await premium.open();
  await press(page, 'Select several').press('Enter');
  await expect(page.getByRole('checkbox', { name: '0 of 3 selected' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: 'Select Doubloons Exchange' }).press('Space');
  await press(page, 'Price…').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Price for 2 entries' });
  await expect(dialog.getByRole('textbox', { name: 'Price' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('75');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(rows(page).nth(0)).toContainText('75');
  await expect(rows(page).nth(1)).toContainText('75');
  await expect(rows(page).nth(2)).toContainText('1,000');
  await press(page, 'Delete').press('Enter');
  await expect(page.getByText('2 entries deleted')).toBeVisible();
  await expect(press(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await names(page)).toEqual(['Sailor', 'Regular', 'Doubloons Exchange']);
  await press(page, 'Select several').press('Enter');
  await expect(page.getByRole('checkbox', { name: '0 of 3 selected' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(press(page, 'Select several')).toBeFocused();
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('entries are dragged', async ({ page, premium, stocked }) => {
    await stocked();
    await premium.open();
    await rows(page).nth(2).scrollIntoViewIfNeeded();
    const [from, to] = [await middleOf(page, 2), await middleOf(page, 0)];
    await swipe(page, from, { x: to.x, y: to.y - 10 });
    await expect.poll(() => names(page)).toEqual(['Doubloons Exchange', 'Sailor', 'Regular']);
  });

  test('several entries are deleted', async ({ page, premium, stocked }) => {
    await stocked();
    await premium.open();
    const release = await hold(page, 'GET', '**/assets/SelectionBar-*.js');
    const asked = page.waitForRequest('**/assets/SelectionBar-*.js');
    await press(page, 'Select several').tap();
    await asked;
    // The bar and the rows change together, so that no row moves from under a finger.
    await expect(rows(page).getByRole('checkbox')).toHaveCount(0);
    release();
    await expect(page.getByRole('checkbox', { name: '0 of 3 selected' })).toBeFocused();
    await rows(page).nth(0).tap();
    await rows(page).nth(2).tap();
    await expect(page.getByRole('checkbox', { name: '2 of 3 selected' })).toBeVisible();
    await press(page, 'Delete').tap();
    await expect.poll(() => names(page)).toEqual(['Regular']);
  });

  test('a new shop begins with an example', async ({ page, premium, stocked }) => {
    await stocked({});
    await premium.open();
    await expect(page.getByText('Members spend what they earn here.')).toBeVisible();
    await page.getByRole('button', { name: 'Start with this: VIP role' }).tap();
    await expect(premium.box('Price')).toHaveValue('500');
    await premium.choose('Role', 'Sailor');
    await press(page, 'Done').tap();
    await expect(rows(page).nth(0)).toContainText('Role · 500 🪙Doubloons');
    await expect(page.getByText('Members spend what they earn here.')).toHaveCount(0);
  });
});
