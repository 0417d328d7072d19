import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import type { MigrationStep, SettingsDocument } from './model.ts';

const migrations: MigrationStep[][] = [
  [{ op: 'rename', from: 'colour', to: 'color' }],
  [
    { op: 'remove', path: 'items.*.legacy' },
    { op: 'replace', path: 'items.*.type', values: { rank: 'rank_role' } },
  ],
];

test('a document gets the migrations that came since it was written, in order', () => {
  const document: SettingsDocument = { colour: 'red', items: [{ legacy: 1, type: 'rank' }, { type: 'role' }] };
  expect(migrate(document, 0, migrations)).toEqual({ color: 'red', items: [{ type: 'rank_role' }, { type: 'role' }] });
  expect(migrate({ colour: 'red' }, 1, migrations)).toEqual({ colour: 'red' });
  expect(migrate(document, 2, migrations)).toBe(document);
});

test('a migration of something that a document lacks changes nothing', () => {
  expect(migrate({ prefix: '!' }, 0, migrations)).toEqual({ prefix: '!' });
});
