import { expect, test } from 'vitest';
import type { Field, Json, SettingsDocument } from '../model.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';
import { moduleOf } from '../test/module.ts';
import { differences } from './differences.ts';

const text = (title: string): Field => ({ type: 'string', title, default: '' });
const price: Field = { type: 'number', title: 'Price', default: 1 };
const row = { id: text('Id'), name: text('Name'), price };
const rows = (title: string, properties: Record<string, Field>): Field => ({
  type: 'array',
  title,
  default: [],
  items: { type: 'object', title: 'Item', default: {}, properties },
  ui: { widget: 'items', addLabel: 'Add', itemTitle: 'New', titleField: 'name' },
});
const { id: _, ...keyless } = row;
const { spec } = moduleOf({
  prefix: text('Prefix'),
  box: { type: 'object', title: 'Box', default: {}, properties: { color: text('Color'), size: text('Size') } },
  items: rows('Items', row),
  lines: rows('Lines', keyless),
  words: { type: 'array', title: 'Words', default: [], items: text('Word') },
});

const items: Json[] = [
  { id: 'a', name: 'Map', price: 1 },
  { id: 'b', name: 'Rope', price: 2 },
];
const document: SettingsDocument = {
  prefix: '!',
  box: { color: 'red', size: 'small' },
  items,
  lines: [{ name: 'One', price: 1 }],
  words: ['x'],
};

const changes = (after: SettingsDocument) =>
  differences(resolveForPlan(spec, 'free'), document, { ...document, ...after }).map(({ label, before, after }) => [
    label.join(' › '),
    before,
    after,
  ]);

test('finds none between equal documents', () => {
  expect(changes(structuredClone(document))).toEqual([]);
});

test('lists single values, those in objects too, in the order of the module', () => {
  expect(changes({ box: { color: 'blue', size: 'small' }, prefix: '?' })).toEqual([
    ['Prefix', '!', '?'],
    ['Box › Color', 'red', 'blue'],
  ]);
});

test('matches rows by key, and lists added and removed ones as a whole', () => {
  const after = [
    { id: 'b', name: 'Rope', price: 5 },
    { id: 'c', name: '', price: 1 },
  ];
  expect(changes({ items: after })).toEqual([
    ['Items › Map', { id: 'a', name: 'Map', price: 1 }, undefined],
    ['Items › Rope › Price', 2, 5],
    ['Items › 3', undefined, { id: 'c', name: '', price: 1 }],
  ]);
});

test('lists reordered rows and lists of plain values as a whole', () => {
  const reversed = items.toReversed();
  expect(changes({ items: reversed, words: ['x', 'y'] })).toEqual([
    ['Items', items, reversed],
    ['Words', ['x'], ['x', 'y']],
  ]);
});

test('matches rows without a key by position', () => {
  expect(changes({ lines: [{ name: 'Two', price: 1 }] })).toEqual([['Lines › Two › Name', 'One', 'Two']]);
});
