import { answer } from '../support/calls.ts';
import { GRAND_ASSEMBLY, HARBOUR_CHANNELS, HARBOUR_ROLES, HARBOUR_TAVERN } from '../support/guilds.ts';
import { expect, type Page } from '../support/journey.ts';
import { bodyAt, recordSaves } from '../support/moduleScreen.ts';
import { callsOnOpening, commands, ECONOMY, moduleTest, pressAnyway, take } from '../support/modules.ts';
import { field } from '../support/screen.ts';
import { insertVariable } from '../support/variables.ts';

const PATH = 'ranks/config/';
const SUCCESS = 'Settings saved successfully!';
const MESSAGE = 'Congratulations {user}! You have reached the rank {rank_name}!';
const EMPTY = {
  enabled: false,
  ranks: {},
  auto_assign: true,
  log_channel_id: null,
  rank_up_message: MESSAGE,
  dm_on_rank_up: false,
  replace_lower_ranks: true,
  honor_keep_on_drop: true,
};
const rank = (name: string, role: keyof typeof HARBOUR_ROLES, threshold: number, primary = true) => ({
  name,
  role_id: HARBOUR_ROLES[role],
  threshold,
  use_primary_currency: primary,
  description: '',
});

const test = moduleTest('ranks').extend<{ stored: (settings?: object, economy?: object) => Promise<void> }>({
  /** Stores the ranks, by default with an economy of two currencies. */
  stored: async ({ store }, use) => {
    await use(async (settings = {}, economy = {}) => {
      await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
      await store(HARBOUR_TAVERN, PATH, { ...EMPTY, ...settings });
      await store(HARBOUR_TAVERN, 'currency-config/', { ...ECONOMY, ...economy });
    });
  },
});

const add = (page: Page) => page.getByRole('button', { name: 'Add rank' });
const done = (page: Page) => page.getByRole('button', { name: 'Done' }).click();
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel', exact: true }).click();
const lines = (page: Page) => field(page, 'ranks').getByRole('listitem');

/** The rows of the table: role, name, threshold, currency. */
async function table(page: Page): Promise<string[][]> {
  await expect(lines(page).first()).toBeVisible();
  return lines(page).evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll(':scope > div > div > span')]
        .slice(0, 3)
        .map(({ textContent }, at) => textContent.replace(`${['Role', 'Name', 'Threshold'][at]} `, '')),
    ),
  );
}

test('the screen shows the defaults and the commands', async ({ page, untouched, store }) => {
  await store(GRAND_ASSEMBLY, 'currency-config/', ECONOMY);
  expect(await callsOnOpening(untouched)).toEqual([
    'channels/',
    'currency-config/',
    'customize/',
    'permissions/',
    PATH,
    'roles/',
  ]);
  await expect(untouched.saveBar).toHaveCount(0);
  for (const [name, on] of [
    ['Enable ranks', false],
    ['Assign automatically', true],
    ['Keep ranks when the balance drops', true],
    ['Direct message on rank up', false],
  ] as const) {
    await expect(untouched.toggle(name)).toBeChecked({ checked: on });
  }
  await expect(untouched.box('Rank-up message')).toHaveValue(MESSAGE);
  await expect(page.getByRole('figure', { name: 'Preview' })).toContainText('@Ada! You have reached the rank Knight!');
  await expect(untouched.picker('Log channel')).toHaveText('None');
  await expect(page.getByText('0 / 20')).toBeVisible();
  expect(await commands(page)).toEqual(['/rank', '/rank show', '/rank list', '/rank check Admin']);
  await expect(page.getByRole('button', { name: 'Done' })).toHaveCount(0);
});

test('ranks are added and saved as a map', async ({ page, premium, stored, read }) => {
  await stored();
  const saves = recordSaves(page);
  await premium.open();
  await premium.toggle('Enable ranks').click();
  await premium.toggle('Assign automatically').click();
  await premium.toggle('Keep ranks when the balance drops').click();
  await premium.toggle('Direct message on rank up').click();
  await premium.box('Rank-up message').fill('{user} is now ');
  await insertVariable(page, 'rank_up_message', '{rank_name}');
  await expect(premium.box('Rank-up message')).toHaveValue('{user} is now {rank_name}');
  // A channel of any type.
  expect(await premium.offered('Log channel')).toEqual(
    expect.arrayContaining(['None', 'general', 'announcements', 'quest-board', 'Taproom', 'Story Night']),
  );
  await premium.choose('Log channel', 'announcements');

  await add(page).click();
  await cancel(page);
  await expect(page.getByText('0 / 20')).toBeVisible();
  // The button opens and closes the form of a new rank.
  await add(page).click();
  await expect(add(page)).toHaveAttribute('aria-expanded', 'true');
  await add(page).click();
  await expect(add(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('0 / 20')).toBeVisible();
  await add(page).click();
  await premium.choose('Role', 'Sailor');
  await premium.box('Threshold').fill('12,5');
  await premium.box('Description').fill('Knows the ropes');
  await done(page);
  await expect(page.getByRole('button', { name: 'Edit Sailor' })).toBeVisible();
  await add(page).click();
  await premium.choose('Role', 'Regular');
  await premium.box('Name').fill('Old salt');
  await take(page, 'Currency', 'Pearls');
  await done(page);
  await premium.saved(SUCCESS);

  const { ranks, ...rest } = bodyAt<typeof EMPTY>(saves, 0);
  expect(saves.map(({ path }) => path)).toEqual([PATH]);
  expect(rest).toEqual({
    enabled: true,
    auto_assign: false,
    log_channel_id: HARBOUR_CHANNELS.announcements,
    rank_up_message: '{user} is now {rank_name}',
    dm_on_rank_up: true,
    replace_lower_ranks: true,
    honor_keep_on_drop: false,
  });
  for (const key of Object.keys(ranks)) expect(key).toMatch(/^rank_\d+_\d+$/);
  expect(Object.values(ranks)).toEqual([
    { ...rank('Sailor', 'sailor', 12.5), description: 'Knows the ropes' },
    rank('Old salt', 'regular', 0, false),
  ]);
  const { replace_lower_ranks: _, ...kept } = rest;
  expect(await read(PATH)).toMatchObject({ ...kept, ranks });
  await page.reload();
  await expect(premium.picker('Log channel')).toHaveText('announcements');
  expect(await table(page)).toEqual([
    ['Sailor', 'Sailor', '12.5 🪙Doubloons'],
    ['Regular', 'Old salt', '0 🦪Pearls'],
  ]);
});

test('the table is sorted; a rank is edited, restored and deleted', async ({ page, premium, stored }) => {
  await stored({
    ranks: {
      a: rank('Captain', 'moderator', 1000),
      b: rank('Pearl diver', 'regular', 5, false),
      c: rank('Deckhand', 'newcomer', 10),
      d: rank('Mate', 'sailor', 200),
    },
  });
  await premium.open();
  const sorted = [
    ['Newcomer', 'Deckhand', '10 🪙Doubloons'],
    ['Sailor', 'Mate', '200 🪙Doubloons'],
    ['Moderator', 'Captain', '1,000 🪙Doubloons'],
    ['Regular', 'Pearl diver', '5 🦪Pearls'],
  ];
  expect(await table(page)).toEqual(sorted);
  await page.getByRole('button', { name: 'Edit Mate' }).click();
  await premium.box('Threshold').fill('5000');
  await premium.box('Name').fill('First mate');
  await cancel(page);
  expect(await table(page)).toEqual(sorted);
  await expect(premium.saveBar).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Mate' }).click();
  await premium.box('Threshold').fill('5000');
  await done(page);
  expect((await table(page)).map(([, name]) => name)).toEqual(['Deckhand', 'Captain', 'Mate', 'Pearl diver']);
  await page.getByRole('button', { name: 'Delete Captain' }).click();
  await expect(page.getByText('3 / 20')).toBeVisible();
  const saves = recordSaves(page);
  await premium.saved(SUCCESS);
  expect(bodyAt<typeof EMPTY>(saves, 0).ranks).toEqual({
    b: rank('Pearl diver', 'regular', 5, false),
    c: rank('Deckhand', 'newcomer', 10),
    d: rank('Mate', 'sailor', 5000),
  });
});

test('reasons for refusing a rank', async ({ page, premium, stored, refusal }) => {
  const known = { a: rank('Mate', 'sailor', 200), b: rank('Pearl diver', 'regular', 5, false) };
  await stored({ ranks: known });
  await premium.open();
  await add(page).click();
  const at = (name: string) => premium.sentence(`ranks.2.${name}`);
  await done(page);
  await expect(at('role_id')).toHaveText('Please select a role');
  await expect(premium.picker('Role')).toBeFocused();
  // A role of another rank is not offered, so a duplicate can arise only from another save.
  expect(await premium.offered('Role')).toEqual(['Admin', 'Moderator', 'Shipwright', 'Verified', 'Newcomer']);
  await premium.choose('Role', 'Verified');
  await premium.box('Threshold').fill('-1');
  await done(page);
  await expect(at('threshold')).toHaveText('Threshold must be a positive number');
  await premium.box('Threshold').fill('200');
  await done(page);
  const primary = 'A rank with threshold 200 for primary currency already exists';
  await expect(at('threshold')).toHaveText(primary);
  await take(page, 'Currency', 'Pearls');
  await premium.box('Threshold').fill('5');
  await done(page);
  await expect(at('threshold')).toHaveText('A rank with threshold 5 for secondary currency already exists');
  await premium.box('Description').fill('x'.repeat(250));
  await expect(premium.box('Description')).toHaveValue('x'.repeat(200));
  // The threshold in the other currency and an empty rank are valid.
  await premium.box('Threshold').fill('200');
  await done(page);
  await expect(page.getByRole('button', { name: 'Edit Verified' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Verified' }).click();
  await premium.box('Threshold').fill('0');
  await done(page);
  await premium.saved(SUCCESS);

  for (const [ranks, sentence] of [
    [{ x: { ...rank('', 'sailor', 1), role_id: null } }, 'Please select a role'],
    [{ x: rank('', 'verified', -1) }, 'Threshold must be a positive number'],
    [{ a: known.a, x: rank('', 'verified', 200) }, primary],
    [
      { a: known.a, x: rank('', 'sailor', 1) },
      'Sailor is already assigned to another rank. Each role can only be used once.',
    ],
    [{ x: { ...rank('', 'sailor', 1), description: 'x'.repeat(201) } }, 'Description cannot exceed 200 characters'],
  ] as const) {
    expect(await refusal(PATH, { ...EMPTY, ranks })).toEqual([400, sentence]);
  }
});

test('a role used by two ranks is named in the message', async ({ page, premium, stored }) => {
  await stored({ ranks: { a: rank('Mate', 'sailor', 200) } });
  await page.route(`**/${PATH}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: { ...json, ranks: { ...json.ranks, b: rank('Bosun', 'verified', 7) } } });
  });
  await premium.open();
  await page.getByRole('button', { name: 'Edit Bosun' }).click();
  await page.unroute(`**/${PATH}`);
  await page.route(`**/${PATH}`, (route) => {
    const body = route.request().postDataJSON();
    body.ranks.b.role_id = HARBOUR_ROLES.sailor;
    return route.continue({ postData: JSON.stringify(body) });
  });
  await premium.box('Threshold').fill('8');
  await done(page);
  await premium.save();
  const sentence = 'Sailor is already assigned to another rank. Each role can only be used once.';
  await expect(premium.banner(sentence)).toBeVisible();
  await expect(premium.sentence('ranks.1.role_id')).toHaveText(sentence);
});

test('20 ranks at most, and a message of 1900 characters', async ({ page, premium, stored, refusal }) => {
  const ranks = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`rank_${at}`, { ...rank(`Rank ${at}`, 'sailor', at), role_id: null }]),
  );
  await stored();
  await answer(page, 'GET', `**/${PATH}`, { body: { ...EMPTY, ranks } });
  await premium.open();
  await expect(page.getByText('20 / 20')).toBeVisible();
  await pressAnyway(add(page));
  await expect(premium.banner('Maximum 20 ranks allowed')).toBeVisible();
  await expect(lines(page)).toHaveCount(20);
  await premium.box('Rank-up message').fill('x'.repeat(2000));
  await expect(page.getByText('1900 / 1900')).toBeVisible();
  expect(await refusal(PATH, { ...EMPTY, ranks: { ...ranks, extra: rank('', 'sailor', 30) } })).toEqual([
    400,
    'Maximum 20 ranks allowed',
  ]);
});
