import { expect, test } from 'vitest';
import { quantity } from './quantities.ts';

test.each([
  ['number', 1234567, '1,234,567', '1.234.567'],
  ['milliseconds', 41.6, '42 ms', '42 ms'],
  ['hours', 0, '0 hours', '0 ore'],
  ['hours', 3600, '1 hour', '1 oră'],
  ['hours', 1080, '18 minutes', '18 minute'],
  ['hours', 3575, '1 hour', '1 oră'],
  ['hours', 59, '59 seconds', '59 de secunde'],
  ['hours', 9000, '2.5 hours', '2,5 ore'],
  ['hours', 90 * 86_400, '2,160 hours', '2.160 de ore'],
  ['percent', 0.9351, '93.5%', '93,5 %'],
  ['percent', 1, '100%', '100 %'],
] as const)('writes %s %d in English and Romanian', (as, value, english, romanian) => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  expect([plain(quantity(as, value, 'en')), plain(quantity(as, value, 'ro'))]).toEqual([english, romanian]);
});
