// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { useRestore } from './useRestore.ts';

const PREVIEW = '/auth/guilds/77/history/2/restore/preview/';
const found = { changes: [], missing: [], left_out: [], stopped: [], refused: null, undo: '2' };

afterEach(() => vi.unstubAllGlobals());

test('a preview that failed is loaded again with the replacements that were chosen', async () => {
  const server: FakeServer = fakeServer();
  server.reply(PREVIEW, found, 'offline', found);
  const sent: unknown[] = [];
  const { fetch } = window;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return fetch(path, init);
  });
  const { result } = renderHook(() => useRestore('77', { cursor: '2', version: 'before' }, () => {}));
  await waitFor(() => expect(result.current.preview).toBeDefined());
  act(() => result.current.choose('role 5', '9'));
  await waitFor(() => expect(result.current.failed).toBe(true));
  await act(() => result.current.retry());
  expect(result.current.preview).toBeDefined();
  expect(sent.slice(1)).toEqual(Array(2).fill({ version: 'before', mapping: { 'role 5': '9' } }));
});
