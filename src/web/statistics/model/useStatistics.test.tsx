// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../calls/api.ts';
import { elapse, stopClock } from '../../testing/clock.ts';
import { type FakeServer, fakeServer } from '../../testing/fakeServer.ts';
import { overviewOf } from '../../testing/overview.ts';
import { showTab } from '../../testing/renderLanding.tsx';
import { useStatistics } from './useStatistics.ts';

const ADDRESS = '/auth/guilds/100/statistics/overview/?period=24h';
let site: FakeServer;
let now: number;

beforeEach(() => {
  site = fakeServer();
  site.reply(ADDRESS, { ...overviewOf('24h') });
  stopClock();
  now = 1_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function pass(milliseconds: number): Promise<void> {
  now += milliseconds;
  await elapse(milliseconds);
}

test('figures are reloaded when the user returns after a minute, and never by a timer', async () => {
  const { result } = renderHook(() => useStatistics('100', '24h'));
  await pass(0);
  expect(result.current.overview?.period).toBe('24h');
  await pass(600_000);
  expect(site.count(ADDRESS)).toBe(1);
  showTab(false);
  await pass(1000);
  showTab(true);
  await pass(100);
  expect(site.count(ADDRESS)).toBe(2);
  for (let visit = 0; visit < 5; visit++) {
    showTab(false);
    await pass(5000);
    showTab(true);
    await pass(100);
  }
  expect(site.count(ADDRESS)).toBe(2);
});

test('figures are old after a minute, although the clock was set back meanwhile', async () => {
  const steady = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { result } = renderHook(() => useStatistics('100', '24h'));
  await pass(0);
  expect(result.current.overview).not.toBeNull();
  showTab(false);
  now -= 3_600_000;
  steady.mockReturnValue(60_000);
  showTab(true);
  await pass(100);
  expect(site.count(ADDRESS)).toBe(2);
});

test('an answer of the wrong shape is a failure that can be retried', async () => {
  site.reply(ADDRESS, {}, { ...overviewOf('24h') });
  const { result } = renderHook(() => useStatistics('100', '24h'));
  await pass(0);
  expect(result.current).toMatchObject({ loading: false, overview: null, failure: { status: 200 } });
  act(() => result.current.refresh());
  await pass(0);
  expect(result.current).toMatchObject({ loading: false, failure: null, overview: { period: '24h' } });
});

test('after a failure a return reloads, after a refusal only the user does', async () => {
  site.reply(ADDRESS, { status: 503, body: {} }, { status: 403, body: { error: 'Premium has ended' } });
  const { result } = renderHook(() => useStatistics('100', '24h'));
  const comeBack = async () => {
    showTab(false);
    await pass(60_100);
    showTab(true);
    await pass(100);
  };
  await pass(0);
  expect(result.current.failure?.status).toBe(503);
  await comeBack();
  expect(result.current.failure?.sentence).toBe('Premium has ended');
  await comeBack();
  expect(site.count(ADDRESS)).toBe(2);
  act(() => result.current.refresh());
  await pass(0);
  expect(site.count(ADDRESS)).toBe(3);
});

test('the preview of a message on the same page shares the figures, including refreshed ones', async () => {
  const preview = api.recent(ADDRESS);
  const { result } = renderHook(() => useStatistics('100', '24h'));
  await pass(0);
  expect(result.current.overview?.period).toBe('24h');
  expect(site.count(ADDRESS)).toBe(1);
  act(() => result.current.refresh());
  await pass(0);
  expect(await api.recent(ADDRESS)).toEqual(await preview);
  expect(site.count(ADDRESS)).toBe(2);
  await pass(60_100);
  await api.recent(ADDRESS);
  expect(site.count(ADDRESS)).toBe(3);
});
