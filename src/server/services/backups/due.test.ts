import { expect, test } from 'vitest';
import { dueAt } from './due.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const due = (last: string | null, interval: string, now: string) => {
  const moment = dueAt(last === null ? null : at(last), interval, at(now));
  return moment === null ? null : new Date(moment).toISOString().slice(0, 16);
};

test('the first backup is due at once', () => {
  expect(due(null, 'weekly', '2030-01-01T12:00')).toBe('2030-01-01T12:00');
});

test('a backup is due at once if the last one is in the future, after the clock was set back', () => {
  expect(due('2031-01-01T12:00', 'weekly', '2030-01-01T12:00')).toBe('2030-01-01T12:00');
});

test.each([
  ['daily', '2030-01-01T12:00', '2030-01-02T11:59', null],
  ['daily', '2030-01-01T12:00', '2030-01-02T12:00', '2030-01-02T12:00'],
  ['daily', '2030-01-01T12:00', '2030-01-05T13:00', '2030-01-05T12:00'],
  ['weekly', '2030-01-01T12:00', '2030-01-08T11:59', null],
  ['weekly', '2030-01-01T12:00', '2030-01-16T12:00', '2030-01-15T12:00'],
  ['monthly', '2030-01-15T12:00', '2030-02-15T11:59', null],
  ['monthly', '2030-01-15T12:00', '2030-02-15T12:01', '2030-02-15T12:00'],
  ['monthly', '2030-01-31T12:00', '2030-02-28T12:00', '2030-02-28T12:00'],
  ['monthly', '2030-12-31T12:00', '2031-03-02T00:00', '2031-02-28T12:00'],
  ['monthly', '2030-02-28T12:00', '2030-03-30T12:00', null],
  ['monthly', '2030-02-28T12:00', '2030-03-31T12:00', '2030-03-31T12:00'],
  ['monthly', '2030-03-31T12:00', '2030-06-15T12:00', '2030-05-31T12:00'],
  ['monthly', '2028-02-28T12:00', '2028-03-28T12:00', '2028-03-28T12:00'],
])('%s, after %s, at %s: %s', (interval, last, now, expected) => {
  expect(due(last, interval, now)).toBe(expected);
});
