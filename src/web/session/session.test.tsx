// @vitest-environment jsdom
import { fireEvent, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../calls/api.ts';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { loadSession, refreshSession, resetSession, useSession } from './session.ts';

const reload = vi.hoisted(() => vi.fn());
vi.mock('../browser/reloadPage.ts', () => ({ reloadPage: reload }));

const ASK = '/auth/user-data/';
const user = { id: '9', username: 'bob', global_name: null, avatar: null };
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
});

/** Loads a page in which the server has embedded who is signed in; null if nobody is, undefined if it could not say. */
async function load(written: typeof user | null | undefined, type = 'navigate') {
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ type }] });
  const block = document.createElement('script');
  Object.assign(block, { id: 'site-config', type: 'application/json' });
  block.textContent = JSON.stringify({ user: written });
  document.body.append(block);
  resetSession();
  await loadSession();
  return renderHook(useSession).result.current;
}

test('a visitor without a session is signed out without a request', async () => {
  expect(await load(null)).toEqual({ status: 'signedOut', user: null });
  expect(server.count(ASK)).toBe(0);
});

test('a user whom the page names is signed in and cached; the server is asked at the first sign of a visitor', async () => {
  expect(await load(user)).toEqual({ status: 'signedIn', user });
  expect(server.count(ASK)).toBe(0);
  const now = { ...user, global_name: 'Bob' };
  server.reply(ASK, { user: now });
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await waitFor(() => expect(renderHook(useSession).result.current).toEqual({ status: 'signedIn', user: now }));
  expect(server.count(ASK)).toBe(1);
  localStorage.setItem('user', JSON.stringify(user));
  resetSession();
  expect(renderHook(useSession).result.current).toEqual({ status: 'unknown', user });
});

test('another user, who has signed in since the page was loaded, gets a page of their own', async () => {
  await load(user);
  server.reply(ASK, { user: { ...user, id: '10' } });
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a page that the browser may have kept is not believed', async () => {
  server.reply(ASK, { status: 401, body: { error: 'No session' } });
  expect((await load(user, 'back_forward')).status).toBe('signedOut');
});

test('nor is one that names nobody', async () => {
  expect((await load(null, 'back_forward')).status).toBe('signedIn');
  expect(server.count(ASK)).toBe(1);
});

test('somebody who has signed in on another page is signed in on one that was opened before', async () => {
  localStorage.setItem('user', JSON.stringify(user));
  server.reply(ASK, { user });
  expect(await load(null)).toEqual({ status: 'signedIn', user });
});

test('the server is asked if the page does not say who is signed in', async () => {
  expect((await load(undefined)).status).toBe('signedIn');
  expect(server.count(ASK)).toBe(1);
});

test('a refresh brings the picture and the name that the user has now, and they are cached', async () => {
  const now = { id: '9', username: 'bob', global_name: 'Bob', avatar: 'a1b2c3' };
  localStorage.setItem('user', JSON.stringify(user));
  server.reply(ASK, { user: now });
  expect((await load(undefined)).user).toEqual(now);
  // The next page shows them before the server has answered.
  resetSession();
  expect(renderHook(useSession).result.current).toEqual({ status: 'unknown', user: now });
});

test('the cached user is removed when the session has ended', async () => {
  localStorage.setItem('user', JSON.stringify(user));
  server.reply(ASK, { status: 401, body: { error: 'No session' } });
  expect((await load(undefined)).status).toBe('signedOut');
  expect(localStorage.getItem('user')).toBeNull();
});

test('the cached user is removed after a logout', async () => {
  localStorage.setItem('user', JSON.stringify(user));
  server.reply(ASK, { status: 401, body: { error: 'No session' } });
  expect((await load(null)).status).toBe('signedOut');
  expect(localStorage.getItem('user')).toBeNull();
});

test.each(['signedOut', 'signedIn'])(
  'a 401 during the question who is signed in has it asked again: %s',
  async (status) => {
    resetSession();
    const asked = refreshSession();
    server.reply('/auth/guilds/1/', { status: 401, body: { error: 'No session' } });
    if (status === 'signedOut') server.reply(ASK, { status: 401, body: { error: 'No session' } });
    await Promise.all([api.get('/auth/guilds/1/'), asked]);
    expect(renderHook(useSession).result.current.status).toBe(status);
  },
);

test('a 401 for a call from before the sign-in does not end the session', async () => {
  resetSession();
  let end = (_response: Response) => {};
  const late = new Promise<Response>((resolve) => {
    end = resolve;
  });
  const other = window.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => (path === ASK ? other(path, init) : late));
  const earlier = api.get('/auth/guilds/1/');
  await refreshSession();
  const { result } = renderHook(useSession);
  expect(result.current.status).toBe('signedIn');
  end(new Response('{}', { status: 401 }));
  await earlier;
  await waitFor(() => expect(server.count(ASK)).toBe(2));
  expect(result.current.status).toBe('signedIn');
});
