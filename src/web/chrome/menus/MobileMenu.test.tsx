// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeServer, fakeServer } from '../../testing/fakeServer.ts';
import { renderAt } from '../../testing/renderAt.tsx';

vi.mock('../../dashboard/DashboardPage.tsx', () => ({ DashboardPage: () => <h1>Servers</h1> }));

let server: FakeServer;

beforeEach(() => {
  document.head.append(narrow);
  server = fakeServer();
  server.reply('/api/config/', { client_id: '4711', support_url: 'https://help.example/' });
  window.history.replaceState(null, '', '/no/such/page');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

// jsdom has no width and applies no media queries.
const narrow = document.createElement('style');
narrow.textContent = '.menu, .scrim { display: block !important }';

const button = () => screen.getByRole('button', { name: 'Menu' });
const entries = () => {
  const sheet = button().nextElementSibling;
  if (!(sheet instanceof HTMLElement)) throw new Error('The menu is closed');
  return within(sheet)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};
const closed = () => waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'));

async function openMenu(): Promise<void> {
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(document.documentElement).toHaveAttribute('data-menu', 'open');
}

test('lists all links of a signed-in user and the languages', async () => {
  renderAt('/no/such/page');
  await screen.findByRole('button', { name: 'Account: Ada' });
  await openMenu();
  expect(entries()).toEqual([
    ...['Home', 'Dashboard', 'Premium', 'Support', 'Settings', 'Logout', 'Log out everywhere'],
    ...['English', 'Română'],
  ]);
});

test("shows visitors the login instead of the user's own links", async () => {
  server.reply('/auth/user-data/', { status: 401, body: {} });
  renderAt('/no/such/page');
  await openMenu();
  expect(entries().slice(0, 5)).toEqual(['Home', 'Dashboard', 'Premium', 'Support', 'Login with Discord']);
});

test('closes by its button, by a press outside and on Escape, leaving no history entry', async () => {
  const { history } = renderAt('/no/such/page');
  const before = window.history.length;
  await openMenu();
  expect(window.history.length).toBe(before + 1);
  await userEvent.click(button());
  await closed();
  expect(document.documentElement).not.toHaveAttribute('data-menu');

  await openMenu();
  await userEvent.click(screen.getByTestId('menu-overlay'));
  await closed();

  await openMenu();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(button()).toHaveFocus();
  expect(window.history.state?.overlay).toBeUndefined();
  expect(history.visit().location.pathname).toBe('/no/such/page');
});

test('closes on Back and returns the focus', async () => {
  renderAt('/no/such/page');
  await openMenu();
  await userEvent.tab();
  window.history.back();
  await closed();
  expect(button()).toHaveFocus();
});

test('is closed by a press on one of its links before the page changes', async () => {
  const { address } = renderAt('/no/such/page');
  await screen.findByRole('button', { name: 'Account: Ada' });
  await openMenu();
  const entered = vi.fn();
  window.addEventListener('popstate', entered, { once: true });
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(entered).toHaveBeenCalled();
  await closed();
});

test('a press on one of its links is not lost if the browser swallows the step back', async () => {
  const { address } = renderAt('/no/such/page');
  await screen.findByRole('button', { name: 'Account: Ada' });
  await openMenu();
  vi.spyOn(window.history, 'back').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  await waitFor(() => expect(address()).toBe('/dashboard'), { timeout: 30_000 });
  await closed();
});

test('closes on any other navigation', async () => {
  const { history } = renderAt('/no/such/page');
  await openMenu();
  act(() => history.push('/no/such/page?plan=yearly'));
  await closed();
});

test('is closed after a reload, and its history entry is removed', async () => {
  const back = vi.spyOn(window.history, 'back');
  const page = { idx: 0, key: 'page' };
  window.history.replaceState(page, '', '/no/such/page');
  window.history.pushState({ ...page, overlay: true }, '');
  renderAt();
  await waitFor(() => expect(window.history.state).toEqual(page));
  expect(back).toHaveBeenCalledOnce();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await openMenu();
  await userEvent.click(button());
  await closed();
});
