import { expect, test } from 'vitest';
import type { Field, Json } from '../model.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';
import { moduleOf } from '../test/module.ts';
import { cutLists } from './cutLists.ts';
import { effectiveDocument } from './view.ts';

const text: Field = { type: 'string', title: 'Text', default: '', maxLength: 20 };
const list = (maxItems: number, free: number, items: Field, ui?: Field['ui']): Field => ({
  type: 'array',
  title: 'List',
  default: [],
  maxItems,
  plans: { free: { maxItems: free } },
  items,
  ui,
});
const module = moduleOf({
  words: list(5, 2, text),
  same: list(3, 3, text),
  choices: list(5, 1, { ...text, enum: ['a', 'b', 'c'] }),
  rows: list(
    4,
    2,
    { type: 'object', title: 'Row', default: {}, properties: { tags: list(3, 1, text) } },
    { widget: 'items', addLabel: 'Add', itemTitle: 'Row', titleField: 'tags', sortBy: ['tags'] },
  ),
  group: { type: 'object', title: 'Group', default: {}, properties: { inner: list(3, 1, text) } },
  locked: { ...list(5, 0, text), plans: { free: { locked: 'stored', message: 'Not yours', maxItems: 0 } } },
});
const cut = (document: Record<string, Json>, plan = 'free') => cutLists(resolveForPlan(module.spec, plan), document);
const basis = { words: [], same: [], choices: [], rows: [], group: { inner: [] }, locked: [] };

test('lists that are cut, with the entries that the bot does not use', () => {
  const document = {
    ...basis,
    words: ['1', '2', '3', '4'],
    same: ['1', '2', '3', '4'],
    choices: ['gone', 'a', 'b'],
    rows: [{ tags: ['1'] }, { tags: ['1', '2'] }, { tags: ['1', '2'] }],
    group: { inner: ['1', '2'] },
    locked: ['1'],
  };
  expect(cut(document)).toEqual([
    { path: ['words'], count: 4, used: 2, unused: [2, 3], upgradable: true, sorted: false },
    { path: ['same'], count: 4, used: 3, unused: [3], upgradable: false, sorted: false },
    { path: ['choices'], count: 2, used: 1, unused: [2], upgradable: true, sorted: false },
    { path: ['rows'], count: 3, used: 2, unused: [2], upgradable: true, sorted: true },
    { path: ['rows', 1, 'tags'], count: 2, used: 1, unused: [1], upgradable: true, sorted: false },
    { path: ['group', 'inner'], count: 2, used: 1, unused: [1], upgradable: true, sorted: false },
  ]);
  const forBot = effectiveDocument(module, document, { plan: 'free', modules: {} });
  expect(forBot).toMatchObject({
    words: ['1', '2'],
    same: ['1', '2', '3'],
    choices: ['a'],
    rows: [{ tags: ['1'] }, { tags: ['1'] }],
    group: { inner: ['1'] },
  });
});

test('lists within the limit are not cut', () => {
  expect(cut({ ...basis, words: ['1', '2'] })).toEqual([]);
  expect(cut({ ...basis, words: ['1', '2', '3'] }, 'premium')).toEqual([]);
});
