import { releasedLedger } from '../compile/lint/stored/ledger.ts';
import type { Ledger } from '../compile/lint/types.ts';
import type { Field, MigrationStep, ModuleSpec } from '../model.ts';

export type Fields = Record<string, Partial<Field>>;

export interface Parts {
  id?: string;
  steps?: readonly (readonly MigrationStep[])[];
  calls?: object;
}

/** A module as far as it matters for what is stored. Its settings are in one document unless `calls` says otherwise. */
export function club(properties: Fields, { id = 'club', steps = [], calls = {} }: Parts = {}) {
  const documents = [{ id: 'settings', fields: Object.keys(properties) }];
  const spec = { plans: ['free'], settings: { properties }, calls: { documents, ...calls } } as unknown as ModuleSpec;
  const migrations = steps.map((one, index) => {
    return { file: `schemas/modules/${id}/migrations/${index + 1}.json`, steps: one, hash: JSON.stringify(one) };
  });
  return { id, file: 'module.json', spec, migrations };
}

export type Club = ReturnType<typeof club>;

export function released(...modules: Club[]): Ledger {
  return releasedLedger('1.0.0', modules);
}
