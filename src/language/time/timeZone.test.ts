import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import timezones from '../../../schemas/shared/timezones.json' with { type: 'json' };
import { formatMoment } from './formatMoment.ts';
import { isTimeZone, standardOffset } from './timeZone.ts';
import { afterGap, momentsAt, offsetName, startOfDay, wallTime } from './wallTime.ts';

test.each(timezones.options.flatMap(({ options }) => options))('$title has its standard offset', ({ value, title }) => {
  expect(title).toContain(standardOffset(value).replace('UTC', '(UTC'));
});

test('an unknown zone is returned as it is', () => {
  expect(standardOffset('Mars/Olympus')).toBe('Mars/Olympus');
});

test('the standard offset is that of winter in both hemispheres, east and west of UTC', () => {
  expect(standardOffset('Europe/Bucharest')).toBe('UTC+02:00');
  expect(standardOffset('Australia/Sydney')).toBe('UTC+10:00');
  expect(standardOffset('America/St_Johns')).toBe('UTC-03:30');
  expect(standardOffset('Asia/Kathmandu')).toBe('UTC+05:45');
  expect(standardOffset('UTC')).toBe('UTC+00:00');
});

const zone = 'Europe/Bucharest';
const at = (text: string) => Date.parse(`${text}:00Z`);

describe('the moments of a wall time', () => {
  test.each([
    ['2026-03-12T18:30', ['2026-03-12T16:30']],
    ['2026-07-12T18:30', ['2026-07-12T15:30']],
    ['2026-03-29T02:59', ['2026-03-29T00:59']],
    ['2026-03-29T03:30', []],
    ['2026-03-29T04:00', ['2026-03-29T01:00']],
    ['2026-10-25T02:59', ['2026-10-24T23:59']],
    ['2026-10-25T03:30', ['2026-10-25T00:30', '2026-10-25T01:30']],
    ['2026-10-25T04:00', ['2026-10-25T02:00']],
  ])('%s', (wall, moments) => {
    expect(momentsAt(zone, at(wall))).toEqual(moments.map(at));
  });

  test('lead back to the wall time, in every zone and at every hour of a year', () => {
    const zones = timezones.options.flatMap(({ options }) => options.map(({ value }) => value));
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: at('2020-01-01T00:00') / 60_000, max: at('2035-01-01T00:00') / 60_000 }),
        (one, minutes) => {
          const moment = minutes * 60_000;
          const wall = wallTime(one, moment);
          expect(momentsAt(one, wall)).toContain(moment);
        },
      ),
    );
  });
});

test('a skipped time is followed by one that is as much later as the clocks go forward', () => {
  expect(afterGap(zone, at('2026-03-29T03:30'))).toBe(at('2026-03-29T04:30'));
  expect(afterGap('Australia/Lord_Howe', at('2026-10-04T02:10'))).toBe(at('2026-10-04T02:40'));
});

test('a day begins at midnight, or when clocks skip it', () => {
  expect(startOfDay(zone, at('2026-03-29T00:00'))).toBe(at('2026-03-28T22:00'));
  expect(startOfDay('Africa/Cairo', at('2026-04-24T00:00'))).toBe(at('2026-04-23T22:00'));
});

test('offsets are named with their sign and minutes', () => {
  expect(offsetName(zone, at('2026-07-01T00:00'))).toBe('UTC+03:00');
  expect(offsetName('America/St_Johns', at('2026-01-01T00:00'))).toBe('UTC-03:30');
  expect([isTimeZone('UTC'), isTimeZone('Mars/Olympus')]).toEqual([true, false]);
});

test('a moment in an unknown time zone is shown in UTC', () => {
  expect(formatMoment(at('2026-07-01T00:00'), 'en', 'Mars/Olympus')).toBe('Jul 1, 2026, 12:00 AM');
});
