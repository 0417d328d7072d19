import { normalized } from '../fields/normalize.ts';
import type { DocumentCall, Json, Path, Problem, SettingsDocument, WireForm } from '../model.ts';
import { type FieldForPlan, fieldAt, type ModuleForPlan } from '../plans/resolveForPlan.ts';
import { interpolate } from '../text/message.ts';
import { shift } from '../values/decimal.ts';
import { isObject } from '../values/isObject.ts';
import { formatPath, getIn, setIn } from '../values/path.ts';

/** Keys that could reach an object's prototype: never names of rows. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

type MapForm = Extract<WireForm, { as: 'map' }>;

/**
 * The body of a save in the API's form: the document's fields that the call sends, and its constants.
 * @param withheld fields that this save leaves out
 */
export function saveBody(
  module: ModuleForPlan,
  { fields, save }: DocumentCall,
  document: Readonly<SettingsDocument>,
  withheld: readonly string[] = [],
): SettingsDocument {
  const sent = fields.filter((name) => {
    const field = module.fields[name];
    return !field?.readOnly && !(save.omitLocked && field?.locked) && !withheld.includes(name);
  });
  return { ...toWire(module, { fields: sent }, document), ...save.constants };
}

/** Fields of a document in the API's form. */
export function toWire(
  module: ModuleForPlan,
  { fields }: Pick<DocumentCall, 'fields'>,
  document: Readonly<SettingsDocument>,
): SettingsDocument {
  const body: SettingsDocument = {};
  for (const name of fields) {
    const field = module.fields[name];
    if (!field) continue;
    const [key = name, ...below] = fieldWirePath(name, field);
    body[key] = setIn(body[key] ?? null, below, valueToWire(field, document[name] as Json));
  }
  return body;
}

/** The path of a field in the API's body. */
export function fieldWirePath(name: string, { wire }: Pick<FieldForPlan, 'wire'>): string[] {
  return wire?.path?.split('.') ?? [name];
}

/** A field's value in the API's form. */
export function valueToWire(field: FieldForPlan, value: Json): Json {
  const { wire, items, properties } = field;
  if (wire?.as === 'map' && Array.isArray(value)) return mapOf(wire, items?.properties ?? {}, value);
  if (wire?.as === 'fraction' && typeof value === 'number') return shift(value, -2);
  if (Array.isArray(value) && items) return value.map((row) => valueToWire(items, row));
  if (properties && isObject(value)) return objectToWire(properties, value);
  return value;
}

function mapOf(wire: MapForm, properties: Record<string, FieldForPlan>, rows: Json[]): Json {
  return Object.fromEntries(
    rows.filter(isObject).map((row) => {
      const { [wire.key]: _, ...rest } = row;
      if (wire.prefix) delete rest[wire.prefix];
      return [keyOf(wire, row), wire.value ? (rest[wire.value] ?? null) : objectToWire(properties, rest)];
    }),
  );
}

/** The key of a row in the API's map. */
function keyOf({ key, prefix }: MapForm, row: SettingsDocument): string {
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
 * The fields that a body in the API's form carries, as the document keeps them. Keys that the module does not declare
 * are problems that name them, at paths of the API. Other ways to write a text become
 * the one that is stored. Nothing is coerced: a value of a wrong type is handed on to validation.
 */
export function fromWire(
  module: ModuleForPlan,
  call: DocumentCall,
  body: Readonly<SettingsDocument>,
): { values: SettingsDocument; problems: Problem[] } {
  const problems: Problem[] = [];
  const values: SettingsDocument = {};
  const places = call.fields.flatMap((name) => {
    const field = module.fields[name];
    return field ? [{ name, field, place: fieldWirePath(name, field) }] : [];
  });
  take(body, []);
  return { values, problems };

  /** Takes the fields out of an object of the body, and out of the objects in it that hold fields. */
  function take(object: Readonly<SettingsDocument>, above: string[]): void {
    for (const [key, value] of Object.entries(object)) {
      const path = [...above, key];
      const here = places.filter(({ place }) => path.every((part, depth) => place[depth] === part));
      const [exact] = here.filter(({ place }) => place.length === path.length);
      if (exact) values[exact.name] = valueFromWire(exact.field, value, path);
      else if (here.length > 0 && isObject(value)) take(value, path);
      else if (here.length > 0) report(path, 'type', { title: key });
      else if (above.length > 0 || !isBeside(call, key)) unknown(path);
    }
  }

  function unknown(path: Path): void {
    report(path, 'unknown', { name: String(path.at(-1)) });
  }

  function report(path: Path, rule: string, names: Record<string, string>): void {
    problems.push({ path: formatPath(path), rule, message: interpolate(module.spec.standard[rule] ?? rule, names) });
  }

  function valueFromWire(field: FieldForPlan, value: Json, path: Path): Json {
    const { wire, items, properties } = field;
    if (typeof value === 'string') return normalized(field, value);
    if (wire?.as === 'map') return isObject(value) ? rowsFromMap(field, wire, value, path) : value;
    if (wire?.as === 'fraction') return typeof value === 'number' ? shift(value, 2) : value;
    if (items && Array.isArray(value)) return value.map((row, index) => valueFromWire(items, row, [...path, index]));
    if (properties && isObject(value)) return objectFromWire(properties, value, path);
    return value;
  }

  function objectFromWire(fields: Record<string, FieldForPlan>, value: SettingsDocument, path: Path): SettingsDocument {
    const object: SettingsDocument = {};
    for (const [key, part] of Object.entries(value)) {
      const found = Object.entries(fields).find(([name, field]) => (field.wire?.path ?? name) === key);
      if (found) object[found[0]] = valueFromWire(found[1], part, [...path, key]);
      else unknown([...path, key]);
    }
    return object;
  }

  function rowsFromMap(field: FieldForPlan, wire: MapForm, map: SettingsDocument, path: Path): Json[] {
    const { [wire.key]: _, ...properties } = field.items?.properties ?? {};
    return Object.entries(map).map(([key, value]): Json => {
      const at = [...path, key];
      if (RESERVED.has(key)) report(at, 'key', { name: key });
      const named = namesOf(wire, key, field.items?.properties ?? {});
      if (wire.value) return { ...named, [wire.value]: value };
      if (!isObject(value)) return value;
      return { ...named, ...objectFromWire(properties, value, at) };
    });
  }
}

/** Whether a key of a body stands for no setting and may still come along: sent always, or answered by the load. */
function isBeside({ save, reported }: DocumentCall, key: string): boolean {
  return Object.hasOwn(save.constants ?? {}, key) || Object.hasOwn(reported ?? {}, key);
}

/** What the key of the API's map says of its row. Of the prefix's choices, the one that the key begins with counts. */
function namesOf({ key, prefix }: MapForm, text: string, properties: Record<string, FieldForPlan>): SettingsDocument {
  if (!prefix) return { [key]: text };
  const choice = properties[prefix]?.enum?.map(String).find((one) => text.startsWith(`${one}_`));
  return choice === undefined
    ? { [prefix]: '', [key]: text }
    : { [prefix]: choice, [key]: text.slice(choice.length + 1) };
}

/** A document's path as the API's callers know it: fields at their place, rows of maps by their key. */
export function wirePath(module: ModuleForPlan, document: SettingsDocument, path: Path): Path {
  const wired: (string | number)[] = [];
  for (const [depth, key] of path.entries()) {
    const field = fieldAt(module, path.slice(0, depth + 1));
    if (typeof key === 'string') {
      wired.push(...(field ? fieldWirePath(key, field) : [key]));
      continue;
    }
    const list = fieldAt(module, path.slice(0, depth));
    const row = list?.wire?.as === 'map' ? getIn(document, path.slice(0, depth + 1)) : undefined;
    wired.push(list?.wire?.as === 'map' && isObject(row) ? keyOf(list.wire, row) : key);
  }
  return wired;
}

/** The inverse of {@link wirePath}: rows of maps by their position in the document. */
export function formPath(module: ModuleForPlan, document: SettingsDocument, path: Path): Path {
  const text = path.map(String);
  const form: (string | number)[] = [];
  let rest = path;
  const [top] = Object.entries(module.fields)
    .map(([name, field]) => ({ name, place: fieldWirePath(name, field) }))
    .filter(({ place }) => place.every((part, depth) => part === text[depth]));
  if (top) {
    form.push(top.name);
    rest = path.slice(top.place.length);
  }
  for (const key of rest) {
    const field = fieldAt(module, form);
    const wire = field?.wire;
    if (wire?.as === 'map') {
      const rows = getIn(document, form);
      const index = Array.isArray(rows)
        ? rows.findIndex((row) => isObject(row) && keyOf(wire, row) === String(key))
        : -1;
      form.push(index >= 0 ? index : key);
    } else {
      const renamed = Object.entries(field?.properties ?? {}).find(([, part]) => part.wire?.path === key);
      form.push(renamed ? renamed[0] : key);
    }
  }
  return form;
}
