// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setClock } from '../../renderer/calls/serverClock.ts';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { bot, change, entry, pageOf } from '../testing/history.ts';
import { reachByKeyboard } from '../testing/reachByKeyboard.ts';
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
  // Noon, since shortly after midnight what was a moment ago was yesterday.
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00'), toFake: ['Date'] });
  screenWidth(1280);
  server = fakeServer();
  server.reply('/auth/guilds/77/permissions', { is_owner: true, can_modify: true, is_premium: false });
  server.reply('/auth/guilds/77/', { name: 'Hall', icon_url: null });
  server.reply(HISTORY, pageOf([entry(1, ago(1000))]));
});
afterEach(() => {
  vi.useRealTimers();
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
    for (const value of ['Member', 'deleted role']) expect(last.getByText(value)).toHaveAttribute('dir', 'auto');
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

  test('has all changes of the entry in the address, which follows what is opened', async () => {
    const all = ['A', 'B', 'C', 'D', 'E', 'F'].map((title) => change(title, '1', '2'));
    server.reply(HISTORY, pageOf([entry(8, ago(1000), { summary: 'closed' }), entry(7, ago(2000), { changes: all })]));
    const { address } = open('&entry=7');
    const only = within(await row(/changed/));
    await userEvent.click(only.getByRole('button', { name: 'Show fewer' }));
    expect(address()).toBe('/dashboard/77?section=history');
    await userEvent.click(only.getByRole('button', { name: 'Show 3 more changes' }));
    expect(address()).toBe('/dashboard/77?section=history&entry=7');
    expect(screen.queryByRole('region', { name: 'From your link' })).not.toBeInTheDocument();
  });

  test('shows an older entry that the address names above the others, or says why it cannot', async () => {
    const gone = { status: 404, body: { error: 'This entry is no longer in the history.' } };
    server.reply(`${HISTORY}3/`, gone, { ...entry(3, '2020-03-02T12:00:00Z', { summary: 'moved house' }) });
    open('&entry=3');
    expect(await screen.findByText('This entry is no longer in the history.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const region = await screen.findByRole('region', { name: 'From your link' });
    expect(within(region).getByRole('listitem', { name: /moved house/ })).toBeVisible();
    expect(summaries()).toHaveLength(2);
  });

  test('keeps the entry of the link while it is closed and others are opened, until the filters change', async () => {
    const all = ['A', 'B', 'C', 'D'].map((title) => change(title, '1', '2'));
    server.reply(HISTORY, pageOf([entry(7, ago(1000), { changes: all })]));
    server.reply(`${HISTORY}?module=shop`, pageOf([entry(7, ago(1000), { changes: all })]));
    server.reply(`${HISTORY}3/`, { ...entry(3, '2020-03-02T12:00:00Z', { summary: 'moved house', changes: all }) });
    const { address } = open('&entry=3');
    const linked = within(await row(/moved house/));
    const fewer = linked.getByRole('button', { name: 'Show fewer' });
    reachByKeyboard(fewer);
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/dashboard/77?section=history');
    expect(fewer).toHaveFocus();
    await userEvent.click(within(await row(/changed/)).getByRole('button', { name: 'Show 1 more change' }));
    expect(address()).toBe('/dashboard/77?section=history&entry=7');
    expect(within(screen.getByRole('region', { name: 'From your link' })).getByRole('button', { name: /Show 1/ })).toBe(
      fewer,
    );
    await userEvent.selectOptions(screen.getByLabelText('Module'), 'Shop');
    await row(/changed/);
    expect(screen.queryByRole('region', { name: 'From your link' })).not.toBeInTheDocument();
  });

  test('leads from a change to its setting, unless it is on no screen any more', async () => {
    const changes = [
      change('Price', '1', '2', { address: '?section=shop#items.sword.price' }),
      change('Old', '1', '2', { address: null }),
    ];
    server.reply(HISTORY, pageOf([entry(1, ago(1000), { changes })]));
    open();
    const list = within(await row(/changed/)).getByRole('list', { name: 'Changes' });
    expect(within(list).getAllByRole('link')).toHaveLength(1);
    const link = within(list).getByRole('link', { name: 'Price' });
    expect(link).toHaveAttribute('href', '/dashboard/77?section=shop#items.sword.price');
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
    const kept = screen.getByText(/The history goes back 30 days on Free. On Premium, it goes back 365 days./);
    expect(kept).toHaveTextContent('365 days. What Premium kept stays for 30 more days after it ends. See Premium');
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

  test('show a user of the address who is in no entry', async () => {
    server.reply(`${HISTORY}?user=12`, pageOf([]));
    open('&user=12');
    await screen.findByRole('heading', { name: 'Nothing matches these filters' });
    expect(screen.getByLabelText('User')).toHaveDisplayValue('12');
  });

  test('keep their choices while the list is loaded again', async () => {
    server.reply(`${HISTORY}?module=ranks`, 'offline');
    open();
    await row(/changed/);
    await userEvent.selectOptions(screen.getByLabelText('Module'), 'Ranks');
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the history.");
    expect(within(screen.getByLabelText('User')).getByRole('option', { name: 'Ana' })).toBeInTheDocument();
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
    expect(screen.getByLabelText('From')).not.toHaveAccessibleDescription();
  });

  test('of days in the wrong order say so at their fields, which keep what was chosen', async () => {
    open('&time=days&from=2026-03-29&to=2026-03-28');
    for (const [label, value] of [
      ['From', '2026-03-29'],
      ['To', '2026-03-28'],
    ] as const) {
      const field = await screen.findByLabelText(label);
      expect(field).toHaveValue(value);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(/^The first day is after the last one/);
    }
    expect(screen.getByLabelText('From')).toHaveAttribute('max', '2026-03-28');
    expect(screen.getByLabelText('To')).toHaveAttribute('min', '2026-03-29');
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

  test('with the current settings again shows what they are by then', async () => {
    const compared = { title: 'Shop', from: { cursor: '2', at: second.at }, to: null };
    server.reply(
      `${HISTORY}compare/?module=shop&from=2&to=now`,
      { ...compared, changes: [] },
      { ...compared, changes: [change('Price', '10', '30')] },
    );
    open();
    const compare = async () => {
      await userEvent.click(within(await row(/closed/)).getByRole('button', { name: 'Compare' }));
      await userEvent.click(screen.getByRole('button', { name: 'Current settings' }));
    };
    await compare();
    expect(await screen.findByText('Both versions have the same settings.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await compare();
    expect(await within(await screen.findByRole('dialog')).findByText('30')).toBeInTheDocument();
  });

  test('by keyboard keeps the focus: at the choice of the second version, and back at the first one', async () => {
    const user = userEvent.setup();
    open();
    const button = within(await row(/closed/)).getByRole('button', { name: 'Compare' });
    const now = () => screen.getByRole('button', { name: 'Current settings' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(now()).toHaveFocus();
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await user.keyboard('{Enter}');
    await user.click(now());
    expect(await screen.findByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);
    await user.click(button);
    expect(screen.queryByText(/Choose another version/)).not.toBeInTheDocument();
  });

  test('has an address of its own, from which Back returns to the list with its filters', async () => {
    server.reply(`${HISTORY}?module=shop`, pageOf([second, first]));
    server.reply(`${HISTORY}compare/?module=shop&from=2&to=now`, {
      title: 'Shop',
      from: { cursor: '2', at: second.at },
      to: null,
      changes: [change('Price', '10', '30', { address: '?section=shop#price' })],
    });
    const { address } = open('&module=shop');
    await userEvent.click(within(await row(/closed/)).getByRole('button', { name: 'Compare' }));
    await userEvent.click(screen.getByRole('button', { name: 'Current settings' }));
    const dialog = await screen.findByRole('dialog', { name: "What's different in Shop" });
    expect(await within(dialog).findByRole('link', { name: 'Price' })).toBeVisible();
    expect(address()).toBe('/dashboard/77?section=history&module=shop&compare=shop.2.now');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/dashboard/77?section=history&module=shop');
    for (const _ of ['opened again', 'and once more']) {
      act(() => window.history.forward());
      expect(await screen.findByRole('dialog', { name: "What's different in Shop" })).toBeVisible();
      await userEvent.keyboard('{Escape}{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(address()).toBe('/dashboard/77?section=history&module=shop');
    }
  });

  test('is opened by its address, which says why if it cannot, and is closed to the list', async () => {
    server.reply(`${HISTORY}?module=shop`, pageOf([second, first]));
    const error = 'This version is no longer stored.';
    server.reply(`${HISTORY}compare/?module=shop&from=1&to=2`, { status: 404, body: { error } });
    const { address } = open('&module=shop&compare=shop.1.2');
    const dialog = await screen.findByRole('dialog', { name: "What's different in Shop" });
    expect(await within(dialog).findByText(error)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/dashboard/77?section=history&module=shop');
  });
});

describe('restoring', () => {
  const RESTORE = `${HISTORY}2/restore/`;
  const price = { address: '?section=shop#items.sword.price' };
  /** A change as a preview has it. */
  const proposed = (...[label, ...rest]: Parameters<typeof change>) => ({
    ...change(label, ...rest),
    title: `Shop › ${label}`,
    label,
  });
  const changes = [proposed('Price', '20', '10', price), proposed('Stock', '5', '9')];
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
    expect(dialog.getByRole('link', { name: 'Price' })).toHaveAttribute('href', `/dashboard/77${price.address}`);
    server.reply(`${RESTORE}preview/`, preview({ changes: changes.slice(0, 1) }));
    await userEvent.click(dialog.getByRole('button', { name: 'Restore 1 setting' }));
    expect(await screen.findByText('Shop has been restored.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bodies(RESTORE)).toEqual([{ version: 'before', paths: ['price'] }]);
    server.reply(`${RESTORE}preview/`, preview({ changes: [proposed('Price', '10', '20', price)] }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Shop is back to how it was.')).toBeInTheDocument();
    expect(bodies(RESTORE)[1]).toEqual({ version: 'after', paths: ['price'] });
  });

  test.each([
    ['is not undone over what others have saved since', '30', [], /We couldn't undo it/, 1],
    ['is not said to have failed if the answer to its undo is lost', '10', ['offline'], /whether it was undone/, 2],
  ] as const)('%s', async (_what, current, answers, said, sends) => {
    server.reply(RESTORE, { success: true }, ...answers);
    const dialog = await begin();
    server.reply(`${RESTORE}preview/`, preview({ changes: [proposed('Price', current, '20', price)] }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore 2 settings' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(bodies(RESTORE)).toHaveLength(sends);
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

  test('of some settings is repeated safely if its answer is lost, although they have been restored since', async () => {
    server.reply(RESTORE, 'offline', { success: true });
    server.reply(`${RESTORE}preview/`, preview(), preview({ changes: changes.slice(0, 1) }), preview({ changes: [] }));
    const dialog = await begin();
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Stock' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Restore 1 setting' }));
    expect(await dialog.findByText(/We couldn't tell whether it worked/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore 1 setting' }));
    expect(await screen.findByText('Shop has been restored.')).toBeInTheDocument();
    expect(bodies(RESTORE)).toEqual(Array(2).fill({ version: 'before', paths: ['price'] }));
  });

  test('is followed by the newest entries, which can be asked for again', async () => {
    const restored = entry(3, ago(0), { summary: 'restored 2 settings' });
    server.reply(
      HISTORY,
      pageOf([entry(2, ago(1000))], { next: '2' }),
      'offline',
      pageOf([restored, entry(2, ago(1000))]),
    );
    server.reply(RESTORE, { success: true });
    const dialog = await begin();
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore 2 settings' }));
    expect(await screen.findByText("We couldn't load the history.")).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row(/restored 2 settings/)).toBeVisible();
  });

  test('begins anew each time it is opened', async () => {
    server.reply(RESTORE, { success: true });
    const dialog = await begin();
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore 2 settings' }));
    await screen.findByText('Shop has been restored.');
    server.reply(`${RESTORE}preview/`, preview({ changes: [] }));
    await userEvent.click(within(await row(/Ana/)).getByRole('button', { name: 'Restore…' }));
    expect(await screen.findByText(/there is nothing to restore/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Restore \d/ })).not.toBeInTheDocument();
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

  test('says what is not restored, and why it is refused', async () => {
    const omitted = { left_out: [{ title: 'Channel', message: 'It is gone.' }] };
    server.reply(`${RESTORE}preview/`, preview({ changes: [], ...omitted }));
    const dialog = await begin();
    expect(await dialog.findByRole('region', { name: 'Not restored' })).toHaveTextContent(
      'This stays as it is now, or is left out.Channel It is gone.',
    );
    expect(dialog.queryByText(/there is nothing to restore/)).not.toBeInTheDocument();
    server.reply(`${RESTORE}preview/`, preview({ changes: [], refused: 'You may not do this.' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'After this change' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('You may not do this.');
    expect(dialog.queryByRole('button', { name: /^Restore \d/ })).not.toBeInTheDocument();
  });
});
