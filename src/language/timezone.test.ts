import { expect, test } from 'vitest';
import timezones from '../../schemas/shared/timezones.json' with { type: 'json' };
import { standardOffset } from './timezone.ts';

test.each(timezones.groups.flatMap(({ options }) => options))('$title has its standard offset', ({ value, title }) => {
  expect(title).toContain(standardOffset(value).replace('UTC', '(UTC'));
});

test('an unknown zone is written as it is', () => {
  expect(standardOffset('Mars/Olympus')).toBe('Mars/Olympus');
});
