import { expect, test } from 'vitest';
import { totalLength } from './totalLength.ts';

const counted = { totalLengthOf: ['title', 'rows.name', 'rows.value'] };

test('counts the texts that are named, in all entries of a list, and nothing else', () => {
  const group = {
    title: 'abc',
    url: 'https://example.com',
    rows: [
      { name: 'a', value: '🎮', id: 'y' },
      { name: 'bc', value: '', id: 'x' },
    ],
  };
  expect(totalLength(counted, group)).toBe(3 + 1 + 2 + 2);
});

test('values of a wrong type count nothing', () => {
  expect(totalLength(counted, { title: 5, rows: 'many' })).toBe(0);
  expect(totalLength(counted, null)).toBe(0);
  expect(totalLength({}, { title: 'abc' })).toBe(0);
});
