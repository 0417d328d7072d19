import { isObject } from './defaults.ts';
import type { Json, MigrationStep, SettingsDocument } from './model.ts';

/** A stored document after the migrations that came since it was written. `version` counts those it has had. */
export function migrate(
  document: SettingsDocument,
  version: number,
  migrations: readonly (readonly MigrationStep[])[],
): SettingsDocument {
  return migrations.slice(version).flat().reduce(step, document);
}

function step(document: SettingsDocument, migration: MigrationStep): SettingsDocument {
  if (migration.op === 'rename') {
    const to = migration.to.split('.').at(-1) as string;
    return at(document, migration.from.split('.'), (object, name) => {
      const { [name]: value, ...rest } = object;
      return { ...rest, [to]: value as Json };
    });
  }
  if (migration.op === 'remove') {
    return at(document, migration.path.split('.'), (object, name) => {
      const { [name]: _, ...rest } = object;
      return rest;
    });
  }
  return at(document, migration.path.split('.'), (object, name) => {
    const old = String(object[name]);
    return Object.hasOwn(migration.values, old) ? { ...object, [name]: migration.values[old] as Json } : object;
  });
}

/** Changes the object that holds the last key of a path, in every row that a `*` stands for. */
function at(
  node: SettingsDocument,
  [key, ...rest]: string[],
  change: (object: SettingsDocument, name: string) => SettingsDocument,
): SettingsDocument {
  if (key === undefined || !Object.hasOwn(node, key)) return node;
  if (rest.length === 0) return change(node, key);
  const value = node[key];
  if (rest[0] === '*' && Array.isArray(value)) {
    return { ...node, [key]: value.map((row) => (isObject(row) ? at(row, rest.slice(1), change) : row)) };
  }
  return isObject(value) ? { ...node, [key]: at(value, rest, change) } : node;
}
