import { GRAND_ASSEMBLY, HARBOUR_CHANNELS, HARBOUR_ROLES, HARBOUR_TAVERN } from '../support/guilds.ts';
import { expect } from '../support/journey.ts';
import { bodyAt, recordSaves } from '../support/moduleScreen.ts';
import { ECONOMY, moduleTest } from '../support/modules.ts';

const PATH = 'shop/config/';
const SUCCESS = 'Shop settings saved successfully!';
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

const test = moduleTest('shop').extend<{ stored: (settings: object, economy?: object) => Promise<void> }>({
  /** Stores the shop, by default with an economy that sells in two currencies. */
  stored: async ({ store }, use) => {
    await use(async (settings, economy = {}) => {
      await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
      await store(HARBOUR_TAVERN, PATH, { ...EMPTY, ...settings });
      await store(HARBOUR_TAVERN, 'currency-config/', { ...ECONOMY, ...economy });
    });
  },
});

test('if the economy was turned off meanwhile, the save is refused with the same message', async ({
  premium,
  stored,
  store,
}) => {
  await stored({});
  await premium.open();
  await store(HARBOUR_TAVERN, 'currency-config/', { ...ECONOMY, currency_system_enabled: false });
  await premium.toggle('Enable the shop').click();
  await premium.save();
  await expect(premium.banner('Economy System must be enabled to use the Shop System')).toBeVisible();
  await expect(premium.saveBar).toBeVisible();
  await expect(premium.toggle('Enable the shop')).toBeChecked();
});

test('an item is added, edited and saved as a map', async ({ page, premium, stored, read }) => {
  await stored({});
  const loads: string[] = [];
  page.on('request', (request) => loads.push(new URL(request.url()).pathname));
  const saves = recordSaves(page);
  await premium.open();
  expect(loads).toContain(`/auth/guilds/${HARBOUR_TAVERN}/shop/config/`);
  await expect(premium.saveBar).toHaveCount(0);
  await expect(page.getByText('0 / 50')).toBeVisible();
  await premium.toggle('Enable the shop').click();
  await premium.box('Shop message').fill('Fresh off the boat');
  // Only text channels.
  await expect(premium.picker('Transaction log')).toContainText('None - Disable logging');
  const channels = await premium.offered('Transaction log');
  expect(channels[0]).toBe('None - Disable logging');
  expect(channels.slice(1).sort()).toEqual(['bot-commands', 'general', 'market', 'rules', 'verification', 'welcome']);
  await premium.choose('Transaction log', 'market');

  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByText('1 / 50')).toBeVisible();
  expect(await premium.offered('Type')).toEqual(['Role', 'Color role', 'Rank role', 'Currency exchange']);
  await expect(premium.box('Price')).toHaveValue('10');
  await expect(page.getByRole('radio', { name: 'Doubloons' })).toBeChecked();
  await expect(premium.box('Price')).toHaveAccessibleDescription(/Doubloons$/);
  await page.getByRole('radio', { name: 'Pearls' }).check();
  await expect(premium.box('Price')).toHaveAccessibleDescription(/Pearls$/);
  await page.getByRole('radio', { name: 'Doubloons' }).check();
  await premium.choose('Role', 'Sailor');
  await premium.box('Description').fill('For those who stay');
  await premium.box('Price').fill('25.5');
  await page.getByRole('button', { name: 'Done' }).click();
  // The item is named after its role.
  await expect(page.getByRole('button', { name: 'Edit Sailor' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sailor' })).toContainText('Role · 25.5');
  await premium.saved(SUCCESS);

  expect(saves).toHaveLength(1);
  const { items, ...rest } = bodyAt<{ items: Record<string, object> }>(saves, 0);
  expect(rest).toEqual({ enabled: true, message: 'Fresh off the boat', log_channel_id: HARBOUR_CHANNELS.market });
  expect(Object.keys(items)).toEqual([expect.stringMatching(/^item_\d+_\d+$/)]);
  expect(Object.values(items)).toEqual([
    item({ name: 'Sailor', description: 'For those who stay', price: 25.5, role_id: HARBOUR_ROLES.sailor }),
  ]);
  expect(await read(PATH)).toEqual({ ...rest, items, is_premium: true });
  await page.reload();
  // Review leads to the field that was changed, though its item is closed.
  await page.getByRole('button', { name: 'Edit Sailor' }).click();
  await premium.box('Price').fill('30');
  await page.getByRole('button', { name: 'Done' }).click();
  await premium.saveBar.getByRole('button', { name: 'Review' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Go to .*Price/ })
    .click();
  await expect(premium.box('Price')).toBeFocused();
  await premium.cancel();
  await premium.choose('Transaction log', 'None - Disable logging');
  await premium.saved(SUCCESS);
  expect(saves[1]?.body).toMatchObject({ log_channel_id: null, items });
});

test('Done keeps changes, Cancel restores, Delete can be undone', async ({ page, premium, stored }) => {
  await stored({
    items: {
      a: item({ name: 'Sailor', role_id: HARBOUR_ROLES.sailor }),
      b: item({ name: 'Regular', role_id: HARBOUR_ROLES.regular }),
    },
  });
  await premium.open();
  await page.getByRole('button', { name: 'Edit Sailor' }).click();
  await premium.box('Price').fill('99');
  await premium.choose('Role', 'Verified');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit Sailor' })).toBeVisible();
  await expect(premium.saveBar).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(premium.box('Price')).toHaveValue('99');
  // On a phone, leaving the field shows what is wrong with it above the button that is being pressed.
  await page.setViewportSize({ width: 390, height: 844 });
  await premium.box('Price').fill('abc');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click({ position: { x: 20, y: 3 } });
  await expect(page.getByRole('button', { name: 'Edit Sailor' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('button', { name: 'Edit Sailor' }).click();
  await expect(premium.box('Price')).toHaveValue('10');
  await premium.choose('Role', 'Verified');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Edit Verified' })).toBeVisible();
  await expect(premium.saveBar).toBeVisible();

  await page.getByRole('button', { name: 'Delete Regular' }).click();
  await expect(page.getByText('1 / 50')).toBeVisible();
  await expect(page.getByText('Regular deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('2 / 50')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Verified' }).click();
  const saves = recordSaves(page);
  await premium.saved(SUCCESS);
  expect(Object.keys(bodyAt<typeof EMPTY>(saves, 0).items)).toEqual(['b']);

  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('1 / 50')).toBeVisible();
  await expect(premium.saveBar).toHaveCount(0);
});

test('a role is required, and only ranks replace another one', async ({ page, premium, stored, refusal }) => {
  await stored({});
  await premium.open();
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(premium.picker('Previous role')).toHaveCount(0);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(premium.sentence('items.0.role_id')).toHaveText('Please select a role');
  await expect(premium.picker('Role')).toBeFocused();
  await premium.save();
  await expect(premium.banner('Please select a role')).toBeVisible();

  await premium.choose('Type', 'Rank role');
  await premium.choose('Role', 'Verified');
  await expect(premium.sentence('items.0.role_id')).toHaveText('');
  await premium.choose('Previous role', 'Newcomer');
  await premium.choose('Type', 'Color role');
  await expect(premium.picker('Previous role')).toHaveCount(0);
  await premium.choose('Type', 'Rank role');
  await expect(premium.picker('Previous role')).toContainText('Select a role');
  const saves = recordSaves(page);
  await premium.saved(SUCCESS);
  expect(Object.values(bodyAt<typeof EMPTY>(saves, 0).items)).toEqual([
    item({ type: 'rank_role', name: 'Verified', role_id: HARBOUR_ROLES.verified }),
  ]);
  expect(await refusal(PATH, { items: { x: item({}) } })).toEqual([400, 'Please select a role']);
});

test('exchange needs the second currency and is named after what the buyer gets', async ({
  page,
  premium,
  stored,
  refusal,
}) => {
  await stored({}, { use_secondary_currency: false });
  await premium.open();
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByRole('radio', { name: 'Pearls' })).toBeDisabled();
  await expect(page.getByText('The secondary currency is off')).toBeVisible();
  await premium.choose('Type', 'Currency exchange');
  await expect(premium.picker('Role')).toHaveCount(0);
  await page.getByRole('button', { name: 'Done' }).click();
  const sentence = 'Secondary currency must be enabled to use exchange';
  await expect(premium.sentence('items.0.type')).toHaveText(sentence);
  const exchange = item({ type: 'exchange', name: 'Swap' });
  expect(await refusal(PATH, { items: { x: exchange } })).toEqual([400, sentence]);

  await stored({});
  page.once('dialog', (dialog) => dialog.accept());
  await premium.open();
  await page.getByRole('button', { name: 'Add item' }).click();
  await premium.choose('Type', 'Currency exchange');
  await expect(premium.box('Name')).toHaveValue('Pearls Exchange');
  await expect(premium.box('Exchange amount')).toHaveValue('1');
  await page
    .locator('label')
    .filter({ hasText: /Pearls$/ })
    .click();
  await expect(page.getByRole('radio', { name: 'Pearls' })).toBeChecked();
  await expect(premium.box('Name')).toHaveValue('Doubloons Exchange');
  await premium.box('Name').fill('');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Edit Doubloons Exchange' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Doubloons Exchange' }).click();
  await premium.box('Name').fill('Best rates in town');
  await page.getByRole('button', { name: 'Done' }).click();
  await premium.saved(SUCCESS);
  await expect(page.getByRole('button', { name: 'Edit Best rates in town' })).toBeVisible();

  await stored({}, { primary_currency_name: '', secondary_currency_name: ' ' });
  await premium.open();
  await page.getByRole('button', { name: 'Add item' }).click();
  await premium.choose('Type', 'Currency exchange');
  await expect(premium.box('Name')).toHaveValue('Gems Exchange');
});

test('numbers are at least 1, and a description ends at 200 characters', async ({ page, premium, stored, refusal }) => {
  await stored({ items: { a: item({ type: 'exchange', name: 'Swap' }) } });
  await premium.open();
  await page.getByRole('button', { name: 'Edit Swap' }).click();
  for (const name of ['Price', 'Exchange amount']) {
    for (const typed of ['0', '-4', '0.5']) {
      await premium.box(name).fill(typed);
      await premium.box(name).blur();
      await expect(premium.box(name)).toHaveValue('1');
    }
  }
  await premium.box('Description').fill('x'.repeat(250));
  await expect(premium.box('Description')).toHaveValue('x'.repeat(200));
  await expect(page.getByText('200 / 200')).toBeVisible();
  const swap = item({ type: 'exchange', name: 'Swap' });
  for (const [parts, sentence] of [
    [{ price: 0 }, 'Price must be greater than 0'],
    [{ price: -1 }, 'Price must be greater than 0'],
    [{ exchange_amount: 0 }, 'Exchange amount must be greater than 0'],
    [{ description: 'x'.repeat(201) }, 'Description cannot exceed 200 characters'],
    [{ type: 'gift' }, 'Choose what the item is'],
  ] as const) {
    expect(await refusal(PATH, { items: { b: { ...swap, ...parts } } })).toEqual([400, sentence]);
  }
});

test('a problem found by the server opens its item and is shown at its field', async ({ page, premium, stored }) => {
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
  await premium.open();
  await premium.toggle('Enable the shop').click();
  await premium.save();
  await expect(premium.banner('Price must be greater than 0')).toBeVisible();
  await expect(premium.sentence('items.1.price')).toHaveText('Price must be greater than 0');
  await expect(premium.sentence('items.1.exchange_amount')).toHaveText('Exchange amount must be greater than 0');
  await expect(premium.box('Price')).toBeFocused();
});

test('the shop is full at 50 items', async ({ page, premium, stored, refusal }) => {
  const items = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [
      `item_${index}`,
      item({ name: 'Sailor', role_id: HARBOUR_ROLES.sailor, price: index + 1 }),
    ]),
  );
  await stored({ items });
  await premium.open();
  await expect(page.getByText('50 / 50')).toBeVisible();
  // The button can be pressed to learn why, but is announced as disabled.
  await page.getByRole('button', { name: 'Add item' }).press('Enter');
  await expect(premium.banner('Maximum 50 items allowed')).toBeVisible();
  await expect(page.getByText('50 / 50')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Sailor' }).first().click();
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(premium.picker('Role')).toBeVisible();
  const one = item({ role_id: HARBOUR_ROLES.sailor });
  expect(await refusal(PATH, { items: { ...items, extra: one } })).toEqual([400, 'Maximum 50 items allowed']);
});

test('a failed load shows a read-only shop that can be reloaded, and nothing is lost', async ({
  page,
  premium,
  stored,
  read,
}) => {
  const items = { a: item({ name: 'Sailor', role_id: HARBOUR_ROLES.sailor }) };
  await stored({ enabled: true, items });
  const saves = recordSaves(page);
  for (const [answer, sentence] of [
    [{ status: 500 }, 'Failed to load settings'],
    [{ status: 503, json: { error: 'The shelves are wet.' } }, 'The shelves are wet.'],
    [{ status: 200, contentType: 'text/html', body: '<p>Please wait</p>' }, 'Failed to load settings'],
  ] as const) {
    await page.route('**/shop/config/', (route) => route.fulfill(answer));
    await premium.open();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(sentence);
    await expect(notice).toContainText("You can't change anything until the settings have loaded.");
    await expect(premium.toggle('Enable the shop')).toBeDisabled();
    await expect(premium.box('Shop message')).toBeDisabled();
    await expect(page.getByText('0 / 50')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(premium.saveBar).toHaveCount(0);
    await page.unroute('**/shop/config/');
    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('1 / 50')).toBeVisible();
    await expect(notice).toHaveCount(0);
  }
  expect(saves).toEqual([]);
  await premium.box('Shop message').fill('Have a look around');
  await premium.saved(SUCCESS);
  expect(await read(PATH)).toMatchObject({ enabled: true, items, message: 'Have a look around' });
});

test('a save whose answer is lost has been stored, and the next one causes no conflict', async ({
  page,
  premium,
  stored,
  read,
}) => {
  await stored({});
  await premium.open();
  await page.route('**/shop/config/', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await premium.box('Shop message').fill('First');
  await premium.save();
  await expect(premium.banner('Failed to save settings')).toBeVisible();
  await expect(premium.saveBar).toContainText('Your last save may not have gone through.');
  expect(await read(PATH)).toMatchObject({ message: 'First' });
  await page.unroute('**/shop/config/');
  await premium.box('Shop message').fill('Second');
  await premium.saved(SUCCESS);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await read(PATH)).toMatchObject({ message: 'Second' });
});

test('the list of roles', async ({ page, premium, stored }) => {
  const hidden = item({ name: 'Not Everyone', role_id: HARBOUR_ROLES.namedEveryone });
  await stored({ items: { a: hidden } });
  await premium.open();
  await page.getByRole('button', { name: 'Add item' }).click();
  // No roles of bots, and none named bot, everyone or lra; highest first.
  expect(await premium.offered('Role')).toEqual([
    'Admin',
    'Moderator',
    'Shipwright',
    'Sailor',
    'Regular',
    'Verified',
    'Newcomer',
  ]);
  await premium.picker('Role').click();
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
  await expect(premium.picker('Role')).toContainText('Regular');
  await page.getByRole('button', { name: 'Done' }).click();

  // A stored role stays visible although it would be filtered out.
  await page.getByRole('button', { name: 'Edit Not Everyone' }).click();
  await expect(premium.picker('Role')).toContainText('Not Everyone');
  await expect(premium.picker('Role').locator('[data-color]')).toHaveAttribute('data-color', 'none');
});

test('250 roles are rendered as they come into view, and can be found by name', async ({ page, untouched, store }) => {
  await store(GRAND_ASSEMBLY, 'currency-config/', ECONOMY);
  await untouched.open();
  await page.getByRole('button', { name: 'Add item' }).click();
  await untouched.picker('Role').click();
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-setsize', '248');
  // The bot can assign roles below its own; the two above are marked.
  const sentence = "above the bot's role";
  await expect(options.nth(0)).toHaveAccessibleName(`Admin ${sentence}`);
  await expect(options.nth(1)).toHaveAccessibleName(`Moderator ${sentence}`);
  await expect(options.nth(2)).not.toHaveAccessibleName(new RegExp(sentence));
  expect(await options.count()).toBeLessThan(60);
  await page.getByPlaceholder('Search roles...').press('End');
  await page.getByPlaceholder('Search roles...').fill('juniper guard');
  await expect(options.first()).toHaveText('Juniper Guard');
  await page.keyboard.press('Enter');
  await expect(untouched.picker('Role')).toContainText('Juniper Guard');
});
