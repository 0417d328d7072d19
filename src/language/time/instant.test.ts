import { expect, test } from 'vitest';
import { FORMAT_PATTERNS } from '../compile/jsonSchema/formatPatterns.ts';
import { instantOf, isDate, isMoment, localText, storedInstant, storedMomentsAt, wallOf } from './instant.ts';

const zone = 'Europe/Bucharest';

test.each([
  ['2026-03-29', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['0001-01-01', true],
  ['2026-3-29', false],
  ['+12026-03-29', false],
  ['2026-03-29T00:00:00Z', false],
  ['', false],
])('%o is a date: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
  expect(new RegExp(FORMAT_PATTERNS.date, 'u').test(text)).toBe(expected);
});

test.each([
  ['2026-03-29T00:30:00Z', true],
  ['2026-03-29T23:59:59Z', true],
  ['2026-03-29T24:00:00Z', false],
  ['2026-02-30T00:00:00Z', false],
  ['2026-03-29T00:30:00.000Z', false],
  ['2026-03-29T00:30:00+02:00', false],
  ['2026-03-29T00:30Z', false],
  ['2026-03-29', false],
])('%o is a moment: %s', (text, expected) => {
  expect(isMoment(text)).toBe(expected);
  expect(new RegExp(FORMAT_PATTERNS['date-time'], 'u').test(text)).toBe(expected);
});

test('the pattern of dates and the calendar agree on every day of four centuries', () => {
  const pattern = new RegExp(FORMAT_PATTERNS.date, 'u');
  for (let year = 1900; year < 2300; year += 1) {
    for (const month of ['02', '04', '12']) {
      for (const day of ['28', '29', '30', '31', '32']) {
        const text = `${year}-${month}-${day}`;
        expect(pattern.test(text), text).toBe(isDate(text));
      }
    }
  }
});

test('a date means its beginning in the zone, a moment itself, and anything else nothing', () => {
  expect(instantOf('2026-03-29', zone)).toBe(Date.parse('2026-03-28T22:00:00Z') / 1000);
  expect(instantOf('2026-03-29T00:30:00Z', zone)).toBe(Date.parse('2026-03-29T00:30:00Z') / 1000);
  for (const nothing of [null, undefined, '', 5, 'soon']) expect(instantOf(nothing, zone)).toBeUndefined();
});

test('an instant is stored as a moment, or as the date in the zone', () => {
  const seconds = Date.parse('2026-03-28T23:30:00Z') / 1000;
  expect(storedInstant(seconds + 0.7, 'date-time', zone)).toBe('2026-03-28T23:30:00Z');
  expect(storedInstant(seconds, 'date', zone)).toBe('2026-03-29');
  expect(storedInstant(1e15, 'date', zone)).toBeNull();
  expect(storedInstant(Number.NaN, 'date-time', zone)).toBeNull();
});

test('a moment is edited as clocks in the zone show it', () => {
  expect(localText('2026-03-12T16:30:45Z', zone)).toBe('2026-03-12T18:30');
  expect(localText('nonsense', zone)).toBe('');
  expect(storedMomentsAt(wallOf('2026-03-12T18:30') ?? 0, zone)).toEqual(['2026-03-12T16:30:00Z']);
  expect(wallOf('2026-02-30T18:30')).toBeUndefined();
});
