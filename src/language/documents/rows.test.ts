import { describe, expect, test } from 'vitest';
import type { Field, Json, SettingsDocument } from '../model.ts';
import { type FieldForPlan, resolveForPlan } from '../plans/resolveForPlan.ts';
import { contextOf } from '../test/context.ts';
import { fieldOf, moduleOf } from '../test/module.ts';
import { counterpart, counterpartPath, rowKey, rowTitle } from './rows.ts';

const text: Field = { type: 'string', title: 'Text', default: '' };
const list = (properties: Record<string, Field>, parts: Partial<Field> = {}): Field => ({
  type: 'array',
  title: 'List',
  default: [],
  items: { type: 'object', title: 'Row', default: {}, properties },
  ...parts,
});
const { spec } = moduleOf({
  items: list({ id: text, name: text, words: { ...list({}), items: text } }),
  map: list({ sign: text }, { wire: { as: 'map', key: 'sign' } }),
  lines: list({ name: text }),
  words: { type: 'array', default: [], items: text },
});
const module = resolveForPlan(spec, 'free');
const { items, map, lines, words } = module.fields;

test('rows are identified by the key of their map, or by their id', () => {
  expect([items, map, lines, words, undefined].map(rowKey)).toEqual(['id', 'sign', undefined, undefined, undefined]);
});

test('the title of a row is the text of its title field', () => {
  const ui = { widget: 'items', addLabel: 'Add', itemTitle: 'New' } as const;
  const titled: FieldForPlan = { ...fieldOf(module, 'items'), ui: { ...ui, titleField: 'name' } };
  expect(rowTitle(titled, { name: 'VIP' })).toBe('VIP');
  const untitled: (Json | undefined)[] = [{ name: '' }, { name: 5 }, {}, null, 'VIP', undefined];
  for (const row of untitled) {
    expect(rowTitle(titled, row)).toBeUndefined();
  }
  expect(rowTitle(items, { undefined: 'VIP' })).toBeUndefined();
  expect(rowTitle(undefined, { name: 'VIP' })).toBeUndefined();
});

test('the title of a row is the name of what it refers to', () => {
  const field = (property: object): FieldForPlan => ({
    ...fieldOf(module, 'items'),
    ui: { widget: 'items', addLabel: 'Add', itemTitle: 'New', titleField: 'of' },
    items: { type: 'object', title: 'Row', properties: { of: { type: 'string', title: 'Of', ...property } } } as never,
  });
  const role = { id: '1', name: 'Baron', color: 0, icon: null, managed: false, position: 1, permissions: [] };
  const guild = { ...contextOf().guild, roles: [role] };
  const refers = field({ refers: { to: 'role' } });
  expect(rowTitle(refers, { of: '1' }, guild)).toBe('Baron');
  expect(rowTitle(refers, { of: '2' }, guild)).toBeUndefined();
  expect(rowTitle(refers, { of: '1' })).toBeUndefined();
  expect(rowTitle(refers, { of: '1' }, { ...guild, roles: null })).toBeUndefined();
});

test('a row whose title is empty is called by what else its summary refers to', () => {
  const properties = {
    name: { type: 'string' },
    note: { type: 'string' },
    of: { type: 'string', refers: { to: 'role' } },
  };
  const list = {
    ...fieldOf(module, 'items'),
    ui: { widget: 'items', titleField: 'name', summaryFields: ['note', ['name', 'of']] },
    items: { type: 'object', title: 'Row', properties },
  } as never;
  const role = { id: '1', name: 'Baron', color: 0, icon: null, managed: false, position: 1, permissions: [] };
  const guild = { ...contextOf().guild, roles: [role] };
  expect(rowTitle(list, { name: '', note: 'First', of: '1' }, guild)).toBe('Baron');
  expect(rowTitle(list, { name: 'Duke', of: '1' }, guild)).toBe('Duke');
  expect(rowTitle(list, { name: '', note: 'First', of: null }, guild)).toBeUndefined();
});

describe('the counterpart of a value', () => {
  const now: SettingsDocument = {
    items: [
      { id: 'b', name: 'B2' },
      { id: 'new', name: 'N' },
      { id: 'a', name: 'A2', words: ['x'] },
    ],
    map: [{ sign: '+' }, { sign: '-' }],
    lines: [{ name: 'one' }, { name: 'two' }],
    words: ['x', 'y'],
  };
  const before: SettingsDocument = {
    items: [null, { id: 'a', name: 'A', words: ['y'] }, { id: 'b', name: 'B' }],
    map: [{ sign: '-' }],
    lines: [{ name: 'two' }],
    words: ['y'],
  };
  const at = (...path: (string | number)[]) => counterpartPath(module, now, before, path);

  test('is in the row with the same key', () => {
    expect(at('items', 0, 'name')).toEqual(['items', 2, 'name']);
    expect(at('items', 2, 'words', 0)).toEqual(['items', 1, 'words', 0]);
    expect(at('map', 1)).toEqual(['map', 0]);
    expect(counterpart(module, now, before, ['items', 0, 'name'])).toBe('B');
  });

  test('is missing if that row is', () => {
    expect(at('items', 1, 'name')).toBeUndefined();
    expect(at('map', 0, 'sign')).toBeUndefined();
    expect(at('items', 9, 'name')).toBeUndefined();
    expect(counterpart(module, now, before, ['items', 1, 'name'])).toBeUndefined();
    expect(counterpartPath(module, now, { items: 'none' }, ['items', 0])).toBeUndefined();
    expect(counterpartPath(module, { items: [null] }, { items: [null] }, ['items', 0])).toBeUndefined();
  });

  test('is at the same position in lists without keys', () => {
    expect(at('lines', 1, 'name')).toEqual(['lines', 1, 'name']);
    expect(at('words', 0)).toEqual(['words', 0]);
    expect(at('gone', 3)).toEqual(['gone', 3]);
  });
});
