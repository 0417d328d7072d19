// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { followRestores } from './followRestores.ts';
import { refreshSession, resetSession, useSession } from './session.ts';

const ASK = '/auth/user-data/';
const reload = vi.fn();
let server: FakeServer;

followRestores(reload);

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
  reload.mockClear();
  localStorage.clear();
  document.body.replaceChildren();
});

/** What the browser reports when it shows a page: restored as it was left, or loaded. */
function show(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

test('a restored page learns that its user has signed out since', async () => {
  const session = renderHook(useSession);
  server.reply(ASK, { status: 401, body: { error: 'No session' } });
  show(true);
  await waitFor(() => expect(session.result.current).toEqual({ status: 'signedOut', user: null }));
  expect(reload).not.toHaveBeenCalled();
});

test('a restored page of another user is loaded again', async () => {
  server.reply(ASK, { user: { id: '2', username: 'bob', global_name: null, avatar: null } });
  show(true);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a restored page of the same user stays, and one that was loaded asks nothing more', async () => {
  show(false);
  show(true);
  await waitFor(() => expect(server.count(ASK)).toBe(2));
  expect(reload).not.toHaveBeenCalled();
});
