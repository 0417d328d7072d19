import { expect, test } from 'vitest';
import { moduleOf } from '../test/module.ts';
import { readPaths } from './reads.ts';

const module = {
  ...moduleOf({}),
  reads: {
    total: ['self.items.*.price', 'plan'],
    changed: ['self.rate', 'saved.rate'],
    own: ['item.name'],
    outer: ['parent.name', 'item.name'],
  },
};

test('an expression reads paths of the document, and lists as a whole', () => {
  expect(readPaths(module, 'total', [])).toEqual(['items']);
  expect(readPaths(module, 'changed', [])).toEqual(['rate', 'rate']);
  expect([readPaths(module, undefined, []), readPaths(module, 'unknown', [])]).toEqual([[], []]);
});

test('one in an entry reads the entry around its place, or the one around that', () => {
  expect(readPaths(module, 'own', ['items', 0, 'price'])).toEqual(['items.0.name']);
  expect(readPaths(module, 'own', [])).toEqual([]);
  expect(readPaths(module, 'outer', ['prizes', 1, 'tiers', 2])).toEqual(['prizes.1.name', 'prizes.1.tiers.2.name']);
});
