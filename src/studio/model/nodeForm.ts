import { descriptionIn, isSchema, type JsonSchema } from '../../language/compile/jsonSchema/schema.ts';
import { VALUE_CONSTRAINTS } from '../../language/fields/constraints.ts';
import { isObject } from '../../language/values/isObject.ts';
import type { Pointer } from '../../language/values/pointer.ts';
import { type EntryNames, type EntryPlace, entryNamesOf, entryPlaces } from './entryPlace.ts';
import { type ChildNode, isNode, partsBelow } from './nodes.ts';
import { childPlaces, inlined, type MetaSchemaNode, type Metas, partAtPointer, placesAt, resolved } from './places.ts';

/** What the form of a node is drawn from: a flat schema without references and conditions, and what to know about each part. */
export interface NodeForm {
  /** Fits the value as it is now: it names only properties that the value has or needs. */
  schema: JsonSchema;
  info: PartInfo;
}

/** What the form knows about a part besides its schema. */
export interface PartInfo {
  pointer: Pointer;
  /** The definition that it refers to, such as `text`, `condition` or `setting`. */
  meaning?: string;
  /** Whether it can be removed. */
  optional: boolean;
  isMap: boolean;
  /** For a map: which names its entries can have. */
  names?: EntryNames;
  /** For an entry of a list or map: where it stands. */
  place?: EntryPlace;
  isList: boolean;
  /** Nothing is declared about its parts: it is written as JSON. */
  isOpen: boolean;
  /** Whether its entries or parts have forms of their own. */
  isHolder: boolean;
  /** What can be added to it. */
  additions: Addition[];
  /** For a list or map: what a new entry is. */
  entry?: unknown;
  properties: Record<string, PartInfo>;
  items: PartInfo[];
}

/** A property that a value does not have. */
export interface Addition {
  name: string;
  description: string;
  /** What it is when it is added. */
  value: unknown;
}

/** The form of the part of a file at a pointer. @param root the meta-schema of the file */
export function nodeForm(metas: Metas, root: string, file: unknown, pointer: Pointer): NodeForm {
  const value = partAtPointer(file, pointer);
  const key = pointer.at(-1) ?? '';
  const part = { key, value, pointer, places: placesAt(metas, root, file, pointer), isEntry: false };
  return flat(metas, part, true);
}

function flat(metas: Metas, part: ChildNode, optional: boolean): NodeForm {
  const { value, pointer, places } = part;
  const parts = resolved(metas, places, value);
  const info: PartInfo = {
    pointer,
    meaning: parts.find(({ meaning }) => meaning !== undefined && !STRUCTURAL.has(meaning))?.meaning,
    optional,
    isMap: false,
    isList: false,
    isOpen: false,
    isHolder: false,
    additions: [],
    properties: {},
    items: [],
  };
  const schema = scalarKeywords(metas, parts, value);
  const description = descriptionOf(parts);
  if (description !== undefined) schema.description = description;
  if (Array.isArray(value)) listKeywords(metas, part, parts, { schema, info });
  else if (isObject(value)) objectKeywords(metas, part, parts, { schema, info });
  return { schema, info };
}

/** Definitions that group parts, and do not say what a text means. */
const STRUCTURAL = new Set(['fragment', 'fields', 'part', 'names', 'count', 'lockedMessage']);

/** Keywords that apply as they are. */
const KEPT = [
  ...VALUE_CONSTRAINTS,
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'dependencies',
] as const;

/** Keywords of which several may apply at once. */
const COMBINED = ['not', 'anyOf', 'oneOf', 'propertyNames', 'const', ...KEPT] as const;

function scalarKeywords(metas: Metas, parts: readonly MetaSchemaNode[], value: unknown): JsonSchema {
  const schema: JsonSchema = {};
  const type = parts.map((one) => one.schema.type).find((one) => one !== undefined);
  schema.type = Array.isArray(type) ? (type.includes(typeOf(value)) ? typeOf(value) : type) : (type ?? typeOf(value));
  const choices = parts.map((one) => one.schema.enum).filter(Array.isArray);
  if (choices[0]) {
    schema.enum = choices[0];
    if (type === undefined) delete schema.type;
  }
  const further: JsonSchema[] = choices.slice(1).map((one) => ({ enum: one }));
  for (const { schema: one, file } of parts) {
    // The check enforces no other format: they say which control edits a value.
    if (one.format === 'date') schema.format = one.format;
    for (const keyword of COMBINED) {
      if (one[keyword] === undefined) continue;
      const given = keyword === 'const' ? one.const : inlined(metas, one[keyword], file);
      if (schema[keyword] === undefined && !(keyword === 'const' && schema.enum)) schema[keyword] = given;
      else further.push({ [keyword]: given });
    }
  }
  if (further.length > 0) schema.allOf = further;
  return schema;
}

function listKeywords(
  metas: Metas,
  part: ChildNode,
  parts: readonly MetaSchemaNode[],
  { schema, info }: NodeForm,
): void {
  const below = partsBelow(metas, part.places, part.value, part.pointer);
  const entry = childPlaces(parts, below.length);
  const probe = { key: 0, value: {}, pointer: [...part.pointer, 0], places: entry, isEntry: true };
  info.isList = true;
  if (entry.length === 0) {
    info.isOpen = true;
    return;
  }
  info.entry = initial(metas, entry);
  if (isNode({ ...probe, value: info.entry })) {
    info.isHolder = true;
    return;
  }
  const forms = below.map((one) => flat(metas, one, true));
  const places = entryPlaces(metas, parts, part.value);
  info.items = forms.map((one, index) => ({ ...one.info, place: places.get(index) }));
  // JSON Schema has no list of no schemas.
  if (forms.length === 0) return;
  schema.items = forms.map((one) => one.schema);
  schema.additionalItems = false;
}

function objectKeywords(
  metas: Metas,
  part: ChildNode,
  parts: readonly MetaSchemaNode[],
  { schema, info }: NodeForm,
): void {
  const { value, pointer, places } = part;
  const required = new Set(parts.flatMap((one) => (Array.isArray(one.schema.required) ? one.schema.required : [])));
  schema.required = [...required];
  info.isOpen = !parts.some((one) => isObject(one.schema.properties) || isSchema(one.schema.additionalProperties));
  if (info.isOpen) return;
  const properties: JsonSchema = {};
  const below = partsBelow(metas, places, value, pointer);
  const entries = entryPlaces(metas, parts, value);
  for (const one of below) {
    if (!isKnown(parts, String(one.key))) continue;
    const form = isNode(one) ? holderForm(one) : flat(metas, one, !required.has(one.key));
    properties[one.key] = form.schema;
    info.properties[one.key] = { ...form.info, place: entries.get(one.key) };
  }
  schema.properties = properties;
  schema.additionalProperties = false;
  const entry = parts.flatMap((one) =>
    isSchema(one.schema.additionalProperties) ? [{ schema: one.schema.additionalProperties, file: one.file }] : [],
  );
  if (entry.length > 0) {
    info.isMap = true;
    info.names = entryNamesOf(metas, parts, isObject(value) ? value : {});
    info.entry = initial(metas, entry);
    const probe = { key: '', value: info.entry, pointer: [...pointer, ''], places: entry, isEntry: true };
    info.isHolder = isNode(probe);
  }
  info.additions = additionsTo(metas, parts, isObject(value) ? value : {});
}

/** A part with a form of its own, in the form around it. */
function holderForm({ pointer }: ChildNode): NodeForm {
  const info = { pointer, optional: true, isHolder: true, isMap: false, isList: false, isOpen: false };
  return { schema: {}, info: { ...info, additions: [], properties: {}, items: [] } };
}

/** Whether all that applies to an object allows a property. */
function isKnown(parts: readonly MetaSchemaNode[], key: string): boolean {
  return parts.every(({ schema: { additionalProperties, properties } }) => {
    return additionalProperties !== false || (isObject(properties) && Object.hasOwn(properties, key));
  });
}

function additionsTo(metas: Metas, parts: readonly MetaSchemaNode[], value: object): Addition[] {
  const names = new Set(
    parts.flatMap(({ schema }) => (isObject(schema.properties) ? Object.keys(schema.properties) : [])),
  );
  return [...names].flatMap((name): Addition[] => {
    if (name === '$schema' || Object.hasOwn(value, name) || !isKnown(parts, name)) return [];
    const places = childPlaces(parts, name);
    const description = descriptionOf(resolved(metas, places, undefined)) ?? '';
    return [{ name, description, value: initial(metas, places, value) }];
  });
}

function descriptionOf(parts: readonly MetaSchemaNode[]): string | undefined {
  for (const { schema } of parts) {
    const { title: _, ...described } = schema;
    const found = descriptionIn(described);
    if (found !== undefined) return found;
  }
  return parts.map(({ schema }) => schema.title).find((title) => typeof title === 'string');
}

/** The smallest value that a part can begin with. @param beside the object that it is added to */
export function initial(metas: Metas, places: readonly MetaSchemaNode[], beside: object = {}): unknown {
  const parts = resolved(metas, places, undefined);
  const find = (keyword: string) => parts.map(({ schema }) => schema[keyword]).find((one) => one !== undefined);
  const constant = find('const');
  if (constant !== undefined) return constant;
  const choices = find('enum');
  if (Array.isArray(choices)) return choices[0];
  const types = [find('type') ?? Reflect.get(beside, 'type') ?? (find('properties') ? 'object' : 'string')].flat();
  switch (types[0]) {
    case 'string':
      return '';
    case 'number':
    case 'integer':
      return Number(find('minimum') ?? (find('exclusiveMinimum') === undefined ? 0 : 1));
    case 'boolean':
      return false;
    case 'null':
      return null;
    case 'array': {
      const entries = childPlaces(parts, 0);
      return Number(find('minItems') ?? 0) > 0 && entries.length > 0 ? [initial(metas, entries)] : [];
    }
    default:
      return initialObject(metas, places);
  }
}

/** An object with what is required, also by what follows from that. */
function initialObject(metas: Metas, places: readonly MetaSchemaNode[]): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (let missing = true; missing; ) {
    missing = false;
    const parts = resolved(metas, places, made);
    const names = parts.flatMap(({ schema }) => (Array.isArray(schema.required) ? schema.required : []));
    for (const name of names) {
      if (typeof name !== 'string' || Object.hasOwn(made, name)) continue;
      made[name] = initial(metas, childPlaces(parts, name), made);
      missing = true;
    }
  }
  return made;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
