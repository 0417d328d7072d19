import { LIBRARY_ROLES } from '../../../src/simulators/demo/world.ts';
import { alter, answer } from '../support/calls.ts';
import { HARBOUR_ROLES, HARBOUR_TAVERN, QUIET_LIBRARY } from '../support/guilds.ts';
import { expect, type Page } from '../support/journey.ts';
import { bodyAt, recordSaves } from '../support/moduleScreen.ts';
import { callsOnOpening, card, commands, moduleTest, pressAnyway } from '../support/modules.ts';
import { choose, control, field } from '../support/screen.ts';

const PATH = 'reactroles/';
const SAVE = 'reactroles/save/';
const SUCCESS = 'Settings saved successfully!';
const PART = { message: '', channel_id: null, message_id: null, roles: {} };
const EMPTY = { emoji_roles: PART, button_roles: PART };

const test = moduleTest('reactRoles');

const list = (page: Page, name: 'emoji_rows' | 'button_rows') => field(page, name);
const row = (page: Page, name: 'emoji_rows' | 'button_rows', at: number) =>
  list(page, name).getByRole('group', { name: `Entry ${at + 1}`, exact: true });
const addEmoji = (page: Page) => page.getByRole('button', { name: 'Add Emoji Role' });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add Button Role' });
const emoji = (page: Page, at: number) => control(page, `emoji_rows_${at}_emoji`);

test('both lists start from examples', async ({ page, untouched }) => {
  await untouched.open();
  const news = list(page, 'emoji_rows').getByRole('button', { name: '🔔 News' });
  await news.click();
  await expect(emoji(page, 0)).toHaveValue('🔔');
  await news.click();
  await expect(list(page, 'emoji_rows').getByText('1 / 25')).toBeVisible();
  await list(page, 'button_rows').getByRole('button', { name: 'Green button' }).click();
  await expect(row(page, 'button_rows', 0).getByRole('radio', { name: 'Success' })).toBeChecked();
});

test('the screen starts empty and offers all parts of a row', async ({ page, untouched }) => {
  expect(await callsOnOpening(untouched)).toEqual(['permissions/', PATH, 'roles/']);
  await expect(untouched.saveBar).toHaveCount(0);
  await expect(untouched.box('Emoji roles message')).toHaveValue('');
  await expect(untouched.box('Button roles message')).toHaveValue('');
  await expect(page.getByText('Premium Feature')).toHaveCount(0);
  expect(await commands(page)).toEqual(['/erole', '/brole']);

  await expect(list(page, 'emoji_rows').getByText('0 / 25')).toBeVisible();
  await addEmoji(page).click();
  await expect(list(page, 'emoji_rows').getByText('1 / 25')).toBeVisible();
  const first = row(page, 'emoji_rows', 0);
  await first.getByRole('button', { name: 'Choose an emoji' }).click();
  const panel = page.getByRole('dialog', { name: 'Emojis' });
  await expect(panel.getByRole('heading')).toHaveCount(9);
  const common = panel.locator('section').filter({ hasNot: page.getByRole('heading', { name: 'This server' }) });
  await expect(common.getByRole('button')).toHaveCount(100);
  await panel.getByPlaceholder('Search emojis...').fill('gem stone');
  await panel.getByRole('button', { name: 'gem stone' }).click();
  await expect(emoji(page, 0)).toHaveValue('💎');
  await first.getByRole('combobox', { name: 'Role' }).click();
  await page.getByPlaceholder('Search roles...').fill('kraken');
  await expect(page.getByText('No roles found')).toBeVisible();
  await page.keyboard.press('Escape');
  await first.getByRole('button', { name: 'Delete Entry 1' }).click();
  await expect(list(page, 'emoji_rows').getByText('0 / 25')).toBeVisible();

  await expect(list(page, 'button_rows').getByText('0 / 25')).toBeVisible();
  await addButton(page).click();
  const styles = row(page, 'button_rows', 0).getByRole('radiogroup', { name: 'Style' });
  expect(
    await styles.locator('input').evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value'))),
  ).toEqual(['PRIMARY', 'SECONDARY', 'SUCCESS', 'DANGER']);
  await expect(card(page, 'Style', 'Primary')).toBeChecked();
  await expect(row(page, 'button_rows', 0).getByRole('combobox', { name: 'Role' })).toHaveText('Select a role');
  await row(page, 'button_rows', 0).getByRole('button', { name: 'Delete Entry 1' }).click();
  await expect(list(page, 'button_rows').getByText('0 / 25')).toBeVisible();
  await expect(untouched.saveBar).toHaveCount(0);
});

test('rows are saved as maps without ids and loaded again', async ({ page, premium, store, read }) => {
  const ids = { channel_id: '900000000000000001', message_id: '900000000000000002' };
  await store(HARBOUR_TAVERN, SAVE, { ...EMPTY, emoji_roles: { ...PART, ...ids } });
  const saves = recordSaves(page);
  await premium.open();
  await premium.box('Emoji roles message').fill('React!');
  await addEmoji(page).click();
  await emoji(page, 0).fill('🦜');
  await choose(page, 'emoji_rows_0_role_id', /^Sailor$/);
  await addEmoji(page).click();
  await emoji(page, 1).fill('<a:wave:123456789012345678>');
  await choose(page, 'emoji_rows_1_role_id', /^Regular$/);
  await premium.box('Button roles message').fill('Press!');
  const before = Date.now();
  await addButton(page).click();
  await addButton(page).click();
  await choose(page, 'button_rows_0_role_id', /^Sailor$/);
  await choose(page, 'button_rows_1_role_id', /^Verified$/);
  await row(page, 'button_rows', 1).getByRole('radio', { name: 'Success' }).check();
  await premium.saved(SUCCESS);

  expect(saves.map(({ path }) => path)).toEqual([SAVE]);
  const body = bodyAt<typeof EMPTY>(saves, 0);
  const keys = Object.keys(body.button_roles.roles);
  expect(keys).toEqual([expect.stringMatching(/^PRIMARY_\d{13}$/), expect.stringMatching(/^SUCCESS_\d{13}$/)]);
  const stamps = keys.map((key) => Number(key.split('_')[1]));
  expect(stamps[0]).toBeGreaterThanOrEqual(before);
  expect(stamps[1]).toBeGreaterThan(stamps[0] ?? 0);
  expect(body).toEqual({
    emoji_roles: {
      message: 'React!',
      ...ids,
      roles: { '🦜': HARBOUR_ROLES.sailor, '<a:wave:123456789012345678>': HARBOUR_ROLES.regular },
    },
    button_roles: {
      ...PART,
      message: 'Press!',
      roles: { [keys[0] ?? '']: HARBOUR_ROLES.sailor, [keys[1] ?? '']: HARBOUR_ROLES.verified },
    },
  });
  expect(await read(PATH)).toEqual({ ...body, is_premium: true });

  await page.reload();
  await expect(emoji(page, 0)).toHaveValue('🦜');
  await expect(control(page, 'emoji_rows_1_role_id')).toHaveText('Regular');
  await expect(control(page, 'button_rows_1_role_id')).toHaveText('Verified');
  await expect(row(page, 'button_rows', 1).getByRole('radio', { name: 'Success' })).toBeChecked();
  await page.getByRole('button', { name: 'Delete Entry 1' }).first().click();
  await emoji(page, 0).fill('🐙');
  await premium.cancel();
  await expect(emoji(page, 0)).toHaveValue('🦜');
  await expect(emoji(page, 1)).toHaveValue('<a:wave:123456789012345678>');

  // Changing a style rewrites its part of the key.
  await row(page, 'button_rows', 0).getByRole('radio', { name: 'Danger' }).check();
  await premium.saved(SUCCESS);
  expect(Object.keys(bodyAt<typeof EMPTY>(saves, 1).button_roles.roles)).toEqual([`DANGER_${stamps[0]}`, keys[1]]);
});

test('an emoji is from Unicode or the server, and only the first one typed counts', async ({
  page,
  premium,
  store,
}) => {
  await store(HARBOUR_TAVERN, SAVE, EMPTY);
  await premium.open();
  await addEmoji(page).click();
  const picture = field(page, 'emoji_rows.0.emoji').locator('img');
  for (const [typed, taken] of [
    ['Ahoy ⚓ and 🦜', '⚓'],
    ['👩‍🚀👍🏽', '👩‍🚀'],
    ['🇷🇴🇬🇧', '🇷🇴'],
    ['<:rum:234567890123456789> please', '<:rum:234567890123456789>'],
  ] as const) {
    await emoji(page, 0).fill(typed);
    await expect(emoji(page, 0)).toHaveValue(taken);
  }
  await expect(picture).toHaveAttribute('src', /\/emojis\/234567890123456789\.png$/);
  await emoji(page, 0).fill('<a:rum:234567890123456789>');
  await expect(picture).toHaveAttribute('src', /\/emojis\/234567890123456789\.gif$/);
  for (const typed of ['none', '<:rum:12>', ':smile:']) {
    await emoji(page, 0).fill(typed);
    await expect(field(page, 'emoji_rows.0.emoji').getByText('Invalid emoji')).toBeVisible();
  }
});

test('reasons for refusing a save', async ({ page, premium, store, refusal }) => {
  await store(HARBOUR_TAVERN, SAVE, EMPTY);
  await premium.open();
  await addEmoji(page).click();
  await addButton(page).click();
  await premium.save();
  const [emojiMessage, buttonMessage] = ['Message is required for Emoji Roles', 'Message is required for Button Roles'];
  const incomplete = 'Please provide a valid emoji and select a role for all emoji entries';
  const noRole = 'Please select a role for all button entries';
  await expect(premium.banner(emojiMessage)).toBeVisible();
  await expect(premium.box('Emoji roles message')).toBeFocused();
  await expect(premium.sentence('emoji_message')).toHaveText(emojiMessage);
  await expect(premium.sentence('button_message')).toHaveText(buttonMessage);
  await expect(premium.sentence('emoji_rows.0.emoji')).toHaveText(incomplete);
  await expect(premium.sentence('emoji_rows.0.role_id')).toHaveText(incomplete);
  await expect(premium.sentence('button_rows.0.role_id')).toHaveText(noRole);

  await premium.box('Emoji roles message').fill('React!');
  await premium.box('Button roles message').fill('Press!');
  await emoji(page, 0).fill('🦜');
  await choose(page, 'emoji_rows_0_role_id', /^Sailor$/);
  await choose(page, 'button_rows_0_role_id', /^Sailor$/);
  await addEmoji(page).click();
  await emoji(page, 1).fill('🦜');
  await choose(page, 'emoji_rows_1_role_id', /^Regular$/);
  await premium.save();
  await expect(premium.banner('This emoji is already in use')).toBeVisible();
  await expect(premium.sentence('emoji_rows.1.emoji')).toContainText('This emoji is already in use');
  await emoji(page, 1).fill('🐙');
  await premium.saved(SUCCESS);

  const roles = { '🦜': HARBOUR_ROLES.sailor };
  for (const [body, sentence] of [
    [{ ...EMPTY, emoji_roles: { ...PART, message: ' ', roles } }, emojiMessage],
    [{ ...EMPTY, button_roles: { ...PART, roles: { PRIMARY_1: HARBOUR_ROLES.sailor } } }, buttonMessage],
    [{ ...EMPTY, emoji_roles: { ...PART, message: 'x', roles: { parrot: HARBOUR_ROLES.sailor } } }, incomplete],
    [{ ...EMPTY, emoji_roles: { ...PART, message: 'x', roles: { '🦜': null } } }, incomplete],
    [{ ...EMPTY, button_roles: { ...PART, message: 'x', roles: { PRIMARY_1: null } } }, noRole],
  ] as const) {
    expect(await refusal(SAVE, body)).toEqual([400, sentence]);
  }
});

test('a role can be used once per section, and one with administrator permissions causes a warning', async ({
  page,
  premium,
  store,
  refusal,
}) => {
  await store(HARBOUR_TAVERN, SAVE, EMPTY);
  await premium.open();
  await addEmoji(page).click();
  await choose(page, 'emoji_rows_0_role_id', /^Sailor$/);
  await addEmoji(page).click();
  const offered = async (name: string) => {
    await control(page, name).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    const titles = await page.getByRole('option').allInnerTexts();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    // Without the note after a title.
    return titles.map((title) => title.trim().split('\n')[0]);
  };
  const others = ['Admin', 'Moderator', 'Shipwright', 'Regular', 'Verified', 'Newcomer'];
  expect(await offered('emoji_rows_1_role_id')).toEqual(others);
  expect(await offered('emoji_rows_0_role_id')).toContain('Sailor');
  await addButton(page).click();
  expect(await offered('button_rows_0_role_id')).toContain('Sailor');

  const warning = 'Warning: This role has administrator permissions';
  await choose(page, 'emoji_rows_1_role_id', /^Admin can do anything here$/);
  await page.getByRole('button', { name: 'Use this role' }).click();
  await expect(field(page, 'emoji_rows.1.role_id').getByText(warning)).toBeVisible();
  await expect(field(page, 'emoji_rows.0.role_id').getByText(warning)).toHaveCount(0);
  await premium.box('Emoji roles message').fill('React!');
  await emoji(page, 0).fill('🦜');
  await emoji(page, 1).fill('🦜');
  // Without a save.
  await expect(premium.sentence('emoji_rows.1.emoji')).toHaveText('This emoji is already in use');
  await emoji(page, 1).fill('🐙');
  await row(page, 'button_rows', 0).getByRole('button', { name: 'Delete Entry 1' }).click();
  await premium.saved(SUCCESS);
  const twice = { '🦜': HARBOUR_ROLES.sailor, '🐙': HARBOUR_ROLES.sailor };
  expect(await refusal(SAVE, { ...EMPTY, emoji_roles: { ...PART, message: 'x', roles: twice } })).toEqual([
    400,
    'This role is already in use',
  ]);
});

test('with Premium 25 emoji roles and 25 button roles', async ({ page, premium, store }) => {
  await store(HARBOUR_TAVERN, SAVE, EMPTY);
  await premium.open();
  for (const [add, rows, sentence] of [
    [addEmoji(page), 'emoji_rows', 'Maximum 25 emoji roles allowed'],
    [addButton(page), 'button_rows', 'Maximum 25 button roles allowed'],
  ] as const) {
    for (let count = 0; count < 25; count += 1) await add.click();
    await expect(list(page, rows).getByText('25 / 25')).toBeVisible();
    await pressAnyway(add);
    await expect(premium.banner(sentence)).toBeVisible();
    await expect(list(page, rows).getByRole('group', { name: /^Entry/ })).toHaveCount(25);
  }
});

test('without Premium five emoji roles', async ({ page, free, store, read, refusal }) => {
  await store(QUIET_LIBRARY, SAVE, EMPTY);
  const saves = recordSaves(page);
  await free.open();
  await expect(list(page, 'emoji_rows').getByText('0 / 5')).toBeVisible();
  for (let count = 0; count < 5; count += 1) await addEmoji(page).click();
  await pressAnyway(addEmoji(page));
  await expect(free.banner('Maximum 5 emoji roles allowed')).toBeVisible();
  await expect(list(page, 'emoji_rows').getByText('5 / 5')).toBeVisible();
  for (let count = 0; count < 4; count += 1) await page.getByRole('button', { name: 'Delete Entry 1' }).click();
  await free.box('Emoji roles message').fill('React!');
  await emoji(page, 0).fill('📚');
  await choose(page, 'emoji_rows_0_role_id', /^Book Club$/);
  await free.saved(SUCCESS);
  const saved = { ...EMPTY, emoji_roles: { ...PART, message: 'React!', roles: { '📚': LIBRARY_ROLES.bookClub } } };
  expect(saves).toEqual([{ path: SAVE, body: saved }]);
  expect(await read(PATH, QUIET_LIBRARY)).toEqual({ ...saved, is_premium: false });
  const six = Object.fromEntries(['📚', '📖', '📕', '📗', '📘', '📙'].map((key) => [key, LIBRARY_ROLES.bookClub]));
  const tooMany = { ...EMPTY, emoji_roles: { ...PART, message: 'React!', roles: six } };
  expect(await refusal(SAVE, tooMany, QUIET_LIBRARY)).toEqual([400, 'Maximum 5 emoji roles allowed']);
});

test('without Premium, button roles are locked and sent as stored', async ({ page, free, store, read, refusal }) => {
  await store(QUIET_LIBRARY, SAVE, EMPTY);
  // As in a server whose Premium has ended.
  const stored = { ...PART, message: 'Press!', roles: { DANGER_1700000000001: LIBRARY_ROLES.visitor } };
  await alter(page, `**/${PATH}`, { button_roles: stored });
  const saves = recordSaves(page);
  await free.open();
  await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
    'href',
    /^\/premium\?guild_id=\d+&plan=premium$/,
  );
  await expect(control(page, 'button_rows_0_role_id')).toHaveText('Visitor');
  await expect(card(page, 'Style', 'Danger')).toBeChecked();
  await expect(addButton(page)).toBeDisabled();
  // Locked rows can be read; trying to change them shows why they are locked.
  await free.box('Button roles message').fill('Pull!');
  await expect(free.banner('Button roles are a premium feature')).toBeVisible();
  await expect(free.box('Button roles message')).toHaveValue('Press!');
  await row(page, 'button_rows', 0).getByRole('button', { name: 'Delete Entry 1' }).click();
  await expect(control(page, 'button_rows_0_role_id')).toHaveText('Visitor');
  await expect(free.saveBar).toHaveCount(0);

  await free.box('Emoji roles message').fill('React!');
  await answer(page, 'POST', `**/${SAVE}`, { body: { success: true } });
  await free.saved(SUCCESS);
  expect(saves).toEqual([{ path: SAVE, body: { emoji_roles: { ...PART, message: 'React!' }, button_roles: stored } }]);
  expect(await refusal(SAVE, { ...EMPTY, button_roles: stored }, QUIET_LIBRARY)).toEqual([
    403,
    'Button roles are a premium feature',
  ]);
  expect(await read(PATH, QUIET_LIBRARY)).toMatchObject({ button_roles: PART });
});
