import {
  ADMIN,
  HARBOUR_CHANNELS,
  HARBOUR_ROLES,
  HARBOUR_TAVERN,
  MEMBER,
  OWNER,
} from '../../src/simulators/demo/world.ts';
import { expectAccessible } from './support/axe.ts';
import { exampleFiles, extendedProduct, guideFiles } from './support/extended.ts';
import { get, moduleScreen } from './support/moduleScreen.ts';
import { fitsPhones } from './support/phones.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

const extended = extendedProduct();

test('the example of CONTRIBUTING.md consists of the folders of a widget and a block, and defines both', () => {
  const others = exampleFiles.filter(([file]) => !/^src\/renderer\/(widgets\/rating|blocks\/quote)\//.test(file));
  expect(others.map(([file]) => file)).toEqual([
    'schemas/meta/widgets/rating.schema.json',
    'schemas/meta/blocks/quote.schema.json',
  ]);
  const count = (name: string) => exampleFiles.filter(([file]) => file.includes(`/${name}`)).length;
  expect({ rating: count('rating'), quote: count('quote') }).toEqual({ rating: 5, quote: 4 });
});

test('the example passes its own tests', async () => {
  test.slow();
  for (const part of ['tests', 'playwright.config.ts', 'vitest.config.ts']) extended.project.add(part, part);
  // Nothing else reads the new parts.
  extended.project.write(
    'tsconfig.parts.json',
    '{ "extends": "./tsconfig.json", "include": ["src/renderer", "tests/setup.ts"] }',
  );
  await extended.project.tool('typescript/bin/tsc', '--noEmit', '--project', 'tsconfig.parts.json');
  const own = ['src/renderer/widgets/rating', 'src/renderer/blocks/quote'];
  const catalogues = [
    'src/renderer/widgets/index.test.ts',
    'src/renderer/layout/partFolders.test.ts',
    'tests/lint/meta.test.ts',
  ];
  expect(await extended.project.tool('vitest/vitest.mjs', 'run', ...own, ...catalogues)).toMatch(
    /Test Files .*5 passed/,
  );
});

test('the widget can be used, saved and loaded again, and the block is shown beside it', async ({ page }) => {
  await signIn(page, extended.product.url, 'owner');
  const place = { url: extended.product.url, guild: HARBOUR_TAVERN };
  const screen = moduleScreen(page, { ...place, section: 'radio' });
  await screen.open();
  const slider = page.getByRole('slider', { name: 'Volume' });
  await expect(slider).toHaveValue('5');
  await expect(page.getByRole('figure')).toHaveText('Silence is a source of strength.A neighbor');
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await page.getByRole('radiogroup', { name: 'Quality' }).getByRole('radio', { name: '4' }).check();
  await screen.saved('Radio saved!');
  expect(await get(page, place, 'radio/')).toMatchObject({ volume: 7, quality: 4, ads: 0.1 });
  await page.reload();
  await expect(slider).toHaveValue('7');
});

test("the server enforces the limits of the widget's setting", async ({ page }) => {
  await signIn(page, extended.product.url, 'owner');
  const answer = await page.request.post(`${extended.product.url}/auth/guilds/${HARBOUR_TAVERN}/radio/`, {
    data: { volume: 11 },
    headers: { origin: extended.product.url, 'if-match': '*' },
  });
  expect([answer.status(), (await answer.json()).error]).toEqual([400, 'The volume must be between 0 and 10']);
});

test('the module that docs/schemas.md teaches is drawn, refused, saved and read as it says there', async ({ page }) => {
  expect(guideFiles.map(([file]) => file)).toContain('schemas/modules/afk/module.json');
  await signIn(page, extended.product.url, 'owner');
  const place = { url: extended.product.url, guild: HARBOUR_TAVERN };
  const screen = moduleScreen(page, { ...place, section: 'afk' });
  await screen.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Away' })).toBeVisible();
  await expect(screen.box('Answer')).toHaveValue('{user} is away.');
  await expect(page.getByText('Turn on "Answer mentions" first')).toBeVisible();

  await screen.toggle('Answer mentions').click();
  await screen.box('Answer').fill(' ');
  await screen.save();
  await expect(screen.sentence('answer')).toHaveText('Write an answer, or turn off "Answer mentions"');
  await screen.box('Answer').fill('{user} is asleep.');
  await screen.choose('Log channel', 'general');
  await screen.saved('Settings saved successfully!');
  expect(await get(page, place, 'afk/config/')).toEqual({
    enabled: true,
    answer: '{user} is asleep.',
    log_channel_id: HARBOUR_CHANNELS.general,
  });
  await page.reload();
  await expect(screen.box('Answer')).toHaveValue('{user} is asleep.');
  await page.goto(`${extended.product.url}/ro/dashboard/${HARBOUR_TAVERN}?section=afk`);
  await expect(page.getByRole('heading', { level: 1, name: 'Absent' })).toBeVisible();
});

test.describe('dates, moments and durations', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, extended.product.url, 'owner');
    const place = { url: extended.product.url, guild: HARBOUR_TAVERN };
    const customize = await page.request.get(`${extended.product.url}/auth/guilds/${HARBOUR_TAVERN}/customize/`);
    const { is_premium: _, ...settings } = await customize.json();
    const saved = await page.request.post(`${extended.product.url}/auth/guilds/${HARBOUR_TAVERN}/customize/`, {
      data: { ...settings, timezone: 'Europe/Bucharest' },
      headers: { origin: extended.product.url, 'if-match': '*' },
    });
    expect(saved.status(), await saved.text()).toBe(200);
    await moduleScreen(page, { ...place, section: 'meetups' }).open();
  });

  test("are entered in the server's time zone, and sent in UTC and in seconds", async ({ page }) => {
    const place = { url: extended.product.url, guild: HARBOUR_TAVERN };
    const screen = moduleScreen(page, { ...place, section: 'meetups' });
    const begins = page.getByLabel('Begins');
    await begins.fill('2048-07-01T09:00');
    await expect(begins).toHaveAccessibleDescription(/Wednesday, July 1, 2048 .*Europe\/Bucharest, UTC\+03:00/);
    const lasts = page.getByRole('textbox', { name: 'Lasts' });
    await lasts.fill('1d 12h');
    await expect(page.getByText('A meetup lasts 1 day 12 hours.')).toBeVisible();
    const reminder = page.getByRole('textbox', { name: 'Reminder' });
    await reminder.fill('90');
    await lasts.focus();
    await expect(reminder).toHaveValue('1h 30m');
    await page.getByRole('switch', { name: 'Close registration a day before' }).click();
    await expect(page.getByLabel('Registration until')).toHaveValue('2048-06-30');
    await screen.saved('Meetup saved!');
    expect(await get(page, place, 'meetups/')).toEqual({
      starts_at: '2048-07-01T06:00:00Z',
      lasts: 129_600,
      remind_before: 5400,
      last_day: '2048-06-30',
      open_house: [],
      schedule_next: true,
    });
    await page.reload();
    await expect(begins).toHaveValue('2048-07-01T09:00');
  });

  test('a time that does not exist, one that has passed and a duration without a unit cannot be saved', async ({
    page,
  }) => {
    const begins = page.getByLabel('Begins');
    await begins.fill('2048-03-29T03:30');
    await begins.blur();
    await expect(begins).toHaveAccessibleDescription(/Clocks go forward on this day and skip 3:30/);
    await begins.fill('2020-07-01T09:00');
    await page.getByRole('textbox', { name: 'Lasts' }).fill('90');
    await page.getByRole('button', { name: 'Save', exact: false }).first().click();
    await expect(begins).toHaveAccessibleDescription(/Choose a time that has not passed/);
    await expect(page.getByRole('textbox', { name: 'Lasts' })).toHaveAccessibleDescription(
      /Enter a duration with its units/,
    );
  });

  test('the server refuses what the form refuses', async ({ page }) => {
    const save = (data: object) =>
      page.request.post(`${extended.product.url}/auth/guilds/${HARBOUR_TAVERN}/meetups/`, {
        data,
        headers: { origin: extended.product.url, 'if-match': '*' },
      });
    for (const [data, sentence] of [
      [{ starts_at: '2020-07-01T06:00:00Z' }, 'Choose a time that has not passed'],
      [{ starts_at: '2048-02-30T06:00:00Z' }, 'Begins has a value of the wrong type'],
      [{ lasts: 60 }, 'A meetup lasts from 15 minutes to 14 days'],
    ] as const) {
      const answer = await save(data);
      expect([answer.status(), (await answer.json()).error]).toEqual([400, sentence]);
    }
  });
});

test('a schedule is entered by keyboard, shown in words and saved; overlaps and empty days are refused', async ({
  page,
}) => {
  await signIn(page, extended.product.url, 'owner');
  const place = { url: extended.product.url, guild: HARBOUR_TAVERN };
  const screen = moduleScreen(page, { ...place, section: 'support' });
  await screen.open();
  await page.getByRole('button', { name: 'Add times' }).press('Enter');
  const entry = (number: number) => page.getByRole('group', { name: `Entry ${number}`, exact: true });
  await expect(entry(1).getByRole('checkbox', { name: 'Fri' })).toBeChecked();
  await entry(1).getByRole('button', { name: 'Copy to other days' }).press('Enter');
  await entry(2).getByLabel('From', { exact: true }).fill('22:00');
  await entry(2).getByLabel('To', { exact: true }).fill('02:00');
  await expect(entry(2)).toContainText('Until the next day');
  await expect(page.getByText('Staff answer Mon–Fri 18:00–22:00; Sat, Sun 22:00–02:00.')).toBeVisible();

  await entry(2).getByRole('checkbox', { name: 'Fri' }).press('Space');
  await entry(2).getByLabel('From', { exact: true }).fill('21:00');
  await screen.save();
  await expect(entry(2).getByLabel('From', { exact: true })).toHaveAccessibleDescription(
    /This overlaps with a time above/,
  );
  await entry(2).getByRole('checkbox', { name: 'Fri' }).press('Space');
  await expectAccessible(page, 'support');
  await screen.saved('Support saved');
  expect(await get(page, place, 'support/settings/')).toMatchObject({
    hours: [
      { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], from: '18:00', to: '22:00' },
      { days: ['saturday', 'sunday'], from: '21:00', to: '02:00' },
    ],
  });
});

const guildUrl = () => `${extended.product.url}/auth/guilds/${HARBOUR_TAVERN}`;

test.describe('on phones', () => {
  test.use({ hasTouch: true });

  test('pickers of members fit all phones, and axe finds no violations', async ({ page }) => {
    await signIn(page, extended.product.url, 'owner');
    await moduleScreen(page, { url: extended.product.url, guild: HARBOUR_TAVERN, section: 'crew' }).open();
    for (const [turn, name] of ['Captain', 'Helpers without a role'].entries()) {
      const trigger = () => page.getByRole('combobox', { name, exact: true });
      await fitsPhones(page, name, { trigger, shown: () => page.getByRole('dialog') }, turn);
    }
  });
});

test('roles, members, channels and mentions are chosen by keyboard, saved and shown again', async ({ page }) => {
  await signIn(page, extended.product.url, 'owner');
  const place = { url: extended.product.url, guild: HARBOUR_TAVERN };
  const screen = moduleScreen(page, { ...place, section: 'crew' });
  await screen.open();

  await screen.picker('Roles of helpers').click();
  await page.keyboard.type('sailor');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Roles of helpers' }).getByRole('listitem')).toHaveCount(1);

  await screen.picker('Helpers without a role').click();
  await page.keyboard.type('harb');
  await expect(page.getByRole('option')).toHaveText(['Harbourmasterteo_brandt']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(screen.picker('Helpers without a role')).toBeFocused();

  await screen.picker('Captain').click();
  await page.keyboard.type('ines');
  await page.getByRole('option', { name: 'ines' }).click();
  await expect(screen.picker('Captain')).toHaveText('ines');

  await screen.picker('Where help can be called').click();
  await page.keyboard.type('rules');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');

  await screen.picker('Who is told').click();
  await page.keyboard.type('sail');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove @here' }).click();

  await screen.saved('Crew saved!');
  expect(await get(page, place, 'crew/')).toMatchObject({
    role_ids: [HARBOUR_ROLES.sailor],
    member_ids: [ADMIN],
    captain_id: MEMBER,
    place_ids: [HARBOUR_CHANNELS.rules],
    mentions: [`<@&${HARBOUR_ROLES.sailor}>`],
    note: '',
  });
  await page.reload();
  await expect(screen.picker('Captain')).toHaveText('ines');
  await expect(page.getByRole('button', { name: 'Remove Harbourmaster' })).toBeVisible();
  await expectAccessible(page, 'the pickers of several');
});

test('a restore replaces a member who has left, in lists too', async ({ page }) => {
  await signIn(page, extended.product.url, 'owner');
  const headers = { origin: extended.product.url };
  const made = await page.request.post(`${guildUrl()}/backups/`, { data: { type: 'settings' }, headers });
  const { id } = (await made.json()).backup;
  const changed = await page.request.post(`${guildUrl()}/crew/`, {
    data: { member_ids: [], captain_id: null, mentions: ['@everyone'] },
    headers: { ...headers, 'if-match': '*' },
  });
  expect(changed.status()).toBe(200);
  for (const user_id of [ADMIN, MEMBER]) {
    const left = await page.request.post(`${extended.product.discordUrl}/__world/remove-member`, {
      data: { guild_id: HARBOUR_TAVERN, user_id },
    });
    expect(left.ok()).toBe(true);
  }
  const refused = await page.request.post(`${guildUrl()}/crew/`, {
    data: { member_ids: ['810000000000000004'] },
    headers: { ...headers, 'if-match': '*' },
  });
  expect(await refused.json()).toMatchObject({
    problems: [{ path: 'member_ids.0', message: 'This member is no longer in the server. Choose another one.' }],
  });
  await expect
    .poll(async () => (await (await page.request.get(`${guildUrl()}/backups/${id}/restore/`)).json()).missing)
    .toMatchObject([
      { key: `member:${ADMIN}`, name: 'Harbourmaster', title: 'Member Harbourmaster' },
      { key: `member:${MEMBER}`, name: 'ines' },
    ]);
  const mapping = { [`member:${ADMIN}`]: OWNER };
  const query = encodeURIComponent(JSON.stringify(mapping));
  const preview = await page.request.get(`${guildUrl()}/backups/${id}/restore/?mapping=${query}`);
  const restored = await page.request.post(`${guildUrl()}/backups/${id}/restore/`, {
    data: { mapping },
    headers: { ...headers, 'if-match': preview.headers().etag ?? '' },
  });
  expect(restored.status()).toBe(200);
  const place = { url: extended.product.url, guild: HARBOUR_TAVERN };
  expect(await get(page, place, 'crew/')).toMatchObject({
    member_ids: [OWNER],
    captain_id: null,
    mentions: [`<@&${HARBOUR_ROLES.sailor}>`],
  });
});

test('lists in lists are put in order, refused at the row at fault and stored', async ({ page }) => {
  await signIn(page, extended.product.url, 'owner');
  const place = { url: extended.product.url, guild: HARBOUR_TAVERN };
  const screen = moduleScreen(page, { ...place, section: 'raffle' });
  await screen.open();
  for (const name of ['Car', 'Boat']) {
    await page.getByRole('button', { name: 'Add a prize' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Add a tier' }).click();
    await page.getByRole('textbox', { name: 'Label' }).fill(`${name} tier`);
    await page.getByRole('textbox', { name: 'Share' }).fill(name === 'Car' ? '5' : '11');
    await page.getByRole('group', { name: 'New tier' }).getByRole('button', { name: 'Done' }).click();
    if (name === 'Boat') await page.getByRole('textbox', { name: 'Share' }).fill('10');
    if (name === 'Boat')
      await page.getByRole('group', { name: 'New tier' }).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('group', { name: 'New prize' }).getByRole('button', { name: 'Done' }).click();
  }
  await page.getByRole('button', { name: 'Edit Boat' }).press('Alt+ArrowUp');
  await expect(page.getByRole('button', { name: /^Edit (Boat|Car)$/ })).toHaveText(['', '']);
  await expect(page.getByRole('status').filter({ hasText: 'Boat: position 1 of 2' })).toBeAttached();
  await page.getByRole('combobox', { name: 'Main prize' }).click();
  await page.getByRole('option', { name: 'Car' }).click();
  await screen.saved('Raffle saved!');
  const stored = await get(page, place, 'raffle/');
  expect(stored).toMatchObject({
    prizes: [
      { name: 'Boat', tiers: [{ label: 'Boat tier', share: 10 }] },
      { name: 'Car', tiers: [{ label: 'Car tier', share: 5 }] },
    ],
  });
  await page.getByRole('button', { name: 'Edit Boat' }).click();
  await page.getByRole('textbox', { name: 'Budget' }).fill('3');
  await page.getByRole('button', { name: 'SAVE' }).click();
  const tier = page.getByRole('group', { name: 'Boat tier' });
  await expect(tier.getByRole('textbox', { name: 'Share' })).toBeFocused();
  await expect(tier.getByText('The share of a tier cannot exceed the budget of its prize')).toBeVisible();
});

test('the server names the row at fault too', async ({ page }) => {
  await signIn(page, extended.product.url, 'owner');
  const prize = {
    id: 'prize_1',
    name: 'Car',
    budget: 3,
    color: 'grey',
    tiers: [{ id: 'tier_1', label: 'A', share: 4 }],
  };
  const answer = await page.request.post(`${extended.product.url}/auth/guilds/${HARBOUR_TAVERN}/raffle/`, {
    data: { main_prize: 'prize_2', prizes: [prize, { ...prize, id: 'prize_2', budget: 4 }] },
    headers: { origin: extended.product.url, 'if-match': '*' },
  });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({
    problems: [
      { path: 'prizes.0.tiers.0.share', message: 'The share of a tier cannot exceed the budget of its prize' },
      { path: 'prizes.1.name', message: 'Two prizes cannot have the same name' },
    ],
  });
});

test('an embed is built by keyboard, previewed, limited as at Discord and saved', async ({ page }) => {
  await signIn(page, extended.product.url, 'owner');
  const place = { url: extended.product.url, guild: HARBOUR_TAVERN };
  const screen = moduleScreen(page, { ...place, section: 'announcer' });
  await screen.open();
  await screen.toggle('Announce members').click();
  await screen.save();
  await expect(screen.sentence('text')).toHaveText('Write a text, or fill in the embed');

  const preview = page.getByRole('figure', { name: 'Preview' });
  await expect(preview).not.toContainText('Welcome');
  await screen.box('Title').fill('Welcome, {user}!');
  await screen.box('Description').fill('**Enjoy** your stay');
  await expect(preview.locator('strong')).toHaveText('Enjoy');
  await expect(preview).toContainText('Welcome, @Ada!');
  for (const name of ['First', 'Second']) {
    await page.getByRole('button', { name: 'Add a field' }).press('Enter');
    await screen.box('Name').fill(name);
    await page.getByRole('group', { name: 'New field' }).getByRole('textbox', { name: 'Text' }).fill('x'.repeat(1024));
    await page.getByRole('group', { name: 'New field' }).getByRole('button', { name: 'Done' }).press('Enter');
  }
  await page.getByRole('button', { name: 'Edit Second' }).press('Alt+ArrowUp');
  await screen.box('Description').fill('z'.repeat(4000));
  await screen.save();
  await expect(page.getByText('The texts of an embed cannot exceed 6000 characters together').first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete First' }).press('Enter');
  await expect(page.getByText(/^5,?046 ?(\/|of) ?6,?000$/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await screen.saved('Announcement saved!');
  await page.reload();
  await expect(screen.box('Title')).toHaveValue('Welcome, {user}!');
  expect(await get(page, place, 'announcer/')).toMatchObject({
    embed: { title: 'Welcome, {user}!', fields: [{ name: 'Second' }], buttons: [] },
  });
});
