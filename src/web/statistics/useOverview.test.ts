// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { elapse, stopClock } from '../testing/clock.ts';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { overviewOf } from '../testing/overview.ts';
import { showTab } from '../testing/renderLanding.tsx';
import { useOverview } from './useOverview.ts';

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

test('figures are asked for again each minute while they are seen, and at once when they are seen again', async () => {
  const { result } = renderHook(() => useOverview('100', '24h'));
  await pass(0);
  expect(result.current.overview?.period).toBe('24h');
  await pass(59_900);
  expect(site.count(ADDRESS)).toBe(1);
  await pass(200);
  expect(site.count(ADDRESS)).toBe(2);
  showTab(false);
  await pass(180_000);
  expect(site.count(ADDRESS)).toBe(2);
  showTab(true);
  await pass(100);
  expect(site.count(ADDRESS)).toBe(3);
});

test('after a failure they are asked for again in a minute, after a refusal only on demand', async () => {
  site.reply(ADDRESS, { status: 503, body: {} }, { status: 403, body: { error: 'Premium has ended' } });
  const { result } = renderHook(() => useOverview('100', '24h'));
  await pass(0);
  expect(result.current.failure?.status).toBe(503);
  await pass(60_100);
  expect(result.current.failure?.sentence).toBe('Premium has ended');
  await pass(180_000);
  expect(site.count(ADDRESS)).toBe(2);
});
