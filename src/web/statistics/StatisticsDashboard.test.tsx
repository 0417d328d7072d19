// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import romanian from '../../../generated/locales/ro/web.json';
import english from '../../../schemas/locales/en/web.json';
import type { SettingsDocument } from '../../language/model.ts';
import { loadConfig, resetConfig } from '../calls/config.ts';
import { LanguageProvider } from '../language/text.tsx';
import type { Language } from '../product/product.ts';
import { elapse, stopClock } from '../testing/clock.ts';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { emptyOverview, overviewOf } from '../testing/overview.ts';
import { present } from '../testing/present.ts';
import type { StatisticsPeriod } from './overview.ts';
import StatisticsDashboard from './StatisticsDashboard.tsx';
import { loadStatisticsText } from './texts.tsx';

const address = (period: StatisticsPeriod) => `/auth/guilds/100/statistics/overview/?period=${period}`;
const EMPTY = 'No statistics data available yet. Enable the module and wait for data collection to begin.';
let site: FakeServer;

beforeEach(() => {
  site = fakeServer();
  for (const period of ['1h', '24h', '7d', '30d'] as const) site.reply(address(period), { ...overviewOf(period) });
  vi.stubGlobal('IntersectionObserver', ImmediateObserver);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Reports everything observed as in view. */
class ImmediateObserver {
  #callback: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }
  observe() {
    this.#callback([{ isIntersecting: true }]);
  }
  disconnect() {}
}

function renderDashboard(economy: SettingsDocument = {}, language: Language = 'en', catalogue = english, at = '/') {
  resetConfig();
  void loadConfig();
  return render(
    <MemoryRouter initialEntries={[at]}>
      <LanguageProvider language={language} catalogue={catalogue}>
        <StatisticsDashboard guildId="100" modules={{ economy }} />
      </LanguageProvider>
      <Address />
    </MemoryRouter>,
  );
}

function Address() {
  const { search, hash } = useLocation();
  return <output data-testid="address">{search + hash}</output>;
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
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
      'Poor 1-1006.1K6,120 58%',
      'Middle 100-1K3.5K3,480 33%',
      'Rich 1K-10K912 9%',
      'Wealthy 10K+74 1%',
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
    expect(alert).toHaveTextContent('The statistics could not be refreshed');
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

describe('the timeline', () => {
  const lines = (timeline: ReturnType<typeof within>) =>
    within(timeline.getByRole('list', { name: 'Chart lines' })).getAllByRole('button');
  const drawn = (timeline: ReturnType<typeof within>) =>
    timeline.queryByRole('img')?.querySelectorAll('path[fill="none"]').length ?? 0;

  test('has nine lines, which can be shown and hidden individually and together', async () => {
    renderDashboard();
    const timeline = await region('Activity timeline');
    expect(await timeline.findByRole('img')).toHaveAccessibleName('Line chart of Active members, In voice, Messages');
    expect(lines(timeline)).toHaveLength(9);
    expect(drawn(timeline)).toBe(3);
    await userEvent.click(timeline.getByRole('button', { name: 'Show All' }));
    expect(drawn(timeline)).toBe(9);
    for (const line of lines(timeline)) expect(line).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(timeline.getByRole('button', { name: /^Messages/ }));
    expect(drawn(timeline)).toBe(8);
    expect(timeline.getByRole('button', { name: /^Messages/ })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(timeline.getByRole('button', { name: 'Hide All' }));
    expect(drawn(timeline)).toBe(0);
    expect(timeline.getByText('All lines are hidden. Choose one above, or show them all.')).toBeVisible();
  });

  test('remembers its visible lines', async () => {
    localStorage.setItem('statistics_lines', 'messages_count unknown lottery_entries');
    renderDashboard();
    const timeline = await region('Activity timeline');
    expect(await timeline.findByRole('img')).toHaveAccessibleName('Line chart of Messages, Lottery entries');
  });

  test('can be read with the keyboard', async () => {
    renderDashboard();
    const timeline = await region('Activity timeline');
    const point = await timeline.findByRole('slider', { name: 'Point in time' });
    const { timeline: buckets } = overviewOf('24h');
    act(() => point.focus());
    expect(point).toHaveAttribute('aria-valuenow', '23');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(point).toHaveAttribute('aria-valuenow', '21');
    expect(point.getAttribute('aria-valuetext')).toContain(
      `Active members ${buckets[21]?.active_members}, In voice ${buckets[21]?.voice_users_online}`,
    );
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(point).toHaveAttribute('aria-valuenow', '0');
    await userEvent.keyboard('{PageUp}');
    expect(point).toHaveAttribute('aria-valuenow', '10');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(point).toHaveAttribute('aria-valuenow', '23');
  });

  test('shows the values at the pointer until it leaves', async () => {
    renderDashboard();
    const timeline = await region('Activity timeline');
    const point = await timeline.findByRole('slider');
    await userEvent.pointer({ target: point, coords: { clientX: 0, clientY: 10 } });
    const first = overviewOf('24h').timeline[0];
    const said = () => timeline.queryByText(String(first?.active_members), { selector: 'strong' });
    expect(said()).toBeVisible();
    await userEvent.unhover(point);
    expect(said()).not.toBeInTheDocument();
  });

  test('shows the values below the chart if they do not fit beside the point', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340);
    renderDashboard();
    const timeline = await region('Activity timeline');
    await userEvent.pointer({ target: await timeline.findByRole('slider'), coords: { clientX: 0, clientY: 10 } });
    const first = overviewOf('24h').timeline[0];
    const box = timeline.getAllByText(String(first?.active_members), { selector: 'strong' })[0]?.closest('div');
    expect(box).toHaveStyle({ top: '320px', left: '0px', width: '340px' });
  });

  test('can be shown as a table of the visible lines, newest first', async () => {
    renderDashboard();
    const timeline = await region('Activity timeline');
    const button = timeline.getByRole('button', { name: 'Show as table' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    const table = within(timeline.getByRole('table'));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Time',
      'Active members',
      'In voice',
      'Messages',
    ]);
    const rows = table.getAllByRole('row');
    expect(rows).toHaveLength(25);
    const newest = overviewOf('24h').timeline.at(-1);
    expect(rows[1]).toHaveTextContent(String(newest?.active_members));
    expect(timeline.queryByRole('img')).not.toBeInTheDocument();
  });

  test('of 30 days has one point per day', async () => {
    localStorage.setItem('statistics_period', '30d');
    renderDashboard();
    const timeline = await region('Activity timeline');
    const point = await timeline.findByRole('slider');
    expect(Number(point.getAttribute('aria-valuemax'))).toBeLessThanOrEqual(30);
    expect(timeline.getByText(/^One point per day/)).toBeVisible();
  });
});
