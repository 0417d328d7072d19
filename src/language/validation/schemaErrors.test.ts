import { expect, test } from 'vitest';
import type { SchemaError } from '../model.ts';
import { errorPath, isOutside } from './schemaErrors.ts';

const error = (instancePath: string, params: SchemaError['params'] = {}): SchemaError => ({
  keyword: 'type',
  instancePath,
  params,
});

test('JSON pointers become paths', () => {
  expect(errorPath(error(''))).toEqual([]);
  expect(errorPath(error('/items/12/price'))).toEqual(['items', 12, 'price']);
  expect(errorPath(error('/a1/1a'))).toEqual(['a1', '1a']);
  expect(errorPath(error('/a~1b/c~0d/~01'))).toEqual(['a/b', 'c~d', '~1']);
});

test('the path of an unknown property includes it', () => {
  expect(errorPath(error('/items/0', { additionalProperty: 'foreign' }))).toEqual(['items', 0, 'foreign']);
  expect(errorPath(error('/items/0', { limit: 5 }))).toEqual(['items', 0]);
});

test('isOutside rejects errors inside values, not those at or beside them', () => {
  const outside = isOutside(new Set(['/items', '/rows/0/words']));
  for (const pointer of ['', '/items', '/rows/0', '/rows/0/words', '/rows/1/words/0', '/itemsets/0']) {
    expect(outside(error(pointer)), pointer).toBe(true);
  }
  for (const pointer of ['/items/0', '/items/0/price', '/rows/0/words/3']) {
    expect(outside(error(pointer)), pointer).toBe(false);
  }
});
