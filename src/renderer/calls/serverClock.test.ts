import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverNow, setClock } from './serverClock.ts';

const NOON = Date.parse('2026-03-29T12:00:00Z');

describe('the clock of the server', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON });
    setClock('Sun, 29 Mar 2026 12:00:00 GMT');
  });
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['an hour behind', 'Sun, 29 Mar 2026 11:00:00 GMT', -3600],
    ['six seconds ahead', 'Sun, 29 Mar 2026 12:00:06 GMT', 6],
    ['as far off as a slow answer can be', 'Sun, 29 Mar 2026 12:00:05 GMT', 0],
    ['the same', 'Sun, 29 Mar 2026 12:00:00 GMT', 0],
  ])('is %s', (_, date, seconds) => {
    setClock(date);
    expect(serverNow()).toBe(NOON + seconds * 1000);
  });

  test('is that of an answer when it arrived, even if it is read later', () => {
    vi.advanceTimersByTime(20_000);
    setClock('Sun, 29 Mar 2026 12:00:00 GMT', NOON);
    expect(serverNow()).toBe(NOON + 20_000);
  });

  test('goes on with that of the device, and is known again after the next answer if that is changed', () => {
    setClock('Sun, 29 Mar 2026 11:00:00 GMT');
    vi.advanceTimersByTime(90_000);
    expect(serverNow()).toBe(NOON - 3_600_000 + 90_000);
    vi.setSystemTime(NOON + 86_400_000);
    setClock('Sun, 29 Mar 2026 11:01:30 GMT');
    expect(serverNow()).toBe(NOON - 3_600_000 + 90_000);
  });

  test.each([[null], [undefined], ['yesterday']])('stays as it is if an answer says %o', (date) => {
    setClock('Sun, 29 Mar 2026 11:00:00 GMT');
    setClock(date);
    expect(serverNow()).toBe(NOON - 3_600_000);
  });
});
