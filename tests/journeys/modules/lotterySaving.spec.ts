import { answer } from '../support/calls.ts';
import { HARBOUR_TAVERN } from '../support/guilds.ts';
import { expect, type Page } from '../support/journey.ts';
import { DEFAULTS, GAME, OFF, PATH } from '../support/lottery.ts';
import { recordSaves } from '../support/moduleScreen.ts';
import {
  callsOnOpening,
  card,
  ECONOMY,
  expectRefusedText,
  expectSaveFailure,
  moduleTest,
  take,
} from '../support/modules.ts';
import { control } from '../support/screen.ts';
import { insertVariable } from '../support/variables.ts';

const SUCCESS = 'Settings saved successfully!';
const TYPE = 'Lottery type';

const test = moduleTest('lottery');

/** Lets a save reach the server with other values than the form's. */
async function alterSave(page: Page, change: object): Promise<void> {
  await page.unroute(`**/${PATH}`);
  await page.route(`**/${PATH}`, (route) =>
    route.request().method() === 'POST'
      ? route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), ...change }) })
      : route.continue(),
  );
}

test.beforeEach(({ store }) => store(HARBOUR_TAVERN, 'currency-config/', ECONOMY));

test('reasons for refusing a save while the lottery is on', async ({ page, premium, store, refusal }) => {
  await store(HARBOUR_TAVERN, PATH, { ...DEFAULTS, ...OFF });
  const saves = recordSaves(page);
  await premium.open();
  await take(page, 'Prize', 'Custom prize');
  for (const name of ['Opening message', 'Closing message']) await premium.box(name).fill(' ');
  await premium.saved(SUCCESS);
  expect(saves).toHaveLength(1);

  await premium.toggle('Enable the lottery').click();
  // When turned on again, its type is number.
  await expect(card(page, TYPE, 'Number')).toBeChecked();
  await premium.save();
  const [type, channel, prize, opening, closing, range] = [
    'Please select a lottery type (Number or Ticket)',
    'Please select an announcement channel',
    'Please enter a custom prize description',
    'Opening message is required',
    'Closing message is required',
    'Maximum number must be greater than minimum number',
  ];
  await expect(premium.banner(channel)).toBeVisible();
  for (const [path, sentence] of [
    ['announcement_channel_id', channel],
    ['custom_prize_text', prize],
    ['opening_message', opening],
    ['closing_message', closing],
  ] as const) {
    await expect(premium.sentence(path)).toHaveText(sentence);
  }
  await expect(premium.picker('Announcement channel')).toBeFocused();
  await premium.choose('Announcement channel', 'general');
  await control(page, 'custom_prize_text').fill('A parrot');
  await premium.box('Opening message').fill('Go');
  await premium.box('Closing message').fill('Done');
  await control(page, 'number_min').fill('50');
  await control(page, 'number_max').fill('50');
  await premium.save();
  await expect(premium.banner(range)).toBeVisible();
  await expect(premium.sentence('number_max')).toHaveText(range);
  await control(page, 'number_max').fill('51');
  // The form always has a type, so a save without one must come from elsewhere.
  await alterSave(page, { active_lottery_type: 'none' });
  await premium.save();
  await expect(premium.banner(type)).toBeVisible();
  await expect(premium.sentence('active_lottery_type')).toHaveText(type);
  await alterSave(page, {});
  await premium.saved(SUCCESS);

  for (const [parts, sentence] of [
    [{ active_lottery_type: 'none' }, type],
    [{ announcement_channel_id: null }, channel],
    [{ prize_type: 'custom', custom_prize_text: ' ' }, prize],
    [{ opening_message: '' }, opening],
    [{ closing_message: '' }, closing],
    [{ number_min: 5, number_max: 5 }, range],
  ] as const) {
    expect(await refusal(PATH, { ...GAME, ...parts })).toEqual([400, sentence]);
  }
});

test('numbers that bypass the controls are refused by the server and shown at their fields', async ({
  page,
  premium,
  store,
  refusal,
}) => {
  await store(HARBOUR_TAVERN, PATH, { ...GAME, active_lottery_type: 'ticket' });
  await premium.open();
  await premium.box('Closing message').fill('Done');
  for (const [path, sentence] of [
    ['ticket_prize_amount', 'Please enter a valid prize amount'],
    ['ticket_price', 'Ticket price must be at least 1'],
    ['ticket_max_tickets', 'Maximum tickets must be at least 1'],
  ] as const) {
    await alterSave(page, { [path]: 0 });
    await premium.save();
    await expect(premium.banner(sentence)).toBeVisible();
    await expect(premium.sentence(path)).toHaveText(sentence);
    expect(await refusal(PATH, { ...GAME, active_lottery_type: 'ticket', [path]: 0 })).toEqual([400, sentence]);
  }
});

test('numbers below their minimum are not accepted, and invalid input stays visible', async ({
  page,
  premium,
  store,
}) => {
  await store(HARBOUR_TAVERN, PATH, GAME);
  await premium.open();
  const guards = async (names: Record<string, [kept: string, ...ignored: string[]]>) => {
    for (const [name, [kept, ...ignored]] of Object.entries(names)) {
      for (const typed of ['', 'x']) {
        await expectRefusedText(premium, control(page, name), { typed, sentence: 'Enter a number, for example 1250.' });
      }
      for (const typed of ignored) {
        await control(page, name).fill(typed);
        await control(page, name).blur();
        await expect(control(page, name), `${name} after ${typed}`).toHaveValue(kept);
      }
    }
  };
  await guards({ number_min: ['1', '0', '-3'], number_max: ['100', '1'], number_prize_amount: ['100', '0'] });
  await expect(premium.saveBar).toHaveCount(0);
  await take(page, TYPE, 'Ticket');
  await guards({ ticket_price: ['5', '0'], ticket_max_tickets: ['10', '0'], ticket_prize_amount: ['100', '-1'] });
});

test('messages end at 1900 characters, with a warning above 1700', async ({ page, premium, store }) => {
  await store(HARBOUR_TAVERN, PATH, DEFAULTS);
  await premium.open();
  for (const [name, id] of [
    ['Opening message', 'opening_message'],
    ['Closing message', 'closing_message'],
  ] as const) {
    const counter = page.locator(`[id="root_${id}__counter"]`);
    await premium.box(name).fill('x'.repeat(1700));
    await expect(counter).toHaveAttribute('data-level', 'plain');
    await premium.box(name).fill('x'.repeat(1701));
    await expect(counter).toHaveAttribute('data-level', 'near');
    await premium.box(name).fill('x'.repeat(2000));
    await expect(counter).toHaveText('1900 / 1900');
  }
  await insertVariable(page, 'closing_message', '{winner}');
  await expect(premium.banner('Adding this variable would exceed the 1900 character limit')).toBeVisible();
});

test('the economy is not required; without it, the prize is a custom one', async ({ page, premium, store }) => {
  await store(HARBOUR_TAVERN, PATH, DEFAULTS);
  await store(HARBOUR_TAVERN, 'currency-config/', { ...ECONOMY, currency_system_enabled: false });
  await premium.open();
  await expect(page.getByText('Economy System Required')).toHaveCount(0);
  await expect(card(page, 'Prize', 'Custom prize')).toBeChecked();
  await expect(premium.saveBar).toHaveCount(0);
  await premium.toggle('Enable the lottery').click();
  await control(page, 'custom_prize_text').fill('A parrot');
  await premium.choose('Announcement channel', 'general');
  await premium.saved(SUCCESS);
});

test('messages of a failed and a denied save', async ({ page, premium, store }) => {
  await store(HARBOUR_TAVERN, PATH, GAME);
  await premium.open();
  await premium.box('Closing message').fill('Done');
  await answer(page, 'POST', `**/${PATH}`, { status: 403, body: { error: 'Not you.' }, times: 1 });
  await premium.save();
  await expect(
    premium.banner('Access denied when saving lottery config. Please verify bot permissions and premium status.'),
  ).toBeVisible();
  await expect(premium.saveBar).toBeVisible();
  const sentence = 'Failed to save settings. Please try again later.';
  await expectSaveFailure(premium, PATH, { sentence, success: SUCCESS });
  await expect(premium.box('Closing message')).toHaveValue('Done');
});

test('without Premium, its settings are not requested', async ({ free }) => {
  expect(await callsOnOpening(free)).toEqual(['channels/', 'currency-config/', 'customize/', 'permissions/']);
});
