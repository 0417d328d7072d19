import { expect, test } from 'vitest';
import { formatDate } from '../../../language/time/formatMoment.ts';
import { dayStart, renewalDay } from './renewal.ts';

test.each([
  ['2026-11-25T12:00', 'monthly', 'Dec 25, 2026', '25 dec. 2026'],
  ['2026-11-25T23:59', 'yearly', 'Nov 25, 2027', '25 nov. 2027'],
  ['2027-01-31T00:00', 'monthly', 'Feb 28, 2027', '28 feb. 2027'],
  ['2028-02-29T00:00', 'yearly', 'Feb 28, 2029', '28 feb. 2029'],
])('what is paid for on %s renews after a period', (paid, period, english, romanian) => {
  const day = renewalDay(dayStart(new Date(paid)), period);
  expect([formatDate(day, 'en'), formatDate(day, 'ro')]).toEqual([english, romanian]);
});
