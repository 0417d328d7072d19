import { alter } from '../support/calls.ts';
import { GRAND_ASSEMBLY, HARBOUR_CHANNELS, HARBOUR_TAVERN } from '../support/guilds.ts';
import { expect, type Page } from '../support/journey.ts';
import { CLOSING, DEFAULTS, GAME, NUMBER_OPENING, OFF, PATH, TICKET_OPENING } from '../support/lottery.ts';
import { recordSaves } from '../support/moduleScreen.ts';
import { callsOnOpening, card, commands, ECONOMY, moduleTest, take } from '../support/modules.ts';
import { press } from '../support/picker.ts';
import { control, field } from '../support/screen.ts';
import { insertVariable, offeredVariables } from '../support/variables.ts';

const SUCCESS = 'Settings saved successfully!';
const TYPE = 'Lottery type';

const test = moduleTest('lottery');

const template = (page: Page, message: 'opening' | 'closing', title: string) =>
  field(page, `${message}_message`)
    .getByRole('group', { name: 'Start from a template' })
    .getByRole('button', { name: title, exact: true });

test.beforeEach(({ store }) => store(HARBOUR_TAVERN, 'currency-config/', ECONOMY));

test('the screen shows the defaults and the commands', async ({ page, untouched, store }) => {
  await store(GRAND_ASSEMBLY, 'currency-config/', ECONOMY);
  await alter(page, '**/customize/', { timezone: 'Europe/Bucharest' });
  expect(await callsOnOpening(untouched)).toEqual([
    'channels/',
    'currency-config/',
    'customize/',
    PATH,
    'permissions/',
  ]);
  await expect(untouched.saveBar).toHaveCount(0);
  await expect(untouched.toggle('Enable the lottery')).not.toBeChecked();
  for (const [choice, chosen, other] of [
    [TYPE, 'Number', 'Ticket'],
    ['Prize', 'Doubloons', 'Pearls'],
    ['How it starts', 'Manual', 'Scheduled'],
    ['How it ends', 'Scheduled', 'When the number is guessed'],
  ] as const) {
    await expect(card(page, choice, chosen)).toBeChecked();
    await expect(card(page, choice, other)).not.toBeChecked();
  }
  await expect(card(page, TYPE, 'None')).toHaveCount(0);
  await expect(control(page, 'number_min')).toHaveValue('1');
  await expect(control(page, 'number_max')).toHaveValue('100');
  await expect(control(page, 'number_prize_amount')).toHaveValue('100');
  await expect(control(page, 'end_schedule_type')).toHaveText('Weekly');
  await expect(control(page, 'end_day')).toHaveText('Saturday');
  await expect(control(page, 'end_time')).toHaveValue('20:00');
  await expect(untouched.picker('Announcement channel')).toHaveText('Select channel');
  await expect(untouched.picker('Log channel')).toHaveText('None');
  await expect(untouched.box('Opening message')).toHaveValue(NUMBER_OPENING.Default);
  await expect(untouched.box('Closing message')).toHaveValue(CLOSING.number.Winner);
  await expect(
    page.getByText("Times are in the server's time zone (UTC+02:00). You can change it in Customize Bot."),
  ).toBeVisible();
  expect(await commands(page)).toEqual([
    '/lottery guesses',
    '/lottery buy',
    '/lottery ticket',
    '/lottery info',
    '/lottery history',
    '/lottery draw Admin',
    '/lottery reset Admin',
  ]);

  await expect(control(page, 'start_schedule_type')).toHaveCount(0);
  await take(page, 'How it starts', 'Scheduled');
  await expect(control(page, 'start_schedule_type')).toHaveText('Daily');
  await expect(control(page, 'start_time')).toHaveValue('12:00');
  await expect(control(page, 'ticket_price')).toHaveCount(0);
  await take(page, TYPE, 'Ticket');
  await expect(control(page, 'ticket_price')).toHaveValue('5');
  await expect(untouched.box('Ticket price')).toBeVisible();
  await expect(control(page, 'ticket_max_tickets')).toHaveValue('10');
  await expect(control(page, 'ticket_prize_amount')).toHaveValue('100');
  await expect(control(page, 'number_min')).toHaveCount(0);
  await untouched.cancel();
  await expect(card(page, TYPE, 'Number')).toBeChecked();
  await expect(untouched.box('Opening message')).toHaveValue(NUMBER_OPENING.Default);
});

test('a lottery of numbers is saved with all its settings and loaded again', async ({ page, premium, store, read }) => {
  await store(HARBOUR_TAVERN, PATH, DEFAULTS);
  await alter(page, `**/${PATH}`, {
    next_end_time: '2026-03-07T20:00:00Z',
    number_lottery_current_participants: 4,
    ticket_lottery_current_participants: 0,
  });
  const saves = recordSaves(page);
  await premium.open();
  const round = page.getByRole('region', { name: 'Current round' });
  await expect(round).toHaveCount(0);
  await premium.toggle('Enable the lottery').click();
  // What the bot reports is shown and not sent.
  await expect(round.getByRole('definition')).toHaveText([/^Mar 7, 2026, /, '4']);
  await control(page, 'number_min').fill('10');
  await control(page, 'number_max').fill('20');
  await take(page, 'Prize', 'Pearls');
  await control(page, 'number_prize_amount').fill('7');
  await premium.choose('Announcement channel', 'general');
  await premium.choose('Log channel', 'market');
  await premium.saved(SUCCESS);
  const body = {
    ...DEFAULTS,
    enabled: true,
    state: 'completed',
    number_min: 10,
    number_max: 20,
    prize_type: 'secondary',
    number_prize_amount: 7,
    announcement_channel_id: HARBOUR_CHANNELS.general,
    log_channel_id: HARBOUR_CHANNELS.market,
  };
  expect(saves).toEqual([{ path: PATH, body }]);
  expect(await read(PATH)).toMatchObject(body);
  await page.reload();
  await expect(premium.toggle('Enable the lottery')).toBeChecked();
  await expect(control(page, 'number_max')).toHaveValue('20');
  await expect(card(page, 'Prize', 'Pearls')).toBeChecked();
});

test('a lottery of tickets with a schedule and a custom prize', async ({ page, premium, store }) => {
  await store(HARBOUR_TAVERN, PATH, DEFAULTS);
  const saves = recordSaves(page);
  await premium.open();
  await premium.toggle('Enable the lottery').click();
  await take(page, TYPE, 'Ticket');
  await control(page, 'ticket_price').fill('3');
  await control(page, 'ticket_max_tickets').fill('40');
  await take(page, 'Prize', 'Custom prize');
  await expect(control(page, 'ticket_prize_amount')).toHaveCount(0);
  await control(page, 'custom_prize_text').fill('A parrot');
  await take(page, 'How it starts', 'Scheduled');
  await expect(control(page, 'start_day')).toHaveCount(0);
  await control(page, 'start_schedule_type').click();
  await press(page.getByRole('option', { name: 'Weekly' }));
  await expect(control(page, 'start_day')).toHaveText('Monday');
  await control(page, 'start_day').click();
  await expect(page.getByRole('option')).toHaveText([
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ]);
  await press(page.getByRole('option', { name: 'Sunday' }));
  await control(page, 'start_time').fill('06:45');
  await control(page, 'end_schedule_type').click();
  await press(page.getByRole('option', { name: 'Daily' }));
  await expect(control(page, 'end_day')).toHaveCount(0);
  await control(page, 'end_time').fill('23:59');
  await take(page, 'How it ends', 'When all tickets are sold');
  await expect(control(page, 'end_time')).toHaveCount(0);
  await take(page, TYPE, 'Number');
  await expect(card(page, 'How it ends', 'When the number is guessed')).toBeChecked();
  await take(page, TYPE, 'Ticket');
  await template(page, 'opening', 'Default').click();
  await template(page, 'closing', 'Winner').click();
  await premium.choose('Announcement channel', 'general');
  await premium.saved(SUCCESS);
  expect(saves[0]?.body).toEqual({
    ...DEFAULTS,
    enabled: true,
    state: 'completed',
    active_lottery_type: 'ticket',
    announcement_channel_id: HARBOUR_CHANNELS.general,
    start_type: 'scheduled',
    start_schedule_type: 'weekly',
    start_day: 0,
    start_time: '06:45',
    end_condition: 'guessed',
    end_schedule_type: 'daily',
    end_time: '23:59',
    prize_type: 'custom',
    custom_prize_text: 'A parrot',
    ticket_price: 3,
    ticket_max_tickets: 40,
    opening_message: TICKET_OPENING.Default.replace(' Draw: {draw_time}', ''),
    closing_message: CLOSING.ticket.Winner,
  });
});

test('when turned off, the bot gets type none and state inactive, and the chosen type is kept', async ({
  page,
  premium,
  store,
  read,
}) => {
  await store(HARBOUR_TAVERN, PATH, { ...GAME, active_lottery_type: 'ticket', ticket_price: 8 });
  const saves = recordSaves(page);
  await premium.open();
  await premium.toggle('Enable the lottery').click();
  await expect(card(page, TYPE, 'Ticket')).toBeChecked();
  await expect(control(page, 'ticket_price')).toHaveValue('8');
  await premium.saved(SUCCESS);
  const off = { ...GAME, ...OFF, kept_lottery_type: 'ticket', ticket_price: 8 };
  expect(saves).toEqual([{ path: PATH, body: off }]);
  expect(await read(PATH)).toMatchObject(off);
  await expect(card(page, TYPE, 'Ticket')).toBeChecked();
  await expect(control(page, 'ticket_price')).toHaveValue('8');

  await alter(page, `**/${PATH}`, { enabled: true });
  await premium.open();
  await expect(card(page, TYPE, 'Number')).toBeChecked();
  await expect(premium.saveBar).toHaveCount(0);

  await page.unroute(`**/${PATH}`);
  await premium.open();
  await expect(card(page, TYPE, 'Ticket')).toBeChecked();
  await expect(control(page, 'ticket_price')).toHaveValue('8');
  await premium.toggle('Enable the lottery').click();
  await expect(card(page, TYPE, 'Ticket')).toBeChecked();
  await expect(premium.saveBar).toBeVisible();
  // Turned off again, there is nothing to save.
  await premium.toggle('Enable the lottery').click();
  await expect(premium.saveBar).toHaveCount(0);
  await premium.toggle('Enable the lottery').click();
  await premium.saved(SUCCESS);
  expect(await read(PATH)).toMatchObject({ enabled: true, active_lottery_type: 'ticket', ticket_price: 8 });
});

test('a running lottery is not ended by a save, unless it is turned off', async ({ premium, store, read }) => {
  await store(HARBOUR_TAVERN, PATH, { ...GAME, state: 'active' });
  expect(await read(PATH)).toMatchObject({ state: 'active' });
  const saves = recordSaves(premium.page);
  await premium.open();
  await premium.box('Opening message').fill('Guess {number_range}!');
  await premium.saved(SUCCESS);
  expect(saves[0]?.body).toMatchObject({ state: 'completed' });
  expect(await read(PATH)).toMatchObject({ state: 'active', opening_message: 'Guess {number_range}!' });
  await premium.toggle('Enable the lottery').click();
  await premium.saved(SUCCESS);
  expect(await read(PATH)).toMatchObject({ state: 'inactive', active_lottery_type: 'none' });
});

test('templates of each type', async ({ page, premium, store }) => {
  await store(HARBOUR_TAVERN, PATH, DEFAULTS);
  await premium.open();
  for (const [type, sold, opening, closing] of [
    ['Number', 'When the number is guessed', NUMBER_OPENING, CLOSING.number],
    ['Ticket', 'When all tickets are sold', TICKET_OPENING, CLOSING.ticket],
  ] as const) {
    await take(page, TYPE, type);
    await take(page, 'How it ends', 'Scheduled');
    for (const [title, text] of Object.entries(opening)) {
      await template(page, 'opening', title).click();
      await expect(premium.box('Opening message')).toHaveValue(text);
    }
    for (const [title, text] of Object.entries({ ...closing, ...CLOSING.both })) {
      await template(page, 'closing', title).click();
      await expect(premium.box('Closing message')).toHaveValue(text);
    }
    // Without a schedule the draw time is unknown.
    await take(page, 'How it ends', sold);
    await template(page, 'opening', 'Fancy').click();
    await expect(premium.box('Opening message')).toHaveValue(opening.Fancy.replace('\nDraw: {draw_time}', ''));
  }
});

test('variables of each type, with a warning about those of the other', async ({ page, premium, store }) => {
  await store(HARBOUR_TAVERN, PATH, DEFAULTS);
  await premium.open();
  expect(await offeredVariables(page, 'opening_message')).toEqual(['{prize}', '{draw_time}', '{number_range}']);
  expect(await offeredVariables(page, 'closing_message')).toEqual([
    '{prize}',
    '{winner}',
    '{winning_number}',
    '{total_guesses}',
  ]);
  await take(page, TYPE, 'Ticket');
  expect(await offeredVariables(page, 'opening_message')).toEqual([
    '{prize}',
    '{draw_time}',
    '{ticket_price}',
    '{max_tickets}',
  ]);
  expect(await offeredVariables(page, 'closing_message')).toEqual([
    '{prize}',
    '{winner}',
    '{winning_ticket}',
    '{ticket_count}',
  ]);
  const warning = (message: string, list: string) =>
    field(page, `${message}_message`).getByText(`This message uses variables for the other lottery type: ${list}`, {
      exact: true,
    });
  await expect(warning('opening', '{number_range}')).toBeVisible();
  await expect(warning('closing', '{winning_number}, {total_guesses}')).toBeVisible();
  await premium.box('Opening message').fill('');
  for (const name of await offeredVariables(page, 'opening_message'))
    await insertVariable(page, 'opening_message', name);
  await expect(premium.box('Opening message')).toHaveValue('{prize}{draw_time}{ticket_price}{max_tickets}');
  await expect(warning('opening', '{number_range}')).toHaveCount(0);
  await control(page, 'ticket_price').fill('77');
  await expect(field(page, 'opening_message'), 'the preview follows the form').toContainText(/77 \S/);
  await take(page, TYPE, 'Number');
  await expect(warning('opening', '{ticket_price}, {max_tickets}')).toBeVisible();
  await expect(field(page, 'closing_message').getByText(/^This message uses/)).toHaveCount(0);
  await take(page, 'How it ends', 'When the number is guessed');
  expect(await offeredVariables(page, 'opening_message')).toEqual(['{prize}', '{number_range}']);
  // A warning does not prevent saving.
  await premium.saved(SUCCESS);
});

test('a currency can be a prize only if it is in use and has a symbol', async ({ page, premium, store }) => {
  await store(HARBOUR_TAVERN, PATH, { ...GAME, enabled: false });
  const cases = [
    [{}, true, true],
    [{ use_secondary_currency: false }, true, false],
    [{ secondary_currency_emoji: '' }, true, false],
    [{ primary_currency_emoji: ' ' }, false, true],
    [{ currency_system_enabled: false }, false, false],
  ] as const;
  for (const [economy, primary, secondary] of cases) {
    await page.unroute('**/currency-config/');
    await alter(page, '**/currency-config/', { ...ECONOMY, ...economy });
    await premium.open();
    await expect(card(page, 'Prize', 'Doubloons')).toBeEnabled({ enabled: primary });
    await expect(card(page, 'Prize', 'Pearls')).toBeEnabled({ enabled: secondary });
    await expect(card(page, 'Prize', 'Custom prize')).toBeEnabled();
  }
  await expect(page.getByText('The economy is off, or its primary currency has no symbol')).toBeVisible();
});
