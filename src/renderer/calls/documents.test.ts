import { describe, expect, test } from 'vitest';
import type { DocumentCall, Field, Json, SettingsDocument } from '../../language/model.ts';
import { resolveForPlan } from '../../language/plans/resolveForPlan.ts';
import { fixtureModule } from '../test/fixture.ts';
import { carriesDocument, readDocument } from './documents.ts';

const field = (type: Field['type'], value: Json, parts: Partial<Field> = {}): Field => ({
  type,
  title: 'Field',
  default: value,
  ...parts,
});
const { spec } = fixtureModule({
  fields: {
    name: field('string', ''),
    count: field('integer', 0),
    rate: field('number', 0),
    on: field('boolean', false),
    role: field(['string', 'null'], null),
    words: field('array', [], { items: field('string', '') }),
    loose: field('array', []),
    box: field('object', {}, { properties: { size: field('integer', 1) } }),
    staff: field('boolean', false, { access: 'owner' }),
    placed: field('string', '', { wire: { path: 'deep.text' } }),
  },
});
const call = (load: Partial<DocumentCall['load']> = {}): DocumentCall => ({
  id: 'main',
  fields: [...Object.keys(spec.settings.properties), 'undeclared'],
  load: { path: 'main/', failure: '', ...load },
  save: { path: 'main/', failure: '' },
});
const { staff: _, ...whole }: SettingsDocument = {
  name: 'A',
  count: 1,
  rate: 0.5,
  on: true,
  role: null,
  words: ['a'],
  loose: [1],
  box: { size: 2 },
  staff: true,
  deep: { text: 'b' },
};

describe('a response', () => {
  const carries = (body: Json, etag: string | null = '"1"', load = {}) =>
    carriesDocument(spec, call(load), { status: 200, body, etag });

  test('contains a document if it has all fields and a revision', () => {
    expect(carries(whole)).toBe(true);
    expect(carries(whole, null)).toBe(false);
    expect(carries(whole, '')).toBe(false);
    for (const name of Object.keys(whole)) {
      const { [name]: _, ...less } = whole;
      expect(carries(less), name).toBe(false);
    }
    expect(carries({ ...whole, deep: {} })).toBe(false);
    const toOwner = (body: Json) => carriesDocument(spec, call(), { status: 200, body, etag: '"1"' }, true);
    expect([toOwner(whole), toOwner({ ...whole, staff: true })]).toEqual([false, true]);
  });

  test('contains none if it failed or never arrived', () => {
    expect(carriesDocument(spec, call(), null)).toBe(false);
    expect(carriesDocument(spec, call(), { status: 500, body: whole, etag: '"1"' })).toBe(false);
  });

  test('may nest it in a property', () => {
    expect(carries({ settings: whole }, '"1"', { nested: 'settings' })).toBe(true);
    expect(carries(whole, '"1"', { nested: 'settings' })).toBe(false);
    expect(carries({ settings: [whole] }, '"1"', { nested: 'settings' })).toBe(false);
  });
});

describe('the fields of a response', () => {
  const read = (body: SettingsDocument, load = {}) => readDocument(resolveForPlan(spec, 'free'), call(load), body);

  test('are converted to the shape of the form, without other properties', () => {
    const { deep: _, ...fields } = whole;
    const values = (...args: Parameters<typeof read>) => read(...args).values;
    expect(values({ ...whole, is_premium: true })).toEqual({ ...fields, placed: 'b' });
    expect(values({ settings: { name: 'A' }, name: 'B' }, { nested: 'settings' })).toEqual({ name: 'A' });
    expect(values({ name: 'B' }, { nested: 'settings' })).toEqual({ name: 'B' });
  });

  test.each<[string, Json[], Json[]]>([
    ['name', ['', 'a'], [null, 5, true, ['a'], { a: 1 }]],
    ['count', [0, 1.5], ['1', null, true]],
    ['rate', [0, 1.5], ['1', null]],
    ['on', [true, false], ['true', 1, null]],
    ['role', [null, '1'], [1, true, ['1']]],
    ['words', [[], ['a']], ['a', null, {}, [5], ['a', null]]],
    ['loose', [[], [1, 'a', null]], ['a', {}]],
    ['box', [{}, { size: 'any' }], [null, [], 'a']],
  ])('%s are reported instead of values that no control can show', (name, shown, hidden) => {
    for (const value of shown)
      expect(read({ [name]: value })).toEqual({ values: { [name]: value }, undisplayable: [] });
    for (const value of hidden) {
      expect(read({ [name]: value }), JSON.stringify(value)).toEqual({ values: {}, undisplayable: [name] });
    }
  });
});
