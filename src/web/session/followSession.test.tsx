// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unsaved } from '../browser/unsaved.ts';
import { api } from '../calls/api.ts';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { followSession } from './followSession.ts';
import { refreshSession, resetSession, type User, useSession } from './session.ts';

const ADA: User = { id: '1', username: 'ada', global_name: 'Ada', avatar: null };
const BOB: User = { id: '2', username: 'bob', global_name: null, avatar: null };
const refused = { status: 401, body: { error: 'No session' } };
const ASK = '/auth/user-data/';
const reload = vi.hoisted(() => vi.fn());
vi.mock('../browser/reloadPage.ts', () => ({ reloadPage: reload }));
let server: FakeServer;

followSession();

beforeEach(async () => {
  server = fakeServer();
  const block = document.createElement('script');
  Object.assign(block, { id: 'site-config', type: 'application/json' });
  block.textContent = JSON.stringify({});
  document.body.append(block);
  resetSession();
  await refreshSession();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
  localStorage.clear();
  unsaved.set(false);
  document.body.replaceChildren();
});

/** What the browser reports when it shows a page: restored as it was left, or loaded. */
function show(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

test('a restored page learns that its user has signed out since', async () => {
  const session = renderHook(useSession);
  server.reply(ASK, refused);
  show(true);
  await waitFor(() => expect(session.result.current).toEqual({ status: 'signedOut', user: null }));
  expect(reload).not.toHaveBeenCalled();
});

test('a restored page of another user is loaded again', async () => {
  server.reply(ASK, { user: BOB });
  show(true);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a restored page of the same user stays, and one that was loaded asks nothing more', async () => {
  show(false);
  show(true);
  await waitFor(() => expect(server.count(ASK)).toBe(2));
  expect(reload).not.toHaveBeenCalled();
});

/** What the browser reports when another tab has stored a user, or removed them. */
function store(user: User | null): void {
  if (user) localStorage.setItem('user', JSON.stringify(user));
  else localStorage.removeItem('user');
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
}

test('a page learns from another tab that its user has signed out', async () => {
  const session = renderHook(useSession);
  server.reply(ASK, refused);
  store(null);
  await waitFor(() => expect(session.result.current).toEqual({ status: 'signedOut', user: null }));
});

test('a page learns from another tab that somebody else has signed in, who gets a page of their own', async () => {
  server.reply(ASK, { user: BOB });
  store(BOB);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a new name of the same user is no reason to ask', () => {
  store({ ...ADA, global_name: 'Ada L.' });
  expect(server.count(ASK)).toBe(1);
});

test('a page that cannot reach the server does not ask whenever another tab can', async () => {
  server.reply(ASK, 'offline');
  await refreshSession();
  store(ADA);
  expect(server.count(ASK)).toBe(2);
});

test('a visitor learns in all tabs that they have signed in', async () => {
  const block = document.getElementById('site-config');
  if (block) block.textContent = JSON.stringify({ user: null });
  localStorage.removeItem('user');
  resetSession();
  await refreshSession();
  const session = renderHook(useSession);
  expect(session.result.current.status).toBe('signedOut');
  store(ADA);
  await waitFor(() => expect(session.result.current).toEqual({ status: 'signedIn', user: ADA }));
  await refreshSession();
  expect(session.result.current.user).toEqual(ADA);
});

test('a visitor who returns to the page is asked for, but not a moment after an answer', async () => {
  const session = renderHook(useSession);
  server.reply(ASK, refused);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(server.count(ASK)).toBe(1);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6000);
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(session.result.current.status).toBe('signedOut'));
  expect(server.count(ASK)).toBe(2);
});

test('unsaved edits stay without a user while somebody else is signed in, until their user is again', async () => {
  const session = renderHook(useSession);
  unsaved.set(true);
  server.reply(ASK, { user: BOB });
  store(BOB);
  await waitFor(() => expect(session.result.current).toEqual({ status: 'signedOut', user: null }));
  expect(reload).not.toHaveBeenCalled();
  // The other pages are still those of the other user.
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(BOB);
  server.reply(ASK, { user: ADA });
  store(ADA);
  await waitFor(() => expect(session.result.current).toEqual({ status: 'signedIn', user: ADA }));
});

test('a write names the user of the page, even after the session has ended', async () => {
  server.reply('/auth/save/', refused);
  for (const attempt of [1, 2]) {
    await api.post('/auth/save/', { attempt });
    expect(server.sent.at(-1)?.headers).toMatchObject({ 'user-id': ADA.id });
  }
});
