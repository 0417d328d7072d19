import { HARBOUR_CHANNELS, HARBOUR_TAVERN } from '../support/guilds.ts';
import { expect } from '../support/journey.ts';
import { recordSaves } from '../support/moduleScreen.ts';
import { callsOnOpening, chip, moduleTest } from '../support/modules.ts';
import { insertVariable } from '../support/variables.ts';

const PATH = 'invite-tracker/';
const SUCCESS = 'Settings saved successfully!';
const EMPTY = {
  invite_tracking_enabled: false,
  invite_log_channel_id: null,
  invite_notification_template: '{inviter} invited {user} using code {code}',
};

const test = moduleTest('inviteTracker');

test('the screen shows the defaults, variables and templates', async ({ page, untouched }) => {
  expect(await callsOnOpening(untouched)).toEqual(['channels/', 'customize/', PATH, 'permissions/']);
  await expect(untouched.saveBar).toHaveCount(0);
  await expect(untouched.toggle('Enable invite tracking')).not.toBeChecked();
  await expect(untouched.picker('Log channel')).toHaveText('Select channel');
  const message = untouched.box('Message');
  await expect(message).toHaveValue(EMPTY.invite_notification_template);
  const templates = {
    Default: '{inviter} invited {user} using code {code}',
    'Joined using': "{user} joined using {inviter}'s invite. Code: {code}",
    'Invited by': '{user} joined (Invited by: {inviter})',
    Welcome: 'Welcome {user}! You were invited by {inviter}.',
  };
  for (const [title, text] of Object.entries(templates).reverse()) {
    await chip(page, title).click();
    await expect(message).toHaveValue(text);
    await expect(page.getByText(`${text.length} / 1900`)).toBeVisible();
  }
  await expect(page.getByRole('figure', { name: 'Preview' })).toContainText('@Grace invited @Ada using code hX7kPq2');
  await message.fill('');
  for (const token of ['{inviter}', '{user}', '{code}'])
    await insertVariable(page, 'invite_notification_template', token);
  await expect(message).toHaveValue('{inviter}{user}{code}');
  await untouched.cancel();
  await expect(message).toHaveValue(EMPTY.invite_notification_template);
});

test('the three fields are saved flat and loaded nested, and edits can be discarded', async ({
  page,
  premium,
  store,
  read,
}) => {
  await store(HARBOUR_TAVERN, PATH, EMPTY);
  const saves = recordSaves(page);
  await premium.open();
  await premium.toggle('Enable invite tracking').click();
  const channels = await premium.offered('Log channel');
  expect(channels.filter((title) => ['Taproom', 'announcements', 'The Quay'].includes(title))).toEqual([]);
  await premium.choose('Log channel', 'general');
  await premium.box('Message').fill('{user} came with {inviter}');
  await premium.saved(SUCCESS);
  const body = {
    invite_tracking_enabled: true,
    invite_log_channel_id: HARBOUR_CHANNELS.general,
    invite_notification_template: '{user} came with {inviter}',
  };
  expect(saves).toEqual([{ path: PATH, body }]);
  expect(await read(PATH)).toEqual({ is_premium: true, settings: body });
  await page.reload();
  await expect(premium.toggle('Enable invite tracking')).toBeChecked();
  await expect(premium.picker('Log channel')).toHaveText('general');
  await premium.box('Message').fill('never mind');
  await premium.toggle('Enable invite tracking').click();
  await premium.cancel();
  await expect(premium.box('Message')).toHaveValue(body.invite_notification_template);
  await expect(premium.toggle('Enable invite tracking')).toBeChecked();
});

test('tracking needs a channel', async ({ premium, store, refusal }) => {
  await store(HARBOUR_TAVERN, PATH, EMPTY);
  const sentence = 'Please choose a channel for your verification message';
  await premium.open();
  await premium.toggle('Enable invite tracking').click();
  await premium.save();
  await expect(premium.banner(sentence)).toBeVisible();
  await expect(premium.sentence('invite_log_channel_id')).toHaveText(sentence);
  await expect(premium.picker('Log channel')).toBeFocused();
  expect(await refusal(PATH, { ...EMPTY, invite_tracking_enabled: true })).toEqual([400, sentence]);
  await premium.choose('Log channel', 'market');
  await expect(premium.sentence('invite_log_channel_id')).toHaveText('');
  await premium.saved(SUCCESS);
});

test('a message ends at 1900 characters, with a warning above 1700', async ({ page, premium, store, refusal }) => {
  await store(HARBOUR_TAVERN, PATH, EMPTY);
  await premium.open();
  const message = premium.box('Message');
  const counter = page.locator('[id="root_invite_notification_template__counter"]');
  await message.fill('x'.repeat(1700));
  await expect(counter).toHaveAttribute('data-level', 'plain');
  await message.fill('x'.repeat(1701));
  await expect(counter).toHaveAttribute('data-level', 'near');
  await message.fill('x'.repeat(1895));
  await insertVariable(page, 'invite_notification_template', '{user}');
  await expect(premium.banner('Adding this variable would exceed the 1900 character limit')).toBeVisible();
  await expect(message).toHaveValue('x'.repeat(1895));
  await message.fill('y'.repeat(2000));
  await expect(counter).toHaveText('1900 / 1900');
  // What bypasses the control is refused by the server and shown at the field.
  await page.route(`**/${PATH}`, (route) =>
    route.request().method() === 'POST'
      ? route.continue({
          postData: JSON.stringify({
            ...route.request().postDataJSON(),
            invite_notification_template: 'y'.repeat(1901),
          }),
        })
      : route.continue(),
  );
  const sentence = 'Notification message exceeds the 1900 character limit';
  await premium.save();
  await expect(premium.banner(sentence)).toBeVisible();
  await expect(premium.sentence('invite_notification_template')).toHaveText(sentence);
  expect(await refusal(PATH, { ...EMPTY, invite_notification_template: 'y'.repeat(1901) })).toEqual([400, sentence]);
});
