// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEPARTS_WITHIN } from './browser/useDeparting.ts';
import { api } from './calls/api.ts';
import { type FakeServer, fakeServer } from './testing/fakeServer.ts';
import { present } from './testing/present.ts';
import { renderAt } from './testing/renderAt.tsx';

const broken = vi.hoisted(() => ({ page: false }));
vi.mock('./dashboard/DashboardPage.tsx', () => ({
  DashboardPage: () => {
    if (broken.page) throw new Error('a defect');
    return <h1>Servers</h1>;
  },
}));
// The real one reloads the page, which jsdom cannot do.
vi.mock('./pages/PublicPage.tsx', () => ({ PublicPage: () => <h1>Start page</h1> }));

const user = { id: '9', username: 'bob', global_name: null, avatar: 'face' };
const signedOut = { status: 401, body: { error: 'No session' } };
let server: FakeServer;

beforeEach(() => {
  broken.page = false;
  server = fakeServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

const cached = () => localStorage.getItem('user');
const bar = () => within(screen.getByRole('banner'));

describe('the session', () => {
  test.each(['/dashboard', '/dashboard/5', '/configure/5/economy', '/health'])(
    '%s sends a visitor home',
    async (path) => {
      server.reply('/auth/user-data/', signedOut);
      const { address } = renderAt(path);
      await waitFor(() => expect(address()).toBe('/'));
      expect(await screen.findByRole('heading', { name: 'Start page' })).toBeInTheDocument();
    },
  );

  test.each(['/dashboard/5?section=shop#items', '/configure/5/economy', '/premium?success=true&guild_id=5'])(
    'if missing at %s, login returns there',
    async (path) => {
      server.reply('/auth/user-data/', signedOut);
      renderAt(path);
      await waitFor(() => {
        const login = bar().getByRole('link', { name: 'Login with Discord' });
        const address = new URL(login.getAttribute('href') ?? '', 'http://localhost');
        expect([address.pathname, address.searchParams.get('next')]).toEqual(['/auth/login/', path]);
      });
    },
  );

  test('on returning clears the destination of the login', async () => {
    server.reply('/auth/user-data/', signedOut);
    renderAt('/dashboard/5');
    await waitFor(() => expect(sessionStorage.getItem('login-destination')).toBe('/dashboard/5'));
    server.reply('/auth/user-data/', { user });
    renderAt('/dashboard');
    await waitFor(() => expect(sessionStorage.getItem('login-destination')).toBeNull());
  });

  test('that has ended is forgotten and the user sent to the start page', async () => {
    localStorage.setItem('user', JSON.stringify(user));
    server.reply('/auth/user-data/', signedOut);
    const { address } = renderAt('/dashboard');
    await waitFor(() => expect(address()).toBe('/'));
    expect(cached()).toBeNull();
  });

  test('that has ended leaves a page alone that the browser is leaving, unless it stays', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    try {
      const { address } = renderAt('/dashboard');
      await screen.findByRole('heading', { name: 'Servers' });
      fireEvent(window, new Event('beforeunload'));
      server.reply('/auth/guilds/', signedOut);
      await act(() => api.get('/auth/guilds/'));
      expect(address()).toBe('/dashboard');
      expect(screen.getByRole('heading', { name: 'Servers' })).toBeInTheDocument();
      await act(() => vi.advanceTimersByTimeAsync(DEPARTS_WITHIN));
      await waitFor(() => expect(address()).toBe('/'));
    } finally {
      vi.useRealTimers();
    }
  });

  test('is cached and shows the display name', async () => {
    renderAt('/dashboard');
    expect(await bar().findByText('Ada')).toBeInTheDocument();
    expect(JSON.parse(cached() ?? '')).toEqual({ id: '1', username: 'ada', global_name: 'Ada', avatar: null });
  });

  test('of a cached user is shown at once and then refreshed', async () => {
    localStorage.setItem('user', JSON.stringify(user));
    renderAt('/dashboard');
    expect(bar().getByText('bob')).toBeInTheDocument();
    expect(await bar().findByText('Ada')).toBeInTheDocument();
  });

  test("shows the user's avatar once the CDN address is known", async () => {
    server.reply('/auth/user-data/', { user });
    renderAt('/dashboard');
    const account = await bar().findByRole('button', { name: 'Account: bob' });
    await waitFor(() =>
      expect(account.querySelector('img')).toHaveAttribute(
        'src',
        'https://cdn.discordapp.com/avatars/9/face.png?size=64',
      ),
    );
  });

  test('that cannot be checked does not count as signed out, but its cached copy is dropped', async () => {
    localStorage.setItem('user', JSON.stringify(user));
    server.reply('/auth/user-data/', 'offline');
    const { address } = renderAt('/dashboard');
    await waitFor(() => expect(cached()).toBeNull());
    expect(address()).toBe('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Servers' })).toBeInTheDocument();
  });

  test('stays cached when Logout is pressed, since the user may cancel', async () => {
    renderAt('/dashboard');
    await userEvent.click(await bar().findByRole('button', { name: 'Account: Ada' }));
    const logout = bar().getByRole('link', { name: 'Logout' });
    expect(logout).toHaveAttribute('href', '/auth/logout/');
    // jsdom goes nowhere.
    await userEvent.click(logout);
    expect(cached()).not.toBeNull();
  });
});

describe('the bar', () => {
  test('sends visitors to the login for pages they cannot see, and on to those afterwards', async () => {
    server.reply('/auth/user-data/', signedOut);
    renderAt('/no/such/page');
    await waitFor(() => expect(server.count('/auth/user-data/')).toBe(1));
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/auth/login/?next=/dashboard');
    expect(nav.getByRole('link', { name: 'Premium' })).toHaveAttribute('href', '/auth/login/?next=/premium');
    expect(bar().getByRole('link', { name: 'Login with Discord' })).toHaveAttribute('href', '/auth/login/');
  });

  test('marks the current page', async () => {
    renderAt('/dashboard');
    await bar().findByRole('button', { name: 'Account: Ada' });
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: 'Premium' })).not.toHaveAttribute('aria-current');
  });

  test('has an account menu that closes on Escape and returns the focus', async () => {
    renderAt('/no/such/page');
    const account = await bar().findByRole('button', { name: 'Account: Ada' });
    await userEvent.click(account);
    const names = within(present(account.parentElement))
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(['Dashboard', 'Settings', 'Premium', 'Logout', 'Log out everywhere']);
    await userEvent.keyboard('{Escape}');
    expect(bar().queryByRole('link', { name: 'Logout' })).not.toBeInTheDocument();
    expect(account).toHaveFocus();
  });

  test('has menus that close on a press outside and when the focus leaves', async () => {
    renderAt('/no/such/page');
    const account = await bar().findByRole('button', { name: 'Account: Ada' });
    await userEvent.click(account);
    await userEvent.click(await screen.findByRole('heading', { level: 1 }));
    expect(account).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(account);
    await userEvent.tab({ shift: true });
    expect(account).toHaveAttribute('aria-expanded', 'false');
  });

  test('marks a demo and links to support', async () => {
    server.reply('/api/config/', { client_id: '4711', demo: true, support_url: 'mailto:help@example.org' });
    renderAt('/no/such/page');
    expect(await bar().findByText('Demo')).toBeInTheDocument();
    expect(bar().getByRole('link', { name: 'Support' })).toHaveAttribute('href', 'mailto:help@example.org');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Get help' })).toHaveAttribute('href', 'mailto:help@example.org');
  });

  test('switches the theme and remembers it', async () => {
    renderAt('/no/such/page');
    await userEvent.click(bar().getByRole('button', { name: 'Theme' }));
    await userEvent.click(bar().getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(bar().getByRole('radio', { name: 'System' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(localStorage.getItem('theme')).toBeNull();
  });
});

test('an unknown address shows a page of its own without a login', () => {
  server.reply('/auth/user-data/', signedOut);
  renderAt('/no/such/page');
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('a crashed page offers a way home', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  broken.page = true;
  renderAt('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

test('after a change of page the focus is on its main content', async () => {
  renderAt('/no/such/page');
  await bar().findByRole('button', { name: 'Account: Ada' });
  await userEvent.click(bar().getByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: 'Servers' });
  expect(screen.getByRole('main')).toHaveFocus();
});

test('an address with a part that no browser would have written shows its page', async () => {
  const { history } = renderAt('/no/such/page');
  await bar().findByRole('button', { name: 'Account: Ada' });
  act(() => history.push('/dashboard#50%'));
  expect(await screen.findByRole('heading', { name: 'Servers' })).toBeInTheDocument();
});
