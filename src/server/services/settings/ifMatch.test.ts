import { describe, expect, test } from 'vitest';
import { expectedRevision } from './ifMatch.ts';

describe('the revision that a save expects', () => {
  test.each([
    ['"0"', 0],
    ['"12"', 12],
    ['W/"123456789"', 123_456_789],
    [' "7" ', 7],
    ['*', null],
    [' * ', null],
  ])('of %j is %j', (header, revision) => {
    expect(expectedRevision(header)).toBe(revision);
  });

  test.each([undefined, '', '  '])('is required, and %j is empty', (header) => {
    expect(() => expectedRevision(header)).toThrow(expect.objectContaining({ statusCode: 428 }));
  });

  test.each(['7', '"7', '"x"', '"1234567890"', '"1", "2"', 'x"1"', '"1"x', 'V/"1"', '""'])('is not %j', (header) => {
    expect(() => expectedRevision(header)).toThrow(expect.objectContaining({ statusCode: 400 }));
  });
});
