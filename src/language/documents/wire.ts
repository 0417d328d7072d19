import { normalizeText } from '../fields/normalize.ts';
import type { DocumentCall, Json, Path, Problem, SettingsDocument, WireForm } from '../model.ts';
import { type FieldForPlan, fieldAt, type ModuleForPlan } from '../plans/resolveForPlan.ts';
import { interpolate } from '../text/message.ts';
import { shift } from '../values/decimal.ts';
import { isObject } from '../values/isObject.ts';
import { formatPath, getIn, parsePath, setIn } from '../values/path.ts';

/** Keys that could reach an object's prototype, refused as row keys. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/** How a list is written as a map. */
export type MapForm = Extract<WireForm, { as: 'map' }>;

/**
 * The body of a save in wire format: the fields that the call sends, and its constants.
 * @param omitted fields that this save leaves out
 */
export function saveBody(
  module: ModuleForPlan,
  { fields, save }: DocumentCall,
  document: Readonly<SettingsDocument>,
  omitted: readonly string[] = [],
): SettingsDocument {
  const sent = fields.filter((name) => {
    const field = module.fields[name];
    return !field?.readOnly && !(save.omitLocked && field?.locked) && !omitted.includes(name);
  });
  return { ...toWire(module, { fields: sent }, document), ...save.constants };
}

/**
 * Fields of a document in wire format: the response of a load, or part of the body of a save.
 * @param convert for a receiver that reads some values in another format
 */
export function toWire(
  module: ModuleForPlan,
  { fields }: Pick<DocumentCall, 'fields'>,
  document: Readonly<SettingsDocument>,
  convert: (field: FieldForPlan, value: Json) => Json = valueToWire,
): SettingsDocument {
  const body: SettingsDocument = {};
  for (const name of fields) {
    const field = module.fields[name];
    const value = document[name];
    if (!field || value === undefined) continue;
    const [key = name, ...rest] = fieldWirePath(name, field);
    body[key] = setIn(body[key] ?? null, rest, convert(field, value));
  }
  return body;
}

/** The path of a field in a body. */
export function fieldWirePath(name: string, { wire }: Pick<FieldForPlan, 'wire'>): string[] {
  return wire?.path?.split('.') ?? [name];
}

/** Where the bot finds the keys of a map in the order of its owner; undefined for all other fields. */
export function orderPath(name: string, field: Pick<FieldForPlan, 'wire' | 'ui'>): string[] | undefined {
  if (field.wire?.as !== 'map' || field.ui?.reorderable !== true) return undefined;
  const path = fieldWirePath(name, field);
  return [...path.slice(0, -1), `${path.at(-1)}_order`];
}

/** A body with the keys of its ordered maps beside them, because a map has no order for every receiver. */
export function withOrders(
  { fields }: ModuleForPlan,
  call: Pick<DocumentCall, 'fields'>,
  document: Readonly<SettingsDocument>,
  body: SettingsDocument,
): SettingsDocument {
  return call.fields.reduce((ordered, name) => {
    const [field, rows] = [fields[name], document[name]];
    const path = field && orderPath(name, field);
    if (field?.wire?.as !== 'map' || !path || !Array.isArray(rows)) return ordered;
    const { wire } = field;
    const keys = rows.filter(isObject).map((row) => mapKey(wire, row));
    return setIn(ordered, path, keys);
  }, body);
}

/** A field's value in wire format. */
export function valueToWire(field: FieldForPlan, value: Json): Json {
  const { wire, items, properties } = field;
  if (wire?.as === 'map' && Array.isArray(value)) return rowsToMap(wire, items?.properties ?? {}, value);
  if (wire?.as === 'fraction' && typeof value === 'number') return shift(value, -2);
  if (Array.isArray(value) && items) return value.map((row) => valueToWire(items, row));
  if (properties && isObject(value)) return objectToWire(properties, value);
  return value;
}

function rowsToMap(wire: MapForm, properties: Record<string, FieldForPlan>, rows: Json[]): Json {
  return Object.fromEntries(
    rows.filter(isObject).map((row) => {
      const { [wire.key]: _, ...rest } = row;
      if (wire.prefix) delete rest[wire.prefix];
      return [mapKey(wire, row), wire.value ? (rest[wire.value] ?? null) : objectToWire(properties, rest)];
    }),
  );
}

/** The key of a row in a map. */
export function mapKey({ key, prefix }: MapForm, row: SettingsDocument): string {
  return prefix ? `${row[prefix]}_${row[key]}` : String(row[key]);
}

function objectToWire(fields: Record<string, FieldForPlan>, value: SettingsDocument): SettingsDocument {
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const field = fields[name];
      return field ? [field.wire?.path ?? name, valueToWire(field, part)] : [name, part];
    }),
  );
}

/**
 * Parses a body in wire format. Texts are normalized, but nothing is coerced: values of a wrong type are left to
 * validation.
 * @returns the document's values of the fields in the body, and a problem for each undeclared key, with paths as in the
 * body
 */
export function fromWire(
  module: ModuleForPlan,
  call: DocumentCall,
  body: Readonly<SettingsDocument>,
): { values: SettingsDocument; problems: Problem[] } {
  const problems: Problem[] = [];
  const values: SettingsDocument = {};
  const targets = call.fields.flatMap((name) => {
    const field = module.fields[name];
    return field ? [{ name, field, wirePath: fieldWirePath(name, field) }] : [];
  });
  readObject(body, []);
  return { values, problems };

  /** Reads the fields in an object of the body, and in nested objects that contain fields. */
  function readObject(object: Readonly<SettingsDocument>, parent: string[]): void {
    for (const [key, value] of Object.entries(object)) {
      const path = [...parent, key];
      const matches = targets.filter(({ wirePath }) => path.every((part, depth) => wirePath[depth] === part));
      const target = matches.find(({ wirePath }) => wirePath.length === path.length);
      if (target) values[target.name] = valueFromWire(target.field, value, path);
      else if (matches.length > 0 && isObject(value)) readObject(value, path);
      else if (matches.length > 0) report(path, 'type', { title: key });
      else if (parent.length > 0 || !isExtraKey(call, key)) reportUnknown(path);
    }
  }

  function reportUnknown(path: Path): void {
    report(path, 'unknown', { name: String(path.at(-1)) });
  }

  function report(path: Path, rule: string, params: Record<string, string>): void {
    problems.push({ path: formatPath(path), rule, message: interpolate(module.spec.standard[rule] ?? rule, params) });
  }

  function valueFromWire(field: FieldForPlan, value: Json, path: Path): Json {
    const { wire, items, properties } = field;
    if (typeof value === 'string') return normalizeText(field, value);
    if (wire?.as === 'map') return isObject(value) ? rowsFromMap(field, wire, value, path) : value;
    if (wire?.as === 'fraction') return typeof value === 'number' ? shift(value, 2) : value;
    if (items && Array.isArray(value)) return value.map((row, index) => valueFromWire(items, row, [...path, index]));
    if (properties && isObject(value)) return objectFromWire(properties, value, path);
    return value;
  }

  function objectFromWire(fields: Record<string, FieldForPlan>, value: SettingsDocument, path: Path): SettingsDocument {
    const object: SettingsDocument = {};
    for (const [key, part] of Object.entries(value)) {
      const [name, field] = Object.entries(fields).find(([name, { wire }]) => (wire?.path ?? name) === key) ?? [];
      if (name !== undefined && field) object[name] = valueFromWire(field, part, [...path, key]);
      else reportUnknown([...path, key]);
    }
    return object;
  }

  function rowsFromMap(field: FieldForPlan, wire: MapForm, map: SettingsDocument, path: Path): Json[] {
    const { [wire.key]: _, ...properties } = field.items?.properties ?? {};
    return Object.entries(map).map(([key, value]): Json => {
      const rowPath = [...path, key];
      if (RESERVED.has(key)) report(rowPath, 'key', { name: key });
      const keyProperties = parseMapKey(wire, key, field.items?.properties ?? {});
      if (wire.value) return { ...keyProperties, [wire.value]: value };
      if (!isObject(value)) return value;
      return { ...keyProperties, ...objectFromWire(properties, value, rowPath) };
    });
  }
}

/**
 * Whether a top-level key that is not a setting may be in a body: a constant of the save, or a reported value of the
 * load.
 */
function isExtraKey({ save, reported }: DocumentCall, key: string): boolean {
  return Object.hasOwn(save.constants ?? {}, key) || Object.hasOwn(reported ?? {}, key);
}

/** The properties of a row that its map key contains: the inverse of {@link mapKey}. */
function parseMapKey(
  { key, prefix }: MapForm,
  text: string,
  properties: Record<string, FieldForPlan>,
): SettingsDocument {
  if (!prefix) return { [key]: text };
  const choice = properties[prefix]?.enum?.map(String).find((value) => text.startsWith(`${value}_`));
  return choice === undefined
    ? { [prefix]: '', [key]: text }
    : { [prefix]: choice, [key]: text.slice(choice.length + 1) };
}

/** The path in a body that corresponds to a path in the document. Rows of maps are named by their key. */
export function wirePath(module: ModuleForPlan, document: SettingsDocument, path: Path): Path {
  const result: (string | number)[] = [];
  for (const [depth, key] of path.entries()) {
    const field = fieldAt(module, path.slice(0, depth + 1));
    if (typeof key === 'string') {
      result.push(...(field ? fieldWirePath(key, field) : [key]));
      continue;
    }
    const list = fieldAt(module, path.slice(0, depth));
    const row = list?.wire?.as === 'map' ? getIn(document, path.slice(0, depth + 1)) : undefined;
    result.push(list?.wire?.as === 'map' && isObject(row) ? mapKey(list.wire, row) : key);
  }
  return result;
}

/** The inverse of {@link wirePath}, of a dotted path. Keys of maps may look like indexes, and have dots. */
export function formPath(module: ModuleForPlan, document: SettingsDocument, path: string): Path {
  const keys = path === '' ? [] : path.split('.');
  const result: (string | number)[] = [];
  let rest = keys;
  const top = Object.entries(module.fields)
    .map(([name, field]) => ({ name, wirePath: fieldWirePath(name, field) }))
    .find(({ wirePath }) => wirePath.every((part, depth) => part === keys[depth]));
  if (top) {
    result.push(top.name);
    rest = keys.slice(top.wirePath.length);
  }
  while (rest.length > 0) {
    const [key = ''] = rest;
    const field = fieldAt(module, result);
    const wire = field?.wire;
    const row = wire?.as === 'map' ? rowAt(wire, getIn(document, result), rest) : undefined;
    if (row) {
      result.push(row.index);
      rest = rest.slice(row.length);
      continue;
    }
    const renamed = Object.entries(field?.properties ?? {}).find(([, part]) => part.wire?.path === key);
    result.push(renamed ? renamed[0] : wire?.as === 'map' ? key : (parsePath(key)[0] ?? key));
    rest = rest.slice(1);
  }
  return result;
}

/** The row whose key a path begins with, and how many parts of the path the key takes; the longest key counts. */
function rowAt(
  wire: MapForm,
  rows: Json | undefined,
  path: readonly string[],
): { index: number; length: number } | undefined {
  if (!Array.isArray(rows)) return undefined;
  const found = rows.flatMap((row, index) => {
    if (!isObject(row)) return [];
    const key = mapKey(wire, row).split('.');
    return key.every((part, depth) => path[depth] === part) ? [{ index, length: key.length }] : [];
  });
  return found.sort((one, other) => other.length - one.length)[0];
}
