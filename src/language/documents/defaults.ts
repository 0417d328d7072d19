import type { Json, SettingsDocument } from '../model.ts';
import type { FieldForPlan, ModuleForPlan } from '../plans/resolveForPlan.ts';
import { isObject } from '../values/isObject.ts';

/** A document with every field at its default. */
export function defaultsOf(module: ModuleForPlan): SettingsDocument {
  return Object.fromEntries(Object.entries(module.fields).map(([name, field]) => [name, field.default]));
}

/**
 * A stored document completed with defaults, inside rows and objects too. Undeclared fields are dropped; values of a
 * wrong type are kept, for validation to report.
 */
export function withDefaults(module: ModuleForPlan, stored: Readonly<SettingsDocument>): SettingsDocument {
  return completeObject(module.fields, stored);
}

function completeObject(fields: Record<string, FieldForPlan>, stored: Readonly<SettingsDocument>): SettingsDocument {
  const document: SettingsDocument = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
    document[name] = value === undefined ? field.default : completeValue(field, value);
  }
  return document;
}

function completeValue(field: FieldForPlan, value: Json): Json {
  if (field.items?.properties && Array.isArray(value)) {
    const { properties } = field.items;
    return value.map((row) => (isObject(row) ? completeObject(properties, row) : row));
  }
  if (field.properties && isObject(value)) return completeObject(field.properties, value);
  return value;
}

/** A new row of a list of objects, with every property at its default. */
export function newRow(list: FieldForPlan): SettingsDocument {
  return completeObject(list.items?.properties ?? {}, {});
}
