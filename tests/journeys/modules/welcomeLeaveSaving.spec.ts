import { alter, answer, hold, recordCalls } from '../support/calls.ts';
import { stopClock } from '../support/clock.ts';
import { HARBOUR_CHANNELS, HARBOUR_TAVERN } from '../support/guilds.ts';
import { expect, test } from '../support/journey.ts';
import { settled } from '../support/network.ts';
import { messages, problem, save, saveBar, summary } from '../support/screen.ts';
import { empty, message, openWith } from '../support/welcomeLeave.ts';

const { welcome, general } = HARBOUR_CHANNELS;
const savePath = `/auth/guilds/${HARBOUR_TAVERN}/welcome-leave/save/`;

test.describe('the rules', () => {
  const valid = {
    welcome_enabled: true,
    welcome_channel_id: welcome,
    welcome_message: 'Hi {user}',
    leave_enabled: true,
    leave_channel_id: general,
    leave_message: 'Bye {username}',
  };

  /** What is wrong with one part or both, and what is said about each field. */
  const REFUSED: [wrong: Partial<typeof empty> & { image?: boolean }, sentences: Record<string, string>][] = [
    [
      { welcome_channel_id: null, leave_channel_id: null },
      {
        welcome_channel_id: 'Please select a channel for welcome messages',
        leave_channel_id: 'Please select a channel for leave messages',
      },
    ],
    [
      { welcome_message: ' {u} ', leave_message: '    a' },
      {
        welcome_message: 'Welcome message must be at least 5 characters long',
        leave_message: 'Leave message must be at least 5 characters long',
      },
    ],
    [
      { welcome_message: 'Hello there', leave_message: 'So long' },
      {
        welcome_message: 'Welcome message must include the {user} variable',
        leave_message: 'Leave message must include either {user} or {username} variable',
      },
    ],
    [
      { welcome_message: `{user}${'x'.repeat(150)}`, image: true },
      { welcome_message: 'Welcome image message cannot exceed 150 characters' },
    ],
  ];

  test('say at each field and in the summary why a save is refused', async ({ page, open }) => {
    const calls = recordCalls(page, 'POST');
    for (const [{ image = false, ...wrong }, sentences] of REFUSED) {
      // Off at first, because an existing problem would be tolerated while the value stays the same.
      await openWith(page, open, { ...valid, ...wrong, welcome_enabled: false, leave_enabled: false });
      await page.getByRole('switch', { name: 'Send a welcome message' }).click();
      await page.getByRole('switch', { name: 'Send a leave message' }).click();
      if (image) await page.getByRole('switch', { name: 'Welcome image' }).click();
      await save(page);
      await expect(messages(page)).toContainText(Object.values(sentences)[0] ?? '?');
      for (const [name, sentence] of Object.entries(sentences)) {
        await expect(problem(page, name)).toContainText(sentence);
        await expect(summary(page).getByRole('link').filter({ hasText: sentence })).toBeVisible();
      }
      await saveBar(page).getByRole('button', { name: 'Discard' }).click();
      await expect(saveBar(page)).toHaveCount(0);
    }
    expect(calls).toEqual([]);
  });

  test('apply only while the part is on', async ({ page, open, store }) => {
    await store(HARBOUR_TAVERN, 'welcome-leave/save/', empty);
    await open(HARBOUR_TAVERN, 'welcomeLeave');
    await message(page, 'welcome').fill('a');
    await message(page, 'leave').fill('b');
    await save(page);
    await expect(messages(page)).toContainText('Settings updated successfully!');
    await expect(summary(page)).toHaveCount(0);
  });
});

test('saving: SAVING..., the body, and a banner for 3 s', async ({ page, as, store }) => {
  const channels = { welcome_channel_id: welcome, leave_channel_id: general };
  await store(HARBOUR_TAVERN, 'welcome-leave/save/', { ...empty, ...channels });
  await as('owner');
  await stopClock(page);
  await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=welcomeLeave`);
  await page.getByRole('switch', { name: 'Send a welcome message' }).click();
  await message(page, 'welcome').fill('Ahoy {user}!');
  await page.getByRole('switch', { name: 'Welcome image' }).click();
  await page.getByRole('radio', { name: 'Nature' }).check();
  await page.getByRole('switch', { name: 'Send a leave message' }).click();
  await message(page, 'leave').fill('Fair winds, {username}.');
  const release = await hold(page, 'POST', `**${savePath}`);
  const calls = recordCalls(page, 'POST');
  await save(page);
  await expect(saveBar(page).getByRole('button', { name: 'SAVING...' })).toBeDisabled();
  release();
  const success = messages(page).getByText('Settings updated successfully!');
  await expect(success).toBeVisible();
  await expect(saveBar(page)).toHaveCount(0);
  expect(calls).toEqual([
    {
      method: 'POST',
      path: savePath,
      body: {
        welcome_enabled: true,
        welcome_message: 'Ahoy {user}!',
        welcome_channel_id: welcome,
        welcome_image_enabled: true,
        welcome_image_theme: 'nature',
        leave_enabled: true,
        leave_message: 'Fair winds, {username}.',
        leave_channel_id: general,
      },
    },
  ]);
  await page.clock.runFor(2999);
  await expect(success).toBeVisible();
  await page.clock.runFor(1);
  await expect(success).toHaveCount(0);
  await page.reload();
  await expect(message(page, 'leave')).toHaveValue('Fair winds, {username}.');
  await expect(page.getByRole('radio', { name: 'Nature' })).toBeChecked();
});

test('a failed save keeps the changes, and Discard resets them', async ({ page, open }) => {
  await openWith(page, open, {});
  await message(page, 'welcome').fill('Hello');
  await answer(page, 'POST', '**/welcome-leave/save/', { status: 500, times: 1 });
  await save(page);
  await expect(messages(page)).toContainText('Failed to save settings.');
  await answer(page, 'POST', '**/welcome-leave/save/', {
    status: 500,
    body: { error: 'The parrot objects' },
    times: 1,
  });
  await save(page);
  await expect(messages(page)).toContainText('The parrot objects');
  await saveBar(page).getByRole('button', { name: 'Discard' }).click();
  await expect(saveBar(page)).toHaveCount(0);
  await expect(message(page, 'welcome')).toHaveValue('');
});

test('without permission the screen is left after 3 s', async ({ page, as }) => {
  await as('admin');
  await stopClock(page);
  await alter(page, '**/permissions/', { can_modify: false });
  await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=welcomeLeave`);
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Access Denied');
  await page.clock.runFor(2999);
  await settled(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.clock.runFor(1);
  await page.waitForURL('**/dashboard');
});
