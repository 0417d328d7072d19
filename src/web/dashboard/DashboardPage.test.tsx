// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
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
  test('shows a loading state, then servers with the bot first and by name', async () => {
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
    const [alpha, zebra, beta] = within(screen.getByRole('main')).getAllByRole('listitem') as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    expect(alpha.querySelector('img')).toHaveAttribute('src', 'https://cdn.discordapp.com/icons/1/abc.png?size=128');
    expect(within(alpha).getByText('Premium')).toBeInTheDocument();
    expect(within(zebra).queryByText('Premium')).not.toBeInTheDocument();
    expect(within(zebra).getByText('Z')).toBeInTheDocument();
    expect(within(zebra).getByRole('button', { name: 'CONFIGURE' })).toHaveAccessibleDescription('zebra');
    expect(within(beta).getByRole('button', { name: 'ADD' })).toHaveAccessibleDescription('beta');
  });

  test('CONFIGURE goes to the server', async () => {
    const { address } = renderAt('/dashboard');
    await userEvent.click((await screen.findAllByRole('button', { name: 'CONFIGURE' }))[0] as HTMLElement);
    expect(await screen.findByText('Settings of a server')).toBeInTheDocument();
    expect(address()).toBe('/dashboard/1');
  });

  test('CONFIGURE with an id that is no number only logs', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.reply(lists, { guilds_with_bot: [guild('1x', 'Odd')], guilds_without_bot: [] });
    const { address } = renderAt('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'CONFIGURE' }));
    expect(log).toHaveBeenCalledWith('Not the id of a server:', '1x');
    expect(address()).toBe('/dashboard');
  });

  test.each([
    ['a server error', { status: 500, body: { error: 'Boom' } }],
    ['no network', 'offline' as const],
    ['an answer that is no JSON', { status: 200, body: '<html>' }],
  ])('shows the failure after %s, and Retry asks past the cache', async (_, failure) => {
    server.reply(lists, failure);
    server.reply(forced, { guilds_with_bot: [guild('1', 'Alpha')], guilds_without_bot: [] });
    renderAt('/dashboard');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch user data. Please try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Alpha')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(server.count(forced)).toBe(1);
  });

  test('says why it is empty and links to the guide', async () => {
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

  test("opens the provider's page in a centred popup", async () => {
    renderAt('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'ADD' }));
    const [address, , features] = open.mock.calls[0] as [string, string, string];
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

  test('never opens it larger than 1000 by 900', async () => {
    vi.stubGlobal('screen', { width: 2560, height: 1440 });
    renderAt('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'ADD' }));
    expect(open.mock.calls[0]?.[2]).toBe('popup=yes,width=1000,height=900,left=780,top=270');
  });

  test('says when the browser blocks the popup, for three seconds', async () => {
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

  test('says so for as long as somebody points at it', async () => {
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

  test('refuses an id that is no number', async () => {
    server.reply(lists, { guilds_with_bot: [], guilds_without_bot: [guild('3x', 'Odd')] });
    renderAt('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'ADD' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid Guild ID provided');
    expect(open).not.toHaveBeenCalled();
  });

  test('success refetches past the cache and goes to the server', async () => {
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
  ])('success %s that cannot be followed up is said', async (success, more, sentence) => {
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
