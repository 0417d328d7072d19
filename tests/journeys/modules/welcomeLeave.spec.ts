import type { Locator } from '@playwright/test';
import { alter, recordCalls } from '../support/calls.ts';
import { HARBOUR_CHANNELS, HARBOUR_TAVERN, QUIET_LIBRARY } from '../support/guilds.ts';
import { expect, test } from '../support/journey.ts';
import { pick } from '../support/picker.ts';
import { inTurn } from '../support/sample.ts';
import { control, field, messages, saveBar } from '../support/screen.ts';
import { insertVariable, offeredVariables, variable, variablesOf } from '../support/variables.ts';
import { channelDialog, counter, empty, message, openWith, type Part, preview } from '../support/welcomeLeave.ts';

const { general } = HARBOUR_CHANNELS;
const lockMessage = 'This feature requires premium subscription';

test('the fields', async ({ page, open, store }) => {
  await store(HARBOUR_TAVERN, 'welcome-leave/save/', empty);
  const calls = recordCalls(page, 'GET');
  await open(HARBOUR_TAVERN, 'welcomeLeave');
  await expect(page.getByRole('switch', { name: 'Send a welcome message' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Send a leave message' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Welcome image' })).not.toBeChecked();
  for (const part of ['welcome', 'leave'] as const) {
    await expect(control(page, `${part}_channel_id`)).toHaveText('Select channel');
    await expect(message(page, part)).toHaveValue('');
    await expect(counter(page, part)).toHaveText('0 / 1900');
  }
  await expect(page.getByRole('textbox', { name: 'Welcome message' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Leave message' })).toBeVisible();
  const paths = calls.map(({ path }) => path);
  expect(paths).toContain(`/auth/guilds/${HARBOUR_TAVERN}/welcome-leave/`);
  expect(paths).toContain(`/auth/guilds/${HARBOUR_TAVERN}/channels/`);
  // Only text channels can be chosen.
  await control(page, 'welcome_channel_id').click();
  await expect(page.getByRole('option').first()).toHaveText('Select channel');
  expect((await page.getByRole('option').allTextContents()).slice(1).sort()).toEqual([
    'bot-commands',
    'general',
    'market',
    'rules',
    'verification',
    'welcome',
  ]);
});

test('variables, templates and channels are inserted into a message, and the image has ten themes', async ({
  page,
  open,
}) => {
  await openWith(page, open, {});
  await test.step('a dialog does not move while its list is open', async () => {
    await insertVariable(page, 'welcome_message', 'channel');
    const still = () => channelDialog(page).evaluate((node) => node.getAnimations().length === 0);
    await expect.poll(still).toBe(true);
    const before = await channelDialog(page).boundingBox();
    await channelDialog(page).getByRole('combobox').click();
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await channelDialog(page).boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(channelDialog(page)).toHaveCount(0);
  });
  await test.step('variables are inserted at the caret', async () => {
    expect(await offeredVariables(page, 'welcome_message')).toEqual([
      '{user}',
      '{server}',
      'channel',
      '{member_count}',
    ]);
    expect(await offeredVariables(page, 'leave_message')).toEqual(['{user}', '{username}', '{server}']);
    await message(page, 'welcome').fill('Hello !');
    await message(page, 'welcome').press('ArrowLeft');
    await insertVariable(page, 'welcome_message', '{user}');
    await expect(message(page, 'welcome')).toHaveValue('Hello {user}!');
    await expect(message(page, 'welcome')).toBeFocused();
    await page.keyboard.type(' of ');
    await insertVariable(page, 'welcome_message', '{server}');
    await insertVariable(page, 'welcome_message', '{member_count}');
    await expect(message(page, 'welcome')).toHaveValue('Hello {user} of {server}{member_count}!');
    for (const name of ['{user}', '{username}', '{server}']) await insertVariable(page, 'leave_message', name);
    await expect(message(page, 'leave')).toHaveValue('{user}{username}{server}');
    await expect(preview(page, 'leave')).toContainText('@AdaAdaHarbour Tavern');
  });
  await test.step('templates fill the message', async () => {
    const templates = (part: Part) =>
      field(page, `${part}_message`).getByRole('group', { name: 'Start from a template' }).getByRole('button');
    await expect(templates('welcome')).toHaveText(['Default', 'Complete']);
    await expect(templates('leave')).toHaveText(['Default', 'With mention', 'Goodbye']);
    await templates('welcome').nth(1).click();
    await expect(message(page, 'welcome')).toHaveValue(/\{user\}.*\{member_count\}/);
    await templates('welcome').nth(0).click();
    await expect(message(page, 'welcome')).toHaveValue('Welcome {user} to {server}!');
    for (const index of [0, 1, 2]) {
      await templates('leave').nth(index).click();
      await expect(message(page, 'leave')).toHaveValue(/\{user(name)?\}/);
    }
  });
  await test.step('the channel variable asks for a channel and inserts a mention of it', async () => {
    await message(page, 'welcome').fill('See ');
    await insertVariable(page, 'welcome_message', 'channel');
    await expect(channelDialog(page)).toBeVisible();
    await channelDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(channelDialog(page)).toHaveCount(0);
    await expect(message(page, 'welcome')).toHaveValue('See ');

    await insertVariable(page, 'welcome_message', 'channel');
    await expect(channelDialog(page).getByRole('button', { name: 'Insert Mention' })).toBeDisabled();
    await pick(page, channelDialog(page).getByRole('combobox'), 'general');
    await channelDialog(page).getByRole('button', { name: 'Insert Mention' }).click();
    await expect(channelDialog(page)).toHaveCount(0);
    await expect(message(page, 'welcome')).toHaveValue(`See <#${general}>`);
    await expect(preview(page, 'welcome')).toContainText('See #general');
    await expect(saveBar(page)).toContainText('You have unsaved changes in Welcome & Leave Messages');
  });
  await test.step('ten themes, which require the image', async () => {
    const themes = field(page, 'welcome_image_theme').getByRole('radio');
    await expect(themes).toHaveCount(10);
    expect(await themes.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value))).toEqual([
      'minimal',
      'dark',
      'discord',
      'colorful',
      'cyber',
      'nature',
      'gaming',
      'anime',
      'christmas',
      'halloween',
    ]);
    await expect(themes.first()).toBeChecked();
    for (const theme of await themes.all()) await expect(theme).toBeDisabled();
    await page.getByRole('switch', { name: 'Welcome image' }).click();
    await page.getByRole('radio', { name: 'Cyber' }).check();
    await expect(page.getByRole('radio', { name: 'Cyber' })).toBeChecked();
  });
});

test('with the image, the limits are 150 characters and 3 lines, without channel mentions', async ({ page, open }) => {
  await openWith(page, open, { welcome_message: `${'a'.repeat(120)}<#${general}>`, welcome_image_enabled: false });
  await expect(preview(page, 'welcome')).toContainText('#general');
  await page.getByRole('switch', { name: 'Welcome image' }).click();
  await expect(counter(page, 'welcome')).toHaveText('141 / 150');
  await expect(counter(page, 'welcome')).toHaveAttribute('data-level', 'near');
  await expect(preview(page, 'welcome'), 'the mention is left out of a picture').not.toContainText('#general');
  const picture = preview(page, 'welcome').getByRole('img');
  await expect(picture).toHaveAccessibleName(`Welcome image with the theme Minimal: Ada. ${'a'.repeat(120)}`);
  const background = picture.locator('rect').first();
  await expect(background).toHaveAttribute('fill', '#f6f7f9');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(background).toHaveAttribute('fill', '#16181d');
  await variablesOf(page, 'welcome_message').click();
  await expect(variable(page, 'channel')).toHaveAttribute('aria-disabled', 'true');
  await expect(variable(page, 'channel')).toContainText('An image cannot link to a channel');
  await variable(page, 'channel').click({ force: true });
  await expect(channelDialog(page)).toHaveCount(0);
  await page.keyboard.press('Escape');

  await message(page, 'welcome').fill('a'.repeat(127));
  await expect(counter(page, 'welcome')).toHaveAttribute('data-level', 'plain');
  await message(page, 'welcome').press('Control+End');
  await page.keyboard.type('b');
  await expect(counter(page, 'welcome')).toHaveText('128 / 150');
  await expect(counter(page, 'welcome')).toHaveAttribute('data-level', 'near');
  await page.keyboard.insertText('c'.repeat(40));
  await expect(counter(page, 'welcome')).toHaveText('150 / 150');

  await message(page, 'welcome').fill('one\ntwo\nthree');
  await message(page, 'welcome').press('Control+End');
  await page.keyboard.press('Enter');
  await expect(message(page, 'welcome')).toHaveValue('one\ntwo\nthree');
  await message(page, 'welcome').fill('');
  await message(page, 'welcome').focus();
  await page.keyboard.insertText('1\n2\n3\n4\n5');
  await expect(message(page, 'welcome')).toHaveValue('1\n2\n3');

  await page.getByRole('switch', { name: 'Welcome image' }).click();
  await expect(counter(page, 'welcome')).toHaveText('5 / 1900');
  await variablesOf(page, 'welcome_message').click();
  await expect(variable(page, 'channel')).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
});

test('the counter warns above 1700, input ends at 1900, and insertions beyond are refused with a message', async ({
  page,
  open,
}) => {
  await openWith(page, open, { welcome_message: 'a'.repeat(1700), leave_message: 'b'.repeat(1700) });
  for (const part of ['welcome', 'leave'] as const) {
    await expect(counter(page, part)).toHaveAttribute('data-level', 'plain');
    await message(page, part).press('Control+End');
    await page.keyboard.type('x');
    await expect(counter(page, part)).toHaveText('1701 / 1900');
    await expect(counter(page, part)).toHaveAttribute('data-level', 'near');
    await page.keyboard.insertText('y'.repeat(300));
    await expect(counter(page, part)).toHaveText('1900 / 1900');
  }
  await message(page, 'welcome').fill('a'.repeat(1895));
  await message(page, 'leave').fill('b'.repeat(1895));
  for (const [part, name] of [
    ['welcome', '{user}'],
    ['leave', '{server}'],
  ] as const) {
    await insertVariable(page, `${part}_message`, name);
    const sentence = messages(page).getByText('Adding this variable would exceed the 1900 character limit');
    await expect(sentence).toBeVisible();
    await messages(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(counter(page, part)).toHaveText('1895 / 1900');
  }
  await insertVariable(page, 'welcome_message', 'channel');
  await pick(page, channelDialog(page).getByRole('combobox'), 'welcome');
  await channelDialog(page).getByRole('button', { name: 'Insert Mention' }).click();
  await expect(messages(page)).toContainText('Adding this channel mention would exceed the 1900 character limit');
  await expect(counter(page, 'welcome')).toHaveText('1895 / 1900');
  await page.getByRole('switch', { name: 'Welcome image' }).click();
  await message(page, 'welcome').fill('a'.repeat(10));
  await message(page, 'welcome').fill('a'.repeat(148));
  await insertVariable(page, 'welcome_message', '{user}');
  await expect(messages(page)).toContainText('Adding this variable would exceed the 150 character limit');
});

test('templates that do not fit are refused', async ({ page, open }) => {
  // The declared templates fit everywhere, so the test replaces them by longer ones.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    await route.fulfill({
      response,
      body: source
        .replaceAll('Welcome {user} to {server}! You are', `${'w'.repeat(150)} {user} {server} you are`)
        .replaceAll('Goodbye {username}, we hope', `${'g'.repeat(1900)} {username}, we hope`),
    });
  });
  await openWith(page, open, {
    welcome_image_enabled: true,
    welcome_message: 'Hi {user}',
    leave_message: 'Bye {user}',
  });
  await field(page, 'welcome_message').getByRole('button', { name: 'Complete' }).click();
  await expect(messages(page)).toContainText('Template too long for image display (max 150 characters)');
  await expect(message(page, 'welcome')).toHaveValue('Hi {user}');
  await field(page, 'leave_message').getByRole('button', { name: 'Goodbye' }).click();
  await expect(messages(page)).toContainText('Template exceeds the 1900 character limit');
  await expect(message(page, 'leave')).toHaveValue('Bye {user}');
});

test('the preview shows markup as plain text', async ({ page, open }) => {
  const hostile = [
    '<script>alert(1)</script><img src=x onerror=alert(2)><form><style>*{}</style></form>',
    '[link](javascript:alert(3)) **bold** _em_ ~~gone~~ `code` [site](https://example.com/a)',
  ].join('\n');
  await openWith(page, open, { welcome_message: hostile, leave_message: '<iframe src=//example.com></iframe>' });
  for (const part of ['welcome', 'leave'] as const) {
    const drawn = preview(page, part).locator('p');
    await expect(drawn).not.toHaveCount(0);
    await expect(drawn.locator('script, img, form, style, iframe, [style]')).toHaveCount(0);
  }
  await expect(preview(page, 'welcome')).toContainText('<script>alert(1)</script>');
  await expect(preview(page, 'leave')).toContainText('<iframe src=//example.com></iframe>');
  for (const tag of ['strong', 'em', 's', 'code', 'br'])
    await expect(preview(page, 'welcome').locator(tag), tag).not.toHaveCount(0);
  const links = preview(page, 'welcome').getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', 'https://example.com/a');
  await expect(links).toHaveAttribute('rel', /noopener/);
});

test('without Premium image, member count and Complete are locked', async ({ page, open }) => {
  await alter(page, '**/welcome-leave/', {
    ...empty,
    welcome_message: 'Hi {user}, number {member_count}',
    welcome_image_enabled: true,
    welcome_image_theme: 'cyber',
    is_premium: false,
  });
  await open(QUIET_LIBRARY, 'welcomeLeave');
  const image = page.getByRole('switch', { name: 'Welcome image' });
  await expect(image).not.toBeChecked();
  const presses = [
    () => image.click(),
    () => insertVariable(page, 'welcome_message', '{member_count}'),
    () =>
      field(page, 'welcome_message')
        .getByRole('button', { name: /Complete/ })
        .click(),
  ];
  for (const press of presses) {
    await press();
    await expect(messages(page)).toContainText(lockMessage);
    await messages(page).getByRole('button', { name: 'Dismiss' }).click();
  }
  await expect(image).not.toBeChecked();
  await expect(message(page, 'welcome')).toHaveValue('Hi {user}, number {member_count}');
  await expect(field(page, 'welcome_message')).toContainText(
    '{member_count} is a Premium variable. Without Premium the bot leaves it empty.',
  );
  await expect(field(page, 'welcome_image_theme').getByRole('radio', { name: 'Cyber' })).toBeChecked();
  await expect(saveBar(page)).toHaveCount(0);
});

for (const width of inTurn([390, 1280], 0)) {
  test(`at ${width} px the banner of a refused save covers neither the summary nor the field`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openWith(page, open, { welcome_enabled: false, welcome_message: '' });
    await page.getByRole('switch', { name: 'Send a welcome message' }).click();
    await saveBar(page).getByRole('button', { name: 'Save' }).click();
    const banner = messages(page).getByRole('alert');
    await expect(banner).toBeVisible();
    const summary = page.getByRole('region', { name: /attention/ });
    const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [above, covered, error] = await Promise.all([
      box(banner),
      box(summary),
      box(page.locator('#root_welcome_channel_id__error')),
    ]);
    expect(covered.y + covered.height).toBeLessThanOrEqual(above.y);
    expect(error.y + error.height).toBeLessThanOrEqual(above.y);
  });
}

test('a problem with a message is shown at its text, and the preview beside that or below', async ({ page, open }) => {
  await openWith(page, open, { welcome_enabled: false, welcome_message: 'Hi {usr}' });
  const warning = page.getByText('{usr} is not a variable here. Did you mean {user}?');
  await expect(warning).toBeVisible();
  await page.getByRole('switch', { name: 'Send a welcome message' }).click();
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  const error = page.locator('#root_welcome_message__error');
  await expect(error).toContainText('Welcome message must include the {user} variable');
  const boxes = () => Promise.all([error.boundingBox(), preview(page, 'welcome').boundingBox()]);
  const [left, right] = await boxes();
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  // As if it were long.
  await message(page, 'welcome').evaluate((text) => text.style.setProperty('margin-bottom', '1000px'));
  await error.scrollIntoViewIfNeeded();
  await expect(preview(page, 'welcome'), 'it stays in view').toBeInViewport();
  await message(page, 'welcome').evaluate((text) => text.removeAttribute('style'));
  await page.setViewportSize({ width: 1024, height: 720 });
  const [above, below] = await boxes();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});
