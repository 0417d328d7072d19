// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import english from '../../../generated/locales/en/web.json';
import romanian from '../../../generated/locales/ro/web.json';
import { elapse, stopClock } from '../testing/clock.ts';
import type { FakeServer } from '../testing/fakeServer.ts';
import { emptyOverview, overviewOf } from '../testing/overview.ts';
import { present } from '../testing/present.ts';
import { address, region, renderDashboard, statisticsServer } from '../testing/statistics.tsx';
import type { StatisticsPeriod } from './model/overview.ts';
import { loadStatisticsText } from './texts.tsx';

const EMPTY = 'No statistics data available yet. Enable the module and wait for data collection to begin.';
let site: FakeServer;

beforeEach(() => {
  site = statisticsServer();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const period = (name: string) => screen.findByRole('button', { name });
/** The visible figure with a label. */
const figure = (part: ReturnType<typeof within>, name: string) =>
  part.getByText(name, { selector: 'dt' }).nextElementSibling?.firstElementChild;
const asked = () => site.asked.filter((path) => path.includes('/statistics/overview/'));

describe('the figures', () => {
  test('are those of 24 hours, abbreviated, with the full number for screen readers', async () => {
    renderDashboard();
    const members = await region('Members and Activity');
    expect(figure(members, 'Members')).toHaveTextContent('12.8K12,847');
    expect(members.getByTitle('12,847')).toBeVisible();
    expect(figure(members, 'Net growth')).toHaveTextContent('+54 (+1.2%)');
    const economy = await region('Server Economy');
    expect(economy.getByTitle('3,412,908.5')).toHaveTextContent('3.4M');
    await region('Gaming and Entertainment');
    const communication = await region('Communication');
    expect(communication.getByTitle('20,160 minutes')).toHaveTextContent('336 hr');
    expect(asked()).toEqual([address('24h')]);
    expect(await period('24h')).toHaveAttribute('aria-pressed', 'true');
  });

  test('give no percentage for members of whom there were none before', async () => {
    const { current_stats, growth_metrics, ...overview } = overviewOf('24h');
    site.reply(address('24h'), {
      ...overview,
      current_stats: { ...current_stats, total_members: 5 },
      growth_metrics: { ...growth_metrics, net_growth: 5, growth_rate: 0 },
    });
    renderDashboard();
    expect(figure(await region('Members and Activity'), 'Net growth')).toHaveTextContent(/^\+5$/);
  });

  test("use the server's names of its currencies", async () => {
    renderDashboard({ primary_currency_name: 'Doubloons', secondary_currency_name: ' ' });
    const top = await region('Top Contributors');
    expect(top.getByRole('heading', { name: 'Doubloons' })).toBeVisible();
    expect(top.getByRole('heading', { name: 'Secondary currency' })).toBeVisible();
    expect(screen.getByText('Doubloons in circulation')).toBeVisible();
  });

  test('include ten rankings of at most ten members, of which the first few are shown', async () => {
    const overview = overviewOf('24h');
    const eleven = Array.from({ length: 11 }, (_, index) => ({
      user_id: `8${index}`,
      username: index === 1 ? null : `member ${index}`,
      avatar: index === 0 ? 'abc' : null,
      value: 5000 - index * 100,
    }));
    site.reply(address('24h'), {
      ...overview,
      detailed_stats: { ...overview.detailed_stats, top_primary: eleven, top_lottery: eleven.slice(0, 5) },
    });
    renderDashboard();
    const top = await region('Top Contributors');
    expect(top.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual([
      'Primary currency',
      'Secondary currency',
      'Voice earnings',
      'Farmed',
      'Messages',
      'Rewarded messages',
      'Daily claims',
      'Invite leaders',
      'Blackjack players',
      'Lottery winners',
    ]);
    expect(top.getByText('Nobody yet')).toBeVisible();
    const list = within(top.getByRole('list', { name: 'Primary currency' }));
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    expect(list.getAllByRole('listitem')[1]).toHaveTextContent('Member …81');
    await userEvent.click(present(top.getAllByRole('button', { name: 'Show all 10 members' })[0]));
    expect(list.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(top.getByRole('button', { name: 'Show fewer' }));
    expect(list.getAllByRole('listitem')).toHaveLength(5);
  });

  test('cover the games, the economy and its sources', async () => {
    const { detailed_stats: details, ...overview } = overviewOf('24h');
    const wins = Array.from({ length: 12 }, (_, index) => ({
      user_id: String(index),
      username: 'ines',
      avatar: null,
      value: 90 - index,
      at: '2026-03-02T12:00:00Z',
    }));
    site.reply(address('24h'), {
      ...overview,
      detailed_stats: {
        ...details,
        blackjack_summary: { ...details.blackjack_summary, biggest_wins: wins },
        lottery_summary: { ...details.lottery_summary, recent_winners: wins },
      },
    });
    renderDashboard();
    const blackjack = await region('Blackjack');
    expect(blackjack.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Games',
      'Win rate',
      'Wagered',
      'Earned',
      'House edge',
      'Bets',
      'Busts',
      'Average game time',
    ]);
    expect(figure(blackjack, 'Win rate')).toHaveTextContent('43.2%');
    expect(figure(blackjack, 'Average game time')).toHaveTextContent('38 sec');
    expect(blackjack.getAllByRole('listitem')).toHaveLength(3);
    const lottery = await region('Lottery');
    expect(figure(lottery, 'Average participants')).toHaveTextContent('22.67');
    expect(lottery.getAllByRole('listitem')).toHaveLength(10);
    const wealth = await region('Wealth distribution');
    expect(wealth.getAllByRole('listitem').map((band) => band.textContent)).toEqual([
      'Poor 1-1006,120 members · 58%',
      'Middle 100-1K3,480 members · 33%',
      'Rich 1K-10K912 members · 9%',
      'Wealthy 10K+74 members · 1%',
    ]);
    const rows = within(screen.getByRole('table', { name: 'Farming by source' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'SourceUnique usersTotal earnedTransactions',
      'VOICE4129.1K9,120.518.2K18,204',
      'AFK57311.252.4K2,406',
      'MESSAGE1.2K1,1805.2K5,20721.9K21,940',
    ]);
  });

  test('are replaced by a notice if nothing has been counted yet', async () => {
    site.reply(address('24h'), { ...emptyOverview('24h') });
    renderDashboard();
    expect(await screen.findByText(EMPTY)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Communication' })).not.toBeInTheDocument();
    expect(await period('7d')).toBeEnabled();
  });
});

describe('how old the figures are', () => {
  const updated = (name: string | RegExp) => screen.getByText(name, { selector: 'time' });
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['en', english, ['Updated now', 'Updated 1 minute ago', 'Updated 2 minutes ago', 'Updated 1 hour ago']],
    [
      'ro',
      romanian,
      ['Actualizat acum', 'Actualizat acum 1 minut', 'Actualizat acum 2 minute', 'Actualizat acum 1 oră'],
    ],
  ] as const)('is updated each minute without a request (%s)', async (language, catalogue, sentences) => {
    await loadStatisticsText(language);
    stopClock();
    renderDashboard({}, language, catalogue);
    await elapse(100);
    const [now, one, two, hour] = sentences;
    await vi.waitFor(() => updated(now), { timeout: 30_000 });
    const came = updated(now).getAttribute('datetime') ?? '';
    expect(updated(now).title).toMatch(/\d:\d\d/);
    const clock = vi.spyOn(Date, 'now');
    const at = async (milliseconds: number) => {
      clock.mockReturnValue(Date.parse(came) + milliseconds);
      await act(() => vi.advanceTimersByTimeAsync(60_000));
    };
    await at(60_500);
    expect(updated(one)).toBeVisible();
    await at(120_500);
    expect(updated(two)).toBeVisible();
    await at(3_600_500);
    expect(updated(hour)).toBeVisible();
    expect(asked()).toHaveLength(1);
    clock.mockRestore();
  });

  test('restarts after a refresh', async () => {
    await loadStatisticsText('en');
    stopClock();
    const clock = vi.spyOn(Date, 'now');
    renderDashboard();
    await elapse(100);
    await vi.waitFor(() => updated('Updated now'), { timeout: 30_000 });
    const before = updated('Updated now').getAttribute('datetime');
    clock.mockReturnValue(Date.now() + 60_500);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(updated('Updated 1 minute ago')).toBeVisible();
    clock.mockRestore();
    act(() => screen.getByRole('button', { name: 'Refresh' }).click());
    await vi.waitFor(() => expect(updated('Updated now').getAttribute('datetime')).not.toBe(before), {
      timeout: 30_000,
    });
    expect(asked()).toHaveLength(2);
  });
});

describe('the period', () => {
  test('is one of four, can be changed with the arrow keys and is remembered', async () => {
    renderDashboard();
    const day = await period('24h');
    expect(within(screen.getByRole('group', { name: 'Period' })).getAllByRole('button')).toHaveLength(4);
    await userEvent.click(await period('7d'));
    await waitFor(() => expect(screen.getByText('Showing the last 7 days')).toBeInTheDocument());
    expect(await period('7d')).toHaveAttribute('aria-pressed', 'true');
    expect(day).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.getByText('Showing the last 30 days')).toBeInTheDocument());
    expect(asked()).toEqual((['24h', '7d', '30d'] as const).map(address));
    await userEvent.click(await period('30d'));
    expect(await period('30d'), 'one is always selected').toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('statistics_period')).toBe('30d');
  });

  test('of the last visit is selected on the next', async () => {
    localStorage.setItem('statistics_period', '1h');
    renderDashboard();
    await region('Communication');
    expect(asked()).toEqual([address('1h')]);
  });

  test('is that of the address, which follows it and keeps the rest', async () => {
    localStorage.setItem('statistics_period', '1h');
    renderDashboard({}, 'en', english, '/?section=statistics&period=7d#enabled');
    expect(await period('7d')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await period('30d'));
    expect(screen.getByTestId('address')).toHaveTextContent('?section=statistics&period=30d#enabled');
    expect(asked()).toEqual([address('7d'), address('30d')]);
  });

  test('keeps the previous figures visible while loading, and ignores a late answer', async () => {
    const answers = new Map<string, (body: unknown) => void>();
    const answering = globalThis.fetch;
    renderDashboard();
    await region('Communication');
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
      if (!path.includes('overview')) return answering(path, init);
      return new Promise((resolve) => {
        answers.set(path, (body) => resolve(new Response(JSON.stringify(body))));
      });
    });
    await userEvent.click(await period('7d'));
    expect(screen.getByText('Loading the statistics')).toBeInTheDocument();
    expect(screen.getByTitle('12,847')).toBeVisible();
    expect(screen.getByTitle('12,847').closest('[data-stale]')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(await period('1h'));
    const of = (name: StatisticsPeriod, members: number) => {
      const overview = overviewOf(name);
      return { ...overview, current_stats: { ...overview.current_stats, total_members: members } };
    };
    await act(async () => answers.get(address('1h'))?.(of('1h', 2001)));
    await act(async () => answers.get(address('7d'))?.(of('7d', 2007)));
    expect(await screen.findByTitle('2,001')).toBeVisible();
    expect(screen.getByTitle('2,001').closest('[data-stale]')).toBeNull();
    expect(screen.queryByTitle('2,007')).not.toBeInTheDocument();
  });
});

describe('a failure', () => {
  test("shows the server's message and a Retry button", async () => {
    site.reply(address('24h'), { status: 500, body: { error: 'The store does not answer' } }, { ...overviewOf('24h') });
    renderDashboard();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('The store does not answer')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Communication' })).not.toBeInTheDocument();
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    await region('Communication');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('of a refresh keeps the figures and is reported', async () => {
    site.reply(address('24h'), { ...overviewOf('24h') }, 'offline');
    renderDashboard();
    await region('Communication');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent("We couldn't refresh the statistics");
    expect(alert).toHaveTextContent('Check your connection and try again.');
    await region('Communication');
  });

  test('that is a refusal removes the figures', async () => {
    site.reply(address('24h'), { ...overviewOf('24h') }, { status: 403, body: { error: 'Premium has ended' } });
    renderDashboard();
    await region('Communication');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Premium has ended')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Communication' })).not.toBeInTheDocument();
  });
});
