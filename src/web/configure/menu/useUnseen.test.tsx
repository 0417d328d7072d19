// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeServer, fakeServer } from '../../testing/fakeServer.ts';
import { lookingAt, useUnseen } from './useUnseen.ts';

const UNSEEN = '/auth/guilds/77/history/unseen/';
const SEEN = '/auth/guilds/77/history/seen/';
const changed = (...modules: string[]) => ({ modules: modules.map((module) => ({ module, by: { name: 'Ana' } })) });

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.reply(SEEN, { success: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const follow = (first: string | null, here = true) =>
  renderHook(({ looking, isHere }) => useUnseen('77', isHere, looking), {
    initialProps: { looking: first, isHere: here },
  });

describe('what others have changed', () => {
  test('is marked until the user looks at it', async () => {
    server.reply(UNSEEN, changed('shop', 'ranks'));
    const { result, rerender } = follow(null);
    await waitFor(() =>
      expect([...result.current]).toEqual([
        ['shop', 'Ana'],
        ['ranks', 'Ana'],
      ]),
    );
    expect(server.count(SEEN)).toBe(0);
    rerender({ isHere: true, looking: 'shop' });
    await waitFor(() => expect([...result.current.keys()]).toEqual(['ranks']));
    expect(server.count(SEEN)).toBe(1);
    rerender({ isHere: true, looking: 'ranks' });
    expect(result.current.size).toBe(0);
    expect(server.count(SEEN)).toBe(2);
  });

  test('is neither asked for nor seen until there is a user', async () => {
    server.reply(UNSEEN, changed('shop', 'ranks'));
    const { result, rerender } = follow('shop', false);
    await act(async () => {});
    expect([server.count(UNSEEN), server.count(SEEN)]).toEqual([0, 0]);
    rerender({ isHere: true, looking: 'shop' });
    await waitFor(() => expect([...result.current.keys()]).toEqual(['ranks']));
    expect(server.count(SEEN)).toBe(1);
  });

  test('is all seen on the page of all changes', async () => {
    server.reply(UNSEEN, changed('shop', 'ranks'));
    const { result, rerender } = follow(null);
    await waitFor(() => expect(result.current.size).toBe(2));
    rerender({ isHere: true, looking: 'all' });
    expect(result.current.size).toBe(0);
  });

  test('is looked for again every two minutes, and marked again', async () => {
    vi.useFakeTimers();
    server.reply(UNSEEN, changed(), changed('shop'));
    const { result } = follow(null);
    await act(() => vi.advanceTimersByTimeAsync(119_000));
    expect([result.current.size, server.count(UNSEEN)]).toEqual([0, 1]);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect([...result.current.keys()]).toEqual(['shop']);
  });

  test('that is on the screen meanwhile counts as seen', async () => {
    vi.useFakeTimers();
    server.reply(UNSEEN, changed(), changed('shop'));
    const { result } = follow('shop');
    await act(() => vi.advanceTimersByTimeAsync(121_000));
    expect(server.count(UNSEEN)).toBe(2);
    expect(result.current.size).toBe(0);
    // Once for the visit, once for the change.
    expect(server.count(SEEN)).toBe(2);
  });

  test.each([
    ['fails', { status: 503, body: {} }],
    ['is of another kind', { modules: [null, { module: 'shop' }, { module: 1, by: { name: 'Ana' } }] }],
  ])('is nothing if the answer %s', async (_, answer) => {
    server.reply(UNSEEN, answer);
    const { result } = follow(null);
    await waitFor(() => expect(server.count(UNSEEN)).toBe(1));
    await act(async () => {});
    expect(result.current.size).toBe(0);
  });
});

test.each([
  ['shop', '?section=shop', 'shop'],
  ['overview', '', null],
  ['history', '?section=history', 'all'],
  ['history', '?section=history&module=shop', 'shop'],
] as const)('the section %s with %j looks at %s', (section, search, expected) => {
  expect(lookingAt(section, search)).toBe(expected);
});
