import { expect, test } from 'vitest';
import type { CompiledExpression, Field } from '../model.ts';
import { contextOf } from '../test/context.ts';
import { moduleOf } from '../test/module.ts';
import { hiddenBy } from './hiddenBy.ts';
import { resolveModule } from './resolveModule.ts';

const ui = { widget: 'switch' } as const;
const expressions: Record<string, CompiledExpression> = {
  'self.shop': ({ self }) => self.shop,
  'self.sales': ({ self }) => self.sales,
  'item.on': ({ item }) => item.on,
  'plan == "royal"': ({ plan }) => plan === 'royal',
  'self.a': ({ self }) => self.a,
  'self.b': ({ self }) => self.b,
};
const row: Record<string, Field> = {
  on: { type: 'boolean', title: 'On', default: false, ui },
  price: { type: 'number', title: 'Price', default: 0, visible: 'item.on', ui: { widget: 'number' } },
};
const compiled = moduleOf(
  {
    shop: { type: 'boolean', default: false, ui },
    sales: { type: 'boolean', default: false, visible: 'self.shop', ui },
    discount: { type: 'number', default: 0, visible: 'self.sales', ui: { widget: 'number' } },
    banner: { visible: 'plan == "royal"', ui: { widget: 'text' } },
    a: { visible: 'self.b', ui: { widget: 'text' } },
    b: { visible: 'self.a', ui: { widget: 'text' } },
    items: { type: 'array', default: [], items: { type: 'object', title: 'Item', default: {}, properties: row } },
  },
  { expressions },
);
const reads = Object.fromEntries(
  Object.keys(expressions).map((source) => [source, source.includes('==') ? ['plan'] : [source]]),
);
const module = resolveModule({ ...compiled, reads }, contextOf());
const document = { shop: false, sales: false, items: [{ on: true }, { on: false }] };

test('a hidden setting leads to the one that hides it', () => {
  expect(hiddenBy(module, { ...document, shop: true }, ['discount'])).toEqual(['sales']);
  expect(hiddenBy(module, document, ['sales'])).toEqual(['shop']);
  expect(hiddenBy(module, document, ['items', 1, 'price'])).toEqual(['items', 1, 'on']);
});

test('one that a hidden setting hides leads to what hides that', () => {
  expect(hiddenBy(module, document, ['discount'])).toEqual(['shop']);
});

test('what no visible setting hides leads nowhere, nor do settings that hide each other', () => {
  expect(hiddenBy(module, document, ['banner'])).toBeUndefined();
  expect(hiddenBy(module, document, ['a'])).toBeUndefined();
});
