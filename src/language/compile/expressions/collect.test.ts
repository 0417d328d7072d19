import { expect, test } from 'vitest';
import type { Field, FieldUi, ModuleSpec } from '../../model.ts';
import { expressionsOf } from './collect.ts';

function expressionsIn(properties: Record<string, Partial<Field>>) {
  const spec = { screen: { title: 'Club', layout: [] }, settings: { properties }, rules: [], effects: [] };
  return expressionsOf(spec as unknown as ModuleSpec).map(({ source, each }) => [source, each]);
}

test('lets a block compare with what is stored, and no other part of a screen', () => {
  const layout = [
    { block: 'slot', slot: 'statistics', visible: 'saved.open' },
    { section: 'all', fields: [], visible: 'self.open' },
  ];
  const spec = { screen: { title: 'Club', layout }, settings: { properties: {} }, rules: [], effects: [] };
  expect(
    expressionsOf(spec as unknown as ModuleSpec).map(({ source, withSaved }) => [source, withSaved === true]),
  ).toEqual([
    ['saved.open', true],
    ['self.open', false],
  ]);
});

const group = (properties: Record<string, Partial<Field>>) => ({ type: 'object', properties }) as Field;

test('leaves data alone that has the name of a condition', () => {
  const row = { when: 'always', visible: 'nobody' };
  const ui: FieldUi = { widget: 'rows', addLabel: 'Add', presets: [{ title: 'A', values: { enabled: 'yes' } }] };
  expect(expressionsIn({ list: { type: 'array', default: [row], ui, visible: 'self.open' } })).toEqual([
    ['self.open', undefined],
  ]);
});

test('knows the entry in which a condition stands: in nested lists that of the inner one', () => {
  const inner = group({ note: { type: 'string', visible: 'item.a' } });
  const list: Partial<Field> = {
    type: 'array',
    items: group({ a: { type: 'boolean', enabled: 'item.b' }, inner: { type: 'array', items: inner } }),
  };
  expect(expressionsIn({ list, part: group({ list }) })).toEqual([
    ['item.b', 'list'],
    ['item.a', 'list.inner'],
    ['item.b', 'part.list'],
    ['item.a', 'part.list.inner'],
  ]);
});
