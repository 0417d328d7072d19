import fc from 'fast-check';
import { expect, test } from 'vitest';
import { migrateDocument } from '../../../documents/migrate.ts';
import type { Json, MigrationStep, SettingsDocument } from '../../../model.ts';
import { getIn } from '../../../values/path.ts';
import type { StoredField } from '../types.ts';
import { afterStep, type StoredFields } from './afterStep.ts';
import { typeOfValue, typesOf } from './storedFields.ts';

const NAMES = ['a', 'b', 'c', 'd'];

/** A kind of field, with values that it may hold. */
const kinds: fc.Arbitrary<{ field: StoredField; entries?: StoredField; value: Json }> = fc.oneof(
  fc.string().map((value) => ({ field: { type: 'string' }, value })),
  fc.constantFrom('1', '2', 'true').map((value) => ({ field: { type: 'string', enum: ['1', '2', 'true'] }, value })),
  fc.integer().map((value) => ({ field: { type: 'integer' }, value })),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => ({ field: { type: 'number' }, value })),
  fc.boolean().map((value) => ({ field: { type: 'boolean' }, value })),
  fc.option(fc.constant('12')).map((value) => ({ field: { type: ['string', 'null'] }, value })),
  fc
    .array(fc.constantFrom('1', 'x'))
    .map((value) => ({ field: { type: 'array' }, entries: { type: 'string' }, value })),
);

/** Fields with a document that holds a value for each. */
const stored = fc.array(kinds, { minLength: 4, maxLength: 4 }).map((all) => {
  const fields: Record<string, StoredField> = {};
  const document: SettingsDocument = {};
  for (const [index, { field, entries, value }] of all.entries()) {
    const name = NAMES[index] ?? '';
    fields[name] = field;
    if (entries) fields[`${name}.*`] = entries;
    document[name] = value;
  }
  return { fields, document };
});

const name = fc.constantFrom(...NAMES);
const path = fc.oneof(name, fc.constantFrom('a.*', 'b.*'));
const steps: fc.Arbitrary<MigrationStep> = fc.oneof(
  fc.record({
    op: fc.constant('convert'),
    path,
    to: fc.constantFrom('string', 'number', 'integer', 'boolean', 'array'),
  }),
  fc.record({
    op: fc.constant('convert'),
    path: name,
    to: fc.constantFrom('string', 'array'),
    separator: fc.constant(','),
  }),
  fc.record({
    op: fc.constant('replace'),
    path,
    values: fc.constantFrom<Record<string, Json>>({ 1: 5 }, { true: 'x', 2: false }, { null: 'x' }, { 12: null }),
  }),
  fc.record({ op: fc.constant('remove'), path, except: fc.constant(['1', 2, true]) }),
  fc.record({ op: fc.constant('remove'), path, values: fc.constantFrom(['1'], ['null']) }),
  fc.record({ op: fc.constant('remove'), path }),
);

test('what is known of stored fields after steps is true of every stored document', () => {
  fc.assert(
    fc.property(stored, fc.array(steps, { maxLength: 6 }), ({ fields, document }, list) => {
      const known = list.reduce((before, step) => afterStep(before, step), fields as StoredFields);
      const after = migrateDocument({ value: document, version: 0 }, { migrations: [list] });
      for (const name of NAMES) {
        const value = getIn(after, [name]);
        if (value === undefined) continue;
        expect(allows(known[name], value), `${name}: ${JSON.stringify([value, known[name]])}`).toBe(true);
        for (const entry of Array.isArray(value) ? value : []) expect(allows(known[`${name}.*`], entry)).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test('values that are kept have the types of their setting', () => {
  const kept = (type: StoredField['type']) =>
    afterStep({ a: { type } }, { op: 'remove', path: 'a', except: ['1', 2, true] }).a?.enum;
  expect(['number', 'boolean', 'string', ['integer', 'null']].map(kept)).toEqual([
    [1, 2],
    [true],
    ['1', '2', 'true'],
    [1, 2],
  ]);
});

function allows(field: StoredField | undefined, value: Json): boolean {
  if (!field) return false;
  const type = typeOfValue(value);
  const isTyped = typesOf(field).includes(type) || (type === 'integer' && typesOf(field).includes('number'));
  return isTyped && (field.enum === undefined || field.enum.map(String).includes(String(value)));
}
