import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equal } from './equal.ts';
import type { Json, SettingsDocument } from './model.ts';
import { formatPath, getIn, parsePath, patternOf, setIn } from './path.ts';

test('a path reads and writes the same place and shares the rest', () => {
  const document: SettingsDocument = { a: 1, items: [{ price: 1 }, { price: 2 }] };
  const next = setIn(document, ['items', 1, 'price'], 3);
  expect(getIn(next, ['items', 1, 'price'])).toBe(3);
  expect((next.items as Json[])[0]).toBe((document.items as Json[])[0]);
  expect(setIn(document, ['a'], 1)).toBe(document);
  expect(setIn(document, ['items', 0], undefined).items).toEqual([{ price: 2 }]);
});

test('paths do not reach a prototype', () => {
  expect(getIn({}, ['__proto__', 'toString'])).toBeUndefined();
  expect(getIn({}, ['constructor'])).toBeUndefined();
});

test('paths are written and read back', () => {
  expect(parsePath('items.3.price')).toEqual(['items', 3, 'price']);
  expect(formatPath(['items', 3, 'price'])).toBe('items.3.price');
  expect(patternOf(['items', 3, 'price'])).toBe('items.*.price');
});

test('equality is that of JSON, whatever the order of keys', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => equal(value, JSON.parse(JSON.stringify(value)))));
  expect(equal({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(equal({ a: undefined }, { b: 1 })).toBe(false);
  expect(equal([], {})).toBe(false);
});
