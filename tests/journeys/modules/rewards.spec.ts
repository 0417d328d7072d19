import { GRAND_ASSEMBLY, HARBOUR_TAVERN } from '../support/guilds.ts';
import { expect } from '../support/journey.ts';
import { recordSaves } from '../support/moduleScreen.ts';
import { callsOnOpening, ECONOMY, expectRefusedText, moduleTest } from '../support/modules.ts';

const PATH = 'rewards/daily/config/';
const SUCCESS = 'Rewards settings saved successfully!';
const SWITCH = 'Enable daily rewards';
const DEFAULTS = {
  daily_reward_system_active: false,
  daily_reward_min_amount: 0.01,
  daily_reward_max_amount: 10,
  daily_reward_premium_chance: 0.01,
  daily_reward_premium_amount: 1,
};
/** The additional prize is named after the server's secondary currency. */
const BOXES = ['Minimum amount', 'Maximum amount', 'Pearls chance', 'Pearls amount'];

const test = moduleTest('rewards');

test('the screen shows the defaults and the rules', async ({ page, untouched, store }) => {
  await store(GRAND_ASSEMBLY, 'currency-config/', ECONOMY);
  expect(await callsOnOpening(untouched)).toEqual(['currency-config/', 'permissions/', PATH]);
  await expect(untouched.saveBar).toHaveCount(0);
  await expect(untouched.toggle(SWITCH)).not.toBeChecked();
  for (const [at, value] of ['0.01', '10', '1', '1'].entries()) {
    await expect(untouched.box(BOXES[at] ?? '')).toHaveValue(value);
  }
  await expect(page.getByText('%', { exact: true })).toBeVisible();
  const rules = page.getByRole('listitem');
  await expect(rules.filter({ hasText: 'One claim every 24 hours.' })).toBeVisible();
  await expect(rules.filter({ hasText: 'Each claim gives a random amount between 0.01 and 10 🪙.' })).toBeVisible();
  await expect(rules.filter({ hasText: 'With a chance of 1% it also gives 1 🦪.' })).toBeVisible();
  await untouched.box('Pearls chance').fill('25');
  await expect(rules.filter({ hasText: 'With a chance of 25% it also gives 1 🦪.' })).toBeVisible();
  await untouched.cancel();
  await expect(untouched.box('Pearls chance')).toHaveValue('1');
  await store(GRAND_ASSEMBLY, 'currency-config/', { ...ECONOMY, secondary_currency_name: '' });
  await untouched.open();
  await expect(untouched.box('Premium currency chance')).toHaveValue('1');
  const help = page.getByText('a claim sometimes also gives some of it');
  await expect(help).toBeVisible();
  // Nothing is promised of a currency that is off.
  await store(GRAND_ASSEMBLY, 'currency-config/', { ...ECONOMY, use_secondary_currency: false });
  await untouched.open();
  await expect(rules.filter({ hasText: 'Each claim gives a random amount' })).toBeVisible();
  await expect(rules.filter({ hasText: 'With a chance of' })).toHaveCount(0);
  await expect(help).toHaveText(/^While the secondary currency is on,/);
  await expect(page.getByText('The secondary currency is turned off in Economy.')).toBeVisible();
  await expect(untouched.box('Pearls chance')).toBeDisabled();
});

test('a percentage on the screen is a fraction in the save', async ({ page, premium, store, read }) => {
  await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
  await store(HARBOUR_TAVERN, PATH, DEFAULTS);
  const saves = recordSaves(page);
  await premium.open();
  await premium.toggle(SWITCH).click();
  await premium.box('Minimum amount').fill('2,5');
  await premium.box('Maximum amount').fill('50');
  await premium.box('Pearls chance').fill('12.34');
  await premium.box('Pearls amount').fill('3');
  await premium.saved(SUCCESS);
  const body = {
    daily_reward_system_active: true,
    daily_reward_min_amount: 2.5,
    daily_reward_max_amount: 50,
    daily_reward_premium_chance: 0.1234,
    daily_reward_premium_amount: 3,
  };
  expect(saves).toEqual([{ path: PATH, body }]);
  expect(await read(PATH)).toEqual({ ...body, is_premium: true });
  await page.reload();
  await expect(premium.box('Pearls chance')).toHaveValue('12.34');
  // No rounding digits appear: 0.07 is 7 percent.
  await premium.box('Pearls chance').fill('7');
  await premium.saved(SUCCESS);
  expect(saves[1]?.body).toEqual({ ...body, daily_reward_premium_chance: 0.07 });
  await page.reload();
  await expect(premium.box('Pearls chance')).toHaveValue('7');
  await premium.box('Minimum amount').fill('3');
  await premium.toggle(SWITCH).click();
  await premium.cancel();
  await expect(premium.box('Minimum amount')).toHaveValue('2.5');
  await expect(premium.toggle(SWITCH)).toBeChecked();
});

test('amounts are clamped to their limits, and the minimum pushes the maximum', async ({ premium, store, refusal }) => {
  await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
  await store(HARBOUR_TAVERN, PATH, DEFAULTS);
  await premium.open();
  const left = async (name: string, typed: string) => {
    await premium.box(name).fill(typed);
    await premium.box(name).blur();
  };
  for (const [name, typed, kept] of [
    ['Pearls amount', '0', '0.01'],
    ['Pearls amount', '10001', '10000'],
    ['Pearls amount', '1.005', '1.01'],
    ['Pearls amount', '3.14159', '3.14'],
    ['Pearls chance', '-1', '0'],
    ['Pearls chance', '101', '100'],
    ['Maximum amount', '20000', '10000'],
    ['Minimum amount', '0', '0.01'],
  ] as const) {
    await left(name, typed);
    await expect(premium.box(name)).toHaveValue(kept);
  }
  for (const typed of ['abc', '']) {
    await expectRefusedText(premium, premium.box('Minimum amount'), {
      typed,
      sentence: 'Enter a number, for example 12.5.',
    });
  }
  await left('Minimum amount', '1');
  await left('Maximum amount', '10');
  await left('Minimum amount', '12');
  await expect(premium.box('Maximum amount')).toHaveValue('12');
  await left('Maximum amount', '5');
  await expect(premium.box('Maximum amount')).toHaveValue('12');
  for (const [parts, sentence] of [
    [{ daily_reward_min_amount: 0 }, 'Minimum amount must be between 0.01 and 10,000'],
    [{ daily_reward_max_amount: 10_001 }, 'Maximum amount must be between 0.01 and 10,000'],
    [{ daily_reward_min_amount: 11 }, 'The maximum amount cannot be below the minimum amount'],
    [{ daily_reward_premium_chance: 1.01 }, 'The chance must be between 0 and 100 percent'],
    [{ daily_reward_premium_amount: 0 }, 'Pearls amount must be between 0.01 and 10,000'],
  ] as const) {
    expect(await refusal(PATH, { ...DEFAULTS, ...parts })).toEqual([400, sentence]);
  }
});
