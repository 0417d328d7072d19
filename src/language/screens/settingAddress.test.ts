import { array, assert, constantFrom, nat, property, record, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field, MigrationStep, SettingsDocument } from '../model.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';
import { moduleOf } from '../test/module.ts';
import { addressOf } from './addressOf.ts';
import { settingAddress, settingAt } from './settingAddress.ts';

const price: Field = { type: 'number', title: 'Price', default: 0 };
const id: Field = { type: 'string', title: 'Id', default: '' };
const listOf = (properties: Record<string, Field>): Partial<Field> => ({
  type: 'array',
  default: [],
  items: { type: 'object', title: 'Entry', default: {}, properties },
});
const tiers = { title: 'Tiers', default: [], ...listOf({ id, price }) } as Field;
const module = resolveForPlan(
  moduleOf({
    price,
    items: listOf({ id, price, tiers }),
    levels: listOf({ price }),
    tags: { type: 'array', default: [], items: { type: 'string', title: 'Tag', default: '' } },
    embed: { type: 'object', default: {}, properties: { title: id } },
  }).spec,
  'free',
);
const document: SettingsDocument = {
  items: [
    { id: 'sword', price: 1, tiers: [] },
    { id: 'a.b*c/ü', price: 2, tiers: [{ id: 't1', price: 3 }] },
    { id: '', price: 4 },
    { id: 'sword', price: 5 },
    { id: '1690000000', price: 6 },
  ],
  levels: [{ price: 1 }, { price: 2 }],
  tags: ['x'],
};
const at = (address: string, migrations: MigrationStep[][] = []) => settingAt(module, document, address, migrations);

test('the address of a setting names its module', () => {
  expect(addressOf('shop')).toBe('?section=shop');
  expect(addressOf('shop', 'items.sword.price')).toBe('?section=shop#items.sword.price');
});

describe('an address within a module', () => {
  test.each([
    ['price', ['price']],
    ['embed.title', ['embed', 'title']],
    ['items.sword.price', ['items', 0, 'price']],
    ['items.a%2Eb%2Ac%2F%C3%BC.tiers.t1.price', ['items', 1, 'tiers', 0, 'price']],
    ['items.2.price', ['items', 2, 'price']],
    ['items.3', ['items', 3]],
    ['items.1690000000.price', ['items', 4, 'price']],
    ['levels.1.price', ['levels', 1, 'price']],
    ['tags', ['tags']],
  ] as const)('%s leads there and back', (address, path) => {
    expect(settingAddress(module, document, path)).toBe(address);
    expect(at(address)).toEqual({ path });
  });

  test('leads to the first entry by an asterisk', () => {
    expect(at('items.*.price')).toEqual({ path: ['items', 0, 'price'] });
    expect(settingAt(module, {}, 'items.*.price')).toEqual({ path: ['items'], missing: 'entry' });
  });

  test('leads to the list if the entry is gone', () => {
    expect(at('items.shield.price')).toEqual({ path: ['items'], missing: 'entry' });
    expect(at('items.sword.tiers.t9.price')).toEqual({ path: ['items', 0, 'tiers'], missing: 'entry' });
    expect(at('levels.7.price')).toEqual({ path: ['levels'], missing: 'entry' });
  });

  test.each(['', 'gone', 'price.more', 'items.sword.gone', 'items.shield.gone', 'toString', 'items.%.gone', 'items..'])(
    'leads nowhere if there is no such setting: %j',
    (address) => expect(at(address)).toBeUndefined(),
  );

  test('survives what no browser writes', () => {
    expect(at('items.%E0%A4%A.price')).toEqual({ path: ['items'], missing: 'entry' });
  });

  test('of any entry leads back to it, or to the nearest that can be named', () => {
    const key = string({ unit: constantFrom('a', 'B', '0', '1', '.', '*', '%', '/', ' ', 'ș') });
    const rows = array(record({ id: key, tiers: array(record({ id: key }), { maxLength: 3 }) }), { maxLength: 4 });
    assert(
      property(rows, tuple(nat(3), nat(2)), (items, [row, tier]) => {
        if (!items[row]?.tiers[tier]) return;
        const path = ['items', row, 'tiers', tier, 'price'];
        const found = settingAt(module, { items }, settingAddress(module, { items }, path));
        expect(path.slice(0, found?.path.length)).toEqual(found?.path);
        expect(found).not.toHaveProperty('missing');
        const [own, inner] = [items[row].id, items[row].tiers[tier].id];
        const single = (id: string, all: { id: string }[]) =>
          id !== '' && all.filter((one) => one.id === id).length === 1;
        if (single(own, items) && single(inner, items[row].tiers)) expect(found).toEqual({ path });
      }),
      // A key that is an asterisk is not the first entry.
      {
        numRuns: 200,
        examples: [
          [
            [
              { id: '', tiers: [] },
              { id: '*', tiers: [{ id: '' }] },
            ],
            [1, 0],
          ],
        ],
      },
    );
  });
});

describe('an old address', () => {
  const migrations: MigrationStep[][] = [
    [{ op: 'rename', from: 'items.*.worth', to: 'items.*.cost' }],
    [
      { op: 'rename', from: 'items.*.cost', to: 'items.*.price' },
      { op: 'rename', from: 'goods', to: 'items' },
      { op: 'join', from: ['heading', 'subheading'], separator: ' ', to: 'embed' },
      { op: 'split', path: 'both', separator: ' ', to: ['price', 'tags'] },
    ],
  ];
  test.each([
    ['items.sword.worth', ['items', 0, 'price']],
    ['items.sword.cost', ['items', 0, 'price']],
    ['items.sword.price', ['items', 0, 'price']],
    ['goods.sword', ['items', 0]],
    ['subheading', ['embed']],
    ['both', ['price']],
  ])('follows renamed, joined and split settings: %s', (address, path) => {
    expect(at(address, migrations)).toEqual({ path });
  });

  test('prefers the setting that has the name today', () => {
    expect(at('price', [[{ op: 'rename', from: 'price', to: 'tags' }]])).toEqual({ path: ['price'] });
    expect(at('removed', migrations)).toBeUndefined();
  });
});
