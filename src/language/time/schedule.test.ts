import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import isOpen from '../functions/isOpen.ts';
import { environment } from '../resolved/fieldState.ts';
import { contextOf } from '../test/context.ts';
import { endsNextDay, formatSchedule, freeDays, isOpenAt, overlappingRows, type Period } from './schedule.ts';
import { WEEKDAYS } from './weekdays.ts';

const period = (days: string, from: string, to: string): Period & Record<string, string | string[]> => ({
  days: days.split(' '),
  from,
  to,
});
const weekly = (days: string, at: string) => ({ days: days.split(' '), at });
const WORK = 'monday tuesday wednesday thursday friday';

/** The minute of the week at which a day has a time. */
function minute(day: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return WEEKDAYS.findIndex((one) => one === day) * 1440 + hours * 60 + minutes;
}

describe('a schedule is open', () => {
  const schedule = [
    period(WORK, '18:00', '22:00'),
    period('sunday', '22:00', '02:00'),
    period('saturday', '00:00', '00:00'),
  ];

  test.each([
    ['monday', '17:59', false],
    ['monday', '18:00', true],
    ['friday', '21:59', true],
    ['friday', '22:00', false],
    ['saturday', '00:00', true],
    ['saturday', '23:59', true],
    ['sunday', '00:00', false],
    ['sunday', '22:00', true],
    ['monday', '01:59', true],
    ['monday', '02:00', false],
    ['tuesday', '01:00', false],
  ])('on %s at %s: %s', (day, time, expected) => {
    expect(isOpenAt(schedule, minute(day, time))).toBe(expected);
  });

  test('never if nothing is in it, or nothing that can be understood', () => {
    expect(isOpenAt([], 0)).toBe(false);
    expect(isOpenAt(null, 0)).toBe(false);
    expect(isOpenAt([{ days: ['monday'], from: '00:00' }, { ...period('monday', '00:00', '25:00') }, 5], 0)).toBe(
      false,
    );
    expect(isOpenAt([period('someday', '00:00', '00:00')], 0)).toBe(false);
  });

  test('by the clocks of the server, also after they were changed', () => {
    const open = (zone: string, moment: string) =>
      isOpen.run(
        environment({ ...contextOf(), timeZone: zone }, {}),
        [period('sunday', '08:00', '10:00')],
        Date.parse(moment) / 1000,
      );
    expect(open('Europe/Bucharest', '2026-03-22T07:30:00Z')).toBe(true);
    expect(open('Europe/Bucharest', '2026-03-29T07:30:00Z')).toBe(false);
    expect(open('Europe/Bucharest', '2026-03-29T05:30:00Z')).toBe(true);
    expect(open('Pacific/Auckland', '2026-03-28T19:30:00Z')).toBe(true);
    expect(open('Mars/Olympus', '2026-03-29T08:30:00Z')).toBe(true);
  });
});

describe('times overlap', () => {
  test.each([
    ['with the end of another', [period('friday', '18:00', '22:00'), period('friday', '21:59', '23:00')], [1]],
    ['in the night after', [period('friday', '22:00', '02:00'), period('saturday', '01:00', '03:00')], [1]],
    ['from Sunday into Monday', [period('monday', '00:00', '01:00'), period('sunday', '23:00', '00:30')], [1]],
    ['at the same time, without an end', [weekly('monday friday', '18:00'), weekly('friday', '18:00')], [1]],
    ['on one of several days', [period(WORK, '18:00', '20:00'), period('sunday friday', '19:00', '21:00')], [1]],
    [
      'more than once',
      [period(WORK, '18:00', '20:00'), period(WORK, '18:00', '20:00'), period(WORK, '19:00', '19:00')],
      [1, 2],
    ],
  ])('%s', (_, rows, expected) => {
    expect(overlappingRows(rows)).toEqual(expected);
  });

  test.each([
    ['they touch', [period('friday', '18:00', '20:00'), period('friday', '20:00', '22:00')]],
    ['the days differ', [period('friday', '18:00', '20:00'), period('saturday', '18:00', '20:00')]],
    ['one lasts a day, day after day', [period([...WEEKDAYS].join(' '), '18:00', '18:00')]],
    ['they have no end and differ', [weekly('friday', '18:00'), weekly('friday', '18:01'), weekly('sunday', '18:00')]],
    ['they cannot be understood', [period('friday', '18:00', '20:00'), { ...period('friday', '18:00', 'x') }, null]],
  ])('not if %s', (_, rows) => {
    expect(overlappingRows(rows)).toEqual([]);
  });

  test('exactly if some minute is in both', () => {
    const time = fc
      .tuple(fc.nat(23), fc.constantFrom('00', '30'))
      .map(([hour, half]) => `${String(hour).padStart(2, '0')}:${half}`);
    const anyPeriod = fc
      .tuple(fc.subarray([...WEEKDAYS], { minLength: 1 }), time, time)
      .map(([days, from, to]) => ({ days, from, to }));
    fc.assert(
      fc.property(anyPeriod, anyPeriod, (one, other) => {
        const halves = Array.from({ length: 336 }, (_, index) => index * 30);
        const both = halves.some((at) => isOpenAt([one], at) && isOpenAt([other], at));
        expect(overlappingRows([one, other])).toEqual(both ? [1] : []);
      }),
      { numRuns: 200 },
    );
  });
});

test('a time ends on the next day if it does not end later than it begins, but not at midnight', () => {
  expect(endsNextDay(period('friday', '22:00', '02:00'))).toBe(true);
  expect(endsNextDay(period('friday', '18:00', '18:00'))).toBe(true);
  expect(endsNextDay(period('friday', '18:00', '00:00'))).toBe(false);
  expect(endsNextDay(period('friday', '18:00', '22:00'))).toBe(false);
});

test('the days that have no time yet are in their order', () => {
  expect(freeDays([period('sunday monday', '00:00', '01:00'), period('wednesday', '02:00', '03:00')])).toEqual([
    'tuesday',
    'thursday',
    'friday',
    'saturday',
  ]);
  expect(freeDays(undefined)).toHaveLength(7);
});

test.each([
  ['en', 'Mon–Fri 18:00–22:00; Sat, Sun 22:00–02:00; Mon, Wed 08:00–24:00'],
  ['ro', 'lun.–vin. 18:00–22:00; sâm., dum. 22:00–02:00; lun., mie. 08:00–24:00'],
])('a schedule in words, in %s', (language, expected) => {
  const schedule = [
    period(WORK, '18:00', '22:00'),
    period('sunday saturday', '22:00', '02:00'),
    period('monday wednesday', '08:00', '00:00'),
  ];
  expect(formatSchedule(schedule, language)).toBe(expected);
});

test('times without an end in words', () => {
  const times = [weekly('wednesday monday', '18:00'), weekly('saturday', '09:30')];
  expect(formatSchedule(times, 'en')).toBe('Mon, Wed 18:00; Sat 09:30');
  expect(formatSchedule(times, 'ro')).toBe('lun., mie. 18:00; sâm. 09:30');
});
