import customize from '../../../schemas/modules/customize/module.json' with { type: 'json' };
import { alter, answer, type Call, hold, recordCalls } from '../support/calls.ts';
import { stopClock } from '../support/clock.ts';
import { HARBOUR_TAVERN, QUIET_LIBRARY } from '../support/guilds.ts';
import { expect, type Page, test } from '../support/journey.ts';
import { settled } from '../support/network.ts';
import { choose as chooseOption } from '../support/picker.ts';
import { choose, control, field, messages, problem, save, saveBar, summary } from '../support/screen.ts';

const { prefix: prefixLimits, bot_name: nameLimits } = customize.settings.properties;
const between = ({ minLength, maxLength }: { minLength: number; maxLength: number }) =>
  `must be between ${minLength} and ${maxLength} characters`;

const upgrade = 'Included in Premium: upgrade this server';
const lockMessage = 'This feature requires premium subscription';
const guild = (id: string) => `/auth/guilds/${id}`;
const radio = (page: Page, name: string) => page.getByRole('radio', { name });
const bodiesTo = (calls: Call[], path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);

const defaults = {
  prefix: '/',
  enable_slash_commands: true,
  timezone: 'UTC',
  bot_name: 'Guildhall',
  embed_color: '#ffffff',
  message_type: 'embed',
};

test.describe('with Premium', () => {
  test.beforeEach(async ({ store }) => {
    await store(HARBOUR_TAVERN, 'settings/', { admin_modify: true });
    await store(HARBOUR_TAVERN, 'customize/', defaults);
  });

  test('the fields, their limits, taking edits back, and the time zones', async ({ page, open, product }) => {
    const calls = recordCalls(page, 'GET');
    await open(HARBOUR_TAVERN);
    await expect(page.getByLabel('Command prefix')).toHaveValue('/');
    await expect(page.getByLabel('Bot name')).toHaveValue('Guildhall');
    await expect(page.getByLabel('Embed color')).toHaveValue('#ffffff');
    await expect(page.getByRole('radiogroup', { name: 'Message type' }).getByRole('radio')).toHaveCount(2);
    await expect(radio(page, 'Embed')).toBeChecked();
    await expect(radio(page, 'Classic')).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Slash commands' })).toBeChecked();
    await expect(control(page, 'timezone')).toHaveText('Coordinated Universal Time (UTC+00:00)');
    await expect(page.getByRole('switch', { name: 'Allow administrators to modify bot settings' })).toBeChecked();
    await expect(page.getByRole('link', { name: upgrade })).toHaveCount(0);
    const paths = calls.map(({ path }) => path);
    for (const path of ['customize/', 'permissions/']) expect(paths).toContain(`${guild(HARBOUR_TAVERN)}/${path}`);
    expect(paths).toContain('/auth/bot-avatar/');
    await test.step('an edit shows the save bar, and Discard restores the saved values', async () => {
      await expect(saveBar(page)).toHaveCount(0);
      await control(page, 'prefix').fill('!');
      await control(page, 'bot_name').fill('Barkeeper');
      await radio(page, 'Classic').check();
      await page.getByRole('switch', { name: 'Allow administrators' }).click();
      await expect(saveBar(page)).toContainText('You have unsaved changes in Customize Bot');
      await expect(saveBar(page).getByRole('button')).toHaveText([/^Review/, '', '', 'Discard', 'Save']);
      await saveBar(page).getByRole('button', { name: 'Discard' }).click();
      await expect(saveBar(page)).toHaveCount(0);
      await expect(control(page, 'prefix')).toHaveValue('/');
      await expect(control(page, 'bot_name')).toHaveValue('Guildhall');
      await expect(radio(page, 'Embed')).toBeChecked();
      await expect(page.getByRole('switch', { name: 'Allow administrators' })).toBeChecked();
      // Typing the saved value again is not a change.
      await control(page, 'prefix').fill('!');
      await control(page, 'prefix').fill('/');
      await expect(saveBar(page)).toHaveCount(0);
    });
    await test.step('the lengths of prefix and name', async () => {
      const calls = recordCalls(page, 'POST');
      await control(page, 'prefix').fill('');
      await control(page, 'prefix').pressSequentially('a'.repeat(prefixLimits.maxLength + 2));
      await expect(control(page, 'prefix')).toHaveValue('a'.repeat(prefixLimits.maxLength));
      await control(page, 'prefix').fill('');
      await control(page, 'bot_name').fill('x');
      await save(page);
      await expect(problem(page, 'prefix')).toHaveText(`Prefix ${between(prefixLimits)}`);
      await expect(problem(page, 'bot_name')).toHaveText(`Bot name ${between(nameLimits)}`);
      await expect(summary(page).getByRole('link')).toHaveCount(2);
      expect(calls).toEqual([]);
      await control(page, 'bot_name').fill('');
      await control(page, 'bot_name').pressSequentially('y'.repeat(nameLimits.maxLength + 2));
      await expect(control(page, 'bot_name')).toHaveValue('y'.repeat(nameLimits.maxLength));
      await control(page, 'prefix').fill('a b');
      await save(page);
      await expect(problem(page, 'prefix')).toContainText('A prefix cannot contain spaces');
      expect(calls).toEqual([]);
    });
    await saveBar(page).getByRole('button', { name: 'Discard' }).click();
    await expect(saveBar(page)).toHaveCount(0);
    await test.step('the time zone has 35 options in 5 groups', async () => {
      await control(page, 'timezone').click();
      const list = page.getByRole('listbox');
      await expect(list.getByRole('option')).toHaveCount(35);
      const groups = await list
        .getByRole('group')
        .evaluateAll((all) =>
          all.map((group) => [
            document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
            group.querySelectorAll('[role="option"]').length,
          ]),
        );
      expect(groups).toEqual([
        ['UTC', 1],
        ['Americas/Pacific (negative)', 11],
        ['UTC+0 to +6', 7],
        ['UTC+7 to +14', 8],
        ['Special offsets', 8],
      ]);
      const labels = await list.getByRole('option').allTextContents();
      for (const label of labels) expect(label).toMatch(/^.+ \(UTC[+-]\d\d:\d\d\)$/);
      expect(labels).toContain('India (Kolkata) (UTC+05:30)');
      expect(labels).toContain('Nepal (Kathmandu) (UTC+05:45)');
      await chooseOption(page, /Kathmandu/);
      await expect(control(page, 'timezone')).toHaveText('Nepal (Kathmandu) (UTC+05:45)');
      const calls = recordCalls(page, 'POST');
      await save(page);
      await expect(saveBar(page)).toHaveCount(0);
      expect(bodiesTo(calls, `${guild(HARBOUR_TAVERN)}/customize/`)).toEqual([
        { ...defaults, timezone: 'Asia/Kathmandu' },
      ]);
    });
    await test.step('the avatar of the bot, or a drawn one', async () => {
      const picture = page.getByRole('region', { name: 'Preview' }).locator('img');
      await expect(picture).toHaveAttribute('src', new RegExp(`^${product.discordUrl}/avatars/`));
      await answer(page, 'GET', '**/auth/bot-avatar/', { status: 500 });
      await page.reload();
      await expect(page.getByTestId('default-avatar')).toBeVisible();
      await expect(control(page, 'prefix')).toHaveValue('/');
    });
  });

  test('saving: order, bodies, SAVING..., and a banner for 3 s', async ({ page, as }) => {
    await as('owner');
    await stopClock(page);
    await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=customize`);
    const release = await hold(page, 'POST', '**/customize/');
    const calls = recordCalls(page, 'POST');
    await control(page, 'prefix').fill('?!');
    await control(page, 'bot_name').fill('Barkeeper');
    await control(page, 'embed_color').fill('#5865F2');
    await radio(page, 'Classic').check();
    await page.getByRole('switch', { name: 'Slash commands' }).click();
    await page.getByRole('switch', { name: 'Allow administrators' }).click();
    await save(page);
    const saving = saveBar(page).getByRole('button', { name: 'SAVING...' });
    await expect(saving).toBeDisabled();
    await expect(saveBar(page).getByRole('button', { name: 'Discard' })).toBeDisabled();
    release();
    const message = messages(page).getByText('All settings updated successfully!');
    await expect(message).toBeVisible();
    await expect(saveBar(page)).toHaveCount(0);
    expect(calls).toEqual([
      { method: 'POST', path: `${guild(HARBOUR_TAVERN)}/settings/`, body: { admin_modify: false } },
      {
        method: 'POST',
        path: `${guild(HARBOUR_TAVERN)}/customize/`,
        body: {
          prefix: '?!',
          enable_slash_commands: false,
          timezone: 'UTC',
          bot_name: 'Barkeeper',
          embed_color: '#5865F2',
          message_type: 'classic',
        },
      },
    ]);
    await page.clock.runFor(2999);
    await expect(message).toBeVisible();
    await page.clock.runFor(1);
    await expect(message).toHaveCount(0);
    await page.reload();
    await expect(control(page, 'bot_name')).toHaveValue('Barkeeper');
    await expect(page.getByRole('switch', { name: 'Allow administrators' })).not.toBeChecked();
  });

  test('the switch and the rest are saved one after the other; what fails stays, with the message of the server', async ({
    page,
    open,
  }) => {
    await open(HARBOUR_TAVERN);
    await test.step('a failing switch shows its message, and nothing else is saved', async () => {
      await answer(page, 'POST', '**/settings/', { status: 500 });
      const calls = recordCalls(page, 'POST');
      await page.getByRole('switch', { name: 'Allow administrators' }).click();
      await control(page, 'prefix').fill('!');
      await save(page);
      await expect(messages(page)).toContainText('Failed to update admin permissions');
      expect(calls.map(({ path }) => path)).toEqual([`${guild(HARBOUR_TAVERN)}/settings/`]);
      await expect(saveBar(page)).toBeVisible();
      await expect(control(page, 'prefix')).toHaveValue('!');
      await page.unroute('**/settings/');
      await saveBar(page).getByRole('button', { name: 'Discard' }).click();
      await expect(saveBar(page)).toHaveCount(0);
    });
    await test.step('changing only the switch posts only the switch', async () => {
      const calls = recordCalls(page, 'POST');
      await page.getByRole('switch', { name: 'Allow administrators' }).click();
      await save(page);
      await expect(messages(page)).toContainText('All settings updated successfully!');
      expect(calls.map(({ path }) => path)).toEqual([`${guild(HARBOUR_TAVERN)}/settings/`]);
    });
    await test.step('a saved switch stays saved if the rest fails', async () => {
      await answer(page, 'POST', '**/customize/', { status: 500, times: 1 });
      await page.getByRole('switch', { name: 'Allow administrators' }).click();
      await control(page, 'prefix').fill('!');
      await save(page);
      await expect(messages(page)).toContainText('An error occurred');
      const calls = recordCalls(page, 'POST');
      await save(page);
      await expect(saveBar(page)).toHaveCount(0);
      expect(calls.map(({ path }) => path)).toEqual([`${guild(HARBOUR_TAVERN)}/customize/`]);
    });
    await test.step('the error of the server is shown, even with status 200', async () => {
      await control(page, 'prefix').fill('?');
      await answer(page, 'POST', '**/customize/', { body: { error: 'The tavern is closed.' }, times: 1 });
      await save(page);
      await expect(messages(page)).toContainText('The tavern is closed.');
      await answer(page, 'POST', '**/customize/', { status: 400, body: { error: '<b>No</b> rum.' }, times: 1 });
      await save(page);
      await expect(messages(page)).toContainText('<b>No</b> rum.');
      await expect(saveBar(page)).toBeVisible();
    });
  });

  test('an administrator with permission does not see the switch of the owner', async ({ page, open }) => {
    await open(HARBOUR_TAVERN, 'customize', 'admin');
    await expect(control(page, 'prefix')).toBeVisible();
    await expect(page.getByText('Allow administrators to modify bot settings')).toHaveCount(0);
    await control(page, 'prefix').fill('!');
    const calls = recordCalls(page, 'POST');
    await save(page);
    await expect(messages(page)).toContainText('All settings updated successfully!');
    expect(calls.map(({ path }) => path)).toEqual([`${guild(HARBOUR_TAVERN)}/customize/`]);
  });

  test('the locks follow is_premium of the settings', async ({ page, open }) => {
    await alter(page, '**/customize/', { is_premium: false });
    await open(HARBOUR_TAVERN);
    await expect(page.getByRole('link', { name: upgrade })).toHaveCount(3);
    await page.unroute('**/customize/');
    await page.reload();
    await expect(control(page, 'bot_name')).toBeVisible();
    await expect(page.getByRole('link', { name: upgrade })).toHaveCount(0);
  });
});

test.describe('without Premium', () => {
  test('the mark of a locked setting leads to the purchase for this server', async ({ page, open }) => {
    await open(QUIET_LIBRARY, 'customize');
    const mark = field(page, 'bot_name').getByRole('link', { name: upgrade });
    await expect(mark).toHaveText('Premium');
    await mark.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/premium?guild_id=${QUIET_LIBRARY}&plan=premium`);
    await expect(control(page, 'guild_id')).toHaveText('Quiet Library');
  });

  test('a locked setting refuses a change and says why for 3 s', async ({ page, as }) => {
    await as('owner');
    await stopClock(page);
    await page.goto(`/dashboard/${QUIET_LIBRARY}?section=customize`);
    const message = messages(page).getByText(lockMessage);
    const attempts: [string, () => Promise<void>][] = [
      ['bot_name', () => control(page, 'bot_name').press('x')],
      ['embed_color', () => control(page, 'embed_color').fill('#112233')],
      ['message_type', () => radio(page, 'Classic').click({ force: true })],
    ];
    for (const [name, attempt] of attempts) {
      await expect(field(page, name).getByText(lockMessage)).toBeVisible();
      await expect(field(page, name).getByRole('link', { name: upgrade })).toHaveAttribute(
        'href',
        `/premium?guild_id=${QUIET_LIBRARY}&plan=premium`,
      );
      await attempt();
      await expect(message, name).toBeVisible();
      const plans = messages(page).getByRole('link', { name: 'See the plans' });
      await expect(plans, name).toHaveAttribute('href', `/premium?guild_id=${QUIET_LIBRARY}&plan=premium`);
      await page.clock.runFor(2999);
      await expect(message, name).toBeVisible();
      await page.clock.runFor(1);
      await expect(message, name).toHaveCount(0);
    }
    await expect(control(page, 'bot_name')).toHaveValue('Guildhall');
    await expect(control(page, 'embed_color')).toHaveValue('#ffffff');
    await expect(radio(page, 'Embed')).toBeChecked();
    await expect(saveBar(page)).toHaveCount(0);
  });

  test('stored values of locked settings are overridden and not sent', async ({ page, open, store }) => {
    await store(QUIET_LIBRARY, 'customize/', { prefix: '/', enable_slash_commands: true, timezone: 'UTC' });
    await alter(page, '**/customize/', { embed_color: '#123456', message_type: 'classic', bot_name: 'Former' });
    await open(QUIET_LIBRARY);
    await expect(control(page, 'embed_color')).toHaveValue('#ffffff');
    await expect(radio(page, 'Embed')).toBeChecked();
    await control(page, 'prefix').fill('!');
    const calls = recordCalls(page, 'POST');
    await save(page);
    await expect(messages(page)).toContainText('All settings updated successfully!');
    expect(bodiesTo(calls, `${guild(QUIET_LIBRARY)}/customize/`)).toEqual([
      { prefix: '!', enable_slash_commands: true, timezone: 'UTC' },
    ]);
  });
});

test.describe('without permission', () => {
  test('the screen says so and is left after 3 s', async ({ page, as, store }) => {
    await store(HARBOUR_TAVERN, 'settings/', { admin_modify: true });
    await as('admin');
    await stopClock(page);
    await alter(page, '**/permissions/', { is_owner: false, is_admin: true, can_modify: false });
    await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=customize`);
    const notice = page.getByRole('alert');
    await expect(notice.getByRole('heading')).toHaveText('Access Denied');
    await expect(notice).toContainText('You do not have permission to access this page.');
    await expect(notice).toContainText('You do not have permission to modify these settings.');
    await expect(notice).toContainText('Administrator modifications are currently disabled for this server.');
    await expect(notice).toContainText('You will be redirected to the dashboard shortly.');
    await page.clock.runFor(2999);
    await settled(page);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1);
    await page.waitForURL('**/dashboard');
  });

  test('a user who is not an administrator gets no hint about administrators', async ({ page, as }) => {
    await as('owner');
    await stopClock(page);
    await alter(page, '**/permissions/', { is_owner: false, is_admin: false, can_modify: false });
    await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=customize`);
    await expect(page.getByRole('alert')).toContainText('Access Denied');
    await expect(page.getByText('Administrator modifications')).toHaveCount(0);
  });

  test('a permission lost while editing refuses the save', async ({ page, open, store }) => {
    await store(HARBOUR_TAVERN, 'settings/', { admin_modify: true });
    await open(HARBOUR_TAVERN, 'customize', 'admin');
    await control(page, 'prefix').fill('~');
    await store(HARBOUR_TAVERN, 'settings/', { admin_modify: false });
    try {
      await save(page);
      await expect(messages(page)).toContainText('You do not have permission to modify settings.');
      await expect(saveBar(page)).toBeVisible();
    } finally {
      await store(HARBOUR_TAVERN, 'settings/', { admin_modify: true });
    }
  });
});

test('a failed load is shown, and Retry loads again', async ({ page, as }) => {
  await as('owner');
  await answer(page, 'GET', '**/customize/', { status: 500, times: 1 });
  await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=customize`);
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('An error occurred while fetching data.');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(control(page, 'prefix')).toBeVisible();
  await choose(page, 'timezone', /Tokyo/);
  await expect(saveBar(page)).toBeVisible();
});
