import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SettingsDocument } from '../model.ts';
import { equal } from './equal.ts';
import { formatPath, getIn, parsePath, patternOf, setIn } from './path.ts';

test('setIn writes where getIn reads, and shares the rest', () => {
  const first = { price: 1 };
  const document = { a: 1, items: [first, { price: 2 }] };
  const next = setIn(document, ['items', 1, 'price'], 3);
  expect(getIn(next, ['items', 1, 'price'])).toBe(3);
  expect(getIn(next, ['items', 0])).toBe(first);
  expect(setIn(document, ['a'], 1)).toBe(document);
  expect(setIn(document, ['items', 0], undefined).items).toEqual([{ price: 2 }]);
});

test('getIn does not read prototypes', () => {
  expect(getIn({}, ['__proto__', 'toString'])).toBeUndefined();
  expect(getIn({}, ['constructor'])).toBeUndefined();
});

test('paths are parsed and formatted', () => {
  expect(parsePath('items.3.price')).toEqual(['items', 3, 'price']);
  expect(formatPath(['items', 3, 'price'])).toBe('items.3.price');
  expect(patternOf(['items', 3, 'price'])).toBe('items.*.price');
});

test('equality is that of JSON, ignoring key order', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => equal(value, JSON.parse(JSON.stringify(value)))));
  expect(equal({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(equal({ a: undefined }, { b: 1 })).toBe(false);
  expect(equal([], {})).toBe(false);
});

test('a path that leads nowhere has no value', () => {
  const document: SettingsDocument = { name: 'text', none: null, list: ['a'] };
  expect(getIn(document, [])).toBe(document);
  expect(getIn(document, ['list', 0])).toBe('a');
  for (const path of [
    ['name', 'length'],
    ['name', 0],
    ['none', 'a'],
    ['list', 1],
    ['gone', 'deeper'],
  ]) {
    expect(getIn(document, path)).toBeUndefined();
  }
  expect(getIn(undefined, ['name'])).toBeUndefined();
});

test('only whole numbers are list indexes', () => {
  expect(parsePath('')).toEqual([]);
  expect(parsePath('a.12.1a.a1')).toEqual(['a', 12, '1a', 'a1']);
});

test('setIn appends rows, and returns the same document if nothing changes', () => {
  const document: SettingsDocument = { items: [{ price: 1 }] };
  expect(setIn(document, ['items', 1], { price: 2 }).items).toEqual([{ price: 1 }, { price: 2 }]);
  expect(setIn(document, ['items', 0, 'price'], 1)).toBe(document);
  expect(setIn(document, ['items', 0, 'price'], 5).items).toEqual([{ price: 5 }]);
});

test('setIn creates missing objects', () => {
  expect(setIn({}, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
  expect(setIn({ a: null }, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
  expect(setIn({ keep: 1 }, ['constructor', 'b'], 1)).toEqual({ keep: 1, constructor: { b: 1 } });
});

test('setIn replaces what is not an object on the path', () => {
  expect(setIn({ a: 'text' }, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
  expect(setIn({ a: 'text' }, ['a', 'b'], undefined)).toEqual({ a: 'text' });
});

test('setIn removes rows and properties', () => {
  expect(setIn({ a: { b: 1, c: 2 } }, ['a', 'b'], undefined)).toStrictEqual({ a: { c: 2 } });
  expect(setIn({ list: ['a', 'b'] }, ['list', 0], undefined)).toStrictEqual({ list: ['b'] });
});

test('equality distinguishes null, objects and values, but not zeros or NaNs', () => {
  const values = [null, {}, [], '', 0, false, undefined, { a: null }, [null], [0], { a: 0 }];
  for (const [i, a] of values.entries()) for (const [j, b] of values.entries()) expect(equal(a, b)).toBe(i === j);
  expect([equal(0, -0), equal(Number.NaN, Number.NaN), equal({ a: Number.NaN }, { a: Number.NaN })]).toEqual([
    true,
    true,
    true,
  ]);
});

test('a name that is set in a list replaces it by an object, like any other value that is none', () => {
  expect(setIn({ points: [] }, ['points', 'warn'], 1)).toEqual({ points: { warn: 1 } });
  expect(setIn({ points: 3 }, ['points', 'warn'], 1)).toEqual({ points: { warn: 1 } });
});
