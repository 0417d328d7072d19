import { describe, expect, test } from 'vitest';
import type { Field, SettingsDocument } from '../model.ts';
import { resolveModule } from '../resolved/resolveModule.ts';
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
const withoutFaults = (changes: SettingsDocument, saved?: SettingsDocument) =>
  withoutHiddenFaults(resolveModule(module, contextOf()), { document: { ...valid, ...changes }, saved });

describe('an invalid hidden value', () => {
  test('is reset to the stored one, and everything else is kept', () => {
    expect(withoutFaults({ seats: 0, tables: 7 }, valid)).toEqual({ ...valid, seats: 4, tables: 7 });
    expect(withoutFaults({ seats: 0, tables: 99 }, valid)).toEqual(valid);
  });

  test('is reset to its default if nothing is stored', () => {
    expect(withoutFaults({ seats: 0 })).toEqual({ ...valid, seats: 1 });
  });

  test('is reset together with the whole hidden group', () => {
    const saved = { ...valid, group: { seats: 7, tables: 8 } };
    expect(withoutFaults({ group: { seats: 5, tables: 0 } }, saved)).toEqual(saved);
    expect(withoutFaults({ group: { seats: 5, tables: 0 } })).toEqual(valid);
  });

  test('is matched with the stored row by key', () => {
    const rows = [
      { id: 'a', paid: false, price: 3 },
      { id: 'b', paid: false, price: 4 },
    ];
    const [, b] = rows;
    const invalid = {
      rows: [
        { ...b, price: 0 },
        { id: 'new', paid: false, price: 0 },
      ],
    };
    expect(withoutFaults(invalid, { ...valid, rows }).rows).toEqual([b, { id: 'new', paid: false, price: 1 }]);
  });
});

test('a stored value is kept, valid or not', () => {
  const saved = { ...valid, seats: 10 };
  expect(withoutFaults({ seats: 10 }, saved)).toEqual(saved);
  expect(withoutFaults({ seats: 0 }, saved)).toEqual(saved);
});

test('problems in visible fields are left to the user', () => {
  const document = { ...valid, open: true, seats: 0, named: 0, rows: [{ id: 'a', paid: true, price: 0 }] };
  expect(withoutFaults(document, valid)).toEqual(document);
});

test('unknown keys are left to the server', () => {
  expect(withoutFaults({ foreign: 1 })).toEqual({ ...valid, foreign: 1 });
});

test('a document without such problems is returned unchanged', () => {
  const document = { ...valid, named: 0 };
  expect(withoutHiddenFaults(resolveModule(module, contextOf()), { document, saved: valid })).toBe(document);
});
