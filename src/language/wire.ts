import { isObject } from './defaults.ts';
import type { DocumentCall, Json, Path, Problem, SettingsDocument, WireForm } from './model.ts';
import { formatPath, getIn } from './path.ts';
import { fieldAt, type PlannedField, type PlannedModule } from './plans.ts';
import { fill } from './text.ts';

/** Keys that could reach an object's prototype: never names of rows. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/** The part of a document that a call carries, in the API's form. */
export function toWire(
  module: PlannedModule,
  call: DocumentCall,
  document: Readonly<SettingsDocument>,
  { omitLocked = false } = {},
): SettingsDocument {
  const body: SettingsDocument = {};
  for (const name of call.fields) {
    const field = module.fields[name];
    if (!field || (omitLocked && field.locked)) continue;
    body[name] = valueToWire(field, document[name] as Json);
  }
  return body;
}

function valueToWire(field: PlannedField, value: Json): Json {
  const { wire, items, properties } = field;
  if (wire?.as === 'map' && Array.isArray(value)) {
    return Object.fromEntries(
      value.filter(isObject).map((row) => {
        const { [wire.key]: key, ...rest } = row;
        return [String(key), wire.value ? (rest[wire.value] ?? null) : objectToWire(items?.properties ?? {}, rest)];
      }),
    );
  }
  if (wire?.as === 'fraction' && typeof value === 'number') return round(value / 100, wire.digits);
  if (Array.isArray(value) && items) return value.map((row) => valueToWire(items, row));
  if (properties && isObject(value)) return objectToWire(properties, value);
  return value;
}

function objectToWire(fields: Record<string, PlannedField>, value: SettingsDocument): SettingsDocument {
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, fields[name] ? valueToWire(fields[name], part) : part]),
  );
}

/**
 * The fields that a body in the API's form carries, as the document keeps them. Keys that the module does not declare
 * are problems that name them, at paths of the API. Nothing is coerced: a value of a wrong type is handed on to validation.
 */
export function fromWire(
  module: PlannedModule,
  call: DocumentCall,
  body: Readonly<SettingsDocument>,
): { values: SettingsDocument; problems: Problem[] } {
  const problems: Problem[] = [];
  const values: SettingsDocument = {};
  for (const [name, value] of Object.entries(body)) {
    const field = call.fields.includes(name) ? module.fields[name] : undefined;
    if (field) values[name] = valueFromWire(field, value, [name]);
    else if (!Object.hasOwn(call.save.constants ?? {}, name)) unknown([name]);
  }
  return { values, problems };

  function unknown(path: Path): void {
    const name = String(path.at(-1));
    problems.push({ path: formatPath(path), rule: 'unknown', message: fill(standard('unknown'), { name }) });
  }

  function standard(key: string): string {
    return module.spec.standard[key] ?? key;
  }

  function valueFromWire(field: PlannedField, value: Json, path: Path): Json {
    const { wire, items, properties } = field;
    if (wire?.as === 'map') return isObject(value) ? rowsFromMap(field, wire, value, path) : value;
    if (wire?.as === 'fraction') return typeof value === 'number' ? round(value * 100, wire.digits - 2) : value;
    if (items && Array.isArray(value)) return value.map((row, index) => valueFromWire(items, row, [...path, index]));
    if (properties && isObject(value)) return objectFromWire(properties, value, path);
    return value;
  }

  function objectFromWire(fields: Record<string, PlannedField>, value: SettingsDocument, path: Path): SettingsDocument {
    const object: SettingsDocument = {};
    for (const [name, part] of Object.entries(value)) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (field) object[name] = valueFromWire(field, part, [...path, name]);
      else unknown([...path, name]);
    }
    return object;
  }

  function rowsFromMap(
    field: PlannedField,
    wire: Extract<WireForm, { as: 'map' }>,
    map: SettingsDocument,
    path: Path,
  ): Json[] {
    const { [wire.key]: _, ...properties } = field.items?.properties ?? {};
    return Object.entries(map).map(([key, value]): Json => {
      const at = [...path, key];
      if (RESERVED.has(key)) {
        problems.push({ path: formatPath(at), rule: 'key', message: fill(standard('key'), { name: key }) });
      }
      if (wire.value) return { [wire.key]: key, [wire.value]: value };
      if (!isObject(value)) return value;
      return { [wire.key]: key, ...objectFromWire(properties, value, at) };
    });
  }
}

/** A document's path as the API's callers know it: rows of maps by their key. */
export function wirePath(module: PlannedModule, document: SettingsDocument, path: Path): Path {
  const wired: (string | number)[] = [];
  for (const [depth, key] of path.entries()) {
    const list = typeof key === 'number' ? fieldAt(module, path.slice(0, depth)) : undefined;
    const row = list?.wire?.as === 'map' ? getIn(document, [...path.slice(0, depth + 1), list.wire.key]) : undefined;
    wired.push(typeof row === 'string' ? row : key);
  }
  return wired;
}

/** The inverse of {@link wirePath}: rows of maps by their position in the document. */
export function formPath(module: PlannedModule, document: SettingsDocument, path: Path): Path {
  const form: (string | number)[] = [];
  for (const key of path) {
    const list = fieldAt(module, form);
    const rows = list?.wire?.as === 'map' ? getIn(document, form) : undefined;
    const property = list?.wire?.as === 'map' ? list.wire.key : '';
    const index = Array.isArray(rows) ? rows.findIndex((row) => isObject(row) && row[property] === String(key)) : -1;
    form.push(index >= 0 ? index : key);
  }
  return form;
}

/** Rounds half up at a number of decimals, without the noise of binary fractions. */
export function round(value: number, decimals: number): number {
  return Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`);
}
