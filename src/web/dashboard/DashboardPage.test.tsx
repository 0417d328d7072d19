// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { present } from '../testing/present.ts';
import { renderAt } from '../testing/renderAt.tsx';

vi.mock('../configure/ConfigurePage.tsx', () => ({ ConfigurePage: () => <h1>Settings of a server</h1> }));

const lists = '/api/auth/user-data/';
const forced = '/api/auth/user-data/?force_refresh=true';
const guild = (id: string, name: string, more = {}) => ({ id, name, icon: null, is_premium: false, ...more });

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  server.reply(lists, {
    guilds_with_bot: [guild('2', 'zebra'), guild('1', 'Alpha', { icon: 'abc', is_premium: true })],
    guilds_without_bot: [guild('3', 'beta')],
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the list', () => {
  test('shows a loading state, then the servers with the bot before the others, each by name', async () => {
    renderAt('/dashboard');
    await screen.findByText('Loading your servers');
    await screen.findByText('zebra');
    expect(screen.queryByText('Loading your servers')).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('listitem')
        .map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(['Alpha', 'zebra', 'beta']);
  });

  test('shows the icon or the initial, the Premium badge and the right button', async () => {
    renderAt('/dashboard');
    await screen.findByText('zebra');
    const [alpha, zebra, beta] = within(screen.getByRole('main')).getAllByRole('listitem');
    if (!alpha || !zebra || !beta) throw new Error('There are fewer than three servers');
    expect(alpha.querySelector('img')).toHaveAttribute('src', 'https://cdn.discordapp.com/icons/1/abc.png?size=128');
    expect(within(alpha).getByText('Premium')).toBeInTheDocument();
    expect(within(zebra).queryByText('Premium')).not.toBeInTheDocument();
    expect(within(zebra).getByText('Z')).toBeInTheDocument();
    expect(within(zebra).getByRole('link', { name: 'CONFIGURE' })).toHaveAccessibleDescription('zebra');
    expect(within(beta).getByRole('button', { name: 'ADD' })).toHaveAccessibleDescription('beta');
  });

  test('says what lets the user in, how many members there are, and where they may do nothing', async () => {
    server.reply(lists, {
      guilds_with_bot: [
        guild('1', 'Alpha', { access: 'owner', can_open: true, member_count: 1284 }),
        guild('2', 'zebra', { access: 'administrator', can_open: false, member_count: 1 }),
      ],
      guilds_without_bot: [],
    });
    renderAt('/dashboard');
    await screen.findByText('zebra');
    const [alpha, zebra] = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(alpha).toHaveTextContent('Owner · 1,284 members');
    expect(screen.getByText('zebra').closest('[dir]')).toHaveAttribute('dir', 'auto');
    expect(alpha).not.toHaveTextContent('has not allowed');
    expect(zebra).toHaveTextContent('Administrator · 1 member');
    expect(zebra).toHaveTextContent('The owner has not allowed administrators to change settings.');
  });

  test('can be searched from eight servers on, and the address keeps the search', async () => {
    const seven = Array.from({ length: 7 }, (_, index) => guild(`${index + 1}`, `Server ${index + 1}`));
    server.reply(lists, { guilds_with_bot: seven, guilds_without_bot: [guild('9', 'Café')] });
    const { address } = renderAt('/dashboard?search=r%204');
    const box = await screen.findByRole('searchbox', { name: 'Search servers' });
    expect(box).toHaveAttribute('dir', 'auto');
    const main = within(screen.getByRole('main'));
    const names = () => main.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect([box, names()]).toEqual([expect.objectContaining({ value: 'r 4' }), ['Server 4']]);
    await userEvent.clear(box);
    await userEvent.type(box, 'cafe');
    expect([names(), address()]).toEqual([['Café'], '/dashboard?search=cafe']);
    await userEvent.type(box, '?!x');
    expect(screen.getByText('No server matches “cafe?!x”.')).toBeInTheDocument();
    await userEvent.clear(box);
    expect(names()).toHaveLength(8);
    expect(address()).toBe('/dashboard');
  });

  test('has no search for fewer', async () => {
    renderAt('/dashboard');
    await screen.findByText('zebra');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  test('CONFIGURE opens the server', async () => {
    const { address } = renderAt('/dashboard');
    await userEvent.click(present((await screen.findAllByRole('link', { name: 'CONFIGURE' }))[0]));
    expect(await screen.findByText('Settings of a server')).toBeInTheDocument();
    expect(address()).toBe('/dashboard/1');
  });

  test('CONFIGURE with an invalid id only logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.reply(lists, { guilds_with_bot: [guild('1x', 'Odd')], guilds_without_bot: [] });
    const { address } = renderAt('/dashboard');
    await userEvent.click(await screen.findByRole('link', { name: 'CONFIGURE' }));
    expect(log).toHaveBeenCalledWith('Not the id of a server:', '1x');
    expect(address()).toBe('/dashboard');
  });

  test.each([
    ['a server error', { status: 500, body: { error: 'Boom' } }],
    ['no network', 'offline' as const],
    ['an answer that is not JSON', { status: 200, body: '<html>' }],
  ])('shows the failure after %s, and Retry bypasses the cache', async (_, failure) => {
    server.reply(lists, failure);
    server.reply(forced, { guilds_with_bot: [guild('1', 'Alpha')], guilds_without_bot: [] });
    renderAt('/dashboard');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch user data. Please try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Alpha')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(server.count(forced)).toBe(1);
  });

  test('explains why it is empty and links to the guide', async () => {
    server.reply(lists, { guilds_with_bot: [], guilds_without_bot: [] });
    renderAt('/dashboard');
    expect(await screen.findByRole('heading', { name: 'No Servers Available' })).toBeInTheDocument();
    expect(screen.getByText(/you own or administer/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /How to create a server/ })).toHaveAttribute('href');
  });

  test('has a title and is not indexed', async () => {
    renderAt('/dashboard');
    await screen.findByText('zebra');
    expect(document.title).toBe('Dashboard · Guildhall');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

describe('ADD', () => {
  const popup = { closed: false, close: vi.fn() };
  const open = vi.fn();

  beforeEach(() => {
    open.mockReset().mockReturnValue(popup);
    vi.stubGlobal('open', open);
    vi.stubGlobal('screen', { width: 1200, height: 1000 });
  });

  test("opens Discord's page in a centred popup", async () => {
    renderAt('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'ADD' }));
    const [address, , features] = present(open.mock.calls[0]);
    const url = new URL(address);
    expect(url.origin + url.pathname).toBe('https://chat.example/oauth2/authorize');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: '4711',
      permissions: '66321471',
      scope: 'bot applications.commands',
      guild_id: '3',
      disable_guild_select: 'true',
      redirect_uri: `${window.location.origin}/api/auth/bot/callback/`,
      response_type: 'code',
      state: expect.stringMatching(/^[\da-f]{32}$/),
    });
    expect(features).toBe('popup=yes,width=960,height=800,left=120,top=100');
  });

  test('opens it no larger than 1000 by 900', async () => {
    vi.stubGlobal('screen', { width: 2560, height: 1440 });
    renderAt('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'ADD' }));
    expect(open.mock.calls[0]?.[2]).toBe('popup=yes,width=1000,height=900,left=780,top=270');
  });

  test('shows for three seconds that the browser blocked the popup', async () => {
    open.mockReturnValue(null);
    renderAt('/dashboard');
    const add = await screen.findByRole('button', { name: 'ADD' });
    vi.useFakeTimers();
    act(() => add.click());
    expect(screen.getByRole('alert')).toHaveTextContent('Popup blocked! Please allow popups and try again.');
    act(() => vi.advanceTimersByTime(2999));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  test('keeps the message while the pointer is over it', async () => {
    open.mockReturnValue(null);
    renderAt('/dashboard');
    const add = await screen.findByRole('button', { name: 'ADD' });
    vi.useFakeTimers();
    act(() => add.click());
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }));
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Popup blocked!');
    vi.useRealTimers();
  });

  test('refuses an invalid id', async () => {
    server.reply(lists, { guilds_with_bot: [], guilds_without_bot: [guild('3x', 'Odd')] });
    renderAt('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'ADD' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid Guild ID provided');
    expect(open).not.toHaveBeenCalled();
  });

  test('success refetches past the cache and opens the server', async () => {
    server.reply(forced, { guilds_with_bot: [guild('3', 'beta')], guilds_without_bot: [] });
    const { address } = renderAt('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'ADD' }));
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', { data: { success: true, guild_id: '3' }, origin: window.location.origin }),
      );
    });
    await waitFor(() => expect(address()).toBe('/dashboard/3'));
    expect(server.count(forced)).toBe(1);
  });

  test.each([
    [false, {}, 'An error occurred. Please try again.'],
    [true, { guild_id: '3' }, 'Failed to update data. Please refresh the page.'],
  ])('success %s without a usable follow-up shows a message', async (success, more, sentence) => {
    server.reply(forced, { status: 500, body: {} });
    renderAt('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'ADD' }));
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data: { success, ...more }, origin: window.location.origin }));
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByText('zebra')).toBeInTheDocument();
  });
});
