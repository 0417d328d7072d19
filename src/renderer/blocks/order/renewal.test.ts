import { expect, test } from 'vitest';
import { dayStart, formatDay, renewalDay } from './renewal.ts';

test.each([
  ['2026-11-25T12:00', 'monthly', 'December 25, 2026', '25 decembrie 2026'],
  ['2026-11-25T23:59', 'yearly', 'November 25, 2027', '25 noiembrie 2027'],
  ['2027-01-31T00:00', 'monthly', 'February 28, 2027', '28 februarie 2027'],
  ['2028-02-29T00:00', 'yearly', 'February 28, 2029', '28 februarie 2029'],
])('what is paid for on %s renews after a period', (paid, period, english, romanian) => {
  const day = renewalDay(dayStart(new Date(paid)), period);
  expect([formatDay(day, 'en'), formatDay(day, 'ro')]).toEqual([english, romanian]);
});
