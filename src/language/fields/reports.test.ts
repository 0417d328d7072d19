import { expect, test } from 'vitest';
import type { Json, ReportedValue } from '../model.ts';
import { hasReportedType, reportedValues } from './reports.ts';

test.each<[ReportedValue['type'], Json[], (Json | undefined)[]]>([
  ['string', ['', 'a'], [null, 1, undefined]],
  ['boolean', [true, false], [null, 'true', 0]],
  ['number', [1, 0.5], ['1', null]],
  ['integer', [1, -2], [0.5, '1', null]],
  [
    ['string', 'null'],
    ['a', null],
    [1, true, undefined, ['a']],
  ],
])('values of the type %j', (type, valid, invalid) => {
  for (const value of valid) expect(hasReportedType({ type }, value), JSON.stringify(value)).toBe(true);
  for (const value of invalid) expect(hasReportedType({ type }, value), JSON.stringify(value)).toBe(false);
});

test('reported values of a wrong type are replaced by defaults', () => {
  const declared: Record<string, ReportedValue> = {
    count: { type: 'integer', default: 0 },
    state: { type: 'string', default: 'off' },
    next: { type: ['string', 'null'], default: 'never' },
  };
  expect(reportedValues(declared, { count: 5, state: 1, other: 2 })).toEqual({ count: 5, state: 'off', next: 'never' });
  expect(reportedValues(declared, { next: null })).toEqual({ count: 0, state: 'off', next: null });
});
