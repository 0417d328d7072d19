import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editedDuration, formatDuration, parseDuration } from './duration.ts';

describe('a duration is read', () => {
  test.each<[string, string, ReturnType<typeof parseDuration>]>([
    ['en', '1d 12h', { seconds: 129_600 }],
    ['en', '1d12h', { seconds: 129_600 }],
    ['en', '90m', { seconds: 5400 }],
    ['en', '1.5h', { seconds: 5400 }],
    ['en', '1,5 hours', { seconds: 5400 }],
    ['en', '2 Weeks', { seconds: 1_209_600 }],
    ['en', '1 hour and 30 minutes', { seconds: 5400 }],
    ['en', '0s', { seconds: 0 }],
    ['en', '90', { bare: 90 }],
    ['en', ' 1.5 ', { bare: 1.5 }],
    ['en', '0,125h', { seconds: 450 }],
    ['en', '1,500 minutes', undefined],
    ['en', '1,500', undefined],
    ['ro', '1.500 de minute', undefined],
    ['ro', '12.500s', undefined],
    ['en', '1 fortnight', undefined],
    ['en', '1d soon', undefined],
    ['en', '1d 12', undefined],
    ['en', '-1h', undefined],
    ['en', 'h', undefined],
    ['en', '', undefined],
    ['ro', '1z 12h', { seconds: 129_600 }],
    ['ro', '1 zi și 12 ore', { seconds: 129_600 }],
    ['ro', '90 de minute', { seconds: 5400 }],
    ['ro', '1,5 ore', { seconds: 5400 }],
    ['ro', 'O săptămână', undefined],
    ['ro', '1 săptămână', { seconds: 604_800 }],
    ['ro', '2 saptamani', { seconds: 1_209_600 }],
    ['ro', '30 min.', { seconds: 1800 }],
    ['ro', '1d 12h', { seconds: 129_600 }],
    ['de', '2 Tage 3 Std.', { seconds: 183_600 }],
  ])('in %s: %o', (language, typed, expected) => {
    expect(parseDuration(typed, language)).toEqual(expected);
  });
});

test('what is shown for editing is read back as the same duration, in every language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom('en', 'ro', 'de'), (seconds, language) => {
      expect(parseDuration(editedDuration(seconds, language), language)).toEqual({ seconds });
    }),
  );
});

test('a duration is shown in words of the language', () => {
  expect(formatDuration(129_600, 'en')).toBe('1 day 12 hours');
  expect(formatDuration(3660, 'ro')).toBe('1 oră 1 minut');
  expect(formatDuration(86_400 * 20, 'ro')).toBe('20 de zile');
  expect(formatDuration(0, 'en')).toBe('0 seconds');
  expect(formatDuration(-5400, 'en')).toBe('-1 hour 30 minutes');
});
