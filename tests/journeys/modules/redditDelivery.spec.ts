import { answer } from '../support/calls.ts';
import { stopClock } from '../support/clock.ts';
import { HARBOUR_CHANNELS, HARBOUR_TAVERN } from '../support/guilds.ts';
import { expect, type Page } from '../support/journey.ts';
import { recordSaves } from '../support/moduleScreen.ts';
import { banners, callsOnOpening, expectRefusedText, moduleTest } from '../support/modules.ts';
import { control, field } from '../support/screen.ts';

const PATH = 'reddit/settings/';
const SAVE = 'reddit/settings/save/';
const SUCCESS = 'Settings saved successfully!';
const SWITCH = 'Enable Reddit delivery';
const MEDIA = ['image', 'gif', 'video', 'text', 'link'];
const DEFAULTS = {
  enabled: false,
  channel_id: null,
  sources: ['memes', 'dankmemes', 'wholesomememes'],
  feed_type: 'hot',
  schedule_type: 'interval',
  schedule_time: '00:00',
  schedule_interval: 60,
  schedule_days: [1, 2, 3, 4, 5, 6, 7],
  max_posts_per_day: 20,
  min_upvotes: 100,
  allow_nsfw: false,
  media_types: MEDIA,
  blacklist_keywords: [] as string[],
  delivery_mode: 'both',
};

const test = moduleTest('redditDelivery');

const tags = (page: Page, name: 'sources' | 'blacklist_keywords') => field(page, name).getByRole('listitem');
const check = (page: Page, title: string) => page.getByRole('checkbox', { name: title, exact: true });

test('the screen shows the defaults', async ({ page, untouched }) => {
  expect(await callsOnOpening(untouched)).toEqual(['channels/', 'permissions/', PATH]);
  await expect(untouched.saveBar).toHaveCount(0);
  const item = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Reddit Delivery' });
  await expect(item).toContainText('NEW');
  await expect(untouched.toggle(SWITCH)).not.toBeChecked();
  await expect(untouched.picker('Target channel')).toHaveText('Select channel');
  await expect(tags(page, 'sources')).toHaveText(['memes', 'dankmemes', 'wholesomememes']);
  for (const [name, chosen, offered] of [
    ['Feed type', 'Hot', ['Hot', 'New', 'Top', 'Rising']],
    ['Schedule type', 'At an interval', ['At an interval', 'Manual']],
    ['Interval', '1 hour', ['30 minutes', '1 hour', '2 hours', '3 hours', '6 hours', '12 hours', '1 day']],
  ] as const) {
    await expect(untouched.picker(name)).toHaveText(chosen);
    expect(await untouched.offered(name)).toEqual(offered);
  }
  await expect(control(page, 'schedule_time')).toHaveValue('00:00');
  for (const title of [
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
    'Images',
    'GIFs',
    'Videos',
    'Text posts',
    'Links',
  ]) {
    await expect(check(page, title)).toBeChecked();
  }
  await expect(untouched.box('Posts per day')).toHaveValue('20');
  await expect(untouched.box('Minimum upvotes')).toHaveValue('100');
  await expect(untouched.toggle('Allow NSFW posts')).not.toBeChecked();
  await expect(tags(page, 'blacklist_keywords')).toHaveCount(0);
});

test('all settings are saved together with the delivery mode and loaded again, and edits can be discarded', async ({
  page,
  premium,
  store,
  read,
}) => {
  await store(HARBOUR_TAVERN, SAVE, { ...DEFAULTS, delivery_mode: 'auto' });
  const saves = recordSaves(page);
  await premium.open();
  await premium.toggle(SWITCH).click();
  // Only text channels.
  expect((await premium.offered('Target channel')).sort()).toEqual(
    ['Select channel', 'bot-commands', 'general', 'market', 'rules', 'verification', 'welcome'].sort(),
  );
  await premium.choose('Target channel', 'general');
  await premium.choose('Feed type', 'Rising');
  await premium.choose('Interval', '6 hours');
  await control(page, 'schedule_time').fill('18:30');
  for (const title of ['Sat', 'Sun', 'Videos']) await check(page, title).uncheck();
  await premium.box('Posts per day').fill('3');
  await premium.box('Minimum upvotes').fill('0');
  await premium.toggle('Allow NSFW posts').click();
  await page.getByRole('button', { name: 'Remove dankmemes' }).click();
  await premium.box('Blocked keywords').fill('kraken');
  await premium.box('Blocked keywords').press('Enter');
  await premium.saved(SUCCESS);
  const body = {
    ...DEFAULTS,
    enabled: true,
    channel_id: HARBOUR_CHANNELS.general,
    sources: ['memes', 'wholesomememes'],
    feed_type: 'rising',
    schedule_time: '18:30',
    schedule_interval: 360,
    schedule_days: [1, 2, 3, 4, 5],
    max_posts_per_day: 3,
    min_upvotes: 0,
    allow_nsfw: true,
    media_types: ['image', 'gif', 'text', 'link'],
    blacklist_keywords: ['kraken'],
    delivery_mode: 'auto',
  };
  expect(saves).toEqual([{ path: SAVE, body }]);
  expect(await read(PATH)).toMatchObject(body);
  await page.reload();
  await expect(tags(page, 'blacklist_keywords')).toHaveText(['kraken']);
  await expect(check(page, 'Sun')).not.toBeChecked();
  // When checked again, days are stored in the order of the week.
  await check(page, 'Sun').check();
  await check(page, 'Sat').check();
  await page.getByRole('button', { name: 'Remove kraken' }).click();
  await premium.cancel();
  await expect(tags(page, 'blacklist_keywords')).toHaveText(['kraken']);
  await expect(check(page, 'Sun')).not.toBeChecked();
});

test('a manual delivery has no schedule', async ({ page, premium, store }) => {
  await store(HARBOUR_TAVERN, SAVE, DEFAULTS);
  await premium.open();
  await premium.choose('Schedule type', 'Manual');
  await expect(premium.picker('Interval')).toBeDisabled();
  await expect(control(page, 'schedule_time')).toBeDisabled();
  await expect(page.getByText('A manual delivery has no schedule')).toHaveCount(2);
  const saves = recordSaves(page);
  await premium.saved(SUCCESS);
  expect(saves).toEqual([{ path: SAVE, body: { ...DEFAULTS, schedule_type: 'manual' } }]);
});

test('Enter and the button add a tag, except empty and existing ones', async ({ page, premium, store }) => {
  await store(HARBOUR_TAVERN, SAVE, { ...DEFAULTS, sources: ['memes'] });
  await premium.open();
  for (const [label, name, known] of [
    ['Subreddits', 'sources', ['memes']],
    ['Blocked keywords', 'blacklist_keywords', []],
  ] as const) {
    const box = premium.box(label);
    for (const typed of ['sailing', 'SAILING', '   ', '']) {
      await box.fill(typed);
      await box.press('Enter');
    }
    await expect(tags(page, name)).toHaveText([...known, 'sailing']);
    await box.fill('ships');
    await field(page, name).getByRole('button', { name: 'Add' }).click();
    await expect(box).toHaveValue('');
    await expect(tags(page, name)).toHaveText([...known, 'sailing', 'ships']);
    await box.press('Backspace');
    await expect(tags(page, name)).toHaveText([...known, 'sailing']);
  }
  // Prefixes that users copy along are removed.
  for (const typed of ['r/boats', '/r/knots', ' r/memes ']) {
    await premium.box('Subreddits').fill(typed);
    await premium.box('Subreddits').press('Enter');
  }
  await expect(tags(page, 'sources')).toHaveText(['memes', 'sailing', 'boats', 'knots']);
  const saves = recordSaves(page);
  await premium.saved(SUCCESS);
  expect(saves[0]?.body).toMatchObject({
    sources: ['memes', 'sailing', 'boats', 'knots'],
    blacklist_keywords: ['sailing'],
  });
});

test('limits are applied on blur, and enforced by the server', async ({ page, premium, store, refusal }) => {
  await store(HARBOUR_TAVERN, SAVE, DEFAULTS);
  await premium.open();
  for (const [name, typed, left] of [
    ['Posts per day', '0', '1'],
    ['Posts per day', '21', '20'],
    ['Minimum upvotes', '-1', '0'],
  ] as const) {
    await premium.box(name).fill(typed);
    await premium.box(name).blur();
    await expect(premium.box(name)).toHaveValue(left);
  }
  await expectRefusedText(premium, premium.box('Minimum upvotes'), {
    typed: 'many',
    sentence: 'Enter a number, for example 1250.',
  });
  for (const [typed, sentence] of [
    ['two words', 'A subreddit name can contain only letters, digits and _'],
    ['x', 'A subreddit name must have 2 to 21 characters'],
  ] as const) {
    await premium.box('Subreddits').fill(typed);
    await premium.box('Subreddits').press('Enter');
    await expect(premium.banner(sentence)).toBeVisible();
    await expect(tags(page, 'sources')).toHaveCount(3);
  }
  for (const [parts, sentence] of [
    [{ max_posts_per_day: 21 }, 'Posts per day must be between 1 and 20'],
    [{ min_upvotes: -1 }, 'Minimum upvotes must be between 0 and 1,000,000'],
    [{ sources: ['x'] }, 'A subreddit name must have 2 to 21 characters'],
    [{ sources: ['two words'] }, 'A subreddit name can contain only letters, digits and _'],
    [{ schedule_days: [0] }, 'A day must be a number from 1 (Monday) to 7 (Sunday)'],
    [{ schedule_time: '24:00' }, 'Enter a time like 18:30'],
    [{ media_types: ['song'] }, 'Choose one of the media types'],
    [{ feed_type: 'best' }, 'Choose one of the available options'],
    [{ delivery_mode: 'never' }, 'The delivery mode must be auto, command or both'],
  ] as const) {
    expect(await refusal(SAVE, { ...DEFAULTS, ...parts })).toEqual([400, sentence]);
  }
});

test('being enabled without a channel or subreddit causes a warning and can be saved', async ({
  page,
  premium,
  store,
}) => {
  await store(HARBOUR_TAVERN, SAVE, { ...DEFAULTS, sources: ['memes'] });
  await premium.open();
  const hint = field(page, 'enabled').getByText('Nothing is delivered until a channel and a subreddit are set');
  await expect(hint).toHaveCount(0);
  await premium.toggle(SWITCH).click();
  await expect(hint).toBeVisible();
  await premium.choose('Target channel', 'market');
  await expect(hint).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove memes' }).click();
  await expect(hint).toBeVisible();
  await premium.saved(SUCCESS);
});

test('the message of a failed save disappears after three seconds', async ({ page, premium, store }) => {
  await store(HARBOUR_TAVERN, SAVE, DEFAULTS);
  await stopClock(page);
  await premium.open();
  await premium.box('Minimum upvotes').fill('5');
  await answer(page, 'POST', `**/${SAVE}`, { status: 500 });
  await premium.save();
  await expect(premium.banner('Failed to save settings')).toBeVisible();
  await page.clock.runFor(2999);
  await expect(premium.banner('Failed to save settings')).toBeVisible();
  await page.clock.runFor(1);
  await expect(banners(page)).toHaveCount(0);
});
