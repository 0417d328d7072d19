import type { Json, MigrationStep, SettingsDocument } from '../model.ts';
import { isObject } from '../values/isObject.ts';

/** A stored document after the migrations that came since it was written. `version` counts those it has had. */
export function migrateDocument(
  document: SettingsDocument,
  version: number,
  migrations: readonly (readonly MigrationStep[])[],
): SettingsDocument {
  return migrations.slice(version).flat().reduce(step, document);
}

function step(document: SettingsDocument, migration: MigrationStep): SettingsDocument {
  if (migration.op === 'rename') {
    const keys = migration.from.split('.');
    const from = keys.pop() as string;
    const to = migration.to.split('.').at(-1) as string;
    return changed(document, keys, (value) => renamed(value, from, to)) as SettingsDocument;
  }
  return changed(document, migration.path.split('.'), (value) => {
    if (migration.op === 'replace') {
      const old = String(value);
      return Object.hasOwn(migration.values, old) ? migration.values[old] : value;
    }
    return migration.values && !migration.values.map(String).includes(String(value)) ? value : undefined;
  }) as SettingsDocument;
}

function renamed(value: Json, from: string, to: string): Json {
  if (!isObject(value) || !Object.hasOwn(value, from)) return value;
  const { [from]: moved, ...rest } = value;
  return { ...rest, [to]: moved as Json };
}

/** The value with what is at a path changed, in every entry that a `*` stands for. `undefined` takes it away. */
function changed(
  value: Json,
  [key, ...below]: readonly string[],
  change: (value: Json) => Json | undefined,
): Json | undefined {
  if (key === undefined) return change(value);
  if (key === '*') {
    if (!Array.isArray(value)) return value;
    const entries = value.map((entry) => changed(entry, below, change)).filter((entry) => entry !== undefined);
    // What an entry is replaced by may be in the list already.
    return [...new Set(entries)];
  }
  if (!isObject(value) || !Object.hasOwn(value, key)) return value;
  const { [key]: old, ...rest } = value;
  const next = changed(old as Json, below, change);
  return next === undefined ? rest : { ...value, [key]: next };
}
