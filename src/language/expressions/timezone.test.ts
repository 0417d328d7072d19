import { expect, test } from 'vitest';
import timezones from '../../../schemas/shared/timezones.json' with { type: 'json' };
import { standardOffset } from './timezone.ts';

test.each(timezones.groups.flatMap(({ options }) => options))('$title has its standard offset', ({ value, title }) => {
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
