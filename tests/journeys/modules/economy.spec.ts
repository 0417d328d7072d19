import { HARBOUR_CHANNELS, HARBOUR_TAVERN } from '../../../src/simulators/demo/world.ts';
import { get, type ModuleScreen, moduleScreen, put, recordSaves } from '../support/moduleScreen.ts';
import { expectRefusedText } from '../support/modules.ts';
import { expect, test as journey } from '../support/test.ts';

const SUCCESS = 'Economy settings saved successfully!';
const CURRENCY = {
  currency_system_enabled: true,
  transfer_enabled: true,
  primary_currency_name: 'Doubloons',
  primary_currency_emoji: '🪙',
  use_secondary_currency: true,
  secondary_currency_name: 'Pearls',
  secondary_currency_emoji: '🦪',
};
const FARMING = {
  voice_enabled: true,
  voice_rate: 2.5,
  voice_afk_enabled: true,
  afk_channels: [HARBOUR_CHANNELS.cellarVoice],
  voice_check_interval: 300,
  message_enabled: true,
  message_rate: 0.75,
  message_cooldown: 120,
  message_min_length: 5,
};
const CURRENCY_OFF = {
  currency_system_enabled: false,
  transfer_enabled: false,
  primary_currency_name: '',
  primary_currency_emoji: '',
  use_secondary_currency: false,
  secondary_currency_name: '',
  secondary_currency_emoji: '',
};
const FARMING_OFF = {
  voice_enabled: false,
  voice_rate: 1,
  voice_afk_enabled: false,
  afk_channels: [],
  voice_check_interval: 300,
  message_enabled: false,
  message_rate: 0.5,
  message_cooldown: 60,
  message_min_length: 0,
};

const test = journey.extend<{ economy: ModuleScreen }>({
  economy: async ({ page, product, signIn }, use) => {
    await signIn('owner');
    await use(moduleScreen(page, { url: product.url, guild: HARBOUR_TAVERN, section: 'economy' }));
  },
});
const harbour = (url: string) => ({ url, guild: HARBOUR_TAVERN });

test('fields, defaults, cooldowns and commands', async ({ page, product, economy }) => {
  await put(page, harbour(product.url), 'currency-config/', CURRENCY_OFF);
  await put(page, harbour(product.url), 'farming/config/', FARMING_OFF);
  const loads: string[] = [];
  page.on('request', (request) => loads.push(new URL(request.url()).pathname));
  await economy.open();
  const switches = [
    'Enable the economy',
    'Allow transfers',
    'Use a secondary currency',
    'Voice farming',
    'AFK farming',
    'Message farming',
  ];
  for (const name of switches) await expect(economy.toggle(name)).not.toBeChecked();
  for (const name of [
    'Primary currency name',
    'Primary currency symbol',
    'Secondary currency name',
    'Secondary currency symbol',
  ]) {
    await expect(economy.box(name)).toHaveValue('');
  }
  await expect(economy.box('Voice rate')).toHaveValue('1');
  await expect(economy.box('Message rate')).toHaveValue('0.5');
  await expect(economy.box('Minimum message length')).toHaveValue('0');
  await expect(economy.picker('AFK channel')).toBeVisible();
  expect(await economy.offered('Message cooldown')).toEqual(['30 seconds', '1 minute', '2 minutes', '5 minutes']);
  for (const command of ['/wallet', '/wallet @user', '/transfer @user amount', '/daily', '/shop']) {
    await expect(page.getByText(command, { exact: true })).toBeVisible();
  }
  const guild = `/auth/guilds/${HARBOUR_TAVERN}`;
  expect(loads).toEqual(expect.arrayContaining([`${guild}/currency-config/`, `${guild}/farming/config/`]));
  expect((await get(page, harbour(product.url), 'farming/config/')).voice_check_interval).toBe(300);
  expect((await get(page, harbour(product.url), 'currency-config/')).is_premium).toBe(true);
});

test('one save posts the complete currency and farming documents together', async ({ page, product, economy }) => {
  await put(page, harbour(product.url), 'currency-config/', CURRENCY_OFF);
  await put(page, harbour(product.url), 'farming/config/', FARMING_OFF);
  const saves = recordSaves(page);
  await economy.open();
  for (const name of [
    'Enable the economy',
    'Allow transfers',
    'Use a secondary currency',
    'Voice farming',
    'AFK farming',
    'Message farming',
  ]) {
    await economy.toggle(name).click();
  }
  await economy.box('Primary currency name').fill('Doubloons');
  await economy.box('Primary currency symbol').fill('🪙');
  await economy.box('Secondary currency name').fill('Pearls');
  await economy.box('Secondary currency symbol').fill('🦪');
  await economy.box('Voice rate').fill('2.5');
  await economy.box('Message rate').fill('0,75');
  await economy.box('Minimum message length').fill('5');
  await economy.choose('Message cooldown', '2 minutes');
  await economy.choose('AFK channel', 'Cellar');
  await expect(economy.saveBar).toContainText('Do you want to save the changes?');
  await economy.saved(SUCCESS);
  expect(saves.sort((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: 'currency-config/', body: CURRENCY },
    { path: 'farming/config/', body: FARMING },
  ]);
  await expect(economy.banner(SUCCESS)).toHaveCount(0);
  await page.reload();
  await expect(economy.box('Primary currency name')).toHaveValue('Doubloons');
  await expect(economy.picker('AFK channel')).toContainText('Cellar');
  await expect(economy.saveBar).toHaveCount(0);
});

test('turning the economy off clears dependent settings at once, and Cancel restores them', async ({
  page,
  product,
  economy,
}) => {
  await put(page, harbour(product.url), 'currency-config/', CURRENCY);
  await put(page, harbour(product.url), 'farming/config/', FARMING);
  await put(page, harbour(product.url), 'shop/config/', { enabled: true });
  await economy.open();
  await economy.toggle('AFK farming').click();
  await expect(economy.picker('AFK channel')).toContainText('Select channel');
  await expect(economy.picker('AFK channel')).toBeDisabled();
  await expect(page.getByText('Turn on AFK farming to choose its channel')).toBeVisible();
  await economy.toggle('Use a secondary currency').click();
  await expect(economy.box('Secondary currency name')).toHaveValue('');
  await expect(economy.box('Secondary currency symbol')).toHaveValue('');
  await expect(economy.box('Primary currency name')).toHaveValue('Doubloons');
  await economy.cancel();
  await expect(economy.box('Secondary currency name')).toHaveValue('Pearls');
  await expect(economy.picker('AFK channel')).toContainText('Cellar');

  const saves = recordSaves(page);
  await economy.toggle('Enable the economy').click();
  const question = page.getByRole('dialog', { name: 'Turn off Economy?' });
  await expect(question).toContainText('Shop');
  await question.getByRole('button', { name: 'Turn it off' }).click();
  for (const name of [
    'Allow transfers',
    'Use a secondary currency',
    'Voice farming',
    'AFK farming',
    'Message farming',
  ]) {
    await expect(economy.toggle(name)).not.toBeChecked();
  }
  await expect(economy.box('Primary currency name')).toHaveValue('');
  await expect(economy.box('Primary currency symbol')).toHaveValue('');
  await expect(economy.box('Voice rate')).toHaveValue('1');
  await economy.saved(SUCCESS);
  expect(saves.map(({ body }) => body)).toEqual(expect.arrayContaining([CURRENCY_OFF, FARMING_OFF]));
});

test('a currency in use needs a symbol', async ({ page, product, economy }) => {
  await put(page, harbour(product.url), 'currency-config/', CURRENCY_OFF);
  const saves = recordSaves(page);
  await economy.open();
  await economy.toggle('Enable the economy').click();
  await economy.toggle('Use a secondary currency').click();
  await economy.box('Primary currency symbol').fill('  ');
  await economy.save();
  const [primary, secondary] = [
    'Primary currency symbol cannot be empty when enabled',
    'Secondary currency symbol cannot be empty when enabled',
  ];
  await expect(economy.banner(primary)).toBeVisible();
  await expect(economy.sentence('primary_currency_emoji')).toHaveText(primary);
  await expect(economy.sentence('secondary_currency_emoji')).toHaveText(secondary);
  await expect(economy.box('Primary currency symbol')).toBeFocused();
  await economy.box('Primary currency symbol').fill('$');
  await expect(economy.sentence('primary_currency_emoji')).toHaveText('');
  await expect(economy.sentence('secondary_currency_emoji')).toHaveText(secondary);
  expect(saves).toEqual([]);
  for (const [data, error] of [
    [{ currency_system_enabled: true }, primary],
    [{ currency_system_enabled: true, primary_currency_emoji: '$', use_secondary_currency: true }, secondary],
  ] as const) {
    const url = `${product.url}/auth/guilds/${HARBOUR_TAVERN}/currency-config/`;
    const answer = await page.request.post(url, { data, headers: { origin: product.url, 'if-match': '*' } });
    expect([answer.status(), (await answer.json()).error]).toEqual([400, error]);
  }
});

test('rates are clamped and rounded on blur', async ({ page, product, economy }) => {
  await put(page, harbour(product.url), 'farming/config/', {
    ...FARMING_OFF,
    voice_enabled: true,
    message_enabled: true,
  });
  await economy.open();
  for (const name of ['Voice rate', 'Message rate']) {
    for (const [typed, left] of [
      ['0', '0.01'],
      ['0.001', '0.01'],
      ['-5', '0.01'],
      ['10001', '10000'],
      ['1.005', '1.01'],
      ['3.14159', '3.14'],
    ] as const) {
      await economy.box(name).fill(typed);
      await economy.box(name).blur();
      await expect(economy.box(name)).toHaveValue(left);
    }
    for (const typed of ['abc', '']) {
      await expectRefusedText(economy, economy.box(name), { typed, sentence: 'Enter a number, for example 12.5.' });
    }
    await economy.box(name).fill('3.14');
  }
  await economy.box('Minimum message length').fill('-3');
  await economy.box('Minimum message length').blur();
  await expect(economy.box('Minimum message length')).toHaveValue('0');
  for (const data of [
    { voice_rate: 0 },
    { message_rate: 10_000.01 },
    { message_min_length: -1 },
    { message_cooldown: 45 },
  ]) {
    const url = `${product.url}/auth/guilds/${HARBOUR_TAVERN}/farming/config/`;
    const answer = await page.request.post(url, { data, headers: { origin: product.url, 'if-match': '*' } });
    expect(answer.status()).toBe(400);
  }
});

test('if half of a save fails, everything stays edited and is sent again', async ({ page, product, economy }) => {
  await put(page, harbour(product.url), 'currency-config/', CURRENCY);
  await put(page, harbour(product.url), 'farming/config/', FARMING);
  await economy.open();
  const saves = recordSaves(page);
  await page.route('**/farming/config/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await economy.box('Primary currency name').fill('Crowns');
  await economy.box('Message rate').fill('4');
  await economy.save();
  await expect(economy.banner('Failed to save settings')).toBeVisible();
  await expect(economy.saveBar).toBeVisible();
  await expect(economy.box('Primary currency name')).toHaveValue('Crowns');
  await expect(economy.box('Message rate')).toHaveValue('4');
  await page.unroute('**/farming/config/');
  await page.route('**/currency-config/', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { error: 'The harbour is closed.' } })
      : route.continue(),
  );
  await economy.save();
  await expect(economy.banner('The harbour is closed.')).toBeVisible();
  await page.unroute('**/currency-config/');
  await economy.saved(SUCCESS);
  const both = [
    { path: 'currency-config/', body: { ...CURRENCY, primary_currency_name: 'Crowns' } },
    { path: 'farming/config/', body: { ...FARMING, message_rate: 4 } },
  ];
  expect(saves).toHaveLength(6);
  for (const at of [0, 2, 4]) expect(saves.slice(at, at + 2)).toEqual(expect.arrayContaining(both));
  expect(await get(page, harbour(product.url), 'farming/config/')).toMatchObject({ message_rate: 4 });
});
