import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, MigrationStep, SettingsDocument } from '../model.ts';
import { migrateDocument } from './migrate.ts';

const migrations: MigrationStep[][] = [
  [{ op: 'rename', from: 'colour', to: 'color' }],
  [
    { op: 'remove', path: 'items.*.legacy' },
    { op: 'replace', path: 'items.*.type', values: { rank: 'rank_role' } },
  ],
];

test('a document gets the migrations since its version, in order', () => {
  const document: SettingsDocument = { colour: 'red', items: [{ legacy: 1, type: 'rank' }, { type: 'role' }] };
  expect(migrateDocument({ value: document, version: 0 }, { migrations })).toEqual({
    color: 'red',
    items: [{ type: 'rank_role' }, { type: 'role' }],
  });
  expect(migrateDocument({ value: { colour: 'red' }, version: 1 }, { migrations })).toEqual({ colour: 'red' });
  expect(migrateDocument({ value: document, version: 2 }, { migrations })).toBe(document);
});

test('a migration of a missing value changes nothing', () => {
  expect(migrateDocument({ value: { prefix: '!' }, version: 0 }, { migrations })).toEqual({ prefix: '!' });
});

test('list entries are replaced or removed by value', () => {
  const document: SettingsDocument = { tags: ['a', 'b', 'c'], days: [1, 2], mode: 'old' };
  const after = (...steps: MigrationStep[]) =>
    migrateDocument({ value: document, version: 0 }, { migrations: [steps] });
  expect(after({ op: 'replace', path: 'tags.*', values: { b: 'x' } }).tags).toEqual(['a', 'x', 'c']);
  expect(after({ op: 'replace', path: 'tags.*', values: { b: 'c' } }).tags).toEqual(['a', 'c']);
  expect(after({ op: 'replace', path: 'tags.*', values: { a: 'b', b: 'a' } }).tags).toEqual(['b', 'a', 'c']);
  expect(after({ op: 'remove', path: 'tags.*', values: ['a', 'z'] }).tags).toEqual(['b', 'c']);
  expect(after({ op: 'remove', path: 'days.*', values: [2] }).days).toEqual([1]);
  expect(after({ op: 'remove', path: 'tags.*' }).tags).toEqual([]);
  expect(after({ op: 'remove', path: 'mode', values: ['old'] })).not.toHaveProperty('mode');
  expect(after({ op: 'remove', path: 'mode', values: ['new'] }).mode).toBe('old');
});

test('values of an unexpected shape are kept as they are', () => {
  const after = (document: SettingsDocument, step: MigrationStep) =>
    migrateDocument({ value: document, version: 0 }, { migrations: [[step]] });
  const rename: MigrationStep = { op: 'rename', from: 'box.old', to: 'box.new' };
  expect(after({ box: { old: 1, other: 2 } }, rename)).toEqual({ box: { new: 1, other: 2 } });
  for (const box of [null, 'text', ['old'], { other: 1 }]) expect(after({ box }, rename)).toEqual({ box });
  expect(after({ rows: { old: 1 } }, { op: 'remove', path: 'rows.*.old' })).toEqual({ rows: { old: 1 } });
  expect(after({ rows: [null, 'x', { old: 1 }] }, { op: 'remove', path: 'rows.*.old' })).toEqual({
    rows: [null, 'x', {}],
  });
  expect(after({ rows: [['old']] }, { op: 'remove', path: 'rows.*.old' })).toEqual({ rows: [['old']] });
});

/** A document after steps, and what they dropped. */
function migrated(value: SettingsDocument, ...steps: MigrationStep[]) {
  const dropped: [string, Json][] = [];
  const document = migrateDocument(
    { value, version: 0 },
    { migrations: [steps] },
    { onDropped: (...one) => dropped.push(one) },
  );
  return { document, dropped };
}

describe('a step', () => {
  test('removes every value but the listed ones, and says so', () => {
    const step: MigrationStep = { op: 'remove', path: 'color', except: ['red', 'blue'] };
    expect(migrated({ color: 'red' }, step)).toEqual({ document: { color: 'red' }, dropped: [] });
    expect(migrated({ color: 'pink' }, step)).toEqual({ document: {}, dropped: [['color', 'pink']] });
  });

  test('that converts leaves what nobody has filled in, which another step can remove', () => {
    const convert: MigrationStep = { op: 'convert', path: 'since', to: 'number' };
    expect(migrated({ since: null }, convert)).toEqual({ document: { since: null }, dropped: [] });
    const remove: MigrationStep = { op: 'remove', path: 'since', values: ['null'] };
    expect(migrated({ since: null }, convert, remove)).toEqual({ document: {}, dropped: [['since', null]] });
  });

  test('about single values leaves lists and groups alone', () => {
    const list = { tags: ['a'] };
    expect(migrated(list, { op: 'remove', path: 'tags', except: ['b'] })).toEqual({ document: list, dropped: [] });
    expect(migrated(list, { op: 'replace', path: 'tags', values: { a: 'b' } }).document).toEqual(list);
  });

  test('replaces by nothing, too', () => {
    expect(migrated({ channel: '0' }, { op: 'replace', path: 'channel', values: { 0: null } }).document).toEqual({
      channel: null,
    });
  });

  test('converts what it can, and says what it cannot', () => {
    const step: MigrationStep = { op: 'convert', path: 'rows.*.size', to: 'integer' };
    expect(migrated({ rows: [{ size: '3' }, { size: 'big' }, {}] }, step)).toEqual({
      document: { rows: [{ size: 3 }, {}, {}] },
      dropped: [['rows.*.size', 'big']],
    });
    expect(migrated({ days: ['1', 'x', '2'] }, { op: 'convert', path: 'days.*', to: 'integer' }).document).toEqual({
      days: [1, 2],
    });
  });

  test.each<[number, Partial<Extract<MigrationStep, { op: 'round' }>>, number]>([
    [2.5, {}, 3],
    [-2.4, {}, -2],
    [2.1, { mode: 'up' }, 3],
    [2.9, { mode: 'down' }, 2],
    [12, { multipleOf: 5 }, 10],
    [0.26, { multipleOf: 0.05 }, 0.25],
    [1.005, { multipleOf: 0.01 }, 1.01],
    [0.3, { multipleOf: 0.1, mode: 'up' }, 0.3],
  ])('rounds %d with %j to %d', (value, options, expected) => {
    expect(migrated({ price: value }, { op: 'round', path: 'price', ...options }).document.price).toBe(expected);
  });

  test('splits a text, whose last part gets the rest', () => {
    const step: MigrationStep = { op: 'split', path: 'p.name', separator: ' ', to: ['p.first', 'p.name'] };
    expect(migrated({ p: { name: 'Ada King  Lovelace', x: 1 } }, step).document).toEqual({
      p: { first: 'Ada', name: 'King  Lovelace', x: 1 },
    });
    expect(migrated({ p: { name: 'Ada' } }, step).document).toEqual({ p: { first: 'Ada' } });
    expect(migrated({ p: { name: 5 } }, step).document).toEqual({ p: { name: 5 } });
    // An empty text is a value that somebody chose.
    expect(migrated({ p: { name: '' } }, step).document).toEqual({ p: { first: '' } });
  });

  test('joins what was saved to a text', () => {
    const step: MigrationStep = { op: 'join', from: ['first', 'size', 'last'], separator: ' ', to: 'first' };
    expect(migrated({ first: 'Ada', size: 5, last: ' L ' }, step).document).toEqual({ first: 'Ada 5 L' });
    expect(migrated({ last: 'L', other: 1 }, step).document).toEqual({ first: 'L', other: 1 });
    expect(migrated({ other: 1 }, step).document).toEqual({ other: 1 });
    expect(migrated({ first: ['a'] }, step).document).toEqual({ first: ['a'] });
    // That nothing was chosen is not the default of the new text.
    expect(migrated({ first: null, last: null }, step).document).toEqual({ first: '' });
  });

  test('about the bot changes nothing', () => {
    expect(migrated({ a: 1 }, { op: 'rewire', path: 'a' }).document).toEqual({ a: 1 });
  });

  test('leaves equal entries of a list that it does not change', () => {
    expect(migrated({ tags: ['a', 'a', 'b'] }, { op: 'replace', path: 'tags.*', values: { b: 'c' } }).document).toEqual(
      {
        tags: ['a', 'a', 'c'],
      },
    );
  });
});

describe('a moved setting', () => {
  const from = { module: 'club', documents: ['settings', 'old'], version: 1, path: 'fee' };
  const module = {
    migrations: [
      [{ op: 'move', from, to: 'price' }],
      [{ op: 'convert', path: 'price', to: 'string' }],
    ] satisfies MigrationStep[][],
    origins: { club: [[{ op: 'rename', from: 'price', to: 'fee' }]] satisfies MigrationStep[][] },
  };
  const documents = (stored: Record<string, { value: SettingsDocument; version: number }>) => ({
    stored: (id: string, document: string) => stored[`${id}.${document}`],
  });

  test('arrives as it was when it left, and has the migrations since', () => {
    const before = documents({ 'club.settings': { value: { price: 5 }, version: 0 } });
    expect(migrateDocument({ value: { a: 1 }, version: 0 }, module, before)).toEqual({ a: 1, price: '5' });
    expect(migrateDocument({ value: {}, version: 1 }, module, before)).toEqual({});
    const since = documents({ 'club.settings': { value: { fee: 5, price: 7 }, version: 3 } });
    expect(migrateDocument({ value: {}, version: 0 }, module, since)).toEqual({ price: '5' });
  });

  test('is looked for in the documents in order', () => {
    const both = documents({
      'club.settings': { value: {}, version: 1 },
      'club.old': { value: { fee: 2 }, version: 1 },
    });
    expect(migrateDocument({ value: {}, version: 0 }, module, both)).toEqual({ price: '2' });
  });

  test('does not win over a value that is there', () => {
    const there = documents({ 'club.settings': { value: { fee: 5 }, version: 1 } });
    expect(migrateDocument({ value: { price: 1 }, version: 0 }, module, there)).toEqual({ price: '1' });
  });

  test('comes by way of another module', () => {
    const chain = {
      migrations: [
        [{ op: 'move', from: { module: 'bar', documents: ['settings'], version: 1, path: 'fee' }, to: 'fee' }],
      ],
      origins: { bar: [[{ op: 'move', from: { ...from, version: 0 }, to: 'fee' }]], club: [] },
    } satisfies Parameters<typeof migrateDocument>[1];
    const first = documents({ 'club.settings': { value: { fee: 5 }, version: 0 } });
    expect(migrateDocument({ value: {}, version: 0 }, chain, first)).toEqual({ fee: 5 });
  });
});

const names = ['a', 'b', 'c'];
const scalars = fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.integer(), fc.boolean(), fc.constant('7'));
const anyDocument = fc.dictionary(fc.constantFrom(...names), fc.oneof(scalars, fc.array(scalars)));
const path = fc.constantFrom(...names, 'a.*');
const name = fc.constantFrom(...names);
const anyStep: fc.Arbitrary<MigrationStep> = fc.oneof(
  fc.record({ op: fc.constant('rename'), from: name, to: name }),
  fc.record({
    op: fc.constant('convert'),
    path,
    to: fc.constantFrom('string', 'number', 'integer', 'boolean', 'array'),
  }),
  fc.record({ op: fc.constant('round'), path }),
  fc.record({ op: fc.constant('replace'), path, values: fc.constant({ 7: 'seven', true: false }) }),
  fc.record({ op: fc.constant('remove'), path, except: fc.constant(['7', 'true']) }),
  fc.record({ op: fc.constant('split'), path: name, separator: fc.constant('e'), to: fc.constant(['a', 'b']) }),
  fc.record({ op: fc.constant('join'), from: fc.constant(['a', 'c']), separator: fc.constant(' '), to: name }),
);

describe('any migrations', () => {
  test('give the same at once and one release after the other', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(fc.array(anyStep), { maxLength: 4 }), (value, migrations) => {
        const half = Math.floor(migrations.length / 2);
        const first = migrateDocument({ value, version: 0 }, { migrations: migrations.slice(0, half) });
        const second = migrateDocument({ value: first, version: half }, { migrations });
        expect(second).toEqual(migrateDocument({ value, version: 0 }, { migrations }));
      }),
    );
  });

  test('leave the stored document as it was', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(anyStep), (value, steps) => {
        const before = structuredClone(value);
        migrated(value, ...steps);
        expect(value).toEqual(before);
      }),
    );
  });

  test('tell of every value that a conversion drops', () => {
    fc.assert(
      fc.property(anyDocument, name, fc.constantFrom('string', 'number', 'integer', 'boolean'), (value, at, to) => {
        const { document, dropped } = migrated(value, { op: 'convert', path: at, to });
        expect(Object.keys(document).length + dropped.length).toBe(Object.keys(value).length);
      }),
    );
  });
});
