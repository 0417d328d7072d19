import { expect, it } from 'vitest';
import type { Field, MigrationStep, ModuleSpec } from '../../model.ts';
import { nextLedger } from './ledger.ts';

function stored(properties: Record<string, Partial<Field>>, steps: MigrationStep[] = []) {
  const spec = { settings: { properties } } as ModuleSpec;
  const migrations = steps.length > 0 ? [{ file: '1.json', steps }] : [];
  return { id: 'club', file: 'module.json', spec, migrations };
}

const before = { club: { name: 'string', rows: 'array', 'rows.*.price': 'number' } };

it('holds the fields as they are', () => {
  const price = { type: 'number', title: '', default: 0 } as const;
  const rows: Partial<Field> = {
    type: 'array',
    items: { type: 'object', title: '', default: {}, properties: { price } },
  };
  expect(nextLedger({}, [stored({ name: { type: 'string' }, rows })])).toEqual(before);
});

it('remembers a field that is gone, and what was in it, until a migration says what becomes of it', () => {
  const properties = { name: { type: 'string' } } as const;
  expect(nextLedger(before, [stored(properties)])).toEqual(before);
  expect(nextLedger(before, [stored(properties, [{ op: 'remove', path: 'rows' }])])).toEqual({
    club: { name: 'string' },
  });
});

it('remembers the old kind of a field', () => {
  expect(nextLedger({ club: { name: 'string' } }, [stored({ name: { type: 'number' } })])).toEqual({
    club: { name: 'string' },
  });
  expect(nextLedger({ club: { name: 'integer' } }, [stored({ name: { type: 'number' } })])).toEqual({
    club: { name: 'number' },
  });
});

it('remembers a module that is gone', () => {
  expect(nextLedger(before, [])).toEqual(before);
});
