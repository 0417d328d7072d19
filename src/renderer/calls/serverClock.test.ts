import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverClock } from './serverClock.ts';

const NOON = Date.parse('2026-03-29T12:00:00Z');

describe('the clock of the server', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOON }));
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['an hour behind', 'Sun, 29 Mar 2026 11:00:00 GMT', -3600],
    ['six seconds ahead', 'Sun, 29 Mar 2026 12:00:06 GMT', 6],
    ['as far off as a slow answer can be', 'Sun, 29 Mar 2026 12:00:05 GMT', 0],
    ['the same', 'Sun, 29 Mar 2026 12:00:00 GMT', 0],
  ])('is %s', (_, date, seconds) => {
    expect(serverClock(date)()).toBe(NOON / 1000 + seconds);
  });

  test('goes on with that of the device', () => {
    const now = serverClock('Sun, 29 Mar 2026 11:00:00 GMT');
    vi.advanceTimersByTime(90_000);
    expect(now()).toBe(NOON / 1000 - 3600 + 90);
  });

  test.each([[null], [undefined], ['yesterday']])('is that of the device if the server says %o', (date) => {
    expect(serverClock(date)()).toBe(NOON / 1000);
  });
});
