import { createHash } from 'node:crypto';
import type { Ledger } from '../../../src/language/compile/lint/types.ts';
import type { MigrationStep } from '../../../src/language/model.ts';
import { type LoadedModule, migrationFiles } from '../modules/module.ts';
import type { Sources } from './source.ts';

export const LEDGER = 'generated/fields.json';

/** Before the first release. */
const NOTHING: Ledger = { modules: {} };

/** What was released. */
export function readLedger(sources: Sources): Ledger {
  return sources.exists(LEDGER) ? sources.json(LEDGER) : NOTHING;
}

/** The file of a ledger, with a line for each setting: a diff shows what a release changed. */
export function ledgerSource({ modules, ...rest }: Ledger): string {
  const line = (indent: string, name: string, value: unknown) =>
    `${indent}${JSON.stringify(name)}: ${JSON.stringify(value)}`;
  const entries = Object.entries(modules).map(([id, { fields, ...module }]) => {
    const parts = Object.entries(module).map(([name, value]) => line('      ', name, value));
    const lines = Object.entries(fields).map(([path, field]) => line('        ', path, field));
    const list = lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n      }`;
    return `    ${JSON.stringify(id)}: {\n${[...parts, `      "fields": ${list}`].join(',\n')}\n    }`;
  });
  const head = Object.entries(rest).map(([name, value]) => line('  ', name, value));
  const list = entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n  }`;
  return `{\n${[...head, `  "modules": ${list}`].join(',\n')}\n}\n`;
}

/** The modules in the form compared with the ledger. */
export function storedModules(sources: Sources, modules: readonly LoadedModule[]) {
  return {
    moduleIds: modules.map(({ id }) => id),
    modules: modules.map(({ id, folder, source, spec, migrations }) => {
      const files = migrationFiles(sources, folder);
      const steps = migrations.map((one, index) => ({ file: files[index] ?? '', steps: one, hash: hashOf(one) }));
      return { id, file: source.file, spec, migrations: steps };
    }),
  };
}

/** What changes with the steps of a migration, but not with its layout. */
export function hashOf(steps: readonly MigrationStep[]): string {
  return createHash('sha256').update(JSON.stringify(steps)).digest('base64url').slice(0, 16);
}
