import { expect, test } from 'vitest';
import type { Field, SettingsDocument } from '../model.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';
import { fieldOf, moduleOf } from '../test/module.ts';
import { isObject } from '../values/isObject.ts';
import { defaultsOf, newRow, withDefaults } from './defaults.ts';

const field = (type: Field['type'], value: Field['default'], parts: Partial<Field> = {}): Field => ({
  type,
  title: 'Field',
  default: value,
  ...parts,
});

const { spec } = moduleOf({
  name: field('string', 'Guild'),
  words: field('array', ['hello'], { items: field('string', '') }),
  picture: field(
    'object',
    { shown: true, size: { width: 1 } },
    {
      properties: {
        shown: field('boolean', true),
        size: field('object', {}, { properties: { width: field('integer', 1), height: field('integer', 2) } }),
      },
    },
  ),
  rows: field('array', [], {
    items: field('object', {}, { properties: { price: field('integer', 5), note: field('string', '-') } }),
  }),
  anything: field('object', {}),
});
const module = resolveForPlan(spec, 'free');
const defaults = defaultsOf(module);

test('an empty document is completed to the defaults', () => {
  expect(withDefaults(module, {})).toEqual(defaults);
});

test('what was never stored follows the default of the plan, also in entries', () => {
  const seats = field('integer', 5, { plans: { premium: { default: 10 } } });
  const { spec } = moduleOf({
    seats,
    rows: field('array', [], { items: field('object', {}, { properties: { seats } }) }),
  });
  const seatsOn = (plan: string, stored: SettingsDocument) => withDefaults(resolveForPlan(spec, plan), stored);
  expect(seatsOn('free', { rows: [{}] })).toEqual({ seats: 5, rows: [{ seats: 5 }] });
  expect(seatsOn('premium', { rows: [{}] })).toEqual({ seats: 10, rows: [{ seats: 10 }] });
  expect(seatsOn('premium', { seats: 5, rows: [{ seats: 6 }] })).toEqual({ seats: 5, rows: [{ seats: 6 }] });
  expect(newRow(fieldOf(resolveForPlan(spec, 'premium'), 'rows'))).toEqual({ seats: 10 });
});

test('objects and rows are completed, and unknown keys dropped', () => {
  const stored: SettingsDocument = { picture: { size: { height: 9 }, gone: 1 }, rows: [{ price: 7, gone: 1 }, {}] };
  expect(withDefaults(module, stored)).toEqual({
    ...defaults,
    picture: { shown: true, size: { width: 1, height: 9 } },
    rows: [
      { price: 7, note: '-' },
      { price: 5, note: '-' },
    ],
  });
});

test('lists of plain values and objects without declared properties are kept as they are', () => {
  const stored: SettingsDocument = { name: 'Mine', words: ['a', 'b'], anything: { free: [1] } };
  expect(withDefaults(module, stored)).toEqual({ ...defaults, ...stored });
});

test('values of a wrong type are kept, for validation to report', () => {
  const stored: SettingsDocument = {
    name: null,
    picture: ['no object'],
    rows: ['no row', null, [1]],
    words: 'no list',
  };
  expect(withDefaults(module, stored)).toEqual({ ...defaults, ...stored });
  expect(withDefaults(module, { rows: { price: 1 }, picture: 'none' })).toMatchObject({
    rows: { price: 1 },
    picture: 'none',
  });
});

test('inherited properties are ignored', () => {
  expect(withDefaults(module, Object.create({ name: 'Inherited' }))).toEqual(defaults);
});

test('a new row has the defaults of its properties', () => {
  expect(newRow(fieldOf(module, 'rows'))).toEqual({ price: 5, note: '-' });
  expect(newRow(fieldOf(module, 'words'))).toEqual({});
});

test('isObject rejects null and lists', () => {
  expect([{}, { a: 1 }].map(isObject)).toEqual([true, true]);
  expect([null, [], 'text', 1, undefined].map(isObject)).toEqual([false, false, false, false, false]);
});
