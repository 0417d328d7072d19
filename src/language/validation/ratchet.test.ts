import { describe, expect, test } from 'vitest';
import type { Json } from '../model.ts';
import { isRatcheted, measureOf } from './ratchet.ts';

const list = (length: number) => Array.from({ length }, (_, index) => index);

describe('a stored violation', () => {
  test.each<[string, Json, Json, Json]>([
    ['maxLength', 'abcd', 'abc', 'abcde'],
    ['maxLines', 'a\nb\nc', 'a\nb', 'a\nb\nc\nd'],
    ['maximum', 20, 11, 21],
    ['maxItems', list(4), list(3), list(5)],
    ['minLength', 'ab', 'abc', 'a'],
    ['minimum', -2, -1, -3],
    ['exclusiveMinimum', -2, 0, -3],
    ['minItems', list(2), list(3), list(1)],
  ])('of %s may stay or improve, but not get worse', (keyword, stored, better, worse) => {
    expect(isRatcheted(keyword, stored, stored)).toBe(true);
    expect(isRatcheted(keyword, better, stored)).toBe(true);
    expect(isRatcheted(keyword, worse, stored)).toBe(false);
  });

  test('of another keyword may only stay', () => {
    expect(isRatcheted('pattern', 'a b', 'a b')).toBe(true);
    expect(isRatcheted('pattern', 'a', 'a b')).toBe(false);
    expect(isRatcheted('multipleOf', 0.25, 0.35)).toBe(false);
  });

  test('does not improve by a value of another type', () => {
    expect(isRatcheted('maxLength', 'ab', 5)).toBe(false);
    expect(isRatcheted('maximum', 1, list(2))).toBe(false);
  });

  test('needs a stored value', () => {
    expect(isRatcheted('maximum', 20, undefined)).toBe(false);
    expect(isRatcheted('enum', undefined, undefined)).toBe(false);
  });
});

describe('the measure of a value', () => {
  test('depends on the keyword', () => {
    expect(measureOf('maxLength', '\u200b🎮 ')).toBe(4);
    expect(measureOf('minLength', '\u200b🎮 ')).toBe(2);
    expect(measureOf('maxLines', 'a\n\nb')).toBe(3);
    expect(measureOf('minimum', -7)).toBe(-7);
    expect(measureOf('maxItems', ['a', 'b', 'c'])).toBe(3);
  });

  test('is 0 for other types', () => {
    expect([null, undefined, true, { length: 5 }].map((value) => measureOf('maxItems', value))).toEqual([0, 0, 0, 0]);
  });
});
