import { LIBRARY_CHANNELS } from '../../../src/simulators/demo/world.ts';
import { HARBOUR_CHANNELS, HARBOUR_ROLES, HARBOUR_TAVERN, QUIET_LIBRARY } from '../support/guilds.ts';
import { expect, type Page } from '../support/journey.ts';
import { recordSaves } from '../support/moduleScreen.ts';
import { callsOnOpening, card, commands, moduleTest, pressAnyway, take } from '../support/modules.ts';
import { choose, control } from '../support/screen.ts';
import { insertVariable } from '../support/variables.ts';

const PATH = 'temporary-voice/';
const SAVE = 'temporary-voice/save/';
const SUCCESS = 'Settings saved successfully!';
const SWITCH = 'Enable temporary voice channels';
const MODE = 'Permission mode';

/** A variable in a channel name: its name after a dollar sign, in braces. */
const variable = (name: string) => `\${${name}}`;
const USERNAME = variable('username');
const TAG = variable('tag');
const COUNT = variable('count');
const NAME = `${USERNAME}'s channel`;
const DEFAULTS = {
  enabled: false,
  parent_category_id: null,
  hub_channel_id: null,
  channel_name_template: NAME,
  user_limit: 0,
  max_server_channels: 20,
  permission_mode: 'everyone',
  custom_permissions: { enabled: false, permissions: [] as object[] },
  templates: [] as object[],
};
const PRESETS = [
  { name: 'Gaming', template: `🎮 ${USERNAME}'s game` },
  { name: 'Music', template: `🎵 ${USERNAME}'s music` },
  { name: 'Chill', template: `😌 ${USERNAME}'s lounge` },
  { name: 'Study', template: `📚 Study room ${COUNT}` },
  { name: 'Movie Night', template: `🎬 Movie night ${COUNT}` },
];

const test = moduleTest('tempVoice');

const tab = (page: Page, title: string) => page.getByRole('tab', { name: title, exact: true });
const add = (page: Page, what: 'permission' | 'template') => page.getByRole('button', { name: `Add ${what}` });
const preset = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });

test('the screen shows the defaults and the commands', async ({ page, untouched }) => {
  expect(await callsOnOpening(untouched)).toEqual(['categories/', 'permissions/', 'roles/', PATH, 'voice-channels/']);
  await expect(untouched.saveBar).toHaveCount(0);
  await expect(untouched.toggle(SWITCH)).not.toBeChecked();
  await expect(tab(page, 'Settings')).toHaveAttribute('aria-selected', 'true');
  await expect(untouched.picker('Hub voice channel')).toHaveText('Select channel');
  await expect(untouched.picker('Parent category')).toHaveText('No category');
  await expect(untouched.box('Default channel name')).toHaveValue(NAME);
  await expect(page.getByText(`The bot fills in ${USERNAME}, ${TAG} and ${COUNT}.`)).toBeVisible();
  await expect(untouched.box('Default user limit')).toHaveValue('0');
  await expect(untouched.box('Maximum server channels')).toHaveValue('20');
  for (const [title, chosen] of [
    ['Everyone', true],
    ['Creator only', false],
    ['Custom', false],
  ] as const) {
    await expect(card(page, MODE, title)).toBeChecked({ checked: chosen });
  }
  await expect(add(page, 'permission')).toHaveCount(0);
  expect(await commands(page)).toEqual(
    ['cleanup', 'limit', 'name', 'lock', 'unlock', 'invite', 'claim', 'templates'].map((name) => `/voice-${name}`),
  );
  await tab(page, 'Templates').click();
  await expect(untouched.box('Default channel name')).toHaveCount(0);
  await expect(page.getByText('0 / 10')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Settings')).toBeFocused();
});

test('both tabs are saved together with all their settings and loaded again', async ({
  page,
  premium,
  store,
  read,
}) => {
  await store(HARBOUR_TAVERN, SAVE, DEFAULTS);
  const saves = recordSaves(page);
  await premium.open();
  await premium.toggle(SWITCH).click();
  // Voice channels and categories.
  expect(await premium.offered('Hub voice channel')).toEqual(['Select channel', 'Taproom', 'Cellar']);
  await premium.choose('Hub voice channel', 'Cellar');
  expect(await premium.offered('Parent category')).toEqual(['No category', 'The Quay', 'The Taproom', 'Below Deck']);
  await premium.choose('Parent category', 'Below Deck');
  await premium.box('Default channel name').fill(`${TAG} ${COUNT}`);
  await premium.box('Default user limit').fill('12');
  await expect(page.getByText('From 5 to 100.')).toBeVisible();
  await premium.box('Maximum server channels').fill('100');
  await take(page, MODE, 'Custom');
  await preset(page, 'A role that may join').click();
  await choose(page, 'custom_rules_0_role_id', /^Sailor$/);
  await expect(card(page, 'May join', 'Allow')).toBeChecked();
  await take(page, 'May join', 'Deny');
  await tab(page, 'Templates').click();
  await preset(page, 'Chill').click();
  await add(page, 'template').click();
  await control(page, 'templates_1_name').fill('Cards');
  await control(page, 'templates_1_template').fill('🃏 ');
  await insertVariable(page, 'templates.1.template', USERNAME);
  await expect(control(page, 'templates_1_template')).toHaveValue(`🃏 ${USERNAME}`);
  // The other tab keeps its values.
  await tab(page, 'Settings').click();
  await expect(premium.box('Default channel name')).toHaveValue(`${TAG} ${COUNT}`);
  await premium.saved(SUCCESS);
  const body = {
    enabled: true,
    parent_category_id: HARBOUR_CHANNELS.voiceCategory,
    hub_channel_id: HARBOUR_CHANNELS.cellarVoice,
    channel_name_template: `${TAG} ${COUNT}`,
    user_limit: 12,
    max_server_channels: 100,
    permission_mode: 'custom',
    custom_permissions: { enabled: true, permissions: [{ roleId: HARBOUR_ROLES.sailor, allow: false }] },
    templates: [PRESETS[2], { name: 'Cards', template: `🃏 ${USERNAME}` }],
  };
  expect(saves).toEqual([{ path: SAVE, body }]);
  expect(await read(PATH)).toEqual({ ...body, channel_creation_limit: 1 });
  await page.reload();
  await expect(premium.picker('Hub voice channel')).toHaveText('Cellar');
  await expect(card(page, 'May join', 'Deny')).toBeChecked();

  // The mode decides whether the rules apply; they are kept in any case.
  await take(page, MODE, 'Creator only');
  await premium.saved(SUCCESS);
  expect(saves[1]?.body).toEqual({
    ...body,
    permission_mode: 'creator',
    custom_permissions: { ...body.custom_permissions, enabled: false },
  });
});

test('Cancel and the cross only reset the form', async ({ page, premium, store }) => {
  await store(HARBOUR_TAVERN, SAVE, { ...DEFAULTS, templates: PRESETS.slice(0, 1) });
  await premium.open();
  for (const name of ['CANCEL', 'Close and undo the changes']) {
    await premium.box('Default user limit').fill('7');
    await take(page, MODE, 'Custom');
    await tab(page, 'Templates').click();
    await preset(page, 'Music').click();
    await control(page, 'templates_0_name').fill('Chess');
    await premium.saveBar.getByRole('button', { name }).click();
    await expect(premium.saveBar).toHaveCount(0);
    await expect(control(page, 'templates_0_name')).toHaveValue('Gaming');
    await expect(page.getByText('1 / 10')).toBeVisible();
    await tab(page, 'Settings').click();
    await expect(premium.box('Default user limit')).toHaveValue('0');
    await expect(card(page, MODE, 'Everyone')).toBeChecked();
  }
});

test('each preset can be added once, and there are ten templates with Premium', async ({
  page,
  premium,
  store,
  refusal,
}) => {
  await store(HARBOUR_TAVERN, SAVE, DEFAULTS);
  await premium.open();
  await tab(page, 'Templates').click();
  for (const { name } of PRESETS) {
    await preset(page, name).click();
    await preset(page, name).click();
  }
  await expect(page.getByText('5 / 10')).toBeVisible();
  for (const [at, { name, template }] of PRESETS.entries()) {
    await expect(control(page, `templates_${at}_name`)).toHaveValue(name);
    await expect(control(page, `templates_${at}_template`)).toHaveValue(template);
  }
  for (let count = 0; count < 5; count += 1) await add(page, 'template').click();
  await pressAnyway(add(page, 'template'));
  await expect(premium.banner('Maximum 10 templates allowed')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Entry 1', exact: true }).click();
  await expect(page.getByText('9 / 10')).toBeVisible();
  await expect(control(page, 'templates_0_name')).toHaveValue('Music');
  const eleven = Array.from({ length: 11 }, (_, at) => ({ name: `${at}`, template: 'x' }));
  expect(await refusal(SAVE, { ...DEFAULTS, templates: eleven })).toEqual([400, 'Maximum 10 templates allowed']);
});

test('without Premium everything is available with lower limits', async ({ page, free, store, refusal }) => {
  await store(QUIET_LIBRARY, SAVE, DEFAULTS);
  const saves = recordSaves(page);
  await free.open();
  await expect(page.getByText('Premium Feature')).toHaveCount(0);
  await expect(page.getByText('From 5 to 50.')).toBeVisible();
  await expect(page.getByText('Upgrade to Premium for higher limits: up to 100 channels.')).toBeVisible();
  for (const [typed, left] of [
    ['4', '5'],
    ['51', '50'],
  ] as const) {
    await free.box('Maximum server channels').fill(typed);
    await free.box('Maximum server channels').blur();
    await expect(free.box('Maximum server channels')).toHaveValue(left);
  }
  await free.toggle(SWITCH).click();
  await free.choose('Hub voice channel', 'Listening Booth');
  await tab(page, 'Templates').click();
  for (const { name } of PRESETS) await preset(page, name).click();
  await expect(page.getByText('5 / 5')).toBeVisible();
  await expect(page.getByText('Upgrade to Premium for higher limits: up to 10 templates.')).toBeVisible();
  await pressAnyway(add(page, 'template'));
  await expect(free.banner('Maximum 5 templates allowed')).toBeVisible();
  await free.saved(SUCCESS);
  const body = {
    ...DEFAULTS,
    enabled: true,
    hub_channel_id: LIBRARY_CHANNELS.listeningBooth,
    max_server_channels: 50,
    templates: PRESETS,
  };
  expect(saves).toEqual([{ path: SAVE, body }]);
  for (const [parts, sentence] of [
    [{ templates: [...PRESETS, { name: 'x', template: 'x' }] }, 'Maximum 5 templates allowed'],
    [{ max_server_channels: 51 }, 'A server can have 5 to 50 temporary channels'],
  ] as const) {
    expect(await refusal(SAVE, { ...body, ...parts }, QUIET_LIBRARY)).toEqual([400, sentence]);
  }
});

test('numbers and texts are kept within their limits', async ({ page, premium, store, read, refusal }) => {
  await store(HARBOUR_TAVERN, SAVE, DEFAULTS);
  await premium.open();
  for (const [name, typed, left] of [
    ['Default user limit', '-1', '0'],
    ['Default user limit', '100', '99'],
    ['Default user limit', '2.6', '3'],
    ['Maximum server channels', '4', '5'],
    ['Maximum server channels', '101', '100'],
  ] as const) {
    await premium.box(name).fill(typed);
    await premium.box(name).blur();
    await expect(premium.box(name)).toHaveValue(left);
  }
  await premium.box('Default channel name').fill('x'.repeat(40));
  await expect(premium.box('Default channel name')).toHaveValue('x'.repeat(32));
  await tab(page, 'Templates').click();
  await add(page, 'template').click();
  await control(page, 'templates_0_name').fill('x'.repeat(30));
  await expect(control(page, 'templates_0_name')).toHaveValue('x'.repeat(20));
  await control(page, 'templates_0_template').fill('x'.repeat(40));
  await expect(control(page, 'templates_0_template')).toHaveValue('x'.repeat(32));
  for (const [parts, sentence] of [
    [{ user_limit: 100 }, 'The user limit must be between 0 and 99'],
    [{ max_server_channels: 101 }, 'A server can have 5 to 100 temporary channels'],
    [{ channel_name_template: 'x'.repeat(33) }, 'A name template cannot exceed 32 characters'],
    [{ templates: [{ name: 'x'.repeat(21), template: 'x' }] }, "A template's name cannot exceed 20 characters"],
    [{ permission_mode: 'nobody' }, 'Choose one of the available options'],
  ] as const) {
    expect(await refusal(SAVE, { ...DEFAULTS, ...parts })).toEqual([400, sentence]);
  }
  // How many channels a member may create cannot be saved.
  await store(HARBOUR_TAVERN, SAVE, { ...DEFAULTS, channel_creation_limit: 6 });
  expect(await read(PATH)).toMatchObject({ channel_creation_limit: 1 });
});

test('reasons for refusing a save while enabled', async ({ page, premium, store, refusal }) => {
  await store(HARBOUR_TAVERN, SAVE, { ...DEFAULTS, permission_mode: 'everyone' });
  await premium.open();
  await premium.box('Default channel name').fill('  ');
  await take(page, MODE, 'Custom');
  await add(page, 'permission').click();
  await tab(page, 'Templates').click();
  await add(page, 'template').click();
  await premium.saved(SUCCESS);

  await premium.toggle(SWITCH).click();
  await premium.save();
  const [hub, name, role, template] = [
    'Please select a hub voice channel',
    'Please provide a channel name template',
    'Please select a role for all custom permissions',
    'Please provide a name and template for all channel templates',
  ];
  await expect(premium.banner(hub)).toBeVisible();
  await expect(premium.sentence('templates.0.name')).toHaveText(template);
  await expect(premium.sentence('templates.0.template')).toHaveText(template);
  // The first problem is in the other tab.
  await expect(premium.picker('Hub voice channel')).toBeFocused();
  await expect(premium.sentence('hub_channel_id')).toHaveText(hub);
  await expect(premium.sentence('channel_name_template')).toHaveText(name);
  await expect(premium.sentence('custom_rules.0.role_id')).toHaveText(role);
  const fine = { ...DEFAULTS, enabled: true, hub_channel_id: HARBOUR_CHANNELS.cellarVoice };
  const rules = { enabled: true, permissions: [{ roleId: null, allow: true }] };
  for (const [parts, sentence] of [
    [{ hub_channel_id: null }, hub],
    [{ channel_name_template: ' ' }, name],
    [{ permission_mode: 'custom', custom_permissions: rules }, role],
    [{ templates: [{ name: 'x', template: '' }] }, template],
  ] as const) {
    expect(await refusal(SAVE, { ...fine, ...parts })).toEqual([400, sentence]);
  }
});

test('ten custom permissions at most, each for a different role', async ({ page, premium, store }) => {
  await store(HARBOUR_TAVERN, SAVE, DEFAULTS);
  await premium.open();
  await take(page, MODE, 'Custom');
  for (let count = 0; count < 10; count += 1) await add(page, 'permission').click();
  await expect(page.getByText('10 / 10')).toBeVisible();
  await pressAnyway(add(page, 'permission'));
  await expect(premium.banner('Maximum 10 custom permissions allowed')).toBeVisible();
  await choose(page, 'custom_rules_0_role_id', /^Sailor$/);
  await control(page, 'custom_rules_1_role_id').click();
  await expect(page.getByRole('option', { name: 'Regular' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Sailor' })).toHaveCount(0);
});
