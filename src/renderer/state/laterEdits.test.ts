import { expect, test } from 'vitest';
import type { Field } from '../../language/model.ts';
import { resolveModule } from '../../language/resolved/resolveModule.ts';
import { contextFor, fixtureModule } from '../test/fixture.ts';
import { withLater } from './laterEdits.ts';

const sign: Field = { type: 'string', title: 'Sign', default: '', ui: { widget: 'text' } };
const price: Field = { type: 'number', title: 'Price', default: 1, ui: { widget: 'number' } };
const module = resolveModule(
  fixtureModule({
    fields: {
      pairs: {
        ...{ type: 'array', title: 'Pairs', default: [], wire: { as: 'map', key: 'sign' } },
        items: { type: 'object', title: 'Pair', default: {}, properties: { sign, price } },
        ui: { widget: 'rows', addLabel: 'Add' },
      },
    },
  }),
  contextFor({ plan: 'premium' }),
);

const pairs = (...prices: number[]) => ({ pairs: prices.map((price) => ({ sign: '', price })) });
const typed = (text: string, value: number) => ({ draft: { text, expected: value, problem: 'No number' }, value });

test('texts stay in their rows, although the keys of these are not typed yet', () => {
  const earlier = { document: pairs(1, 2), drafts: new Map([['pairs.0.price', typed('x', 1)]]) };
  const later = { base: pairs(), document: pairs(3), drafts: new Map([['pairs.0.price', typed('y', 3)]]) };
  const { document, drafts } = withLater(module, earlier, later);
  const rows = document.pairs as { price: number }[];
  expect(rows.map((row, at) => [row.price, drafts.get(`pairs.${at}.price`)?.draft.text]).sort()).toEqual([
    [1, 'x'],
    [2, undefined],
    [3, 'y'],
  ]);
});
