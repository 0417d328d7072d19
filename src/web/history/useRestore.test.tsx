// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { change } from '../testing/history.ts';
import { useRestore } from './useRestore.ts';

const RESTORE = '/auth/guilds/77/history/2/restore/';
const PREVIEW = `${RESTORE}preview/`;
const found = { changes: [], missing: [], left_out: [], stopped: [], refused: null, undo: '2' };

afterEach(() => vi.unstubAllGlobals());

test('a preview that failed is loaded again with the replacements that were chosen', async () => {
  const server: FakeServer = fakeServer();
  server.reply(PREVIEW, found, 'offline', found);
  const { result } = renderHook(() => useRestore('77', { cursor: '2', version: 'before' }, () => {}));
  await waitFor(() => expect(result.current.preview).toBeDefined());
  act(() => result.current.choose('role 5', '9'));
  await waitFor(() => expect(result.current.failed).toBe(true));
  await act(() => result.current.retry());
  expect(result.current.preview).toBeDefined();
  await act(async () => result.current.choose('role 6', '8'));
  const [one, both] = [{ 'role 5': '9' }, { 'role 5': '9', 'role 6': '8' }];
  expect(server.sent.slice(1).map(({ body }) => body)).toEqual(
    [one, one, both].map((mapping) => ({ version: 'before', mapping })),
  );
});

test('settings that have changed since the preview are previewed again, and not restored', async () => {
  const server: FakeServer = fakeServer();
  const [prefix, name] = [change('Prefix', '!', '?'), change('Name', 'Bot', 'Barkeep')];
  const later = change('Prefix', '#', '?');
  const of = (...changes: object[]) => ({ ...found, changes });
  server.reply(PREVIEW, of(prefix, name), of(later), of(later, name));
  const restored = vi.fn();
  const { result } = renderHook(() => useRestore('77', { cursor: '2', version: 'before' }, restored));
  await waitFor(() => expect(result.current.preview).toBeDefined());
  await act(() => result.current.restore(['prefix']));
  expect(result.current.problem).toEqual({ result: 'stale' });
  expect(result.current.preview?.changes).toEqual([later, name]);
  expect(server.count(RESTORE)).toBe(0);
  expect(restored).not.toHaveBeenCalled();
});
