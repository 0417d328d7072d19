import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsLimits, limitEdit } from './limitEdit.ts';

test.each([
  ['a line too many is ignored', 'a\nb\nc', 'a\nb\n\nc', { maxLines: 3 }, 'a\nb\nc', 4],
  ['pasted lines are cut', 'a', 'ab\nc\nd\ne', { maxLines: 3 }, 'ab\nc\nd', 6],
  ['pasted text is cut', 'ad', 'abcdd', { maxLength: 3 }, 'abd', 2],
  ['long text may shrink', 'abcdef', 'abcde', { maxLength: 3 }, 'abcde', 5],
  ['long text may not grow', 'abcdef', 'abcdefg', { maxLength: 3 }, 'abcdef', 6],
  ['no half characters', 'ab', 'ab😀', { maxLength: 3 }, 'ab', 2],
  ['no family is torn', '', '👨‍👩‍👧', { maxLength: 5 }, '', 0],
  ['nor one behind others', '', '!👨‍👩‍👧?', { maxLength: 9 }, '!👨‍👩‍👧', 9],
  ['nor one that is not whole', '', '!👨‍👩‍👧?', { maxLength: 8 }, '!', 1],
  ['nor a flag', 'a', 'a🇷🇴', { maxLength: 4 }, 'a', 1],
  ['nor one that joins what was there', '👨', '👨‍👩‍👧', { maxLength: 5 }, '👨', 2],
])('%s', (_name, before, after, limits, text, caret) => {
  expect(limitEdit(before, after, limits)).toEqual({ text, caret });
});

test('the caret tells which of two line breaks is the new one', () => {
  expect(limitEdit('a\nb', 'a\n\nb', { maxLines: 2 }, 2)).toEqual({ text: 'a\nb', caret: 1 });
});

test('an edit within the limits is unchanged, and no edit exceeds them', () => {
  const limits = { maxLength: 12, maxLines: 3 };
  const words = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '😀'), maxLength: 16 });
  fc.assert(
    fc.property(words, words, fc.nat(16), (before, after, at) => {
      const { text, caret } = limitEdit(before, after, limits, Math.min(at, after.length));
      if (fitsLimits(after, limits)) expect(text).toBe(after);
      if (fitsLimits(before, limits)) expect(fitsLimits(text, limits)).toBe(true);
      expect(text.length).toBeLessThanOrEqual(Math.max(before.length, limits.maxLength));
      expect(caret).toBeLessThanOrEqual(text.length);
    }),
  );
});
