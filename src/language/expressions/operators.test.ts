import { expect, test } from 'vitest';
import { isIn, list, size, text } from './operators.ts';

test('isIn finds values in lists and keys in maps', () => {
  expect(isIn({ a: 1 }, [{ a: 1 }])).toBe(true);
  expect(isIn('b', ['a'])).toBe(false);
  expect(isIn('a', { a: 1 })).toBe(true);
  expect(isIn(1, { 1: 'one' })).toBe(true);
  expect(isIn('toString', {})).toBe(false);
  for (const nothing of [null, undefined, 'text', 5]) expect(isIn('length', nothing)).toBe(false);
});

test('size counts code units, rows or entries', () => {
  expect(size('🎮')).toBe(2);
  expect(size([1, 2, 3])).toBe(3);
  expect(size({ a: 1, length: 9 })).toBe(2);
  for (const nothing of [null, undefined, 5, true]) expect(size(nothing)).toBe(0);
});

test('list and text replace other values by empty ones', () => {
  expect(list(['a'])).toEqual(['a']);
  for (const nothing of [null, undefined, 'a', { 0: 'a' }]) expect(list(nothing)).toEqual([]);
  expect(text('a')).toBe('a');
  for (const nothing of [null, undefined, 5, ['a']]) expect(text(nothing)).toBe('');
});
