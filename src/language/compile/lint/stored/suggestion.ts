import type { MigrationStep } from '../../../model.ts';
import type { Ledger } from '../types.ts';
import { type StorableModule, unreleasedMigrations } from './released.ts';

/** Whether the next step belongs into a new file or one that no release has had yet, in words. */
export function whereToWrite(module: StorableModule, released: Ledger): string {
  const last = unreleasedMigrations(module, released).at(-1);
  return last
    ? `add to the steps of ${last.file}`
    : `write schemas/modules/${module.id}/migrations/${module.migrations.length + 1}.json`;
}

/** The steps as a file that does not exist yet, or as entries of one that does. */
export function snippetOf(module: StorableModule, released: Ledger, steps: readonly MigrationStep[]): string {
  const added = unreleasedMigrations(module, released).length > 0;
  const list = steps.map((step) => spaced(JSON.stringify(step))).join(', ');
  return added ? list : `{ "$schema": "../../../meta/migration.schema.json", "steps": [${list}] }`;
}

/** JSON as people write it on one line. Values may contain the same characters, so only what is between texts changes. */
function spaced(json: string): string {
  return json.replaceAll(/"(?:[^"\\]|\\.)*"|[{}:,]/g, (part) =>
    part === '{' ? '{ ' : part === '}' ? ' }' : part === ':' || part === ',' ? `${part} ` : part,
  );
}
