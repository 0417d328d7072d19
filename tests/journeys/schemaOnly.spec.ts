import { HARBOUR_CHANNELS, HARBOUR_ROLES, HARBOUR_TAVERN, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { extendedProduct } from './support/extended.ts';
import { get, type ModuleScreen, moduleScreen, put, recordSaves } from './support/moduleScreen.ts';
import { field } from './support/screen.ts';
import { signIn, type TestUser } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { insertVariable } from './support/variables.ts';

test.describe.configure({ mode: 'serial' });

const extended = extendedProduct();
const enter = ({ page }: Pick<ModuleScreen, 'page'>, user: TestUser) => signIn(page, extended.product.url, user);

const DEFAULTS = {
  on: false,
  word: 'word',
  amount: 1.5,
  whole: 4,
  above: 5,
  choice: 'b',
  grouped: 10,
  color: '#00ff00',
  card: 'classic',
  loud: false,
  look: { theme: 'day', chance: 0.01 },
  ownerWord: '',
  text_channel: null,
  any_channel: null,
  voice_channel: null,
  category: null,
  role: null,
  channels: [],
  emoji: '🎉',
  symbol: '',
  message: 'Hello {user}',
  locked_default: 'plain',
  locked_stored: 3,
};
const ECONOMY = { currency_system_enabled: true, primary_currency_emoji: '🪙' };

test('a module made only of schemas passes the checks and has a page in the reference', async () => {
  expect(await extended.project.script('scripts/check.ts', '--schemas')).toContain('no findings');
  expect(extended.project.read('generated/reference/everything.md')).toContain('| word | Word |');
});

test('it needs another module, and names it', async ({ page }) => {
  await enter({ page }, 'owner');
  const { open, toggle } = moduleScreen(page, {
    url: extended.product.url,
    guild: HARBOUR_TAVERN,
    section: 'everything',
  });
  await open();
  await expect(page.getByRole('heading', { level: 1, name: 'Everything' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /Everything/ }),
  ).toContainText('TEST');
  await expect(page.getByText('Economy wanted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go there' })).toHaveAttribute(
    'href',
    `/configure/${HARBOUR_TAVERN}/economy`,
  );
  await expect(toggle('Turned on')).toBeDisabled();
});

test('every widget can be edited, rules and effects apply, and everything is saved and loaded again', async ({
  page,
}) => {
  await enter({ page }, 'owner');
  const place = { url: extended.product.url, guild: HARBOUR_TAVERN };
  await put(page, place, 'currency-config/', ECONOMY);
  const screen = moduleScreen(page, { ...place, section: 'everything' });
  const { open, toggle, box, picker, choose, offered, save, saveBar, banner, sentence } = screen;
  await open();

  // Settings have a menu, and a default to go back to.
  await expect(page.getByRole('button', { name: 'Setting options' }).first()).toBeVisible();
  await box('Word').fill('sentence');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Reset to default word' }).click();
  await expect(box('Word')).toHaveValue('word');

  // Conditions of sections, fields and options.
  await expect(page.getByRole('heading', { name: 'Rows and pairs', exact: true })).toHaveCount(0);
  await expect(page.getByText('Turn the module on first')).toBeVisible();
  await expect(box('Chance')).toBeDisabled();
  await toggle('Turned on').click();
  await expect(box('Chance')).toBeEnabled();
  await expect(page.getByText('Nothing here yet.').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Loud' })).toBeDisabled();
  await expect(page.getByText('Needs more than four pieces')).toBeVisible();

  // An option with effects on three other fields.
  await expect(box('Amount')).toHaveValue('20');
  await box('Amount').fill('2');
  await box('Whole').fill('8');
  await choose('Choice', 'Choice C');
  await expect(box('Word')).toHaveValue('chosen');
  await expect(box('Amount')).toHaveValue('5');
  await expect(box('Whole')).toHaveValue('4');

  // Numbers on blur.
  await box('Amount').fill('12.25');
  await box('Whole').fill('7');
  await box('Above zero').fill('0.2');
  await box('Chance').fill('12,35');
  await box('Word').fill('  Shouted ');
  await box('Locked as stored').fill('7');
  await expect(box('Amount')).toHaveValue('12.25');
  await expect(box('Above zero')).toHaveValue('1');
  await expect(box('Chance')).toHaveValue('12.35');
  await expect(box('Word')).toHaveValue('Shouted');

  // Rules between fields and constraints of fields, each with its message.
  await choose('Role', 'Admin');
  await save();
  await expect(sentence('word')).toHaveText('A word has small letters only');
  await expect(sentence('whole')).toHaveText('Only even numbers');
  await expect(sentence('text_channel')).toHaveText('Everything needs a text channel');
  await expect(sentence('role')).toHaveText('Admin may do too much');
  await expect(page.getByRole('region', { name: '4 settings need your attention' })).toBeVisible();

  await box('Word').fill('quiet');
  await box('Whole').fill('6');
  await page.locator('label').filter({ hasText: 'Loud' }).click();
  await expect(page.getByRole('radio', { name: 'Loud' })).toBeChecked();
  await choose('Grouped choice', 'Thirty');
  await expect(box('Symbol')).toBeDisabled();
  await expect(page.getByText('Not with thirty')).toBeVisible();
  await choose('Grouped choice', 'Twenty');
  await box('Symbol').fill('¤');
  await box('Color').fill('#112233');
  await page.locator('label').filter({ hasText: 'Embed card' }).click();
  await page.locator('label').filter({ hasText: 'Night' }).click();
  await box("Owner's word").fill('sesame');
  expect(await offered('Text channel')).not.toContain('announcements');
  expect(await offered('Any channel')).toContain('announcements');
  await choose('Text channel', 'general');
  await choose('Any channel', 'announcements');
  await choose('Voice channel', 'Cellar');
  await choose('Category', 'The Quay');
  expect(await offered('Role')).not.toContain('Robotics Club');
  await choose('Role', 'Sailor');
  await choose('First of many channels', 'market');
  await box('Emoji').fill('🎮');
  await box('Locked to its default').fill('fancy');

  // The message: a variable offered only with another option, a tighter limit, a warning.
  await box('Message').fill('Nobody is named');
  await expect(page.getByText('People like to be named')).toBeVisible();
  await page.getByRole('button', { name: 'Short', exact: true }).click();
  await expect(box('Message')).toHaveValue('Hi {user}');
  await choose('Choice', 'Choice A');
  await box('Message').fill('Hi {user} and all the others');
  await expect(box('Message')).toHaveValue('Hi {user} and all th');
  await page.getByRole('button', { name: 'Long', exact: true }).click();
  await expect(banner('Too long for choice A')).toBeVisible();
  await expect(box('Message')).toHaveValue('Hi {user} and all th');

  // Rows: an effect of Done, a rule for each row, a rule between rows, the maximum number of rows.
  await page.getByRole('button', { name: 'Add row' }).click();
  await choose('Kind', 'Role row');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(sentence('rows.0.role')).toHaveText('A role row needs a role');
  await choose('Row role', 'Regular');
  await expect(box('Row name')).toHaveValue('Row for Regular');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Add row' }).click();
  await box('Row name').fill(' row FOR regular');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(sentence('rows.1.name')).toContainText('is used twice');
  await choose('Kind', 'Role row');
  // A role used by another row is not offered.
  expect(await offered('Row role')).not.toContain('Regular');
  await choose('Row role', 'Verified');
  await choose('Kind', 'Plain row');
  await box('Row name').fill('Second');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Add row' }).click();
  await box('Row name').fill('Third');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('3 / 3')).toBeVisible();
  await page.getByRole('button', { name: 'Add row' }).press('Enter');
  await expect(banner('Maximum 3 rows allowed')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Third' }).click();
  await page.getByRole('button', { name: 'Add pair' }).click();
  await box('Pair emoji').fill('🐙');
  await choose('Pair slot', 'Slot B');
  await choose('Pair role', 'Newcomer');
  await page.getByRole('button', { name: 'Done' }).click();

  const saves = recordSaves(page);
  await expect(saveBar).toContainText('Do you want to save the changes?');
  await screen.saved('Everything saved!');
  const bodies = Object.fromEntries(saves.map(({ path, body }) => [path, body]));
  expect(saves).toHaveLength(2);
  const main = {
    ...DEFAULTS,
    on: true,
    word: 'quiet',
    amount: 12.25,
    whole: 6,
    above: 1,
    choice: 'a',
    grouped: 20,
    color: '#112233',
    card: 'embed',
    loud: true,
    look: { theme: 'night', chance: 0.1235 },
    ownerWord: 'sesame',
    text_channel: HARBOUR_CHANNELS.general,
    any_channel: HARBOUR_CHANNELS.announcements,
    voice_channel: HARBOUR_CHANNELS.cellarVoice,
    category: HARBOUR_CHANNELS.quayCategory,
    role: HARBOUR_ROLES.sailor,
    channels: [HARBOUR_CHANNELS.market],
    emoji: '🎮',
    symbol: '¤',
    message: 'Hi {user} and all th',
    locked_default: 'fancy',
    locked_stored: 7,
  };
  expect(bodies['everything/save/']).toEqual({ ...main, always: true });
  const { rows, ...rest } = bodies['everything/rows/'] as { rows: Record<string, object> };
  expect(rest).toEqual({ pairs: { 'b_🐙': HARBOUR_ROLES.newcomer }, carried: { times: 1, note: '' } });
  expect(Object.keys(rows)).toEqual([expect.stringMatching(/^row_/), expect.stringMatching(/^row_/)]);
  expect(Object.values(rows)).toEqual([
    { kind: 'role', name: 'Row for Regular', role: HARBOUR_ROLES.regular },
    { kind: 'plain', name: 'Second', role: null },
  ]);

  const answer = await page.request.get(`${extended.product.url}/auth/guilds/${HARBOUR_TAVERN}/everything/`);
  const settings = { ...main, visitors: 0, closing: null };
  expect(await answer.json()).toEqual({ settings, is_premium: true, server_name: 'Harbour Tavern' });
  await page.reload();
  await expect(box('Word')).toHaveValue('quiet');
  await expect(box('Chance')).toHaveValue('12.35');
  await expect(picker('Category')).toContainText('The Quay');
  await expect(page.getByRole('button', { name: 'Edit Row for Regular' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit 🐙' })).toBeVisible();
  await expect(saveBar).toHaveCount(0);
  // The rows did not change, so their call is omitted.
  saves.length = 0;
  await box('Word').fill('loud');
  await screen.saved('Everything saved!');
  expect(saves.map(({ path }) => path)).toEqual(['everything/save/']);
});

test('blocks show their content', async ({ page }) => {
  await enter({ page }, 'owner');
  const { open, box } = moduleScreen(page, { url: extended.product.url, guild: HARBOUR_TAVERN, section: 'everything' });
  await open();
  await expect(page.getByText('The second fact')).toBeVisible();
  await expect(page.getByText('/everything', { exact: true })).toBeVisible();
  await expect(page.getByText('Admin', { exact: true })).toBeVisible();
  await box('Word').fill('parrot');
  await expect(page.locator('bdi').filter({ hasText: 'parrot' })).toBeVisible();
  await box('Word').fill('ab');
  await insertVariable(page, 'word', '{server}');
  await expect(box('Word')).toHaveValue('ab{server}');
  const reported = page.getByRole('region', { name: 'Reported' }).getByRole('definition');
  await expect(reported.first()).toHaveText('0');
});

test('both kinds of lists in tabs, small controls, and effects on loading, blur and saving', async ({ page }) => {
  await enter({ page }, 'owner');
  const place = { url: extended.product.url, guild: HARBOUR_TAVERN };
  await put(page, place, 'currency-config/', ECONOMY);
  const screen = moduleScreen(page, { ...place, section: 'everything' });
  const { open, box, banner, sentence } = screen;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const tab = (name: string) => page.getByRole('tab', { name });
  await open();

  await press('Octopus');
  await press('Octopus');
  await expect(box('Label')).toHaveCount(1);
  await press('Add open row');
  await expect(page.getByText('2 open rows, UTC+05:45')).toBeVisible();
  await page.getByRole('button', { name: 'Add open row' }).press('Enter');
  await expect(banner('Maximum 2 open rows allowed')).toBeVisible();
  await expect(box('Label')).toHaveCount(2);

  await tab('Columns').click();
  await expect(box('Label').first()).toBeHidden();
  for (const [called, level] of [
    ['Lower', '2'],
    ['Higher', '8'],
  ] as const) {
    await press('Add ranked');
    await box('Called').fill(called);
    await box('Level').fill(level);
    await press('Done');
  }
  const edits = page.getByRole('button', { name: /^Edit (Lower|Higher)$/ });
  await expect(edits).toHaveCount(2);
  await expect(edits.first()).toHaveAccessibleName('Edit Higher');
  await box('Words').fill('w/two');
  await box('Words').press('Enter');
  await expect(page.getByText('They are one, two.')).toBeVisible();
  await box('Low').fill('10');
  await expect(box('High')).toHaveValue('9');
  await box('Low').blur();
  await expect(box('High')).toHaveValue('10');
  await page.getByLabel('Starts at').fill('18:30');
  await page.getByRole('checkbox', { name: 'Second day' }).check();
  await page.getByRole('checkbox', { name: 'First day' }).uncheck();
  await page.locator('label').filter({ hasText: 'Bright tone' }).click();

  // The first problem is in the other tab.
  await screen.save();
  await expect(tab('Open rows')).toHaveAttribute('aria-selected', 'true');
  await expect(box('Sign').nth(1)).toBeFocused();
  await expect(sentence('open_rows.1.sign')).toHaveText('An open row needs an emoji');
  await box('Sign').nth(1).fill('🦀');
  const saves = recordSaves(page);
  await screen.saved('Everything saved!');
  await expect(box('Label').nth(1)).toHaveValue('🦀');
  const body = saves.find(({ path }) => path === 'everything/more/')?.body as { more: { ranked: object } };
  expect(body).toEqual({
    more: {
      rows: [
        { sign: '🐙', label: 'Octopus' },
        { sign: '🦀', label: '🦀' },
      ],
      ranked: expect.anything(),
    },
    start: '18:30',
    tone: 'BOLD',
    days: [2],
    words: ['one', 'two'],
    low: 10,
    high: 10,
    phase: 'sent',
  });
  expect(Object.keys(body.more.ranked)).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);
  expect(Object.values(body.more.ranked)).toEqual([
    { called: 'Lower', level: 2 },
    { called: 'Higher', level: 8 },
  ]);

  // Values in use by the bot are kept until the condition ends.
  const phase = async (data: object) => {
    await put(page, place, 'everything/more/', data);
    return (await get(page, place, 'everything/more/')).phase;
  };
  expect(await phase({ phase: 'busy' })).toBe('busy');
  expect(await phase({ phase: 'new', high: 30 })).toBe('busy');
  expect(await phase({ phase: 'new', low: 0 })).toBe('new');
});

test('without Premium, limits are lower and locks say why', async ({ page }) => {
  await enter({ page }, 'owner');
  const screen = moduleScreen(page, { url: extended.product.url, guild: QUIET_LIBRARY, section: 'everything' });
  const { open, toggle, box, banner, choose } = screen;
  await open();
  await toggle('Turned on').click();
  await box('Amount').fill('50');
  await box('Amount').blur();
  await expect(box('Amount')).toHaveValue('9.5');
  await box('Locked to its default').pressSequentially('x');
  await expect(banner('Naming is premium')).toBeVisible();
  await expect(box('Locked to its default')).toHaveValue('plain');
  await box('Locked as stored').fill('5');
  await expect(banner('Counting is premium')).toBeVisible();
  await expect(box('Locked as stored')).toHaveValue('3');
  await page.locator('label').filter({ hasText: 'Embed card' }).click();
  await expect(banner('Embeds are premium')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Classic card' })).toBeChecked();
  await expect(page.getByText('0 / 1')).toBeVisible();
  await page.getByRole('button', { name: 'Add row' }).click();
  await box('Row name').fill('Only');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Add row' }).press('Enter');
  await expect(banner('Maximum 1 rows allowed')).toBeVisible();
  await choose('Text channel', 'foyer');
  await screen.saved('Everything saved!');
  await page.reload();
  await expect(box('Amount')).toHaveValue('9.5');
  await expect(page.getByRole('button', { name: 'Edit Only' })).toBeVisible();
});

test('fields of the owner can be changed only by the owner', async ({ page }) => {
  await enter({ page }, 'admin');
  const { open, box } = moduleScreen(page, { url: extended.product.url, guild: HARBOUR_TAVERN, section: 'everything' });
  await open();
  await expect(box('Word')).toBeEnabled();
  await expect(box("Owner's word")).toHaveCount(0);
  const url = `${extended.product.url}/auth/guilds/${HARBOUR_TAVERN}/everything/`;
  expect(Object.keys((await (await page.request.get(url)).json()).settings)).not.toContain('ownerWord');
  const answer = await page.request.post(`${url}save/`, {
    data: { ownerWord: 'mine' },
    headers: { origin: extended.product.url, 'if-match': '*' },
  });
  const error = 'Only the owner has this word';
  const problems = [{ path: 'ownerWord', rule: 'owner', message: error }];
  expect([answer.status(), await answer.json()]).toEqual([403, { error, problems }]);
});

test('its calls validate like the screen', async ({ page }) => {
  await enter({ page }, 'owner');
  const post = async (guild: string, path: string, data: object) => {
    const answer = await page.request.post(`${extended.product.url}/auth/guilds/${guild}/everything/${path}`, {
      data,
      headers: { origin: extended.product.url, 'if-match': '*' },
    });
    const { error, problems = [] } = await answer.json();
    return [answer.status(), error, ...problems.map((problem: { path: string }) => problem.path)];
  };
  const premium = (path: string, data: object) => post(HARBOUR_TAVERN, path, data);
  expect(await premium('save/', { colour: 1 })).toEqual([
    400,
    "'colour' is not a setting. Remove it and save again.",
    'colour',
  ]);
  expect(await premium('save/', { amount: 99.6 })).toEqual([400, 'The amount must be between 0.5 and 99.5', 'amount']);
  expect(await post(QUIET_LIBRARY, 'save/', { amount: 10 })).toEqual([
    400,
    'The amount must be between 0.5 and 9.5',
    'amount',
  ]);
  expect(await premium('save/', { above: 0 })).toEqual([400, 'Above 0, please', 'above']);
  expect(await premium('save/', { whole: 3 })).toEqual([400, 'Only even numbers', 'whole']);
  expect(await premium('save/', { choice: 'd' })).toEqual([400, 'Choose a, b or c', 'choice']);
  expect(await premium('save/', { grouped: 15 })).toEqual([400, 'Choose from a group', 'grouped']);
  expect(await premium('save/', { look: { chance: 1.01 } })).toEqual([400, 'From 0 to 100 percent', 'look.chance']);
  expect(await premium('save/', { word: 'A' })).toEqual([400, 'A word has small letters only', 'word', 'word']);
  expect(await premium('save/', { text_channel: HARBOUR_CHANNELS.announcements })).toMatchObject([
    400,
    expect.any(String),
    'text_channel',
  ]);
  expect(await premium('save/', { role: HARBOUR_ROLES.admin })).toEqual([400, 'Admin may do too much', 'role']);
  expect(await post(QUIET_LIBRARY, 'save/', { locked_default: 'mine' })).toEqual([
    403,
    'Naming is premium',
    'locked_default',
  ]);
  expect(await post(QUIET_LIBRARY, 'save/', { locked_stored: 9 })).toEqual([
    403,
    'Counting is premium',
    'locked_stored',
  ]);
  const row = { kind: 'plain', name: 'Same' };
  expect(await premium('rows/', { rows: { a: { ...row, role: null, extra: 1 } } })).toMatchObject([
    400,
    expect.any(String),
    'rows.a.extra',
  ]);
  expect(await premium('rows/', { rows: { a: row, b: row } })).toEqual([
    400,
    'The name Same is used twice',
    'rows.a.name',
    'rows.b.name',
  ]);
  expect(await premium('rows/', { pairs: { 'a_🐙': '1' } })).toMatchObject([
    400,
    expect.any(String),
    'pairs.a_🐙.role_id',
  ]);
  expect(await premium('rows/', { carried: { times: 10 } })).toEqual([400, 'From 0 to 9', 'carried.times']);
  expect(await premium('rows/', { carried: { times: 2, note: 'kept' } })).toEqual([200, undefined]);
  await put(page, { url: extended.product.url, guild: HARBOUR_TAVERN }, 'currency-config/', {
    currency_system_enabled: false,
  });
  expect(await premium('save/', {})).toEqual([409, 'The economy must be on for everything']);
});

/** A module of another kind: what it is called, and where its settings are. */
const OTHERS = [
  { id: 'applications', title: 'Applications', paths: ['applications/settings/'] },
  { id: 'automod', title: 'Auto Moderation', paths: ['automod/filters/', 'automod/points/'] },
  { id: 'birthdays', title: 'Birthdays', paths: ['birthdays/settings/'] },
  { id: 'giveaways', title: 'Giveaways', paths: ['giveaways/settings/'] },
  { id: 'starboard', title: 'Starboard', paths: ['starboard/settings/'] },
  { id: 'tickets', title: 'Tickets', paths: ['tickets/settings/'] },
] as const;

test('modules of other kinds are in the menu, are drawn without a fault, and take back what they answered', async ({
  page,
}) => {
  await enter({ page }, 'owner');
  const place = { url: extended.product.url, guild: QUIET_LIBRARY };
  for (const { id, title, paths } of OTHERS) {
    const { open, saveBar } = moduleScreen(page, { ...place, section: id });
    await open();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: title, exact: true }).first()).toBeAttached();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(saveBar).toHaveCount(0);
    for (const path of paths) {
      const settings = await get(page, place, path);
      await put(page, place, path, settings);
      expect(await get(page, place, path)).toEqual(settings);
    }
  }
});

test('a module of schemas alone has a status, is found, has links, goes back, has a history and is copied', async ({
  page,
}) => {
  await enter({ page }, 'owner');
  const place = { url: extended.product.url, guild: HARBOUR_TAVERN };
  const open = (guild: string, section: string) =>
    page.goto(`${extended.product.url}/dashboard/${guild}?section=${section}`);
  const birthdays = { enabled: true, channel_id: HARBOUR_CHANNELS.general, role_id: HARBOUR_ROLES.regular };
  await put(page, place, 'birthdays/settings/', { ...birthdays, hour: '10:30' });
  await open(HARBOUR_TAVERN, 'overview');
  await expect(page.getByRole('article').filter({ hasText: 'Birthdays' })).toContainText(
    'Congratulates in #general with @Regular',
  );

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search settings, screens and actions' }).fill('birthdays role');
  await expect(page.getByRole('option', { selected: true })).toContainText('Role for the day');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-marked]')).toHaveAttribute('data-field', 'role_id');
  await expect(page).toHaveURL(/section=birthdays#role_id$/);

  await field(page, 'hour').getByRole('button', { name: 'Setting options' }).press('Enter');
  await page.getByRole('menuitem', { name: /^Reset to default/ }).press('Enter');
  const { save, saveBar } = moduleScreen(page, { ...place, section: 'birthdays' });
  await save();
  await expect(saveBar).toHaveCount(0);

  await open(HARBOUR_TAVERN, 'history&module=birthdays');
  const newest = page.getByRole('main').locator('ol > li').first();
  await expect(newest.getByRole('list', { name: 'Changes' })).toContainText('10:30');
  await newest.getByRole('button', { name: 'Restore…' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Restore 1 setting' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Birthdays has been restored.');
  expect((await get(page, place, 'birthdays/settings/')).hour).toBe('10:30');

  await open(QUIET_LIBRARY, 'transfer');
  await page.getByRole('button', { name: 'Harbour Tavern' }).last().press('Enter');
  await page.getByRole('button', { name: 'Select none' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Birthdays' }).check();
  await page.getByRole('button', { name: 'Show what changes' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('10:30');
  await page.getByRole('button', { name: /^Apply/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Done' })).toBeVisible();
  expect((await get(page, { ...place, guild: QUIET_LIBRARY }, 'birthdays/settings/')).hour).toBe('10:30');
});

test('a topic of tickets has a list of questions of its own, with the limits of the plan', async ({ page }) => {
  await enter({ page }, 'owner');
  const place = { url: extended.product.url, guild: QUIET_LIBRARY };
  const screen = moduleScreen(page, { ...place, section: 'tickets' });
  const { open, toggle, box, choose, sentence } = screen;
  await open();
  await toggle('Turn tickets on').click();
  await choose('Category', 'Reading Rooms');
  await page.getByRole('button', { name: 'Add topic' }).click();
  await box('Name').fill('Reports');
  await expect(page.getByRole('button', { name: 'Add question' })).toHaveCount(0);
  await toggle('Ask questions first').click();
  await page.getByRole('button', { name: 'Add question' }).click();
  await box('Question').fill('Who was it?');
  await toggle('May be left empty').click();
  await screen.save();
  await expect(sentence('topics.0.questions')).toHaveText('At least one question must require an answer');
  await toggle('May be left empty').click();
  await page.getByRole('button', { name: 'Add question' }).click();
  await box('Question').last().fill('When?');
  await page.getByRole('button', { name: 'Add question' }).press('Enter');
  await expect(screen.banner('At most 2 questions can be asked')).toBeVisible();
  await screen.saved('Tickets saved');
  await page.reload();
  await page.getByRole('button', { name: 'Edit Reports' }).click();
  await expect(box('Question')).toHaveCount(2);
  await expect(box('Question').last()).toHaveValue('When?');
  const { topics } = await get(page, place, 'tickets/settings/');
  expect(Object.values(topics)).toEqual([
    expect.objectContaining({
      name: 'Reports',
      questions: [expect.objectContaining({ label: 'Who was it?' }), expect.objectContaining({ label: 'When?' })],
    }),
  ]);
});

test('settings of a filter follow the actions that are chosen for it', async ({ page }) => {
  await enter({ page }, 'owner');
  const place = { url: extended.product.url, guild: HARBOUR_TAVERN };
  const screen = moduleScreen(page, { ...place, section: 'automod' });
  const { open, toggle, box } = screen;
  await open();
  await toggle('Check messages').click();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await box('Name').fill('Shouting');
  await screen.choose('Looks for', 'Capital letters');
  await expect(box('Length of the timeout')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Time the member out' }).click();
  await box('Length of the timeout').fill('90');
  await box('Length of the timeout').blur();
  await box('Share of capital letters').fill('85');
  await page.getByRole('button', { name: 'Done' }).click();
  await screen.saved('Auto Moderation saved');
  const { filters } = await get(page, place, 'automod/filters/');
  expect(filters).toEqual([
    expect.objectContaining({ name: 'Shouting', share: 0.85, actions: ['delete', 'timeout'], minutes: 90 }),
  ]);
});

test('the calls of modules of other kinds refuse what their forms refuse', async ({ page }) => {
  await enter({ page }, 'owner');
  const refusal = async (guild: string, path: string, data: object) => {
    const headers = { origin: extended.product.url, 'if-match': '*' };
    const answer = await page.request.post(`${extended.product.url}/auth/guilds/${guild}/${path}`, { data, headers });
    return [answer.status(), (await answer.json()).error];
  };
  const free = (path: string, data: object) => refusal(QUIET_LIBRARY, path, data);
  const premium = (path: string, data: object) => refusal(HARBOUR_TAVERN, path, data);
  const giveaway = (parts: object) => ({ giveaways: [{ id: 'a', prize: 'A hat', ...parts }] });
  expect(await free('giveaways/settings/', giveaway({ winners: 6 }))).toEqual([400, 'From 1 to 5 winners']);
  expect((await premium('giveaways/settings/', giveaway({ winners: 6 })))[0]).toBe(200);
  expect(await premium('giveaways/settings/', giveaway({ fee: 0.03 }))).toEqual([400, 'Use steps of 2.5 percent']);
  expect(await free('giveaways/settings/', { color: '#123456' })).toEqual([
    403,
    'A color of your own is part of Premium',
  ]);
  expect(await premium('birthdays/settings/', { quiet_days: ['13-01'] })).toEqual([400, 'Write a date like 12-31']);
  const form = { name: 'Staff', questions: [{ id: 'q', text: 'Why?', kind: 'choice', answers: ['Because'] }] };
  expect(await premium('applications/settings/', { forms: { a: form } })).toEqual([400, 'Offer at least two choices']);
  expect(await premium('starboard/settings/', { enabled: true, boards: { a: { name: 'Best' } } })).toEqual([
    400,
    'A board needs a channel',
  ]);
});
