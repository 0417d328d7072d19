import {
  GRAND_ASSEMBLY,
  HARBOUR_CHANNELS,
  HARBOUR_ROLES,
  HARBOUR_TAVERN,
  QUIET_LIBRARY,
} from '../../src/simulators/demo/world.ts';
import { bodyAt, get, type ModuleScreen, moduleScreen, put, recordSaves } from './support/moduleScreen.ts';
import { expect, test as journey } from './support/test.ts';

const SUCCESS = 'Shop settings saved successfully!';
const ECONOMY = {
  currency_system_enabled: true,
  transfer_enabled: false,
  primary_currency_name: 'Doubloons',
  primary_currency_emoji: '🪙',
  use_secondary_currency: true,
  secondary_currency_name: 'Pearls',
  secondary_currency_emoji: '🦪',
};
const EMPTY = { enabled: false, items: {}, message: '', log_channel_id: null };
const item = (parts: object) => ({
  type: 'role',
  name: '',
  description: '',
  price: 10,
  role_id: null,
  previous_role_id: null,
  use_primary_currency: true,
  exchange_amount: 1,
  ...parts,
});

const harbour = (url: string) => ({ url, guild: HARBOUR_TAVERN });

const test = journey.extend<{ shop: ModuleScreen; stored: (settings: object, economy?: object) => Promise<void> }>({
  shop: async ({ page, product, signIn }, use) => {
    await signIn('owner');
    await use(moduleScreen(page, { ...harbour(product.url), section: 'shop' }));
  },
  /** Stores the shop, under an economy that sells in two currencies unless it is told otherwise. */
  stored: async ({ page, product }, use) => {
    await use(async (settings, economy = {}) => {
      await put(page, harbour(product.url), 'currency-config/', ECONOMY);
      await put(page, harbour(product.url), 'shop/config/', { ...EMPTY, ...settings });
      await put(page, harbour(product.url), 'currency-config/', { ...ECONOMY, ...economy });
    });
  },
});

/** The server's refusal of a body. */
async function refusal({ page }: ModuleScreen, url: string, data: object) {
  const address = `${url}/auth/guilds/${HARBOUR_TAVERN}/shop/config/`;
  const answer = await page.request.post(address, { data, headers: { origin: url } });
  return [answer.status(), (await answer.json()).error];
}

test('M-SHOP-01: a server without Premium reads a notice, and every control is off', async ({
  page,
  product,
  shop,
}) => {
  await page.goto(`${product.url}/dashboard/${QUIET_LIBRARY}?section=shop`);
  await expect(page.getByText('Premium Feature')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/premium');
  await expect(shop.toggle('Enable the shop')).toBeDisabled();
  await expect(shop.box('Shop message')).toBeDisabled();
  await expect(shop.picker('Transaction log')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add item' })).toBeDisabled();
});

test('M-SHOP-02, 31, M-SHAR-14, 15: without the economy the shop says so, and refuses', async ({
  page,
  product,
  shop,
  stored,
}) => {
  await stored({ enabled: true }, { currency_system_enabled: false });
  await shop.open();
  await expect(page.getByText('Economy System Required')).toBeVisible();
  await expect(shop.toggle('Enable the shop')).toBeDisabled();
  await expect(shop.toggle('Enable the shop')).toBeChecked();
  expect(await refusal(shop, product.url, EMPTY)).toEqual([
    409,
    'Economy System must be enabled to use the Shop System',
  ]);
  const link = page.getByRole('link', { name: 'Economy Settings' });
  await expect(link).toHaveAttribute('href', `/configure/${HARBOUR_TAVERN}/economy`);
  await link.click();
  await page.waitForURL(`**/dashboard/${HARBOUR_TAVERN}?section=economy`);
  await expect(page.getByRole('switch', { name: 'Enable the economy' })).not.toBeChecked();
});

test('M-SHOP-31: an economy that was turned off meanwhile refuses the save in the same words', async ({
  page,
  product,
  shop,
  stored,
}) => {
  await stored({});
  await shop.open();
  await put(page, harbour(product.url), 'currency-config/', { ...ECONOMY, currency_system_enabled: false });
  await shop.toggle('Enable the shop').click();
  await shop.save();
  await expect(shop.banner('Economy System must be enabled to use the Shop System')).toBeVisible();
  await expect(shop.saveBar).toBeVisible();
  await expect(shop.toggle('Enable the shop')).toBeChecked();
});

test('M-ECON-42: when the economy cannot be read, it counts as off', async ({ page, shop, stored }) => {
  await stored({});
  await page.route('**/currency-config/', (route) => route.fulfill({ status: 500 }));
  await shop.open();
  await expect(page.getByText('Economy System Required')).toBeVisible();
});

test('M-SHOP-03…10, 14, 15, 19, 20, 25, 33…35, 39: an item is added, edited and saved as a map', async ({
  page,
  product,
  shop,
  stored,
}) => {
  await stored({});
  const loads: string[] = [];
  page.on('request', (request) => loads.push(new URL(request.url()).pathname));
  const saves = recordSaves(page);
  await shop.open();
  expect(loads).toContain(`/auth/guilds/${HARBOUR_TAVERN}/shop/config/`);
  await expect(shop.saveBar).toHaveCount(0);
  await expect(page.getByText('0 / 50')).toBeVisible();
  await shop.toggle('Enable the shop').click();
  await shop.box('Shop message').fill('Fresh off the boat');
  // M-SHOP-06, M-SHAR-20: of the channels, those for text.
  await expect(shop.picker('Transaction log')).toContainText('None - Disable logging');
  const channels = await shop.offered('Transaction log');
  expect(channels[0]).toBe('None - Disable logging');
  expect(channels.slice(1).sort()).toEqual(['bot-commands', 'general', 'market', 'rules', 'verification', 'welcome']);
  await shop.choose('Transaction log', 'market');

  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByText('1 / 50')).toBeVisible();
  expect(await shop.offered('Type')).toEqual(['Role', 'Color role', 'Rank role', 'Currency exchange']);
  await expect(shop.box('Price')).toHaveValue('10');
  await expect(page.getByRole('radio', { name: 'Primary currency' })).toBeChecked();
  await shop.choose('Role', 'Sailor');
  await shop.box('Description').fill('For those who stay');
  await shop.box('Price').fill('25.5');
  await page.getByRole('button', { name: 'Done' }).click();
  // M-SHOP-25: the item is called as its role.
  await expect(page.getByRole('button', { name: 'Edit Sailor' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sailor' })).toContainText('Role · 25.5');
  await shop.saved(SUCCESS);

  expect(saves).toHaveLength(1);
  const { items, ...rest } = bodyAt<{ items: Record<string, object> }>(saves, 0);
  expect(rest).toEqual({ enabled: true, message: 'Fresh off the boat', log_channel_id: HARBOUR_CHANNELS.market });
  expect(Object.keys(items)).toEqual([expect.stringMatching(/^item_\d+_\d+$/)]);
  expect(Object.values(items)).toEqual([
    item({ name: 'Sailor', description: 'For those who stay', price: 25.5, role_id: HARBOUR_ROLES.sailor }),
  ]);
  expect(await get(page, harbour(product.url), 'shop/config/')).toEqual({ ...rest, items, is_premium: true });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit Sailor' })).toBeVisible();
  await shop.choose('Transaction log', 'None - Disable logging');
  await shop.saved(SUCCESS);
  expect(saves[1]?.body).toMatchObject({ log_channel_id: null, items });
});

test('M-SHOP-07, 20, 21, 22: Done keeps, Cancel restores, Delete can be undone', async ({ page, shop, stored }) => {
  await stored({
    items: {
      a: item({ name: 'Sailor', role_id: HARBOUR_ROLES.sailor }),
      b: item({ name: 'Regular', role_id: HARBOUR_ROLES.regular }),
    },
  });
  await shop.open();
  await page.getByRole('button', { name: 'Edit Sailor' }).click();
  await shop.box('Price').fill('99');
  await shop.choose('Role', 'Verified');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit Sailor' })).toBeVisible();
  await expect(shop.saveBar).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit Sailor' }).click();
  await expect(shop.box('Price')).toHaveValue('10');
  await shop.choose('Role', 'Verified');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Edit Verified' })).toBeVisible();
  await expect(shop.saveBar).toBeVisible();

  await page.getByRole('button', { name: 'Delete Regular' }).click();
  await expect(page.getByText('1 / 50')).toBeVisible();
  await expect(page.getByText('Regular deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('2 / 50')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Verified' }).click();
  const saves = recordSaves(page);
  await shop.saved(SUCCESS);
  expect(Object.keys(bodyAt<typeof EMPTY>(saves, 0).items)).toEqual(['b']);

  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('1 / 50')).toBeVisible();
  await expect(shop.saveBar).toHaveCount(0);
});

test('M-SHOP-16, 23, 24: a role must be chosen, and only ranks replace another one', async ({
  page,
  product,
  shop,
  stored,
}) => {
  await stored({});
  await shop.open();
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(shop.picker('Previous role')).toHaveCount(0);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(shop.sentence('items.0.role_id')).toHaveText('Please select a role');
  await expect(shop.picker('Role')).toBeFocused();
  await shop.save();
  await expect(shop.banner('Please select a role')).toBeVisible();

  await shop.choose('Type', 'Rank role');
  await shop.choose('Role', 'Verified');
  await expect(shop.sentence('items.0.role_id')).toHaveText('');
  await shop.choose('Previous role', 'Newcomer');
  await shop.choose('Type', 'Color role');
  await expect(shop.picker('Previous role')).toHaveCount(0);
  await shop.choose('Type', 'Rank role');
  await expect(shop.picker('Previous role')).toContainText('Select a role');
  const saves = recordSaves(page);
  await shop.saved(SUCCESS);
  expect(Object.values(bodyAt<typeof EMPTY>(saves, 0).items)).toEqual([
    item({ type: 'rank_role', name: 'Verified', role_id: HARBOUR_ROLES.verified }),
  ]);
  expect(await refusal(shop, product.url, { items: { x: item({}) } })).toEqual([400, 'Please select a role']);
});

test('M-SHOP-17, 26, 30: exchange needs the second currency and is named by what the buyer gets', async ({
  page,
  product,
  shop,
  stored,
}) => {
  await stored({}, { use_secondary_currency: false });
  await shop.open();
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByRole('radio', { name: 'Secondary currency' })).toBeDisabled();
  await expect(page.getByText('The secondary currency is off')).toBeVisible();
  await shop.choose('Type', 'Currency exchange');
  await expect(shop.picker('Role')).toHaveCount(0);
  await page.getByRole('button', { name: 'Done' }).click();
  const sentence = 'Secondary currency must be enabled to use exchange';
  await expect(shop.sentence('items.0.type')).toHaveText(sentence);
  const exchange = item({ type: 'exchange', name: 'Swap' });
  expect(await refusal(shop, product.url, { items: { x: exchange } })).toEqual([400, sentence]);

  await stored({});
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Add item' }).click();
  await shop.choose('Type', 'Currency exchange');
  await expect(shop.box('Name')).toHaveValue('Pearls Exchange');
  await expect(shop.box('Exchange amount')).toHaveValue('1');
  await page.locator('label').filter({ hasText: 'Secondary currency' }).click();
  await expect(page.getByRole('radio', { name: 'Secondary currency' })).toBeChecked();
  await expect(shop.box('Name')).toHaveValue('Doubloons Exchange');
  await shop.box('Name').fill('');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Edit Doubloons Exchange' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Doubloons Exchange' }).click();
  await shop.box('Name').fill('Best rates in town');
  await page.getByRole('button', { name: 'Done' }).click();
  await shop.saved(SUCCESS);
  await expect(page.getByRole('button', { name: 'Edit Best rates in town' })).toBeVisible();

  await stored({}, { primary_currency_name: '', secondary_currency_name: ' ' });
  await page.reload();
  await page.getByRole('button', { name: 'Add item' }).click();
  await shop.choose('Type', 'Currency exchange');
  await expect(shop.box('Name')).toHaveValue('Gems Exchange');
});

test('M-SHOP-13, 27, 28, 29: numbers lead to 1 at least, and a description ends at 200 characters', async ({
  page,
  product,
  shop,
  stored,
}) => {
  await stored({ items: { a: item({ type: 'exchange', name: 'Swap' }) } });
  await shop.open();
  await page.getByRole('button', { name: 'Edit Swap' }).click();
  for (const name of ['Price', 'Exchange amount']) {
    for (const typed of ['0', '-4', '0.5']) {
      await shop.box(name).fill(typed);
      await shop.box(name).blur();
      await expect(shop.box(name)).toHaveValue('1');
    }
  }
  await shop.box('Description').fill('x'.repeat(250));
  await expect(shop.box('Description')).toHaveValue('x'.repeat(200));
  await expect(page.getByText('200 / 200')).toBeVisible();
  const swap = item({ type: 'exchange', name: 'Swap' });
  for (const [parts, sentence] of [
    [{ price: 0 }, 'Price must be greater than 0'],
    [{ price: -1 }, 'Price must be greater than 0'],
    [{ exchange_amount: 0 }, 'Exchange amount must be greater than 0'],
    [{ description: 'x'.repeat(201) }, 'Description cannot exceed 200 characters'],
    [{ type: 'gift' }, 'Choose what the item is'],
  ] as const) {
    expect(await refusal(shop, product.url, { items: { b: { ...swap, ...parts } } })).toEqual([400, sentence]);
  }
});

test('M-SHOP-27, 28: what the server finds in an item opens it and stands at its field', async ({
  page,
  shop,
  stored,
}) => {
  await stored({
    items: { a: item({ name: 'Sailor', role_id: HARBOUR_ROLES.sailor }), b: item({ type: 'exchange', name: 'Swap' }) },
  });
  await page.route('**/shop/config/', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const body = route.request().postDataJSON();
    return route.continue({
      postData: JSON.stringify({
        ...body,
        items: { ...body.items, b: { ...body.items.b, price: 0, exchange_amount: 0 } },
      }),
    });
  });
  await shop.open();
  await shop.toggle('Enable the shop').click();
  await shop.save();
  await expect(shop.banner('Price must be greater than 0')).toBeVisible();
  await expect(shop.sentence('items.1.price')).toHaveText('Price must be greater than 0');
  await expect(shop.sentence('items.1.exchange_amount')).toHaveText('Exchange amount must be greater than 0');
  await expect(shop.box('Price')).toBeFocused();
});

test('M-SHOP-09, 32: the shop is full at 50 items', async ({ page, product, shop, stored }) => {
  const items = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [
      `item_${index}`,
      item({ name: 'Sailor', role_id: HARBOUR_ROLES.sailor, price: index + 1 }),
    ]),
  );
  await stored({ items });
  await shop.open();
  await expect(page.getByText('50 / 50')).toBeVisible();
  // It can be pressed, to hear why, and counts as disabled.
  await page.getByRole('button', { name: 'Add item' }).click({ force: true });
  await expect(shop.banner('Maximum 50 items allowed')).toBeVisible();
  await expect(page.getByText('50 / 50')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Sailor' }).first().click();
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(shop.picker('Role')).toBeVisible();
  const one = item({ role_id: HARBOUR_ROLES.sailor });
  expect(await refusal(shop, product.url, { items: { ...items, extra: one } })).toEqual([
    400,
    'Maximum 50 items allowed',
  ]);
});

test('M-SHOP-36, 37, 38: a failed load leaves an empty shop that is off, a failed save what was edited', async ({
  page,
  shop,
  stored,
}) => {
  await stored({ enabled: true, items: { a: item({ name: 'Sailor', role_id: HARBOUR_ROLES.sailor }) } });
  for (const [answer, sentence] of [
    [{ status: 500 }, 'Failed to load settings'],
    [{ status: 503, json: { error: 'The shelves are wet.' } }, 'The shelves are wet.'],
  ] as const) {
    await page.route('**/shop/config/', (route) => route.fulfill(answer));
    await shop.open();
    await expect(shop.banner(sentence)).toBeVisible();
    await expect(shop.toggle('Enable the shop')).toBeEnabled();
    await expect(shop.toggle('Enable the shop')).not.toBeChecked();
    await expect(page.getByText('0 / 50')).toBeVisible();
    await shop.toggle('Enable the shop').click();
    await shop.save();
    await expect(shop.banner(sentence.replace('load', 'save'))).toBeVisible();
    await expect(shop.toggle('Enable the shop')).toBeChecked();
    await expect(shop.saveBar).toBeVisible();
    await page.unroute('**/shop/config/');
    page.once('dialog', (dialog) => dialog.accept());
  }
});

test('M-SHAR-16…19, 24, P-SHAR-11, 12, 13: the list of roles', async ({ page, shop, stored }) => {
  const hidden = item({ name: 'Not Everyone', role_id: HARBOUR_ROLES.namedEveryone });
  await stored({ items: { a: hidden } });
  await shop.open();
  await page.getByRole('button', { name: 'Add item' }).click();
  // No roles of bots, none named bot, everyone or lra; highest first.
  expect(await shop.offered('Role')).toEqual([
    'Admin',
    'Moderator',
    'Shipwright',
    'Sailor',
    'Regular',
    'Verified',
    'Newcomer',
  ]);
  await shop.picker('Role').click();
  const search = page.getByPlaceholder('Search roles...');
  await expect(search).toBeFocused();
  await expect(page.getByRole('option', { name: 'Sailor' }).locator('[data-color]')).toHaveCSS(
    'background-color',
    'rgb(32, 102, 148)',
  );
  const layers = await page
    .getByRole('option')
    .first()
    .evaluate((option) => {
      const found: string[] = [];
      for (let at: Element | null = option; at; at = at.parentElement) found.push(getComputedStyle(at).zIndex);
      return found;
    });
  expect(layers).toContain('999');
  await search.fill('SAIL');
  await expect(page.getByRole('option')).toHaveText(['Sailor']);
  await search.fill('kraken');
  await expect(page.getByText('No roles found')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  await search.fill('regu');
  await page.keyboard.press('Enter');
  await expect(shop.picker('Role')).toContainText('Regular');
  await page.getByRole('button', { name: 'Done' }).click();

  // A role without a color that is hidden stays visible where it is stored.
  await page.getByRole('button', { name: 'Edit Not Everyone' }).click();
  await expect(shop.picker('Role')).toContainText('Not Everyone');
  await expect(shop.picker('Role').locator('[data-color]')).toHaveAttribute('data-color', 'none');
});

test('P-SHAR-11: 250 roles are drawn as they come into view, and found by name', async ({ page, product, signIn }) => {
  await signIn('owner');
  const place = { url: product.url, guild: GRAND_ASSEMBLY };
  await put(page, place, 'currency-config/', ECONOMY);
  const shop = moduleScreen(page, { ...place, section: 'shop' });
  await shop.open();
  await page.getByRole('button', { name: 'Add item' }).click();
  await shop.picker('Role').click();
  const options = page.getByRole('option');
  await expect(options.first()).toHaveText('Admin');
  await expect(options.first()).toHaveAttribute('aria-setsize', '248');
  expect(await options.count()).toBeLessThan(60);
  await page.getByPlaceholder('Search roles...').press('End');
  await page.getByPlaceholder('Search roles...').fill('juniper guard');
  await expect(options.first()).toHaveText('Juniper Guard');
  await page.keyboard.press('Enter');
  await expect(shop.picker('Role')).toContainText('Juniper Guard');
});
