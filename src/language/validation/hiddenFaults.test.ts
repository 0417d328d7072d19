import { describe, expect, test } from 'vitest';
import type { Field, SettingsDocument } from '../model.ts';
import { resolveModule } from '../resolved/resolvedModule.ts';
import { contextOf } from '../test/context.ts';
import { moduleOf } from '../test/module.ts';
import { withoutHiddenFaults } from './hiddenFaults.ts';

const seats: Field = { type: 'integer', title: 'Seats', default: 1, minimum: 1, maximum: 9 };
const row: Field = {
  type: 'object',
  title: 'Row',
  default: {},
  properties: {
    id: { type: 'string', title: 'Id', default: '' },
    paid: { type: 'boolean', title: 'Paid', default: false },
    price: { ...seats, visible: 'item.paid' },
  },
};
const module = moduleOf(
  {
    open: { type: 'boolean', default: false },
    seats: { ...seats, visible: 'self.open' },
    tables: { ...seats, visible: 'self.open' },
    named: seats,
    group: {
      type: 'object',
      default: { seats: 2, tables: 3 },
      visible: 'self.open',
      properties: { seats, tables: { ...seats, visible: 'self.open' } },
    },
    rows: { type: 'array', default: [], items: row },
  },
  { expressions: { 'self.open': ({ self }) => self.open, 'item.paid': ({ item }) => item.paid } },
);
const valid: SettingsDocument = {
  open: false,
  seats: 4,
  tables: 5,
  named: 6,
  group: { seats: 2, tables: 3 },
  rows: [],
};
const mended = (changes: SettingsDocument, saved?: SettingsDocument) =>
  withoutHiddenFaults(resolveModule(module, contextOf()), { document: { ...valid, ...changes }, saved });

describe('what is hidden and could not be stored', () => {
  test('goes back to what is stored, and everything else stays', () => {
    expect(mended({ seats: 0, tables: 7 }, valid)).toEqual({ ...valid, seats: 4, tables: 7 });
    expect(mended({ seats: 0, tables: 99 }, valid)).toEqual(valid);
  });

  test('goes to its default where nothing is stored', () => {
    expect(mended({ seats: 0 })).toEqual({ ...valid, seats: 1 });
  });

  test('goes back with the whole group that is hidden', () => {
    const saved = { ...valid, group: { seats: 7, tables: 8 } };
    expect(mended({ group: { seats: 5, tables: 0 } }, saved)).toEqual(saved);
    expect(mended({ group: { seats: 5, tables: 0 } })).toEqual(valid);
  });

  test('is found in rows by their key', () => {
    const rows = [
      { id: 'a', paid: false, price: 3 },
      { id: 'b', paid: false, price: 4 },
    ];
    const [, b] = rows;
    const poisoned = {
      rows: [
        { ...b, price: 0 },
        { id: 'new', paid: false, price: 0 },
      ],
    } as SettingsDocument;
    expect(mended(poisoned, { ...valid, rows }).rows).toEqual([b, { id: 'new', paid: false, price: 1 }]);
  });
});

test('what is stored already stays, valid or not', () => {
  const saved = { ...valid, seats: 10 };
  expect(mended({ seats: 10 }, saved)).toEqual(saved);
  expect(mended({ seats: 0 }, saved)).toEqual(saved);
});

test('what can be seen is left to the person', () => {
  const document = { ...valid, open: true, seats: 0, named: 0, rows: [{ id: 'a', paid: true, price: 0 }] };
  expect(mended(document, valid)).toEqual(document);
});

test('keys that are no settings are left to the server', () => {
  expect(mended({ foreign: 1 })).toEqual({ ...valid, foreign: 1 });
});

test('a document without such faults is the same object', () => {
  const document = { ...valid, named: 0 };
  expect(withoutHiddenFaults(resolveModule(module, contextOf()), { document, saved: valid })).toBe(document);
});
