import { describe, expect, test } from 'vitest';
import type { Field, SettingsDocument } from '../model.ts';
import { moduleOf } from '../test/module.ts';
import { withRowKeys } from './rowKeys.ts';

const text: Partial<Field> = { type: 'string', title: 'Text', default: '' };
const listOf = (properties: Record<string, Partial<Field>>, parts: Partial<Field> = {}): Partial<Field> => ({
  type: 'array',
  default: [],
  items: { type: 'object', title: 'Entry', default: {}, properties: properties as Record<string, Field> },
  ...parts,
});

const typed = listOf({ word: { ...text, ui: { widget: 'text' } }, answer: text }, { wire: { as: 'map', key: 'word' } });
const generated = listOf(
  { id: text, label: text },
  { ui: { widget: 'items', addLabel: 'Add', itemTitle: 'Prize', idPrefix: 'prize' } },
);

const keyed = (field: Partial<Field>, list: SettingsDocument['list']) =>
  withRowKeys({ list: list ?? null }, moduleOf({ list: field }).spec).list;

describe('rows that are stored', () => {
  test('under the same key of a map get keys of their own, which no other row has', () => {
    const rows = [
      { word: 'hi', answer: '1' },
      { word: 'hi', answer: '2' },
      { word: 'hi_2', answer: '3' },
      { word: 'hi', answer: '4' },
    ];
    expect(keyed(typed, rows)).toEqual([
      { word: 'hi', answer: '1' },
      { word: 'hi_3', answer: '2' },
      { word: 'hi_2', answer: '3' },
      { word: 'hi_4', answer: '4' },
    ]);
  });

  test('without a key get one, which stays the same until it is stored', () => {
    const rows: SettingsDocument[] = [{ label: 'Cup' }, { id: 'prize_9', label: 'Hat' }, { id: '', label: 'Pin' }];
    const expected = [
      { id: 'prize_1', label: 'Cup' },
      { id: 'prize_9', label: 'Hat' },
      { id: 'prize_3', label: 'Pin' },
    ];
    expect(keyed(generated, rows)).toEqual(expected);
    expect(keyed(generated, expected)).toEqual(expected);
    expect(keyed(typed, [{ answer: '1' }, { answer: '2' }])).toEqual([
      { word: '', answer: '1' },
      { word: '_2', answer: '2' },
    ]);
  });

  test('inside of rows, too', () => {
    expect(keyed(listOf({ inner: generated }), [{ inner: [{ label: 'Cup' }] }])).toEqual([
      { inner: [{ id: 'prize_1', label: 'Cup' }] },
    ]);
  });

  test('stay as they are if they have keys, or need none', () => {
    const document = { list: [{ word: 'hi', answer: '1' }, 'no row'], gone: [{}] };
    expect(withRowKeys(document, moduleOf({ list: typed }).spec)).toBe(document);
    const plain = { list: [{ label: 'Cup' }, { label: 'Cup' }] };
    expect(withRowKeys(plain, moduleOf({ list: listOf({ label: text }) }).spec)).toBe(plain);
  });
});
