// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../calls/api.ts';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { refreshSession, resetSession, useSession } from './session.ts';

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

/** Loads a page in which the server has embedded whether the browser sent a session cookie. */
async function load(hasSession: boolean) {
  const block = document.createElement('script');
  Object.assign(block, { id: 'site-config', type: 'application/json' });
  block.textContent = JSON.stringify({ has_session: hasSession });
  document.body.append(block);
  resetSession();
  await refreshSession();
  return renderHook(useSession).result.current;
}

test('a visitor without a session cookie is signed out without a request', async () => {
  expect(await load(false)).toEqual({ status: 'signedOut', user: null });
  expect(server.count(ASK)).toBe(0);
});

test('a session cookie is checked with the server', async () => {
  expect((await load(true)).status).toBe('signedIn');
  expect(server.count(ASK)).toBe(1);
});

test('a refresh brings the picture and the name that the user has now, and they are cached', async () => {
  const now = { id: '9', username: 'bob', global_name: 'Bob', avatar: 'a1b2c3' };
  localStorage.setItem('user', JSON.stringify(user));
  server.reply(ASK, { user: now });
  expect((await load(true)).user).toEqual(now);
  // The next page shows them before the server has answered.
  resetSession();
  expect(renderHook(useSession).result.current).toEqual({ status: 'unknown', user: now });
});

test('the cached user is removed when the session has ended', async () => {
  localStorage.setItem('user', JSON.stringify(user));
  server.reply(ASK, { status: 401, body: { error: 'No session' } });
  expect((await load(true)).status).toBe('signedOut');
  expect(localStorage.getItem('user')).toBeNull();
});

test('the cached user is removed after a logout, without a request', async () => {
  localStorage.setItem('user', JSON.stringify(user));
  expect((await load(false)).status).toBe('signedOut');
  expect(server.count(ASK)).toBe(0);
  expect(localStorage.getItem('user')).toBeNull();
});

test('a 401 overrides an earlier request that is answered later', async () => {
  resetSession();
  const asked = refreshSession();
  server.reply('/auth/guilds/1/', { status: 401, body: { error: 'No session' } });
  await Promise.all([api.get('/auth/guilds/1/'), asked]);
  expect(renderHook(useSession).result.current.status).toBe('signedOut');
});
