import type { MigrationStep } from '../../../model.ts';
import type { Ledger, LintModule, StoredModule } from '../types.ts';
import { afterStep, type StoredFields } from './afterStep.ts';

/** What it takes to compare a module with the last release. */
export type StorableModule = Pick<LintModule, 'id' | 'file' | 'spec' | 'migrations'>;

/** What the last release knew of a module. */
export function releasedModule({ modules }: Ledger, id: string): StoredModule | undefined {
  return Object.hasOwn(modules, id) ? modules[id] : undefined;
}

/** The migrations that no release has had yet. */
export function unreleasedMigrations(
  module: Pick<StorableModule, 'id' | 'migrations'>,
  released: Ledger,
): StorableModule['migrations'] {
  return module.migrations.slice(releasedModule(released, module.id)?.migrations.length ?? 0);
}

/** The steps that no release has had yet. */
export function unreleasedSteps(module: Pick<StorableModule, 'id' | 'migrations'>, released: Ledger): MigrationStep[] {
  return unreleasedMigrations(module, released).flatMap(({ steps }) => steps);
}

/** The released fields of a module, after the migrations that came since. */
export function migratedFields(module: Pick<StorableModule, 'id' | 'migrations'>, released: Ledger): StoredFields {
  const fieldsOf = (id: string) => releasedModule(released, id)?.fields ?? {};
  return unreleasedSteps(module, released).reduce(
    (fields, step) => afterStep(fields, step, fieldsOf),
    fieldsOf(module.id),
  );
}
