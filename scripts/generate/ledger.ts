import { type LoadedModule, migrationFiles } from './module.ts';
import type { Sources } from './source.ts';

const LEDGER = 'generated/fields.json';

/** The fields that servers may have stored, by module and path; none before anything was generated. */
export function readLedger(sources: Sources): Record<string, Record<string, string>> {
  return sources.exists(LEDGER) ? (sources.read(LEDGER).value as Record<string, Record<string, string>>) : {};
}

/** The modules as the comparison with the ledger needs them. */
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
