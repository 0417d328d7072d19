import { expect, test } from 'vitest';
import type { MigrationStep, SettingsDocument } from '../model.ts';
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
  expect(migrateDocument(document, 0, migrations)).toEqual({
    color: 'red',
    items: [{ type: 'rank_role' }, { type: 'role' }],
  });
  expect(migrateDocument({ colour: 'red' }, 1, migrations)).toEqual({ colour: 'red' });
  expect(migrateDocument(document, 2, migrations)).toBe(document);
});

test('a migration of a missing value changes nothing', () => {
  expect(migrateDocument({ prefix: '!' }, 0, migrations)).toEqual({ prefix: '!' });
});

test('list entries are replaced or removed by value', () => {
  const document: SettingsDocument = { tags: ['a', 'b', 'c'], days: [1, 2], mode: 'old' };
  const after = (...steps: MigrationStep[]) => migrateDocument(document, 0, [steps]);
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
  const after = (document: SettingsDocument, step: MigrationStep) => migrateDocument(document, 0, [[step]]);
  const rename: MigrationStep = { op: 'rename', from: 'box.old', to: 'box.new' };
  expect(after({ box: { old: 1, other: 2 } }, rename)).toEqual({ box: { new: 1, other: 2 } });
  for (const box of [null, 'text', ['old'], { other: 1 }]) expect(after({ box }, rename)).toEqual({ box });
  expect(after({ rows: { old: 1 } }, { op: 'remove', path: 'rows.*.old' })).toEqual({ rows: { old: 1 } });
  expect(after({ rows: [null, 'x', { old: 1 }] }, { op: 'remove', path: 'rows.*.old' })).toEqual({
    rows: [null, 'x', {}],
  });
  expect(after({ rows: [['old']] }, { op: 'remove', path: 'rows.*.old' })).toEqual({ rows: [['old']] });
});
