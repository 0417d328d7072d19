// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeServer, fakeServer } from './testing/fakeServer.ts';
import { renderAt } from './testing/renderAt.tsx';

const broken = vi.hoisted(() => ({ page: false }));
vi.mock('./dashboard/DashboardPage.tsx', () => ({
  DashboardPage: () => {
    if (broken.page) throw new Error('a defect');
    return <h1>Servers</h1>;
  },
}));
// Of the public site, which the browser loads.
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
    'that is missing at %s leads back there by the login',
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

  test('that begins again forgets where it was to lead', async () => {
    server.reply('/auth/user-data/', signedOut);
    renderAt('/dashboard/5');
    await waitFor(() => expect(sessionStorage.getItem('login-destination')).toBe('/dashboard/5'));
    server.reply('/auth/user-data/', { user });
    renderAt('/dashboard');
    await waitFor(() => expect(sessionStorage.getItem('login-destination')).toBeNull());
  });

  test('that has ended is forgotten, and the person sent home', async () => {
    localStorage.setItem('user', JSON.stringify(user));
    server.reply('/auth/user-data/', signedOut);
    const { address } = renderAt('/dashboard');
    await waitFor(() => expect(address()).toBe('/'));
    expect(cached()).toBeNull();
  });

  test('is cached and shown by the display name', async () => {
    renderAt('/dashboard');
    expect(await bar().findByText('Ada')).toBeInTheDocument();
    expect(JSON.parse(cached() ?? '')).toEqual({ id: '1', username: 'ada', global_name: 'Ada', avatar: null });
  });

  test('of a cached user is shown at once, then refreshed', async () => {
    localStorage.setItem('user', JSON.stringify(user));
    renderAt('/dashboard');
    expect(bar().getByText('bob')).toBeInTheDocument();
    expect(await bar().findByText('Ada')).toBeInTheDocument();
  });

  test('has the picture of the person as soon as it is known where pictures are', async () => {
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

  test('that cannot be checked is not taken for signed out, but its copy is dropped', async () => {
    localStorage.setItem('user', JSON.stringify(user));
    server.reply('/auth/user-data/', 'offline');
    const { address } = renderAt('/dashboard');
    await waitFor(() => expect(cached()).toBeNull());
    expect(address()).toBe('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Servers' })).toBeInTheDocument();
  });

  test('is kept at the press of the logout, after which the person may stay', async () => {
    renderAt('/dashboard');
    await userEvent.click(await bar().findByRole('button', { name: 'Account: Ada' }));
    const logout = bar().getByRole('link', { name: 'Logout' });
    expect(logout).toHaveAttribute('href', '/auth/logout/');
    // jsdom cannot navigate.
    logout.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(logout);
    expect(cached()).not.toBeNull();
  });
});

describe('the bar', () => {
  test('starts the login for what a visitor cannot see, and leads there afterwards', async () => {
    server.reply('/auth/user-data/', signedOut);
    renderAt('/no/such/page');
    await waitFor(() => expect(server.count('/auth/user-data/')).toBe(1));
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/auth/login/');
    expect(nav.getByRole('link', { name: 'Premium' })).toHaveAttribute('href', '/auth/login/?next=/premium');
    expect(bar().getByRole('link', { name: 'Login with Discord' })).toHaveAttribute('href', '/auth/login/');
  });

  test('marks the page that is shown', async () => {
    renderAt('/dashboard');
    await bar().findByRole('button', { name: 'Account: Ada' });
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: 'Premium' })).not.toHaveAttribute('aria-current');
  });

  test('has the menu of the account, which closes on Escape and gives the focus back', async () => {
    renderAt('/no/such/page');
    const account = await bar().findByRole('button', { name: 'Account: Ada' });
    await userEvent.click(account);
    const names = within(account.parentElement as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(['Dashboard', 'Settings', 'Premium', 'Logout', 'Log out everywhere']);
    await userEvent.keyboard('{Escape}');
    expect(bar().queryByRole('link', { name: 'Logout' })).not.toBeInTheDocument();
    expect(account).toHaveFocus();
  });

  test('has menus that close outside and when the focus leaves them', async () => {
    renderAt('/no/such/page');
    const account = await bar().findByRole('button', { name: 'Account: Ada' });
    await userEvent.click(account);
    await userEvent.click(await screen.findByRole('heading', { level: 1 }));
    expect(account).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(account);
    await userEvent.tab({ shift: true });
    expect(account).toHaveAttribute('aria-expanded', 'false');
  });

  test('says when this is a demo, and links to support', async () => {
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

test('an unknown address has a page of its own, without a login', () => {
  server.reply('/auth/user-data/', signedOut);
  renderAt('/no/such/page');
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('a defect leaves a page with the way home', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  broken.page = true;
  renderAt('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

test('after a change of page the focus is at its start', async () => {
  renderAt('/no/such/page');
  await bar().findByRole('button', { name: 'Account: Ada' });
  await userEvent.click(bar().getByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: 'Servers' });
  expect(screen.getByRole('main')).toHaveFocus();
});
