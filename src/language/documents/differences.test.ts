import { expect, test } from 'vitest';
import type { Field, ModuleSpec, SettingsDocument } from '../model.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';
import { differences } from './differences.ts';

const text = (title: string): Field => ({ type: 'string', title, default: '' });
const row = { id: text('Id'), name: text('Name'), price: { type: 'number', title: 'Price', default: 1 } as Field };
const rows = (title: string, properties: Record<string, Field>): Field => ({
  type: 'array',
  title,
  default: [],
  items: { type: 'object', title: 'Item', default: {}, properties },
  ui: { widget: 'items', addLabel: 'Add', itemTitle: 'New', titleField: 'name' },
});
const { id: _, ...keyless } = row;
// Of a module, what differs is found in its settings alone.
const spec = {
  settings: {
    properties: {
      prefix: text('Prefix'),
      box: { type: 'object', title: 'Box', default: {}, properties: { color: text('Color'), size: text('Size') } },
      items: rows('Items', row),
      lines: rows('Lines', keyless),
      words: { type: 'array', title: 'Words', default: [], items: text('Word') },
    },
  },
} as unknown as ModuleSpec;

const document: SettingsDocument = {
  prefix: '!',
  box: { color: 'red', size: 'small' },
  items: [
    { id: 'a', name: 'Map', price: 1 },
    { id: 'b', name: 'Rope', price: 2 },
  ],
  lines: [{ name: 'One', price: 1 }],
  words: ['x'],
};

const found = (after: Partial<SettingsDocument>) =>
  differences(resolveForPlan(spec, 'free'), document, { ...document, ...after } as SettingsDocument).map(
    ({ label, before, after }) => [label.join(' › '), before, after],
  );

test('finds none in the same', () => {
  expect(found(structuredClone(document))).toEqual([]);
});

test('names single values, those in groups too, in the order of the module', () => {
  expect(found({ box: { color: 'blue', size: 'small' }, prefix: '?' })).toEqual([
    ['Prefix', '!', '?'],
    ['Box › Color', 'red', 'blue'],
  ]);
});

test('finds rows by their key, and those that came or went as a whole', () => {
  const after = [
    { id: 'b', name: 'Rope', price: 5 },
    { id: 'c', name: '', price: 1 },
  ];
  expect(found({ items: after })).toEqual([
    ['Items › Map', { id: 'a', name: 'Map', price: 1 }, undefined],
    ['Items › Rope › Price', 2, 5],
    ['Items › 3', undefined, { id: 'c', name: '', price: 1 }],
  ]);
});

test('sees another order of the same rows, and lists of plain values, as a whole', () => {
  const turned = (document.items as object[]).toReversed() as SettingsDocument[];
  expect(found({ items: turned, words: ['x', 'y'] })).toEqual([
    ['Items', document.items, turned],
    ['Words', ['x'], ['x', 'y']],
  ]);
});

test('compares rows without a key by their place', () => {
  expect(found({ lines: [{ name: 'Two', price: 1 }] })).toEqual([['Lines › Two › Name', 'One', 'Two']]);
});
