import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatIn } from './format.ts';

const english = formatIn('en');
const romanian = formatIn('ro');
/** Replaces non-breaking spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('an abbreviated number', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [7, '7'],
    [12.345, '12.35'],
    [999, '999'],
    [999.994, '999.99'],
    [999.995, '1K'],
    [1000, '1K'],
    [1049, '1K'],
    [1050, '1.1K'],
    [1234, '1.2K'],
    [99_949, '99.9K'],
    [999_949, '999.9K'],
    [999_950, '1M'],
    [1_000_000, '1M'],
    [3_400_000, '3.4M'],
    [2_000_000_000, '2,000M'],
    [-999, '-999'],
    [-1000, '-1K'],
    [-1234, '-1.2K'],
    [-999_950, '-1M'],
    [-0.001, '0'],
  ])('of %s is %s', (value, written) => {
    expect(english.short(value)).toBe(written);
  });

  test('uses the separators of the language', () => {
    expect(romanian.short(1234)).toBe('1,2K');
    expect(romanian.short(3_400_000)).toBe('3,4M');
    expect(romanian.full(1_234_567.5)).toBe('1.234.567,5');
    expect(english.full(1_234_567.5)).toBe('1,234,567.5');
  });
});

test('percentages and signs', () => {
  expect(english.percent(43.18)).toBe('43.2%');
  expect(plain(romanian.percent(43.18))).toBe('43,2 %');
  expect([12, 0, -3].map(english.signed)).toEqual(['+12', '0', '-3']);
  expect([1.24, 0, -3].map(english.signedPercent)).toEqual(['+1.2%', '0%', '-3%']);
});

test('a duration in minutes becomes hours, abbreviated from a thousand on', () => {
  expect([0, 45, 59, 60, 90, 12_340, 600_000].map(english.minutes)).toEqual([
    '0 min',
    '45 min',
    '59 min',
    '1 hr',
    '1.5 hr',
    '205.7 hr',
    '10K hr',
  ]);
  expect(plain(romanian.minutes(600_000))).toBe('10K ore');
  expect(english.fullMinutes(12_340)).toBe('12,340 minutes');
});

test('a duration in seconds has its two largest units', () => {
  expect([0, 0.4, 42, 59.6, 65, 3600, 3725].map(english.seconds)).toEqual([
    '0 sec',
    '0 sec',
    '42 sec',
    '1 min',
    '1 min 5 sec',
    '1 hr',
    '1 hr 2 min',
  ]);
});

describe('points in time', () => {
  beforeEach(() => vi.stubEnv('TZ', 'Europe/Bucharest'));
  afterEach(() => vi.unstubAllEnvs());

  test("use the visitor's time zone and the language of the page", () => {
    const at = new Date('2026-03-02T13:05:00Z');
    const inBucharest = formatIn('en');
    expect(plain(inBucharest.clock(at))).toBe('3:05 PM');
    expect(plain(inBucharest.moment(at))).toBe('Mon, Mar 2, 3:05 PM');
    expect(formatIn('ro').clock(at)).toBe('15:05');
    expect(formatIn('ro').weekday(at)).toBe('lun.');
    expect(inBucharest.day(at)).toBe('Mar 2');
  });

  test('in the past use the largest whole unit', () => {
    // 38 hours ago may have been the day before yesterday.
    const minutes = [0, 0.99, 1, 2.5, 20, 59.9, 60, 150, 1440, 38 * 60, 4000];
    expect(minutes.map(english.ago)).toEqual([
      'now',
      'now',
      '1 minute ago',
      '2 minutes ago',
      '20 minutes ago',
      '59 minutes ago',
      '1 hour ago',
      '2 hours ago',
      '1 day ago',
      '1 day ago',
      '2 days ago',
    ]);
    expect([0, 1, 2, 20].map(romanian.ago).map(plain)).toEqual([
      'acum',
      'acum 1 minut',
      'acum 2 minute',
      'acum 20 de minute',
    ]);
  });
});
