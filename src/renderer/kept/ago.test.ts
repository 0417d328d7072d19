import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../language/time/milliseconds.ts';
import { ago } from './ago.ts';

test.each([
  [-DAY, '1 minute ago'],
  [0, '1 minute ago'],
  [2.9 * MINUTE, '2 minutes ago'],
  [HOUR, '1 hour ago'],
  [DAY, '1 day ago'],
  [1.9 * DAY, '1 day ago'],
  [2 * DAY, '2 days ago'],
])('what was kept %i milliseconds ago was kept %s', (passed, words) => {
  expect(ago(5 * DAY, 5 * DAY + passed, 'en')).toBe(words);
});
