import type { Json, MigrationStep, SettingsDocument } from '../model.ts';
import { isObject } from '../values/isObject.ts';
import { getIn } from '../values/path.ts';

/** Applies the migrations that a stored document has not had yet. `version` is the number of those it has had. */
export function migrateDocument(
  document: SettingsDocument,
  version: number,
  migrations: readonly (readonly MigrationStep[])[],
): SettingsDocument {
  return migrations.slice(version).flat().reduce(applyStep, document);
}

function applyStep(document: SettingsDocument, step: MigrationStep): SettingsDocument {
  const migrated = migrateValue(document, step);
  return isObject(migrated) ? migrated : document;
}

function migrateValue(document: SettingsDocument, step: MigrationStep): Json | undefined {
  if (step.op === 'rename') {
    const parent = step.from.split('.');
    const from = parent.pop() ?? '';
    const to = step.to.split('.').at(-1) ?? '';
    return changeAt(document, parent, (value) => renameProperty(value, from, to));
  }
  return changeAt(document, step.path.split('.'), (value) => {
    if (step.op === 'replace') {
      const old = String(value);
      return Object.hasOwn(step.values, old) ? step.values[old] : value;
    }
    return step.values && !step.values.map(String).includes(String(value)) ? value : undefined;
  });
}

function renameProperty(object: Json, from: string, to: string): Json {
  const value = getIn(object, [from]);
  if (!isObject(object) || value === undefined) return object;
  const { [from]: _, ...rest } = object;
  return { ...rest, [to]: value };
}

/** Changes the values at a path, where `*` stands for every list entry. A change to `undefined` removes the value. */
function changeAt(
  value: Json,
  [key, ...rest]: readonly string[],
  change: (value: Json) => Json | undefined,
): Json | undefined {
  if (key === undefined) return change(value);
  if (key === '*') {
    if (!Array.isArray(value)) return value;
    const entries = value.map((entry) => changeAt(entry, rest, change)).filter((entry) => entry !== undefined);
    // A replacement may already be in the list.
    return [...new Set(entries)];
  }
  const old = getIn(value, [key]);
  if (!isObject(value) || old === undefined) return value;
  const { [key]: _, ...others } = value;
  const next = changeAt(old, rest, change);
  return next === undefined ? others : { ...value, [key]: next };
}
