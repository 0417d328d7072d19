import { afterEach, expect, test, vi } from 'vitest';
import { formatDate } from '../../../language/time/formatMoment.ts';
import { dayStart, renewalOf } from './renewal.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['UTC', '2026-11-25T12:00', 'monthly', 'Dec 25, 2026', '25 dec. 2026'],
  ['UTC', '2026-11-25T23:59', 'yearly', 'Nov 25, 2027', '25 nov. 2027'],
  ['UTC', '2027-01-31T00:00', 'monthly', 'Feb 28, 2027', '28 feb. 2027'],
  ['UTC', '2028-02-29T00:00', 'yearly', 'Feb 28, 2029', '28 feb. 2029'],
  ['Europe/Bucharest', '2027-03-01T00:30', 'monthly', 'Mar 28, 2027', '28 mar. 2027'],
  ['America/Los_Angeles', '2027-01-31T20:00', 'monthly', 'Mar 1, 2027', '1 mar. 2027'],
])('what is paid for in %s on %s renews after a period', (zone, paid, period, english, romanian) => {
  vi.stubEnv('TZ', zone);
  const renewal = renewalOf(new Date(paid), period);
  expect([formatDate(renewal, 'en'), formatDate(renewal, 'ro')]).toEqual([english, romanian]);
});

test('a beginning is a day of the reader', () => {
  vi.stubEnv('TZ', 'Europe/Bucharest');
  expect(formatDate(dayStart(new Date('2027-02-28T22:30Z')), 'en')).toBe('Mar 1, 2027');
});
