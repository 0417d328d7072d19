import { isSchema, type JsonSchema } from '../../language/compile/jsonSchema/schema.ts';
import { fits } from '../../language/compile/meta/fits.ts';
import { isObject } from '../../language/values/isObject.ts';
import type { Pointer } from '../../language/values/pointer.ts';

/** All meta-schemas, by their path in the project. */
export type Metas = Readonly<Record<string, JsonSchema>>;

/** A part of a meta-schema, and the file that its references are relative to. */
export interface MetaSchemaNode {
  schema: JsonSchema;
  file: string;
  /** The name of the definition that led here, such as `text` or `condition`; undefined for whole files. */
  meaning?: string;
}

/** The part of a meta-schema that a `$ref` in a file names. @throws Error if there is none */
export function resolveMetaRef(metas: Metas, ref: string, from: string): MetaSchemaNode {
  const { pathname, hash } = new URL(ref, `file:///${from}`);
  const file = pathname.slice(1);
  const keys = hash.split('/').slice(1);
  let part: unknown = metas[file];
  for (const key of keys) part = isSchema(part) && Object.hasOwn(part, key) ? part[key] : undefined;
  if (!isSchema(part)) throw new Error(`${from} refers to '${ref}', which is not there`);
  return { schema: part, file, meaning: keys.at(-1) };
}

/** A small schema with its references replaced. */
export function inlined(metas: Metas, schema: unknown, file: string): unknown {
  if (Array.isArray(schema)) return schema.map((one) => inlined(metas, one, file));
  if (!isSchema(schema)) return schema;
  const { $ref: ref, ...rest } = schema;
  const own = Object.fromEntries(
    Object.entries(rest).map(([key, one]) => [
      key,
      key === 'const' || key === 'enum' ? one : inlined(metas, one, file),
    ]),
  );
  if (typeof ref !== 'string') return own;
  const target = resolveMetaRef(metas, ref, file);
  const shared = inlined(metas, target.schema, target.file);
  return { ...(isSchema(shared) ? shared : {}), ...own };
}

/**
 * Everything that meta-schemas say about a value: the given places, what they refer to, and the branches of their `if`s
 * that the value is in. The most special comes first.
 */
export function resolved(metas: Metas, places: readonly MetaSchemaNode[], value: unknown): MetaSchemaNode[] {
  return places.flatMap((place): MetaSchemaNode[] => {
    const { schema, file } = place;
    const { $ref: ref, allOf } = schema;
    const below: MetaSchemaNode[] = [];
    if (typeof ref === 'string') below.push(resolveMetaRef(metas, ref, file));
    for (const one of Array.isArray(allOf) ? allOf : []) if (isSchema(one)) below.push({ schema: one, file });
    if (isSchema(schema.if)) {
      const branch = fits(schema.if, value) ? schema.then : schema.else;
      if (isSchema(branch)) below.push({ schema: branch, file });
    }
    return [place, ...resolved(metas, below, value)];
  });
}

/** What resolved places say about the part of a value below a key; empty if they do not know it. */
export function childPlaces(parts: readonly MetaSchemaNode[], key: string | number): MetaSchemaNode[] {
  const named = parts.flatMap(({ schema, file }): MetaSchemaNode[] => {
    const own = typeof key === 'string' && isObject(schema.properties) ? ownSchema(schema.properties, key) : undefined;
    return own ? [{ schema: own, file }] : [];
  });
  if (named.length > 0) return named;
  return parts.flatMap(({ schema, file }): MetaSchemaNode[] => {
    const one = typeof key === 'number' ? schema.items : schema.additionalProperties;
    return isSchema(one) ? [{ schema: one, file }] : [];
  });
}

/** What the meta-schemas say about the part of a file at a pointer. */
export function placesAt(metas: Metas, root: string, value: unknown, pointer: Pointer): MetaSchemaNode[] {
  const schema = metas[root];
  if (!schema) throw new Error(`There is no meta-schema '${root}'`);
  let places: MetaSchemaNode[] = [{ schema, file: root }];
  let part = value;
  for (const key of pointer) {
    places = childPlaces(resolved(metas, places, part), key);
    part = partOf(part, key);
  }
  return places;
}

/** An own part of a value. */
export function partOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

/** The part of a value at a pointer; undefined if there is none. */
export function partAtPointer(value: unknown, pointer: Pointer): unknown {
  return pointer.reduce<unknown>(partOf, value);
}

function ownSchema(properties: object, key: string): JsonSchema | undefined {
  const found = partOf(properties, key);
  return isSchema(found) ? found : undefined;
}

/** The words that a part of a file consists of, the most special first, by the names of their files. */
export function wordsAt(metas: Metas, root: string, value: unknown, pointer: Pointer): string[] {
  const parts = resolved(metas, placesAt(metas, root, value, pointer), partAtPointer(value, pointer));
  const names = parts.slice(1).map(({ file }) => file.slice(file.lastIndexOf('/') + 1).replace(/\.schema\.json$/, ''));
  return [...new Set(names)];
}
