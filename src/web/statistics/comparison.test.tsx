// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import english from '../../../generated/locales/en/web.json';
import romanian from '../../../generated/locales/ro/web.json';
import type { FakeServer } from '../testing/fakeServer.ts';
import { comparedOverviewOf, emptyOverview } from '../testing/overview.ts';
import { address, region, renderDashboard, statisticsServer } from '../testing/statistics.tsx';
import type { Overview, Previous, StatisticsPeriod } from './model/overview.ts';

const { chartPicture } = vi.hoisted(() => ({
  chartPicture: vi.fn(async (_chart: Element, _texts: { legend: { title: string }[] }) => new Blob()),
}));
vi.mock('./timeline/picture.ts', () => ({ chartPicture }));

let site: FakeServer;

beforeEach(() => {
  site = statisticsServer();
  for (const period of ['24h', '7d', '30d'] as const) reply(period, comparedOverviewOf(period));
});
afterEach(() => {
  chartPicture.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const compared = (period: StatisticsPeriod) => `${address(period)}&compare=true`;
const reply = (period: StatisticsPeriod, overview: Overview) => site.reply(compared(period), { ...overview });
const toggle = () => screen.findByRole('button', { name: 'Compare with previous period' });
const COMPARED = '/?period=7d&compare=previous';
const open = (at = COMPARED) => renderDashboard({}, 'en', english, at);
/** What follows a label: the figure and its change. */
const row = (part: ReturnType<typeof within>, name: string) => part.getByText(name, { selector: 'dt' }).parentElement;

test('is off at first, and remembered by the address', async () => {
  renderDashboard();
  const members = await region('Members and Activity');
  expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
  expect(members.queryByText(/compared with/)).not.toBeInTheDocument();
  await userEvent.click(await toggle());
  expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByTestId('address')).toHaveTextContent('?compare=previous');
  expect((await screen.findAllByText('+7.1% compared with the previous 24 hours'))[0]).toBeVisible();
  await userEvent.click(await toggle());
  expect(screen.getByTestId('address')).not.toHaveTextContent('compare');
  expect(members.queryByText(/compared with/)).not.toBeInTheDocument();
});

test('is gone at once when it is switched off, also if nothing can be loaded', async () => {
  site.reply(address('7d'), { status: 500, body: {} });
  open();
  const members = await region('Members and Activity');
  expect((await members.findAllByText(/compared with/))[0]).toBeVisible();
  await userEvent.click(await toggle());
  expect(await screen.findByRole('button', { name: /again|Retry/ })).toBeVisible();
  expect(members.queryByText(/compared with/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^Dashed lines/)).not.toBeInTheDocument();
});

describe('a figure', () => {
  test('says by how much it has changed, in words', async () => {
    open();
    const communication = await region('Communication');
    await waitFor(() =>
      expect(row(communication, 'Messages')).toHaveTextContent('+12% compared with the previous 7 days'),
    );
    const economy = await region('Server Economy');
    expect(row(economy, 'Daily rewards claimed')).toHaveTextContent('0% compared with the previous 7 days');
    expect(await screen.findByText(/^Compared with \w+, Feb 16/)).toBeVisible();
  });

  test('that was 0 before has no percentage', async () => {
    open();
    const members = await region('Members and Activity');
    await waitFor(() => expect(row(members, 'Commands used')).toHaveTextContent(/0 before/));
  });

  test('that is not kept says so', async () => {
    open();
    const members = await region('Members and Activity');
    const active = within(row(members, 'Active members') as HTMLElement);
    expect(await active.findByText('no earlier figure')).toBeInTheDocument();
    expect(row(members, 'Active members')).not.toHaveTextContent('%');
  });

  test('is not compared with a period that was not counted as a whole', async () => {
    const { previous: { from = '', until = '', timeline = [] } = {}, ...overview } = comparedOverviewOf('7d');
    reply('7d', { ...overview, previous: { from, until, timeline: timeline.slice(100) } });
    open();
    const members = await region('Members and Activity');
    expect((await members.findAllByText('no earlier figure')).length).toBeGreaterThan(6);
    expect(members.queryByText(/compared with/)).not.toBeInTheDocument();
    expect(
      await screen.findByText(/started counting partway through the previous period/, { selector: 'p' }),
    ).toBeVisible();
  });
});

test('without an earlier line, only what is known is said to be compared', async () => {
  reply('7d', comparedOverviewOf('7d', { figures: undefined, timeline: [] }));
  open();
  const timeline = await region('Activity timeline');
  expect(await timeline.findByRole('img')).not.toHaveAccessibleName(/previous period/);
  expect(timeline.queryByText(/^Dashed lines/)).not.toBeInTheDocument();
  expect(await screen.findByText(/only the number of members can be compared/, { selector: 'p' })).toBeVisible();
  const members = await region('Members and Activity');
  expect((await members.findAllByText('+7.1% compared with the previous 7 days'))[0]).toBeVisible();
  await userEvent.click(timeline.getByRole('button', { name: 'Show as table' }));
  await timeline.findByRole('table');
  expect(timeline.queryByRole('columnheader', { name: /previous period/ })).not.toBeInTheDocument();
});

test('without any earlier figure, there is nothing to compare with', async () => {
  reply('7d', comparedOverviewOf('7d', { figures: undefined, total_members: undefined, timeline: [] }));
  open();
  expect(await screen.findByText(/nothing to compare with yet/, { selector: 'p' })).toBeVisible();
});

test.each<[StatisticsPeriod, number]>([
  ['30d', 7],
  ['30d', 36],
  ['24h', 1],
])('of %s, %i hours at the end of the previous period make no line', async (period, hours) => {
  const { previous } = comparedOverviewOf(period);
  reply(period, comparedOverviewOf(period, { figures: undefined, timeline: previous?.timeline.slice(-hours) }));
  open(`/?period=${period}&compare=previous`);
  const timeline = await region('Activity timeline');
  expect(await timeline.findByRole('img')).not.toHaveAccessibleName(/previous period/);
  expect(timeline.queryByText(/^Dashed lines/)).not.toBeInTheDocument();
  expect(await screen.findByText(/only the number of members can be compared/, { selector: 'p' })).toBeVisible();
  await userEvent.click(timeline.getByRole('button', { name: 'Download as PNG' }));
  await waitFor(() => expect(chartPicture).toHaveBeenCalledOnce());
  const titles = chartPicture.mock.lastCall?.[1].legend.map(({ title }) => title);
  expect(titles).toHaveLength(3);
});

test('of a server without figures says nothing', async () => {
  reply('7d', { ...emptyOverview('7d') });
  open();
  expect(await screen.findByRole('heading', { name: 'No activity yet' })).toBeVisible();
  expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText('Loading the statistics', { selector: 'p' })).not.toBeInTheDocument();
});

test('that could not be loaded is not said to be loading', async () => {
  site.reply(compared('7d'), { status: 500, body: {} });
  open();
  expect(await screen.findByRole('button', { name: /again|Retry/ })).toBeVisible();
  expect(screen.queryByText('Loading the statistics', { selector: 'p' })).not.toBeInTheDocument();
});

test.each<[Partial<Previous>, RegExp]>([
  [{}, /interrupted in the previous period, so its totals can't be compared/],
  [{ timeline: [] }, /interrupted until the end of the previous period, so only the number of members/],
  [{ timeline: [], total_members: undefined }, /nothing to compare with: counting was interrupted/],
])('a gap in counting is the reason that is given: %j', async (known, reason) => {
  reply('7d', comparedOverviewOf('7d', { gap: true, figures: undefined, ...known }));
  open();
  expect(await screen.findByText(reason, { selector: 'p' })).toBeVisible();
});

describe('the timeline', () => {
  const dashes = (timeline: ReturnType<typeof within>) =>
    timeline.getByRole('img').querySelectorAll('path[stroke-dasharray]');

  test('has a dashed line for each visible one, on the same axes', async () => {
    open();
    const timeline = await region('Activity timeline');
    expect(await timeline.findByRole('img')).toHaveAccessibleName(/, with the previous period as dashed lines$/);
    expect(dashes(timeline)).toHaveLength(3);
    expect(timeline.getByText('Dashed lines: the previous 7 days')).toBeVisible();
    const xs = [...timeline.getByRole('img').querySelectorAll('path[fill="none"]')].map(
      (line) => line.getAttribute('d')?.match(/^M([\d.]+)/)?.[1],
    );
    expect(new Set(xs).size).toBe(1);
    await userEvent.click(timeline.getByRole('button', { name: /^Messages/ }));
    expect(dashes(timeline)).toHaveLength(2);
  });

  test('starts the dashed line where counting began', async () => {
    const overview = comparedOverviewOf('7d');
    reply('7d', comparedOverviewOf('7d', { figures: undefined, timeline: overview.previous?.timeline.slice(84) }));
    open();
    const timeline = await region('Activity timeline');
    await timeline.findByRole('img');
    const start = Number(
      dashes(timeline)[0]
        ?.getAttribute('d')
        ?.match(/^M([\d.]+)/)?.[1],
    );
    expect(start).toBeGreaterThan(350);
  });

  test('says both values to the keyboard and at the pointer', async () => {
    open();
    const timeline = await region('Activity timeline');
    const point = await timeline.findByRole('slider');
    const { timeline: now, previous } = comparedOverviewOf('7d');
    const [value, earlier] = [now.at(-1)?.active_members, previous?.timeline.at(-1)?.active_members];
    expect(point.getAttribute('aria-valuetext')).toContain(`Active members ${value}, previously ${earlier}`);
    await userEvent.pointer({ target: point, coords: { clientX: 10_000, clientY: 10 } });
    expect(timeline.getByText(String(value), { selector: 'strong' }).parentElement).toHaveTextContent(
      new RegExp(`${value}${earlier}$`),
    );
    expect(timeline.getByText(/^Previously: /)).toBeVisible();
  });

  test('has both values in its table, and says where there is none', async () => {
    const { previous } = comparedOverviewOf('7d');
    reply('7d', comparedOverviewOf('7d', { timeline: previous?.timeline.slice(1) }));
    open();
    const timeline = await region('Activity timeline');
    await userEvent.click(timeline.getByRole('button', { name: 'Show as table' }));
    const table = within(await timeline.findByRole('table'));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Time',
      'Active members',
      'Active members (previous period)',
      'In voice',
      'In voice (previous period)',
      'Messages',
      'Messages (previous period)',
    ]);
    const rows = table.getAllByRole('row');
    expect(rows[1]?.querySelectorAll('td')[1]).toHaveTextContent(String(previous?.timeline.at(-1)?.active_members));
    expect(rows.at(-1)?.querySelectorAll('td')[1]).toHaveTextContent('no earlier figure');
  });

  test('of 30 days compares day with day', async () => {
    open('/?period=30d&compare=previous');
    const timeline = await region('Activity timeline');
    const point = await timeline.findByRole('slider');
    await userEvent.pointer({ target: point, coords: { clientX: 10_000, clientY: 10 } });
    expect(timeline.getByText(/^Previously: \w+, (Jan 31|Feb 1)$/)).toBeVisible();
  });
});

test('is worded in Romanian', async () => {
  renderDashboard({}, 'ro', romanian, COMPARED);
  expect(await screen.findByRole('button', { name: 'Compară cu perioada anterioară' })).toBeVisible();
  const communication = await region('Comunicare');
  await waitFor(() => expect(row(communication, 'Mesaje')).toHaveTextContent('+12 % față de cele 7 zile anterioare'));
});
