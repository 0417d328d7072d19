import { expect, test } from 'vitest';
import { dueAt, nextAt } from './due.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const written = (moment: number) => new Date(moment).toISOString().slice(0, 16);
const due = (last: string | null, interval: string, now: string) => {
  const before = last === null ? null : { due: at(last), day: new Date(at(last)).getUTCDate() };
  const slot = dueAt(before, interval, at(now));
  return slot && written(slot.due);
};

test('the first backup is due at once', () => {
  expect(due(null, 'weekly', '2030-01-01T12:00')).toBe('2030-01-01T12:00');
});

test('a backup is due at once if the last one is in the future, after the clock was set back', () => {
  expect(due('2031-01-01T12:00', 'weekly', '2030-01-01T12:00')).toBe('2030-01-01T12:00');
});

test('a backup that was just made by a process whose clock is ahead is not made again', () => {
  expect(due('2030-01-01T12:00', 'daily', '2030-01-01T11:58')).toBeNull();
  expect(due('2030-01-01T12:00', 'daily', '2030-01-02T12:00')).toBe('2030-01-02T12:00');
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
  ['monthly', '2030-02-28T12:00', '2030-03-28T11:59', null],
  ['monthly', '2030-02-28T12:00', '2030-03-28T12:00', '2030-03-28T12:00'],
  ['monthly', '2030-03-31T12:00', '2030-06-15T12:00', '2030-05-31T12:00'],
  ['monthly', '2028-02-28T12:00', '2028-03-28T12:00', '2028-03-28T12:00'],
])('%s, after %s, at %s: %s', (interval, last, now, expected) => {
  expect(due(last, interval, now)).toBe(expected);
});

test.each([28, 29, 30, 31])('a monthly backup of the %ith stays on its day after shorter months', (day) => {
  let last = { due: at(`2030-01-${day}T12:00`), day };
  for (const length of [28, 31, 30, 31]) {
    const next = nextAt(last, 'monthly', last.due);
    expect(new Date(next).getUTCDate()).toBe(Math.min(day, length));
    last = dueAt(last, 'monthly', next) ?? last;
    expect(last.due).toBe(next);
  }
});

test('a backup that becomes monthly keeps the day of the last one', () => {
  const daily = dueAt({ due: at('2030-01-30T12:00'), day: 15 }, 'daily', at('2030-01-31T12:00'));
  expect(daily).toEqual({ due: at('2030-01-31T12:00'), day: 31 });
});
