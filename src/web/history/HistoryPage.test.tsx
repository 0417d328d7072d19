// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setClock } from '../../renderer/calls/serverClock.ts';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { bot, change, entry, pageOf } from '../testing/history.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { screenWidth } from '../testing/screenWidth.ts';

const HISTORY = '/auth/guilds/77/history/';
const day = 86_400_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const row = (summary: RegExp) => screen.findByRole('listitem', { name: summary });
const summaries = () =>
  screen.getAllByRole('listitem', { name: /./ }).flatMap((item) => item.querySelector('p')?.textContent ?? []);

let server: FakeServer;

beforeEach(() => {
  screenWidth(1280);
  server = fakeServer();
  server.reply('/auth/guilds/77/permissions', { is_owner: true, can_modify: true, is_premium: false });
  server.reply('/auth/guilds/77/', { name: 'Hall', icon_url: null });
  server.reply(HISTORY, pageOf([entry(1, ago(1000))]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const open = (query = '') => renderAt(`/dashboard/77?section=history${query}`);

describe('the list', () => {
  test('goes by the clock of the server if that of the device is a day ahead', async () => {
    const serverTime = Date.now() - day;
    const headers = { date: new Date(serverTime).toUTCString(), 'cache-control': 'no-store' };
    server.reply('/auth/guilds/77/permissions', {
      status: 200,
      body: { is_owner: true, can_modify: true, is_premium: false },
      headers,
    });
    server.reply(HISTORY, pageOf([entry(1, new Date(serverTime - 120_500).toISOString())]));
    try {
      open();
      expect(within(await row(/changed/)).getByText('2 minutes ago')).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Today' })).toBeInTheDocument();
      server.asked.length = 0;
      await userEvent.selectOptions(screen.getByLabelText('When'), '7');
      await waitFor(() => expect(server.asked.some((path) => path.includes('since='))).toBe(true));
      const since = new URL(server.asked.find((path) => path.includes('since=')) ?? '', 'http://x').searchParams.get(
        'since',
      );
      expect(Math.abs(Date.parse(since ?? '') - (serverTime - 7 * day))).toBeLessThan(60_000);
    } finally {
      setClock(new Date().toUTCString());
    }
  });

  test('says who did what and when, by day, with what changed', async () => {
    const changes = [change('Role', 'Member', 'deleted role', { reference: 'missing' })];
    server.reply(
      HISTORY,
      pageOf([
        entry(3, ago(1000), { by: bot, summary: 'reported a new balance', changes: [] }),
        entry(2, ago(day), { by: { type: 'user', id: null, name: 'Deleted user', avatar: null } }),
        entry(1, '2020-03-02T12:00:00Z', { changes }),
      ]),
    );
    open();
    const first = await row(/reported/);
    expect(first).toHaveAccessibleName('The bot Shop reported a new balance');
    expect(within(first).getByText('now')).toHaveAttribute('title', expect.stringMatching(/\d{4} at .*(GMT|UTC)/));
    const titles = [...document.querySelectorAll('main h2')].map((title) => title.textContent);
    expect(titles.slice(-3)).toEqual(['Today', 'Yesterday', 'Monday, March 2, 2020']);
    expect(summaries()).toEqual([
      'The bot Shop reported a new balance',
      'Deleted user Shop 1 setting changed',
      'Ana Shop 1 setting changed',
    ]);
    const last = within(screen.getByRole('region', { name: 'Monday, March 2, 2020' }));
    expect(last.getByRole('list', { name: 'Changes' })).toHaveTextContent(
      'RolefromMembertodeleted roleincludes something deleted',
    );
  });

  test('shows the first changes of an entry, and loads the others when asked', async () => {
    const all = ['A', 'B', 'C', 'D', 'E', 'F'].map((title) => change(title, '1', '2'));
    server.reply(HISTORY, pageOf([entry(7, ago(1000), { changes: all.slice(0, 4), more: 2 })]));
    server.reply(`${HISTORY}7/`, { status: 500, body: {} }, { ...entry(7, ago(1000), { changes: all }) });
    open();
    const only = within(await row(/Ana/));
    const changes = () => within(only.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');
    expect(changes()).toHaveLength(3);
    await userEvent.click(only.getByRole('button', { name: 'Show 3 more changes' }));
    expect(await only.findByRole('alert')).toHaveTextContent("We couldn't load the other changes.");
    await userEvent.click(only.getByRole('button', { name: 'Show 3 more changes' }));
    await waitFor(() => expect(changes()).toHaveLength(6));
    await userEvent.click(only.getByRole('button', { name: 'Show fewer' }));
    expect(changes()).toHaveLength(3);
  });

  test('continues with older entries, keeps them if that fails, and says how long they are kept', async () => {
    server.reply(HISTORY, pageOf([entry(9, ago(1000))], { next: '9' }));
    server.reply(`${HISTORY}?before=9`, 'offline', pageOf([entry(4, ago(2000), { summary: 'opened the shop' })]));
    open();
    await row(/changed/);
    expect(screen.queryByText(/The history goes back/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await row(/opened/);
    expect(summaries()).toEqual(['Ana Shop 1 setting changed', 'Ana Shop opened the shop']);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(screen.getByText(/The history goes back 30 days on Free. On Premium, it goes back 365 days./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See Premium' })).toHaveAttribute(
      'href',
      '/premium?guild_id=77&plan=premium',
    );
  });

  test('says what is empty, and what failed', async () => {
    server.reply(HISTORY, 'offline', pageOf([]));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the history.");
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Nothing has happened yet' })).toBeInTheDocument();
  });
});

describe('the filters', () => {
  test('are kept in the address, which opens them', async () => {
    server.reply(`${HISTORY}?module=shop`, pageOf([entry(2, ago(1000), { summary: 'closed the shop' })]));
    server.reply(`${HISTORY}?module=shop&user=11`, pageOf([]));
    const { address } = open('&module=shop&kind=nonsense');
    await row(/closed/);
    expect(screen.getByLabelText('Module')).toHaveDisplayValue('Shop');
    await userEvent.selectOptions(screen.getByLabelText('User'), 'Ana');
    expect(await screen.findByRole('heading', { name: 'Nothing matches these filters' })).toBeInTheDocument();
    expect(address()).toBe('/dashboard/77?section=history&module=shop&user=11');
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await row(/changed/);
    expect(address()).toBe('/dashboard/77?section=history');
  });

  test('of days ask for whole days of the visitor', async () => {
    const whole = new URLSearchParams({
      since: new Date(2026, 2, 28).toISOString(),
      until: new Date(2026, 2, 30).toISOString(),
    });
    server.reply(`${HISTORY}?${whole}`, pageOf([entry(2, ago(1000), { summary: 'closed the shop' })]));
    open('&time=days&from=2026-03-28&to=2026-03-29');
    await row(/closed/);
    expect(screen.getByLabelText('From')).toHaveValue('2026-03-28');
  });
});

describe('comparing', () => {
  const first = entry(1, ago(3000), { summary: 'opened the shop' });
  const second = entry(2, ago(2000), { summary: 'closed the shop' });
  const other = entry(3, ago(1000), { summary: 'changed ranks', module: 'ranks', title: 'Ranks' });
  beforeEach(() => server.reply(HISTORY, pageOf([other, second, first])));

  test('two versions of a module shows how the older one became the newer one', async () => {
    server.reply(`${HISTORY}compare/?module=shop&from=1&to=2`, {
      module: 'shop',
      title: 'Shop',
      from: { cursor: '1', at: first.at },
      to: { cursor: '2', at: second.at },
      changes: [change('Price', '10', '30')],
    });
    open();
    await userEvent.click(within(await row(/closed/)).getByRole('button', { name: 'Compare' }));
    expect(screen.getByText('Choose another version of Shop below.')).toBeVisible();
    expect(within(await row(/ranks/)).queryByRole('button', { name: /Compare/ })).not.toBeInTheDocument();
    await userEvent.click(within(await row(/opened/)).getByRole('button', { name: 'Compare with this' }));
    const dialog = within(await screen.findByRole('dialog', { name: "What's different in Shop" }));
    expect(await dialog.findByText('30')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(/Choose another version/)).not.toBeInTheDocument();
  });

  test('with the current settings', async () => {
    server.reply(`${HISTORY}compare/?module=shop&from=2&to=now`, {
      title: 'Shop',
      from: { cursor: '2', at: second.at },
      to: null,
      changes: [],
    });
    open();
    await userEvent.click(within(await row(/closed/)).getByRole('button', { name: 'Compare' }));
    await userEvent.click(screen.getByRole('button', { name: 'Current settings' }));
    expect(await screen.findByText('Both versions have the same settings.')).toBeInTheDocument();
  });
});

describe('restoring', () => {
  const RESTORE = `${HISTORY}2/restore/`;
  const changes = [change('Price', '20', '10'), change('Stock', '5', '9')];
  const preview = (more = {}) => ({
    changes,
    missing: [],
    left_out: [],
    stopped: [],
    refused: null,
    undo: '2',
    ...more,
  });
  /** The bodies that were sent to a path. */
  const sent: [path: string, body: unknown][] = [];
  const bodies = (path: string) => sent.filter(([to]) => to === path).map(([, body]) => body);

  beforeEach(() => {
    sent.length = 0;
    server.reply(HISTORY, pageOf([entry(2, ago(1000))]));
    server.reply(`${RESTORE}preview/`, preview());
    const { fetch } = window;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      if (init.method === 'POST') sent.push([path, JSON.parse(String(init.body))]);
      return fetch(path, init);
    });
  });

  async function begin() {
    open();
    await userEvent.click(within(await row(/Ana/)).getByRole('button', { name: 'Restore…' }));
    return within(await screen.findByRole('dialog', { name: 'Restore Shop' }));
  }

  test('puts back what is chosen, and can be undone', async () => {
    server.reply(RESTORE, { success: true });
    const dialog = await begin();
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Stock' }));
    expect(dialog.getByRole('checkbox', { name: 'All changes' })).toBePartiallyChecked();
    server.reply(`${RESTORE}preview/`, preview({ changes: changes.slice(0, 1) }));
    await userEvent.click(dialog.getByRole('button', { name: 'Restore 1 setting' }));
    expect(await screen.findByText('Shop has been restored.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bodies(RESTORE)).toEqual([{ version: 'before', paths: ['price'] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Shop is back to how it was.')).toBeInTheDocument();
    expect(bodies(RESTORE)[1]).toEqual({ version: 'after', paths: ['price'] });
  });

  test('is shown again if settings have changed meanwhile, and repeated safely if its answer is lost', async () => {
    server.reply(RESTORE, { status: 412, body: { error: 'x' } }, 'offline', { success: true });
    const dialog = await begin();
    const confirm = async () => userEvent.click(await dialog.findByRole('button', { name: 'Restore 2 settings' }));
    await confirm();
    expect(await dialog.findByText(/The settings have changed in the meantime/)).toBeInTheDocument();
    await confirm();
    expect(await dialog.findByText(/We couldn't tell whether it worked/)).toBeInTheDocument();
    await confirm();
    expect(await screen.findByText('Shop has been restored.')).toBeInTheDocument();
    expect(bodies(RESTORE)).toEqual(Array(3).fill({ version: 'before' }));
  });

  test('says what stops working, as long as the change that does it is chosen', async () => {
    const stopped = [{ module: 'shop', path: 'price', title: 'Ranks', message: 'Turn on the shop first.' }];
    server.reply(`${RESTORE}preview/`, preview({ stopped }));
    const dialog = await begin();
    expect(await dialog.findByRole('region', { name: 'Stops working' })).toHaveTextContent(
      'Ranks Turn on the shop first.',
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Price' }));
    expect(dialog.queryByRole('region', { name: 'Stops working' })).not.toBeInTheDocument();
  });

  test('says what stays as it is, and why it is refused', async () => {
    server.reply(`${RESTORE}preview/`, preview({ left_out: [{ title: 'Channel', message: 'It is gone.' }] }));
    const dialog = await begin();
    expect(await dialog.findByRole('region', { name: 'Stays as it is' })).toHaveTextContent('Channel It is gone.');
    server.reply(`${RESTORE}preview/`, preview({ changes: [], refused: 'You may not do this.' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'After this change' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('You may not do this.');
    expect(dialog.queryByRole('button', { name: /^Restore \d/ })).not.toBeInTheDocument();
  });
});
