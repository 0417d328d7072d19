import { expect, test } from 'vitest';
import { withRenamedReads } from './renamedReads.ts';

const roots = { self: [], limits: [], item: ['items'], 'modules.shop': [] };
const renamed = (source: string, path = 'items.price') => withRenamedReads(source, roots, path.split('.'), 'cost');

test.each([
  ['item.price < limits.items.price.maximum', 'item.cost < limits.items.cost.maximum'],
  ['self.items.exists(i, i.price > self.price)', 'self.items.exists(i, i.cost > self.price)'],
  ['sum(self.items.filter(i, i.on).map(one, one.price))', 'sum(self.items.filter(i, i.on).map(one, one.cost))'],
  ['self.items[0].price == modules.shop.items[1].price', 'self.items[0].cost == modules.shop.items[1].cost'],
  ["self.others.all(i, i.price > 0) || 'item.price' == ''", "self.others.all(i, i.price > 0) || 'item.price' == ''"],
  ['item.price >', 'item.price >'],
])('what reads the setting of entries reads it by its new name: %s', (source, expected) => {
  expect(renamed(source)).toBe(expected);
});

test('a setting outside of entries is read by its new name, and others with its name are not', () => {
  expect(renamed('self.items.size() > item.items && self.more.items', 'items')).toBe(
    'self.cost.size() > item.items && self.more.items',
  );
});
