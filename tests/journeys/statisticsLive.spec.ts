import { readFileSync } from 'node:fs';
import type { Overview, StatisticsPeriod } from '../../src/web/statistics/model/overview.ts';
import { comparedOverviewOf, emptyOverview, overviewOf } from '../../src/web/testing/overview.ts';
import { expectAccessible } from './support/axe.ts';
import { answer, hold, recordCalls } from './support/calls.ts';
import { HARBOUR_TAVERN, QUIET_LIBRARY } from './support/guilds.ts';
import { test as base, expect, type Page } from './support/journey.ts';
import { spaceText } from './support/textSpacing.ts';

const OVERVIEW = '**/statistics/overview/?period=*';
const EMPTY = 'No statistics data available yet. Enable the module and wait for data collection to begin.';
const LINES = [
  'Active members',
  'In voice',
  'Messages',
  'Farmed',
  'Blackjack games',
  'Lottery entries',
  'Commands',
  'New members',
  'Daily claims',
];
const SETTINGS = {
  statistics_enabled: true,
  stats_channel_id: null,
  auto_update_enabled: true,
  update_interval: 5,
  message_template: 'Members: {total_members}',
  // The initial period of the dashboard, whose figures the preview of the message shares.
  message_period: '24h',
  web_dashboard_enabled: true,
  track_activity: true,
  track_economy: true,
  track_gaming: true,
  track_growth: true,
};

interface Fixtures {
  /** Opens the screen of a Premium server with made-up figures, and waits for the dashboard. */
  live(change?: (overview: Overview) => unknown): Promise<void>;
}

const test = base.extend<Fixtures>({
  live: async ({ page, open, store, owner }, use) => {
    await store(HARBOUR_TAVERN, 'statistics/save/', SETTINGS);
    await use(async (change = (overview) => overview) => {
      await stub(page, change);
      await open(HARBOUR_TAVERN, 'statistics');
      await expect(dashboard(page)).toBeVisible();
    });
    await owner.post(`/auth/guilds/${HARBOUR_TAVERN}/statistics/save/`, {
      data: { ...SETTINGS, statistics_enabled: false },
    });
  },
});

async function stub(page: Page, change: (overview: Overview) => unknown): Promise<void> {
  await page.route(OVERVIEW, async (route) => {
    const { searchParams } = new URL(route.request().url());
    const period = searchParams.get('period') as StatisticsPeriod;
    const made = searchParams.get('compare') === 'true' ? comparedOverviewOf(period) : overviewOf(period);
    await route.fulfill({ json: change(made) });
  });
}

const dashboard = (page: Page) => page.getByRole('region', { name: 'Live dashboard' });
const part = (page: Page, name: string) => dashboard(page).getByRole('region', { name, exact: true });
const periodButton = (page: Page, name: string) =>
  dashboard(page).getByRole('group', { name: 'Period' }).getByRole('button', { name, exact: true });
const compare = (page: Page) => dashboard(page).getByRole('button', { name: 'Compare with previous period' });
/** The visible figure with a label. */
const figure = (page: Page, section: string, name: string) =>
  part(page, section)
    .locator('dl > div, dl')
    .filter({ has: page.getByText(name, { exact: true }) })
    .last()
    .locator('dd');
const timeline = (page: Page) => part(page, 'Activity timeline');
const line = (page: Page, name: string) =>
  timeline(page)
    .getByRole('list', { name: 'Chart lines' })
    .getByRole('button', { name: new RegExp(`^${name} `) });
const chart = (page: Page) => timeline(page).getByRole('img');
const point = (page: Page) => timeline(page).getByRole('slider', { name: 'Point in time' });
const drawn = (page: Page) => chart(page).locator('path[fill="none"]');

/** Scrolls to the chart, which loads it. */
async function showChart(page: Page): Promise<void> {
  await timeline(page).getByRole('heading').scrollIntoViewIfNeeded();
  await expect(chart(page)).toBeVisible();
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('the dashboard is shown, and requested, only with Premium, statistics and the web dashboard enabled', async ({
  page,
  open,
  store,
  live,
}) => {
  const calls = recordCalls(page, 'GET');
  const asked = () => calls.filter(({ path }) => path.endsWith('/statistics/overview/?period=24h')).length;
  await live();
  await expect.poll(asked).toBe(1);
  for (const off of [{ statistics_enabled: false }, { web_dashboard_enabled: false }]) {
    await store(HARBOUR_TAVERN, 'statistics/save/', { ...SETTINGS, ...off });
    await open(HARBOUR_TAVERN, 'statistics');
    await expect(page.getByRole('switch', { name: 'Enable statistics' })).toBeVisible();
    await expect(dashboard(page)).toHaveCount(0);
  }
  await open(QUIET_LIBRARY, 'statistics');
  await expect(page.getByText('Premium Feature')).toBeVisible();
  await expect(dashboard(page)).toHaveCount(0);
  expect(asked()).toBe(1);
});

test('the dashboard is the first of two tabs, as wide as the window, and settings are changed in the other', async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await live();
  await expect(page.getByRole('tab')).toHaveText(['Dashboard', 'Settings']);
  const widthOf = async () => (await page.getByRole('tablist').boundingBox())?.width ?? 0;
  expect(await widthOf()).toBeGreaterThan(1200);
  await page.getByRole('tab', { name: 'Dashboard' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dashboard(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Message template' })).toBeVisible();
  expect(await widthOf()).toBeLessThan(900);
  await expect(page).toHaveURL(/tab=settings/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, 'the tabs of statistics');
});

test("the picture has the page's background, and a chart below its title, in both themes", async ({ page, live }) => {
  await live();
  await compare(page).click();
  await showChart(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      timeline(page).getByRole('button', { name: 'Download as PNG' }).click(),
    ]);
    const png = `data:image/png;base64,${readFileSync(await download.path()).toString('base64')}`;
    const seen = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = (x: number, y: number, width: number, height: number) => [
        ...(context?.getImageData(x, y, width, height).data ?? []),
      ];
      const colors = (top: number, bottom: number) => {
        const all = pixels(0, top, image.width, bottom - top);
        return new Set(all.flatMap((_, at) => (at % 4 === 0 ? [all.slice(at, at + 3).join()] : []))).size;
      };
      const probe = document.createElement('span');
      probe.style.color = 'var(--color-surface)';
      document.body.append(probe);
      const surface = getComputedStyle(probe)
        .color.match(/[\d.]+/g)
        ?.slice(0, 3)
        .join();
      return {
        corner: pixels(1, 1, 1, 1).slice(0, 3).join(),
        surface,
        inHead: colors(20, 180),
        inChart: colors(image.height - 600, image.height - 100),
      };
    }, png);
    expect(seen.corner).toBe(seen.surface);
    expect(seen.inHead).toBeGreaterThan(10);
    expect(seen.inChart).toBeGreaterThan(10);
  }
});

test('figures, chart, table and downloads are compared with the period before, with the keyboard alone', async ({
  page,
  live,
}) => {
  await live();
  await periodButton(page, '7d').click();
  const { timeline: buckets, previous } = comparedOverviewOf('7d');
  await compare(page).focus();
  await page.keyboard.press('Space');
  await expect(compare(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/compare=previous/);
  await expect(part(page, 'Communication')).toContainText('+12% compared with the previous 7 days');
  await page.reload();
  await expect(compare(page)).toHaveAttribute('aria-pressed', 'true');
  await showChart(page);
  await expect(drawn(page)).toHaveCount(6);
  await expect(chart(page).locator('path[stroke-dasharray]')).toHaveCount(3);
  await point(page).focus();
  await page.keyboard.press('Home');
  const [now, before] = [buckets[0]?.active_members, previous?.timeline[0]?.active_members];
  await expect(point(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`Active members ${now}, previously ${before},`),
  );
  await expect(timeline(page).getByText('Previously: ')).toBeVisible();
  await expectAccessible(page, 'compared statistics');

  const [table] = await Promise.all([
    page.waitForEvent('download'),
    timeline(page).getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  const [head, first] = readFileSync(await table.path(), 'utf8').split('\r\n');
  expect(head).toContain(',"Time (previous period)","Active members (previous period)",');
  expect(first?.split(',')[11]).toBe(String(before));
  await timeline(page).getByRole('button', { name: 'Show as table' }).click();
  await expect(timeline(page).getByRole('columnheader', { name: 'Messages (previous period)' })).toBeVisible();
  await compare(page).click();
  await expect(page).not.toHaveURL(/compare/);
  await expect(timeline(page).getByRole('columnheader', { name: 'Messages (previous period)' })).toHaveCount(0);
});

test('figures, rankings of at most ten, and four periods of which one is remembered', async ({ page, live }) => {
  const eleven = Array.from({ length: 11 }, (_, index) => ({
    user_id: `81000000000000000${index}`,
    username: `member ${index}`,
    avatar: null,
    value: 5000 - index,
  }));
  await live((overview) => ({
    ...overview,
    detailed_stats: { ...overview.detailed_stats, top_primary: eleven, top_invites: eleven.slice(0, 4) },
  }));
  await test.step('the overview and ten rankings of at most ten', async () => {
    for (const [section, figures] of Object.entries({
      'Members and Activity': ['Net growth', 'Active members', 'In voice now', 'Commands used', 'Joined', 'Left'],
      'Server Economy': ['Farmed', 'Daily rewards claimed', 'Daily rewards paid out'],
      'Gaming and Entertainment': ['Blackjack games', 'Blackjack wagered', 'Lottery entries', 'Lottery winners'],
      Communication: ['Messages', 'Rewarded messages', 'Voice time', 'Active chatters'],
    })) {
      await expect(part(page, section).getByRole('heading', { name: section })).toBeVisible();
      for (const name of figures) await expect(figure(page, section, name), name).not.toBeEmpty();
    }
    const top = part(page, 'Top Contributors');
    await expect(top.getByRole('heading', { level: 4 })).toHaveText([
      // The demo server's names of its currencies, or generic ones.
      /./,
      /./,
      'Voice earnings',
      'Farmed',
      'Messages',
      'Rewarded messages',
      'Daily claims',
      'Invite leaders',
      'Blackjack players',
      'Lottery winners',
    ]);
    const first = top.getByRole('list').first();
    await expect(first.getByRole('listitem')).toHaveCount(5);
    await top.getByRole('button', { name: 'Show all 10 members' }).first().click();
    await expect(first.getByRole('listitem')).toHaveCount(10);
    await expect(first).not.toContainText('member 10');
    await expect(top.getByRole('list', { name: 'Invite leaders' }).getByRole('listitem')).toHaveCount(4);
  });
  await test.step('blackjack, lottery, and the economy with its wealth and sources', async () => {
    const { blackjack_summary: blackjack } = overviewOf('24h').detailed_stats;
    for (const [name, value] of Object.entries({
      Games: String(blackjack.total_games),
      'Win rate': '43.2%',
      Wagered: '28.7K',
      Earned: '27.8K',
      'House edge': '3.1%',
      Bets: String(blackjack.total_bets),
      Busts: String(blackjack.busts),
      'Average game time': '38 sec',
    })) {
      await expect(figure(page, 'Blackjack', name), name).toContainText(value);
    }
    await expect(part(page, 'Blackjack').getByRole('list', { name: 'Biggest wins' }).getByRole('listitem')).toHaveCount(
      3,
    );
    for (const [name, value] of Object.entries({ Winners: '9', Entries: '91', 'Average participants': '22.67' })) {
      await expect(figure(page, 'Lottery', name), name).toHaveText(value);
    }
    await expect(part(page, 'Lottery').getByRole('list', { name: 'Recent winners' }).getByRole('listitem')).toHaveCount(
      9,
    );
    await expect(figure(page, 'Economy analytics', 'Active users')).toContainText('1.6K');
    await expect(part(page, 'Economy analytics').getByText('265.65')).toBeVisible();
    await expect(part(page, 'Economy analytics').getByText('3.21')).toBeVisible();
    await expect(part(page, 'Wealth distribution').getByRole('listitem')).toHaveText([
      /^Poor 1-100.*58%$/,
      /^Middle 100-1K.*33%$/,
      /^Rich 1K-10K.*9%$/,
      /^Wealthy 10K\+.*1%$/,
    ]);
    const farming = part(page, 'Economy analytics').getByRole('table', { name: 'Farming by source' });
    await expect(farming.getByRole('columnheader')).toHaveText([
      'Source',
      'Unique users',
      'Total earned',
      'Transactions',
    ]);
    await expect(farming.getByRole('rowheader')).toHaveText(['VOICE', 'AFK', 'MESSAGE']);
    await expect(farming.getByRole('row').nth(2).getByRole('cell')).toHaveText(['57', '311.25', /^2\.4K/]);
  });
  await test.step('the period is one of four and remembered; numbers are abbreviated with K and M', async () => {
    const buttons = dashboard(page).getByRole('group', { name: 'Period' }).getByRole('button');
    await expect(buttons).toHaveText(['1h', '24h', '7d', '30d']);
    await expect(periodButton(page, '24h')).toHaveAttribute('aria-pressed', 'true');
    await expect(figure(page, 'Members and Activity', 'Members')).toContainText('12.8K');
    await expect(part(page, 'Server Economy').getByTitle('3,412,908.5')).toContainText('3.4M');
    for (const period of ['1h', '7d', '30d']) {
      const request = page.waitForRequest(`**/auth/guilds/${HARBOUR_TAVERN}/statistics/overview/?period=${period}`);
      await periodButton(page, period).click();
      await request;
      await expect(periodButton(page, period)).toHaveAttribute('aria-pressed', 'true');
      const { messages } = overviewOf(period as StatisticsPeriod).period_totals;
      await expect(part(page, 'Communication').getByTitle(messages.toLocaleString('en'))).toBeVisible();
    }
    await page.reload();
    await expect(periodButton(page, '30d')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a chart of nine lines, which can be downloaded, hidden, read with the pointer, and shown as a table', async ({
  page,
  live,
}) => {
  await live();
  await showChart(page);
  await test.step('the timeline is downloaded as a table and as a picture', async () => {
    const saved = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        timeline(page).getByRole('button', { name }).click(),
      ]);
      return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
    };
    const { timeline: buckets } = overviewOf('24h');
    const table = await saved('Download as CSV');
    expect(table.name).toMatch(/^statistics-24h-\d{4}-\d\d-\d\d\.csv$/);
    const lines = table.content.toString('utf8').split('\r\n');
    expect(lines[0]).toBe(`\uFEFF"Time",${LINES.map((title) => `"${title}"`).join(',')}`);
    expect(lines).toHaveLength(buckets.length + 2);
    const picture = await saved('Download as PNG');
    expect(picture.name).toMatch(/\.png$/);
    expect(picture.content.subarray(1, 4).toString()).toBe('PNG');
    // Two pixels for each of the page, with the title and the legend.
    const { width = 0 } = (await chart(page).boundingBox()) ?? {};
    expect(picture.content.readUInt32BE(16)).toBe(2 * (Math.round(width) + 48));
    expect(picture.content.length).toBeGreaterThan(10_000);
    await timeline(page).getByRole('button', { name: 'Show as table' }).click();
    await expect(timeline(page).getByRole('button', { name: 'Download as PNG' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await timeline(page).getByRole('button', { name: 'Show as table' }).click();
    await showChart(page);
  });
  for (const name of LINES) await expect(line(page, name)).toBeVisible();
  await timeline(page).getByRole('button', { name: 'Show All' }).click();
  await expect(drawn(page)).toHaveCount(9);
  for (const name of LINES) {
    await line(page, name).click();
    await expect(line(page, name)).toHaveAttribute('aria-pressed', 'false');
    await expect(drawn(page)).toHaveCount(8);
    await line(page, name).click();
  }
  await timeline(page).getByRole('button', { name: 'Hide All' }).click();
  await expect(chart(page)).toHaveCount(0);
  await expect(timeline(page)).toContainText('All lines are hidden. Choose one above, or show them all.');
  await line(page, 'Messages').click();
  await line(page, 'Daily claims').click();
  await expect(drawn(page)).toHaveCount(2);

  const { timeline: buckets } = overviewOf('24h');
  const box = await point(page).boundingBox();
  if (!box) throw new Error('The chart has no place');
  const tooltip = timeline(page).locator('strong');
  for (const [x, at] of [
    [1, 0],
    [box.width / 2, 12],
    [box.width - 1, 23],
  ] as const) {
    await page.mouse.move(box.x + x, box.y + 40);
    await expect(tooltip).toHaveText([
      (buckets[at]?.messages_count ?? 0).toLocaleString('en'),
      String(buckets[at]?.daily_rewards_claimed),
    ]);
  }
  await page.mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);

  await timeline(page).getByRole('button', { name: 'Show as table' }).click();
  const table = timeline(page).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Time', 'Messages', 'Daily claims']);
  await expect(table.getByRole('row')).toHaveCount(25);
  await page.reload();
  await showChart(page);
  await expect(drawn(page), 'the lines are remembered').toHaveCount(2);
});

test("times at the chart are in the visitor's time zone", async ({ browser, product, page, live, context }) => {
  await live();
  const elsewhere = await browser.newContext({
    baseURL: product.url,
    timezoneId: 'Asia/Kolkata',
    locale: 'en-US',
    storageState: await context.storageState(),
  });
  const theirs = await elsewhere.newPage();
  await stub(theirs, (overview) => overview);
  await theirs.goto(page.url());
  await showChart(theirs);
  await expect(timeline(theirs)).toContainText(':30 AM');
  // 14:00 in UTC.
  await expect(point(theirs)).toHaveAttribute('aria-valuetext', /7:30.PM/);
  await elsewhere.close();
});

test('periods, lines and values with the keyboard alone', async ({ page, live }) => {
  await live();
  await periodButton(page, '24h').focus();
  await page.keyboard.press('ArrowRight');
  await expect(periodButton(page, '7d')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(periodButton(page, '7d')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(periodButton(page, '24h')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(compare(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dashboard(page).getByRole('button', { name: 'Refresh' })).toBeFocused();
  for (const name of ['Show All', 'Hide All', 'Show as table', 'Download as CSV', 'Download as PNG']) {
    await page.keyboard.press('Tab');
    await expect(timeline(page).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(line(page, 'Active members')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(line(page, 'Active members')).toHaveAttribute('aria-pressed', 'false');
  for (let lines = 1; lines <= LINES.length; lines += 1) await page.keyboard.press('Tab');
  await expect(point(page)).toBeFocused();
  const { timeline: buckets } = overviewOf('24h');
  await page.keyboard.press('ArrowLeft');
  await expect(point(page)).toHaveAttribute('aria-valuenow', '22');
  await expect(point(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`: In voice ${buckets[22]?.voice_users_online}, Messages `),
  );
  await expect(timeline(page).locator('strong')).toHaveCount(2);
  await page.keyboard.press('Home');
  await expect(point(page)).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('Escape');
  await expect(timeline(page).locator('strong')).toHaveCount(0);
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('periods are compared, a point of the chart is read below it, and the settings are a tab away', async ({
    page,
    live,
  }) => {
    await live();
    await compare(page).tap();
    await showChart(page);
    await line(page, 'In voice').tap();
    await expect(line(page, 'In voice')).toHaveAttribute('aria-pressed', 'false');
    const { timeline: buckets, previous } = comparedOverviewOf('24h');
    const last = buckets.length - 1;
    const { width = 0 } = (await point(page).boundingBox()) ?? {};
    await point(page).tap({ position: { x: width - 1, y: 40 } });
    await expect(point(page)).toHaveAttribute('aria-valuenow', `${last}`);
    const [now, before] = [buckets[last]?.messages_count, previous?.timeline.at(-1)?.messages_count];
    const values = timeline(page).getByText('Previously: ').locator('..');
    await expect(values).toContainText(now?.toLocaleString('en') ?? '');
    await expect(values).toContainText(before?.toLocaleString('en') ?? '');
    const [above, below] = [await chart(page).boundingBox(), await values.boundingBox()];
    expect(below?.y, 'the values do not cover the chart').toBeGreaterThanOrEqual(
      (above?.y ?? 0) + (above?.height ?? 0) - 1,
    );
    await periodButton(page, '7d').tap();
    await expect(point(page)).toHaveAttribute('aria-valuemax', '167');
    await page.getByRole('tab', { name: 'Settings' }).tap();
    await expect(page.getByRole('textbox', { name: 'Message template' })).toBeVisible();
    expect(await sideways(page)).toBe(0);
  });
});

test("without data it says what to do; a failure shows the server's message and can be retried", async ({
  page,
  live,
}) => {
  await live(({ period }) => emptyOverview(period));
  await expect(dashboard(page).getByText(EMPTY, { exact: true })).toBeVisible();
  await expect(part(page, 'Communication')).toHaveCount(0);
  await expectAccessible(page, 'no statistics yet');
  await answer(page, 'GET', OVERVIEW, { status: 503, body: { error: 'The figures are being counted' } });
  await dashboard(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(dashboard(page).getByRole('alert')).toContainText('The figures are being counted');
  await expectAccessible(page, 'failed statistics');
  await page.unroute(OVERVIEW);
  await stub(page, (overview) => overview);
  await dashboard(page).getByRole('button', { name: 'Retry' }).click();
  await expect(part(page, 'Communication')).toBeVisible();
  await expect(dashboard(page).getByRole('alert')).toHaveCount(0);
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(() => test.slow());

    test('axe finds no violations, and nothing overflows sideways, in both languages', async ({ page, live }) => {
      await live();
      await showChart(page);
      await timeline(page).getByRole('button', { name: 'Show All' }).click();
      await point(page).focus();
      await expect(timeline(page).locator('strong')).toHaveCount(9);
      await expectAccessible(page, `live dashboard, ${width}`);
      const beyond = await timeline(page)
        .locator('svg text')
        .evaluateAll(
          (labels) =>
            labels.filter((label) => {
              const svg = label.closest('svg')?.getBoundingClientRect();
              return svg && label.getBoundingClientRect().right > svg.right;
            }).length,
        );
      expect(beyond, 'labels that are cut off').toBe(0);
      await compare(page).click();
      await point(page).focus();
      await expect(timeline(page).getByText('Previously: ')).toBeVisible();
      expect(await sideways(page)).toBe(0);
      if (width === 390) {
        const tooltip = timeline(page).locator('div').filter({ hasText: 'Previously: ' }).last();
        const [above, box, card] = [
          await chart(page).boundingBox(),
          await tooltip.boundingBox(),
          await timeline(page).boundingBox(),
        ];
        expect(box?.y).toBeGreaterThanOrEqual(Math.floor((above?.y ?? 0) + (above?.height ?? 0)));
        expect((box?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0), 'it follows the chart').toBeLessThan(20);
        expect((box?.y ?? 0) + (box?.height ?? 0), 'nothing of it is cut off').toBeLessThan(
          (card?.y ?? 0) + (card?.height ?? 0),
        );
      }
      await expectAccessible(page, `compared dashboard, ${width}`);
      await compare(page).click();
      expect(await sideways(page)).toBe(0);
      await timeline(page).getByRole('button', { name: 'Show as table' }).click();
      await expect(timeline(page).getByRole('table')).toBeVisible();
      await expectAccessible(page, `timeline as a table, ${width}`);
      expect(await sideways(page)).toBe(0);
      await page.goto(page.url().replace('/dashboard/', '/ro/dashboard/'));
      await expect(page.getByRole('region', { name: 'Panou live' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Comunicare' })).toBeVisible();
      expect(await sideways(page)).toBe(0);
    });

    test('figures appear where their placeholders were', async ({ page, live, open }) => {
      await live();
      await part(page, 'Top Contributors').getByRole('heading', { level: 3 }).scrollIntoViewIfNeeded();
      const release = await hold(page, 'GET', '**/statistics/overview/?period=24h');
      await open(HARBOUR_TAVERN, 'statistics');
      const titles = ['Members and Activity', 'Communication', 'Activity timeline', 'Top Contributors'];
      // The placeholders are hidden from screen readers.
      const heights = () =>
        page.evaluate(
          (names) =>
            names.map((name) => {
              const heading = [...document.querySelectorAll('h3')].find(({ textContent }) => textContent === name);
              const section = heading?.closest('section');
              section?.style.setProperty('content-visibility', 'visible');
              return section?.offsetHeight;
            }),
          titles,
        );
      await expect.poll(async () => (await heights()).every((height) => height !== undefined)).toBe(true);
      const before = await heights();
      release();
      await expect(part(page, 'Communication')).toBeVisible();
      const [members, communication, chartHeight] = await heights();
      expect([members, communication, chartHeight]).toEqual(before.slice(0, 3));
    });
  });
}

test('on the smallest phones, long names leave room for what was won', async ({ page, live }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await live((overview) => {
    for (const win of overview.detailed_stats.blackjack_summary.biggest_wins) win.username = 'W'.repeat(32);
    return overview;
  });
  const list = part(page, 'Blackjack').getByRole('list', { name: 'Biggest wins' });
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('on the smallest phones, widely spaced text fits', async ({ page, live }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await live();
  await page.goto(`/ro/dashboard/${HARBOUR_TAVERN}?section=statistics`);
  const periods = page.getByRole('group', { name: 'Perioadă' }).getByRole('button');
  await expect(periods.last()).toBeVisible();
  await spaceText(page);
  expect(await sideways(page)).toBe(0);
  for (const element of [...(await periods.all()), page.getByRole('heading', { level: 1 })]) {
    expect(await element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  const title = page.getByRole('heading', { level: 1 });
  // No more lines than words.
  const lines = await title.evaluate((it) => it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight));
  expect(Math.round(lines)).toBeLessThanOrEqual((await title.innerText()).split(' ').length);
});
