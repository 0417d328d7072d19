import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bucket } from '../model/overview.ts';
import { alignedDays, daysOf } from './days.ts';

const hours = (from: string, count: number): Bucket[] =>
  Array.from({ length: count }, (_, index) => ({
    timestamp: new Date(Date.parse(from) + index * 3_600_000).toISOString(),
    active_members: index % 24,
    voice_users_online: 3,
    messages_count: 10,
    farming_earnings: 0.5,
    blackjack_games: 1,
    lottery_entries: 0,
    commands_used: 2,
    new_members: 0,
    daily_rewards_claimed: 1,
  }));

beforeEach(() => vi.stubEnv('TZ', 'Europe/Bucharest'));
afterEach(() => vi.unstubAllEnvs());

test("hours become days of the visitor's calendar: totals, and maxima of concurrent counts", () => {
  const days = daysOf(hours('2026-03-01T22:00:00Z', 30));
  expect(days).toMatchObject([
    { timestamp: '2026-03-01T22:00:00.000Z', messages_count: 240, farming_earnings: 12, active_members: 23 },
    { timestamp: '2026-03-02T22:00:00.000Z', messages_count: 60, voice_users_online: 3, active_members: 5 },
  ]);
});

test('a first day that begins after midnight, because the clocks skip it, is a whole one', () => {
  vi.stubEnv('TZ', 'Africa/Cairo');
  const days = daysOf(hours('2026-04-23T22:00:00Z', 30));
  expect(days.map(({ messages_count }) => messages_count)).toEqual([230, 70]);
});

test('a first day of which only the hours after a repeated midnight are known is left out', () => {
  vi.stubEnv('TZ', 'America/Havana');
  expect(daysOf(hours('2026-11-01T05:00:00Z', 26)).map(({ messages_count }) => messages_count)).toEqual([20]);
});

test('a day that began earlier is left out, one of 23 hours is not', () => {
  const days = daysOf(hours('2026-03-28T10:00:00Z', 60));
  expect(days.map(({ messages_count }) => messages_count)).toEqual([230, 240, 10]);
});

test.each([
  ['before midnight in autumn', '2026-11-18T21:00:00Z', 30],
  ['at midnight in autumn', '2026-11-18T22:00:00Z', 29],
  ['after midnight in spring', '2026-04-15T22:00:00Z', 30],
  ['at noon', '2026-11-18T10:00:00Z', 30],
])('a day is compared with the one 30 days before if the period ends %s', (_, end, count) => {
  const PERIOD = 720 * 3_600_000;
  const periodTo = (until: number) => daysOf(hours(new Date(until - PERIOD).toISOString(), 720));
  const days = periodTo(Date.parse(end));
  const counterparts = alignedDays(days, periodTo(Date.parse(end) - PERIOD));
  const apart = days.flatMap(({ timestamp }, index) => {
    const earlier = counterparts?.[index]?.timestamp;
    return earlier === undefined ? [] : [calendarDay(timestamp) - calendarDay(earlier)];
  });
  expect(apart).toEqual(Array(count).fill(30));
});

test('without a counted day, there is nothing to compare with', () => {
  const days = daysOf(hours('2026-03-01T22:00:00Z', 30));
  expect(alignedDays(days, [])).toBeUndefined();
});

/** The number of a day of the visitor's calendar. */
function calendarDay(timestamp: string): number {
  const date = new Date(timestamp);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}
