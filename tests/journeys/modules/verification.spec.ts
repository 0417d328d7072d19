import { alter, answer, hold, recordCalls } from '../support/calls.ts';
import { HARBOUR_CHANNELS, HARBOUR_ROLES, HARBOUR_TAVERN, QUIET_LIBRARY } from '../support/guilds.ts';
import { expect, type Page, test } from '../support/journey.ts';
import { choose, control, field, messages, problem, save, saveBar, summary } from '../support/screen.ts';

const R = HARBOUR_ROLES;
const path = `/auth/guilds/${HARBOUR_TAVERN}/user-verification/`;
const instructions = 'Press the button.';
const initial = {
  verification_enabled: false,
  log_channel_id: null as string | null,
  verification_mode: 'permissive',
  unverified_role_id: null as string | null,
  verified_role_id: null as string | null,
  verification_instructions: instructions,
  timeout_minutes: 10,
  kick_on_timeout: false,
  auto_verification: false,
};
const enable = (page: Page) => page.getByRole('switch', { name: 'Enable verification' });
const card = (page: Page, name: string) => page.getByRole('radio', { name });

async function openWith(
  page: Page,
  open: (guild: string, section: string) => Promise<void>,
  settings: Partial<typeof initial> = {},
): Promise<void> {
  await alter(page, `**${path}`, { ...initial, ...settings });
  await open(HARBOUR_TAVERN, 'userVerification');
}

test('the fields and the command', async ({ page, open, store }) => {
  await store(QUIET_LIBRARY, 'user-verification/save/', {
    verification_enabled: false,
    log_channel_id: null,
    verification_mode: 'permissive',
    unverified_role_id: null,
    verified_role_id: null,
    verification_instructions: instructions,
  });
  const calls = recordCalls(page, 'GET');
  await open(QUIET_LIBRARY, 'userVerification');
  await expect(enable(page)).not.toBeChecked();
  await expect(card(page, 'Basic Verification')).toBeChecked();
  await expect(card(page, 'Auto Verification')).not.toBeChecked();
  await expect(control(page, 'log_channel_id')).toHaveText('Select channel');
  await expect(card(page, 'Permissive')).toBeChecked();
  await expect(card(page, 'Restrictive')).not.toBeChecked();
  await expect(control(page, 'verified_role_id')).toHaveText('Select a role');
  await expect(control(page, 'unverified_role_id')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Timeout' })).toHaveValue('10');
  await expect(field(page, 'timeout_minutes')).toContainText('minutes');
  await expect(page.getByRole('switch', { name: 'Kick on timeout' })).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Instructions' })).toHaveValue(instructions);
  await expect(page.getByText('/verify-setup')).toBeVisible();
  const paths = calls.map(({ path }) => path);
  for (const part of ['user-verification/', 'roles/', 'channels/', 'permissions/'])
    expect(paths).toContain(`/auth/guilds/${QUIET_LIBRARY}/${part}`);
});

test('without Premium auto, timeout and kick are refused', async ({ page, open }) => {
  await open(QUIET_LIBRARY, 'userVerification');
  for (const said of [
    'Auto Verification is part of Premium. Basic Verification is free.',
    'The timeout and kicking on timeout are part of Premium. Upgrade this server to use them.',
  ]) {
    await expect(page.getByText(said)).toBeVisible();
  }
  // What is free has no mark.
  const markOf = (name: string) =>
    page.locator('label').filter({ hasText: name }).getByRole('img', { name: 'Included in Premium' });
  await expect(markOf('Auto Verification')).toBeVisible();
  await expect(markOf('Basic Verification')).toHaveCount(0);
  const attempts: [() => Promise<void>, string][] = [
    [() => card(page, 'Auto Verification').click({ force: true }), 'Auto Verification is a premium feature'],
    [() => page.getByRole('switch', { name: 'Kick on timeout' }).click(), 'Kick on timeout is a premium feature'],
    [() => control(page, 'timeout_minutes').fill('20'), 'The verification timeout is a premium feature'],
  ];
  for (const [attempt, sentence] of attempts) {
    await attempt();
    await expect(messages(page).getByText(sentence)).toBeVisible();
  }
  await expect(card(page, 'Basic Verification')).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Kick on timeout' })).not.toBeChecked();
  await expect(control(page, 'timeout_minutes')).toHaveValue('10');
  await expect(saveBar(page)).toHaveCount(0);
});

test('restrictive mode shows a role picker with search and colors', async ({ page, open }) => {
  await openWith(page, open);
  await card(page, 'Restrictive').check();
  await control(page, 'unverified_role_id').click();
  const options = page.getByRole('option');
  // Without @everyone and roles of bots and services; highest first.
  await expect(options).toHaveText([
    /^Admin/,
    /^Moderator/,
    /^Shipwright/,
    'Sailor',
    'Regular',
    'Verified',
    'Robotics Club',
    'Not Everyone',
    'Elra Crew',
    'Newcomer',
  ]);
  const chip = (name: string) => options.filter({ hasText: name }).locator('[data-color]');
  await expect(chip('Verified')).toHaveCSS('background-color', 'rgb(46, 204, 113)');
  await expect(chip('Not Everyone')).toHaveAttribute('data-color', 'none');
  const search = page.getByPlaceholder('Search roles...');
  await search.fill('new');
  await expect(options).toHaveText(['Newcomer']);
  await search.fill('zzz');
  await expect(page.getByText('No roles found')).toBeVisible();
  await search.fill('newc');
  await page.keyboard.press('Enter');
  await expect(control(page, 'unverified_role_id')).toHaveText('Newcomer');
  await card(page, 'Permissive').check();
  await expect(control(page, 'unverified_role_id')).toHaveCount(0);
});

test('the timeout is clamped to 1 to 60, and kicking needs at least the minimum', async ({ page, open }) => {
  await openWith(page, open);
  const timeout = control(page, 'timeout_minutes');
  for (const [typed, settles] of [
    ['0', '1'],
    ['-5', '1'],
    ['61', '60'],
    ['1000', '60'],
    ['7.6', '8'],
    ['abc', 'abc'],
    ['60', '60'],
  ] as const) {
    await timeout.fill(typed);
    await timeout.blur();
    await expect(timeout, typed).toHaveValue(settles);
    // Invalid input stays and is marked.
    await expect(timeout.and(page.locator('[aria-invalid="true"]')), typed).toHaveCount(typed === 'abc' ? 1 : 0);
  }
  await timeout.fill('0');
  await page.getByRole('switch', { name: 'Kick on timeout' }).focus();
  await page.keyboard.press('Space');
  await expect(timeout).toHaveValue('1');
});

test.describe('the rules', () => {
  const valid = {
    log_channel_id: HARBOUR_CHANNELS.verification,
    verification_mode: 'restrictive',
    unverified_role_id: R.newcomer,
    verified_role_id: R.verified,
  };

  test('say at the field and in a banner why a save is refused', async ({ page, open }) => {
    const calls = recordCalls(page, 'POST');
    for (const [title, wrong, name, sentence] of [
      [
        'a missing unverified role',
        { unverified_role_id: null },
        'unverified_role_id',
        'Please select a role for unverified members',
      ],
      ['no channel', { log_channel_id: null }, 'log_channel_id', 'Please select a channel for verification'],
      ['no verified role', { verified_role_id: null }, 'verified_role_id', 'Please select a role for verified members'],
      [
        'the same role for both',
        { unverified_role_id: R.verified },
        'unverified_role_id',
        'Unverified and verified roles must be different',
      ],
      [
        'an unverified role with administrator permissions',
        { unverified_role_id: R.admin },
        'unverified_role_id',
        'The unverified role cannot have administrator permissions',
      ],
      [
        'an unverified role above the verified one',
        { unverified_role_id: R.regular },
        'verified_role_id',
        'The verified role must be higher in hierarchy',
      ],
      [
        'an unverified role that manages channels',
        { unverified_role_id: R.builder, verified_role_id: R.moderator },
        'unverified_role_id',
        'The unverified role should have limited permissions',
      ],
      [
        'an unverified role that kicks and bans',
        { unverified_role_id: R.moderator, verified_role_id: R.admin },
        'unverified_role_id',
        'The unverified role should have limited permissions',
      ],
    ] as const) {
      await test.step(`${title}: ${sentence}`, async () => {
        await openWith(page, open, { ...valid, ...wrong });
        await enable(page).click();
        await save(page);
        await expect(messages(page)).toContainText(sentence);
        await expect(problem(page, name)).toContainText(sentence);
        await expect(summary(page)).toBeVisible();
        await saveBar(page).getByRole('button', { name: 'CANCEL' }).click();
        await expect(saveBar(page)).toHaveCount(0);
      });
    }
    expect(calls).toEqual([]);
  });

  test('apply only while verification is on', async ({ page, open }) => {
    await openWith(page, open, { verification_mode: 'restrictive', unverified_role_id: R.admin });
    await answer(page, 'POST', `**${path}save/`, { body: { success: true } });
    await control(page, 'verification_instructions').fill('Other words');
    await save(page);
    await expect(messages(page)).toContainText('Settings saved successfully!');
  });
});

test('saving: the prompt, SAVING..., the body and the success', async ({ page, open, store }) => {
  await store(HARBOUR_TAVERN, 'user-verification/save/', initial);
  await open(HARBOUR_TAVERN, 'userVerification');
  const calls = recordCalls(page, 'POST');
  await enable(page).click();
  await expect(saveBar(page)).toContainText('Do you want to save the changes?');
  await expect(saveBar(page).getByRole('button', { name: 'CANCEL' })).toBeVisible();
  await card(page, 'Auto Verification').check();
  await choose(page, 'log_channel_id', 'verification');
  await card(page, 'Restrictive').check();
  await choose(page, 'unverified_role_id', 'Newcomer');
  await choose(page, 'verified_role_id', 'Verified');
  await control(page, 'timeout_minutes').fill('25');
  await page.getByRole('switch', { name: 'Kick on timeout' }).click();
  const release = await hold(page, 'POST', `**${path}save/`);
  await save(page);
  await expect(saveBar(page).getByRole('button', { name: 'SAVING...' })).toBeDisabled();
  release();
  await expect(messages(page)).toContainText('Settings saved successfully!');
  await expect(saveBar(page)).toHaveCount(0);
  expect(calls).toEqual([
    {
      method: 'POST',
      path: `${path}save/`,
      body: {
        verification_enabled: true,
        log_channel_id: HARBOUR_CHANNELS.verification,
        verification_mode: 'restrictive',
        unverified_role_id: R.newcomer,
        verified_role_id: R.verified,
        verification_instructions: instructions,
        timeout_minutes: 25,
        kick_on_timeout: true,
        auto_verification: true,
      },
    },
  ]);
  await page.reload();
  await expect(control(page, 'unverified_role_id')).toHaveText('Newcomer');
  await expect(control(page, 'timeout_minutes')).toHaveValue('25');
  await expect(card(page, 'Auto Verification')).toBeChecked();
});

test('a failed save keeps the changes; CANCEL and the cross reset them', async ({ page, open }) => {
  await openWith(page, open);
  await enable(page).click();
  await choose(page, 'log_channel_id', 'rules');
  await choose(page, 'verified_role_id', 'Verified');
  await answer(page, 'POST', `**${path}save/`, { status: 409, body: { error: 'Not now' }, times: 1 });
  await save(page);
  await expect(messages(page)).toContainText('Not now');
  await expect(control(page, 'verified_role_id')).toHaveText('Verified');
  await answer(page, 'POST', `**${path}save/`, { status: 500, times: 1 });
  await save(page);
  await expect(messages(page).getByText('Failed to save settings', { exact: true })).toBeVisible();
  await expect(control(page, 'verified_role_id')).toHaveText('Verified');
  await saveBar(page).getByRole('button', { name: 'CANCEL' }).click();
  await expect(saveBar(page)).toHaveCount(0);
  await expect(enable(page)).not.toBeChecked();
  await enable(page).click();
  await saveBar(page).getByRole('button', { name: 'Close and undo the changes' }).click();
  await expect(enable(page)).not.toBeChecked();
});
