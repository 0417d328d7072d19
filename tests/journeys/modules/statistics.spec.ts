import { answer } from '../support/calls.ts';
import { HARBOUR_CHANNELS, HARBOUR_TAVERN } from '../support/guilds.ts';
import { expect, type Page } from '../support/journey.ts';
import { recordSaves } from '../support/moduleScreen.ts';
import { callsOnOpening, chip, commands, expectSaveFailure, moduleTest } from '../support/modules.ts';
import { press } from '../support/picker.ts';
import { control } from '../support/screen.ts';
import { insertVariable, variablesOf } from '../support/variables.ts';

const PATH = 'statistics/';
const SAVE = 'statistics/save/';
const SUCCESS = 'Settings saved successfully!';
const TEMPLATE = 'Message template';
const SIMPLE = [
  '📊 {server}',
  'Members: {total_members}',
  'Active ({period}): {active_period}',
  'In voice: {voice_users_online}',
  'Updated {date}',
].join('\n');
const DEFAULTS = {
  statistics_enabled: false,
  stats_channel_id: null,
  auto_update_enabled: true,
  update_interval: 5,
  message_template: SIMPLE,
  message_period: '24h',
  web_dashboard_enabled: true,
};
const TRACKED = { track_activity: true, track_economy: true, track_gaming: true, track_growth: true };

const test = moduleTest('statistics');

const preview = (page: Page) => page.getByRole('figure', { name: 'Preview' });

test('the screen shows the defaults and the commands', async ({ page, untouched }) => {
  const calls = await callsOnOpening(untouched);
  expect(calls.filter((path) => !path.startsWith('statistics/overview/'))).toEqual([
    'channels/',
    // For the currency's name in the preview.
    'currency-config/',
    // For the bot's name in the preview.
    'customize/',
    'permissions/',
    PATH,
  ]);
  await expect(untouched.saveBar).toHaveCount(0);
  for (const [name, on] of [
    ['Enable statistics', false],
    ['Web dashboard', true],
    ['Auto update', true],
  ] as const) {
    await expect(untouched.toggle(name)).toBeChecked({ checked: on });
  }
  await expect(untouched.picker('Stats channel')).toHaveText('None');
  await expect(untouched.box('Update interval')).toHaveValue('5');
  await expect(untouched.picker('Message period')).toHaveText('24 hours');
  expect(await untouched.offered('Message period')).toEqual(['1 hour', '24 hours', '7 days', '30 days']);
  await expect(untouched.box(TEMPLATE)).toHaveValue(SIMPLE);
  await expect(preview(page)).toContainText('Members: 1,024');
  expect(await commands(page)).toEqual(['/stats', '/leaderboard']);

  // Settings that need a channel are disabled without one and keep their values.
  await expect(untouched.toggle('Auto update')).toBeDisabled();
  await expect(untouched.box('Update interval')).toBeDisabled();
  await expect(page.getByText('Choose a stats channel first')).toHaveCount(2);
  await untouched.picker('Stats channel').click();
  await press(page.getByRole('option').nth(1));
  await expect(untouched.toggle('Auto update')).toBeEnabled();
  await expect(untouched.box('Update interval')).toBeEnabled();
  await untouched.cancel();
  await expect(untouched.toggle('Auto update')).toBeDisabled();
});

test('presets and variables of the template, by category', async ({ page, untouched }) => {
  await untouched.open();
  for (const [title, start] of [
    ['Economy Focus', '💰 Economy of {server}\n{primary_emoji} {total_primary} {primary_name}, {avg_primary} each'],
    ['Complete Server Stats', '📊 {server}, {period}, every {interval} min\nMembers {total_members} (+{new_members})'],
    ['Compact Display', '{server}: {total_members} members, {active_period} active, {voice_users_online} in voice'],
    ['Daily Rewards Focus', '🎁 Daily rewards ({period})\nClaims: {daily_claims}'],
    ['Activity Focus', '🔥 Activity ({period})\nMessages: {messages_period}'],
    ['Simple Stats', SIMPLE],
  ] as const) {
    await chip(page, title).click();
    expect(await untouched.box(TEMPLATE).inputValue()).toContain(start);
  }
  await variablesOf(page, 'message_template').click();
  for (const [category, names] of Object.entries({
    Basic: ['total_members', 'active_period', 'voice_users_online', 'period', 'interval', 'date'],
    Economy: ['total_primary', 'total_secondary', 'primary_name', 'primary_emoji', 'secondary_name', 'secondary_emoji'],
    Leaderboards: [
      'richest_primary',
      'richest_secondary',
      'top_voice',
      'top_messages',
      'top_farmers',
      'top_daily',
      'blackjack_games',
      'lottery_last_winner',
      'top_inviters',
    ],
    Champions: ['champion_rich', 'champion_daily_streak', 'champion_invites'],
  })) {
    const listed = page.getByRole('group', { name: category, exact: true });
    for (const name of names) await expect(listed.getByText(`{${name}}`, { exact: true })).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await untouched.box(TEMPLATE).fill('Rich: ');
  await insertVariable(page, 'message_template', '{champion_rich}');
  await expect(untouched.box(TEMPLATE)).toHaveValue('Rich: {champion_rich}');
  await expect(preview(page)).toContainText('Rich: @Ada');
});

test('all settings are saved together with the tracking flags and loaded again, and edits can be discarded', async ({
  page,
  premium,
  store,
  read,
}) => {
  await store(HARBOUR_TAVERN, SAVE, { ...DEFAULTS, ...TRACKED });
  const saves = recordSaves(page);
  await premium.open();
  await premium.toggle('Enable statistics').click();
  await premium.toggle('Web dashboard').click();
  expect((await premium.offered('Stats channel')).sort()).toEqual(
    ['None', 'bot-commands', 'general', 'market', 'rules', 'verification', 'welcome'].sort(),
  );
  await premium.choose('Stats channel', 'market');
  await premium.toggle('Auto update').click();
  await premium.box('Update interval').fill('30');
  await premium.choose('Message period', '7 days');
  await chip(page, 'Compact Display').click();
  const answered = page.waitForResponse(`**/${SAVE}`);
  await premium.saved(SUCCESS);
  expect(await (await answered).json()).toMatchObject({ success: true });
  const body = {
    statistics_enabled: true,
    stats_channel_id: HARBOUR_CHANNELS.market,
    auto_update_enabled: false,
    update_interval: 30,
    message_template: '{server}: {total_members} members, {active_period} active, {voice_users_online} in voice',
    message_period: '7d',
    web_dashboard_enabled: false,
  };
  expect(saves).toEqual([{ path: SAVE, body: { ...body, ...TRACKED } }]);
  expect(await read(PATH)).toMatchObject(body);
  await page.reload();
  await expect(premium.picker('Message period')).toHaveText('7 days');
  await expect(premium.box('Update interval')).toHaveValue('30');
  await premium.choose('Message period', '1 hour');
  await premium.box('Update interval').fill('15');
  await premium.cancel();
  await expect(premium.picker('Message period')).toHaveText('7 days');
  await expect(premium.box('Update interval')).toHaveValue('30');
});

test('an interval outside 5 to 60 is refused, and the template ends at 1800 characters', async ({
  page,
  premium,
  store,
  refusal,
}) => {
  const settings = { ...DEFAULTS, stats_channel_id: HARBOUR_CHANNELS.market };
  await store(HARBOUR_TAVERN, SAVE, settings);
  await premium.open();
  const sentence = 'Update interval must be between 5 and 60 minutes';
  for (const typed of ['4', '61']) {
    await premium.box('Update interval').fill(typed);
    await premium.box('Update interval').blur();
    await expect(premium.box('Update interval')).toHaveValue(typed);
    await premium.save();
    await expect(premium.banner(sentence).last()).toBeVisible();
    await expect(premium.sentence('update_interval')).toHaveText(sentence);
    await expect(premium.box('Update interval')).toBeFocused();
    for (const channel of [settings.stats_channel_id, null]) {
      const body = { ...settings, stats_channel_id: channel, update_interval: Number(typed) };
      expect(await refusal(SAVE, body)).toEqual([400, sentence]);
    }
  }
  // Without a channel the settings could not be corrected.
  await premium.choose('Stats channel', 'None');
  await expect(premium.box('Update interval')).toHaveValue('5');
  await premium.choose('Stats channel', 'market');
  await premium.box('Update interval').fill('60');
  const counter = page.locator('[id="root_message_template__counter"]');
  await premium.box(TEMPLATE).fill('x'.repeat(1600));
  await expect(counter).toHaveAttribute('data-level', 'plain');
  await premium.box(TEMPLATE).fill('x'.repeat(1601));
  await expect(counter).toHaveAttribute('data-level', 'near');
  await premium.box(TEMPLATE).fill('x'.repeat(1900));
  await expect(counter).toHaveText('1800 / 1800');
  await insertVariable(page, 'message_template', '{date}');
  await expect(premium.banner('Adding this variable would exceed the 1800 character limit')).toBeVisible();
  await premium.saved(SUCCESS);
  expect(await refusal(SAVE, { ...DEFAULTS, message_template: 'x'.repeat(1801) })).toEqual([
    400,
    'The message template cannot exceed 1800 characters',
  ]);
});

test('the message of a save is that of the server, its error, or a default one', async ({ page, premium, store }) => {
  await store(HARBOUR_TAVERN, SAVE, DEFAULTS);
  await premium.open();
  await control(page, 'message_template').fill('Hello');
  await answer(page, 'POST', `**/${SAVE}`, { body: { success: false, message: 'Not on a Sunday.' }, times: 1 });
  await premium.save();
  await expect(premium.banner('Not on a Sunday.')).toBeVisible();
  await expect(premium.saveBar).toBeVisible();
  await answer(page, 'POST', `**/${SAVE}`, { status: 500, body: { message: 'Nobody counts today.' }, times: 1 });
  await premium.save();
  await expect(premium.banner('Nobody counts today.')).toBeVisible();
  await expectSaveFailure(premium, SAVE, { sentence: 'Failed to save settings', success: SUCCESS });
  await premium.box(TEMPLATE).fill('Hello again');
  await answer(page, 'POST', `**/${SAVE}`, { body: { success: true, message: 'Counted.' }, times: 1 });
  await premium.saved('Counted.');
});
