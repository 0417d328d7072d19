import { expect, test } from 'vitest';
import type { Field, SettingsDocument } from '../model.ts';
import { type FieldForPlan, resolveForPlan } from '../plans/resolveForPlan.ts';
import { moduleOf } from '../test/module.ts';
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
const planned = resolveForPlan(spec, 'free');
const defaults = defaultsOf(planned);

test('an empty document is completed to the defaults', () => {
  expect(withDefaults(planned, {})).toEqual(defaults);
});

test('what objects and rows lack is completed, and what they have too much is left out', () => {
  const stored: SettingsDocument = { picture: { size: { height: 9 }, gone: 1 }, rows: [{ price: 7, gone: 1 }, {}] };
  expect(withDefaults(planned, stored)).toEqual({
    ...defaults,
    picture: { shown: true, size: { width: 1, height: 9 } },
    rows: [
      { price: 7, note: '-' },
      { price: 5, note: '-' },
    ],
  });
});

test('lists of plain values and objects without declared parts stay as they are', () => {
  const stored: SettingsDocument = { name: 'Mine', words: ['a', 'b'], anything: { free: [1] } };
  expect(withDefaults(planned, stored)).toEqual({ ...defaults, ...stored });
});

test('values of a wrong kind stay, for validation to name them', () => {
  const stored: SettingsDocument = {
    name: null,
    picture: ['no object'],
    rows: ['no row', null, [1]],
    words: 'no list',
  };
  expect(withDefaults(planned, stored)).toEqual({ ...defaults, ...stored });
  expect(withDefaults(planned, { rows: { price: 1 }, picture: 'none' })).toMatchObject({
    rows: { price: 1 },
    picture: 'none',
  });
});

test('what a document inherits is no value of it', () => {
  expect(withDefaults(planned, Object.create({ name: 'Inherited' }))).toEqual(defaults);
});

test('a new row has the defaults of its parts; a plain value has none', () => {
  expect(newRow(planned.fields.rows as FieldForPlan)).toEqual({ price: 5, note: '-' });
  expect(newRow(planned.fields.words as FieldForPlan)).toEqual({});
});

test('neither null nor a list is an object', () => {
  expect([{}, { a: 1 }].map(isObject)).toEqual([true, true]);
  expect([null, [], 'text', 1, undefined].map(isObject)).toEqual([false, false, false, false, false]);
});
