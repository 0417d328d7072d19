import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duplicateKey } from './duplicateKey.ts';

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":{"b":[1,{"c":1 , "c" :2}]}}', 'c'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"a\\"":1,"a\\"":2}', 'a"'],
  ['[{"":1,"b":{},"":[]}]', ''],
  ['{"a":{"a":[{"a":1},{"a":2}]},"b":"a"}', undefined],
  ['{"a":"\\"a\\":","b":":{[\\\\"}', undefined],
  ['"a"', undefined],
])('finds in %s: %s', (text, key) => {
  expect(duplicateKey(text)).toBe(key);
});

test('finds none in serialized values', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(duplicateKey(text)).toBeUndefined();
      expect(duplicateKey(`{"x":${text},"y":${text},"x":0}`)).toBe('x');
    }),
  );
});

test('runs in linear time', () => {
  const texts = ['"'.concat('\\"'.repeat(100_000), '"'), '['.repeat(100_000), `{${'"a" '.repeat(60_000)}`];
  for (const text of texts) expect(duplicateKey(text)).toBeUndefined();
});
