import { expect, test } from 'vitest';
import { convertValue } from './convertValue.ts';

test.each([
  ['12', 'integer', 12],
  [' -3 ', 'integer', -3],
  ['1.5', 'number', 1.5],
  ['1.5', 'integer', undefined],
  ['1,5', 'number', undefined],
  ['', 'number', undefined],
  ['1e5', 'integer', 100_000],
  ['-2.5e-7', 'number', -2.5e-7],
  ['0.0e0', 'number', 0],
  ['1e-400', 'number', undefined],
  ['1e400', 'number', undefined],
  ['1e21', 'number', undefined],
  ['e5', 'number', undefined],
  ['123456789012345678', 'integer', undefined],
  [true, 'integer', 1],
  ['true', 'boolean', true],
  ['False', 'boolean', false],
  [0, 'boolean', false],
  [5, 'boolean', undefined],
  ['yes', 'boolean', undefined],
  [0.1, 'string', '0.1'],
  [false, 'string', 'false'],
  [' a ', 'string', ' a '],
  [null, 'string', null],
  [{ a: 1 }, 'string', undefined],
  [{ a: 1 }, 'array', [{ a: 1 }]],
  [['a'], 'array', ['a']],
  [['a'], 'string', undefined],
  [['1'], 'number', undefined],
  [null, 'array', []],
  ['a, b', 'array', ['a, b']],
] as const)('%j becomes a value of the type %s: %j', (value, to, expected) => {
  expect(convertValue(structuredClone(value) as never, { to })).toEqual(expected);
});

test('a separator divides a text into a list and joins a list to a text', () => {
  expect(convertValue('a, b,, ', { to: 'array', separator: ',' })).toEqual(['a', 'b']);
  expect(convertValue(['a', 2, true], { to: 'string', separator: ', ' })).toBe('a, 2, true');
  expect(convertValue([{ a: 1 }], { to: 'string', separator: ', ' })).toBeUndefined();
});
