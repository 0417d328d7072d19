import type { Ledger } from '../../src/language/compile/lint/types.ts';
import { type LoadedModule, migrationFiles } from './module.ts';
import type { Sources } from './source.ts';

const LEDGER = 'generated/fields.json';

/** The settings that servers may have stored, without unreleased modules; empty before the first run. */
export function readLedger(sources: Sources, unreleased: readonly string[] = []): Ledger {
  const all: Ledger = sources.exists(LEDGER) ? sources.json(LEDGER) : {};
  return Object.fromEntries(Object.entries(all).filter(([id]) => !unreleased.includes(id)));
}

/** The modules in the form compared with the ledger. */
export function storedModules(sources: Sources, modules: readonly LoadedModule[]) {
  return {
    moduleIds: modules.map(({ id }) => id),
    modules: modules.map(({ id, folder, source, spec, migrations }) => {
      const files = migrationFiles(sources, folder);
      const steps = migrations.map((one, index) => ({ file: files[index] ?? '', steps: one }));
      return { id, file: source.file, spec, migrations: steps };
    }),
  };
}
