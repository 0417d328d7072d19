import { answer } from '../support/calls.ts';
import { GRAND_ASSEMBLY, HARBOUR_CHANNELS, HARBOUR_TAVERN, QUIET_LIBRARY } from '../support/guilds.ts';
import { expect } from '../support/journey.ts';
import { recordSaves } from '../support/moduleScreen.ts';
import {
  banners,
  callsOnOpening,
  commands,
  ECONOMY,
  expectEconomyNeeded,
  expectPremiumNeeded,
  expectReadOnly,
  expectRefusedText,
  expectSaveFailure,
  moduleTest,
} from '../support/modules.ts';

const PATH = 'blackjack/config/';
const SUCCESS = 'Settings saved successfully!';
const DEFAULTS = {
  enabled: false,
  min_bet: 1,
  max_bet: 100,
  payout_multiplier: 2,
  blackjack_payout: 2.5,
  channel_id: null,
  log_channel_id: null,
  allow_private_mode: false,
};

const test = moduleTest('blackjack');

test('the screen shows the defaults, the rules of the game and the commands', async ({ page, untouched, store }) => {
  await store(GRAND_ASSEMBLY, 'currency-config/', ECONOMY);
  expect(await callsOnOpening(untouched)).toEqual([PATH, 'channels/', 'currency-config/', 'permissions/']);
  await expect(untouched.saveBar).toHaveCount(0);
  for (const name of ['Enable blackjack', 'Allow private games']) {
    await expect(untouched.toggle(name)).not.toBeChecked();
  }
  for (const [name, value] of [
    ['Minimum bet', '1'],
    ['Maximum bet', '100'],
    ['Standard payout', '2'],
    ['Blackjack payout', '2.5'],
  ] as const) {
    await expect(untouched.box(name)).toHaveValue(value);
  }
  await expect(untouched.picker('Blackjack channel')).toHaveText('Any channel');
  await expect(untouched.picker('Log channel')).toHaveText('None');
  const rules = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('link') });
  await expect(rules).toHaveText([
    'The hand closest to 21 wins.',
    'Face cards count 10, an ace counts 1 or 11.',
    'The dealer stands on 17.',
    '21 with two cards pays the blackjack multiplier.',
    'A tie returns the bet.',
    'Going over 21 loses.',
  ]);
  expect(await commands(page)).toEqual([
    '/blackjack [bet]',
    '/blackjack_help',
    '/blackjack_stats [user]',
    '/blackjack_leaderboard',
  ]);
});

test('all settings are saved together and loaded again, and edits can be discarded', async ({
  page,
  premium,
  store,
  read,
}) => {
  await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
  await store(HARBOUR_TAVERN, PATH, DEFAULTS);
  const saves = recordSaves(page);
  await premium.open();
  await premium.toggle('Enable blackjack').click();
  await premium.toggle('Allow private games').click();
  await premium.box('Minimum bet').fill('2,5');
  await premium.box('Maximum bet').fill('250.5');
  await premium.box('Standard payout').fill('1.5');
  await premium.box('Blackjack payout').fill('3');
  const offered = ['bot-commands', 'general', 'market', 'rules', 'verification', 'welcome'];
  expect((await premium.offered('Blackjack channel')).sort()).toEqual(['Any channel', ...offered].sort());
  expect((await premium.offered('Log channel')).sort()).toEqual(['None', ...offered].sort());
  await premium.choose('Blackjack channel', 'bot-commands');
  await premium.choose('Log channel', 'market');
  await premium.saved(SUCCESS);
  const body = {
    enabled: true,
    min_bet: 2.5,
    max_bet: 250.5,
    payout_multiplier: 1.5,
    blackjack_payout: 3,
    channel_id: HARBOUR_CHANNELS.botCommands,
    log_channel_id: HARBOUR_CHANNELS.market,
    allow_private_mode: true,
  };
  expect(saves).toEqual([{ path: PATH, body }]);
  expect(await read(PATH)).toMatchObject(body);
  await page.reload();
  await expect(premium.picker('Blackjack channel')).toHaveText('bot-commands');
  await premium.choose('Blackjack channel', 'Any channel');
  await premium.choose('Log channel', 'None');
  await premium.saved(SUCCESS);
  expect(saves[1]?.body).toEqual({ ...body, channel_id: null, log_channel_id: null });
  await premium.toggle('Enable blackjack').click();
  await premium.box('Minimum bet').fill('9');
  await premium.cancel();
  await expect(premium.toggle('Enable blackjack')).toBeChecked();
  await expect(premium.box('Minimum bet')).toHaveValue('2.5');
});

test('bets and payouts are clamped to their limits, and the minimum pushes the maximum', async ({
  premium,
  store,
  refusal,
}) => {
  await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
  await store(HARBOUR_TAVERN, PATH, DEFAULTS);
  await premium.open();
  for (const [name, typed, kept] of [
    ['Minimum bet', '0', '1'],
    ['Minimum bet', '1.26', '1.3'],
    ['Standard payout', '0.5', '1'],
    ['Standard payout', '7', '5'],
    ['Standard payout', '1.25', '1.3'],
    ['Blackjack payout', '0', '1'],
    ['Blackjack payout', '5.1', '5'],
    ['Maximum bet', '0.4', '1.3'],
  ] as const) {
    await premium.box(name).fill(typed);
    await premium.box(name).blur();
    await expect(premium.box(name), `${name} after ${typed}`).toHaveValue(kept);
  }
  for (const typed of ['abc', '']) {
    await expectRefusedText(premium, premium.box('Minimum bet'), {
      typed,
      sentence: 'Enter a number, for example 12.5.',
    });
  }
  await premium.box('Minimum bet').fill('500');
  await premium.box('Minimum bet').blur();
  await expect(premium.box('Maximum bet')).toHaveValue('500');
  await premium.box('Standard payout').fill('2');
  await premium.box('Standard payout').press('ArrowUp');
  await expect(premium.box('Standard payout')).toHaveValue('2.1');
  for (const [parts, sentence] of [
    [{ min_bet: 0.9 }, 'Minimum bet must be at least 1 and at most 1,000,000,000'],
    [{ max_bet: 0 }, 'Maximum bet must be at least 1 and at most 1,000,000,000'],
    [{ min_bet: 10, max_bet: 9 }, 'The maximum bet cannot be below the minimum bet'],
    [{ payout_multiplier: 5.1 }, 'Standard payout must be between 1 and 5'],
    [{ blackjack_payout: 0.9 }, 'Blackjack payout must be between 1 and 5'],
  ] as const) {
    expect(await refusal(PATH, { ...DEFAULTS, ...parts })).toEqual([400, sentence]);
  }
});

test('without the economy, the screen says so and saves are refused', async ({ premium, store, refusal }) => {
  await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
  await store(HARBOUR_TAVERN, PATH, DEFAULTS);
  await store(HARBOUR_TAVERN, 'currency-config/', { ...ECONOMY, currency_system_enabled: false });
  const sentence = 'Economy System must be enabled to use Blackjack';
  expect(await refusal(PATH, DEFAULTS)).toEqual([409, sentence]);
  await expectEconomyNeeded(premium, sentence, 8);
});

test('a permission lost meanwhile refuses the save with the same message', async ({ page, as, premium, store }) => {
  await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
  await store(HARBOUR_TAVERN, PATH, DEFAULTS);
  await as('admin');
  await premium.open();
  await premium.toggle('Enable blackjack').click();
  try {
    await store(HARBOUR_TAVERN, 'settings/', { admin_modify: false });
    await premium.save();
    await expect(premium.banner('You do not have permission to modify settings')).toBeVisible();
    await expect(premium.saveBar).toBeVisible();
    await expect(premium.toggle('Enable blackjack')).toBeChecked();
  } finally {
    await store(HARBOUR_TAVERN, 'settings/', { admin_modify: true });
  }
  await expect(banners(page)).toHaveCount(0);
  await premium.saved(SUCCESS);
});

test('if the settings cannot be loaded, the defaults are shown, with a message for three seconds', async ({
  page,
  premium,
  store,
}) => {
  await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
  await store(HARBOUR_TAVERN, PATH, { ...DEFAULTS, enabled: true, max_bet: 7 });
  for (const [status, body, sentence] of [
    [500, {}, 'Failed to load settings'],
    [503, { error: 'The cards are wet.' }, 'The cards are wet.'],
  ] as const) {
    await answer(page, 'GET', `**/${PATH}`, { status, body, times: 1 });
    await premium.open();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(premium.toggle('Enable blackjack')).not.toBeChecked();
    await expect(premium.toggle('Enable blackjack')).toBeDisabled();
    await expect(premium.box('Maximum bet')).toHaveValue('100');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(premium.box('Maximum bet')).toHaveValue('7');
    await expect(premium.box('Maximum bet')).toBeEnabled();
  }
});

test('if permissions and plan cannot be loaded, the screen says so and assumes neither', async ({
  page,
  premium,
  store,
}) => {
  await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
  await store(HARBOUR_TAVERN, PATH, { ...DEFAULTS, channel_id: HARBOUR_CHANNELS.market });
  await answer(page, 'GET', '**/channels/', { status: 500 });
  await premium.open();
  await expect(page.getByRole('alert')).toContainText("We couldn't load some of the server's roles or channels");
  await expect(premium.toggle('Enable blackjack')).toBeEnabled();
  // The chosen values stay.
  await expect(premium.picker('Blackjack channel')).toContainText(HARBOUR_CHANNELS.market);
  await answer(page, 'GET', '**/currency-config/', { status: 500 });
  await premium.open();
  await expect(page.getByRole('alert')).toContainText("You can't change anything until the settings have loaded.");
  await expect(page.getByText('Economy System Required')).toHaveCount(0);
  await answer(page, 'GET', '**/permissions/', { status: 500 });
  await premium.open();
  await expect(page.getByRole('alert')).toContainText(
    "Until then, we don't know what you may change or which plan the server has",
  );
  await expect(page.getByText(/Premium Feature|You do not have permission/)).toHaveCount(0);
});

test('without Premium or permission, every control is disabled; a failure is explained', async ({
  page,
  free,
  refusal,
  premium,
  store,
}) => {
  await test.step('without Premium, a notice is shown and every control is disabled', async () => {
    await free.open();
    await expectPremiumNeeded(free, 'This feature requires a premium subscription', 8);
    expect(await refusal(PATH, DEFAULTS, QUIET_LIBRARY)).toEqual([403, 'This feature requires a premium subscription']);
  });
  await test.step('without permission to modify, every control is disabled', async () => {
    await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
    await expectReadOnly(premium, 8);
    await page.unroute('**/permissions/');
  });
  await test.step('messages of a failed save', async () => {
    await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
    await store(HARBOUR_TAVERN, PATH, DEFAULTS);
    await premium.open();
    await premium.box('Maximum bet').fill('99');
    await expectSaveFailure(premium, PATH, { sentence: 'Failed to save settings', success: SUCCESS });
    await expect(premium.box('Maximum bet')).toHaveValue('99');
  });
});
