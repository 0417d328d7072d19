import { isSchema, type JsonSchema } from '../../language/compile/jsonSchema/schema.ts';
import { fits } from '../../language/compile/meta/fits.ts';
import { isObject } from '../../language/values/isObject.ts';
import type { Pointer } from '../../language/values/pointer.ts';
import { childPlaces, inlined, type MetaSchemaNode, type Metas, partAtPointer, placesAt, resolved } from './places.ts';

/** Where an entry stands in its list or map. */
export interface EntryPlace {
  /** Its position among all parts of the list or map. */
  index: number;
  isFirst: boolean;
  isLast: boolean;
  /** For an entry of a map, whose name can be changed. */
  names?: EntryNames;
}

/** Where the part of a file at a pointer stands; undefined if the language gives it its name. */
export function entryPlaceAt(metas: Metas, root: string, file: unknown, pointer: Pointer): EntryPlace | undefined {
  const key = pointer.at(-1);
  if (key === undefined) return undefined;
  const above = pointer.slice(0, -1);
  const holder = partAtPointer(file, above);
  return entryPlaces(metas, resolved(metas, placesAt(metas, root, file, above), holder), holder).get(key);
}

/** Where the entries of a list or map stand. @param parts what the meta-schemas say about it */
export function entryPlaces(
  metas: Metas,
  parts: readonly MetaSchemaNode[],
  holder: unknown,
): ReadonlyMap<string | number, EntryPlace> {
  if (Array.isArray(holder)) {
    const last = holder.length - 1;
    return new Map(holder.map((_, index) => [index, { index, isFirst: index === 0, isLast: index === last }]));
  }
  if (!isObject(holder)) return new Map();
  const entries = Object.keys(holder).flatMap((name, index) => (isEntryName(parts, name) ? [{ name, index }] : []));
  const names = entryNamesOf(metas, parts, holder);
  return new Map(
    entries.map(({ name, index }, at) => [
      name,
      { index, isFirst: at === 0, isLast: at === entries.length - 1, names },
    ]),
  );
}

/** Whether a part with this name is an entry of a map, and not one that the language knows. */
function isEntryName(parts: readonly MetaSchemaNode[], name: string): boolean {
  const isKnown = parts.some(({ schema }) => isObject(schema.properties) && Object.hasOwn(schema.properties, name));
  return !isKnown && childPlaces(parts, name).length > 0;
}

/** What a map demands of the names of its entries. */
export interface EntryNames {
  taken: readonly string[];
  /** Schemas of names, without references. */
  allowed: readonly JsonSchema[];
}

/** What a map demands of the names of its entries. @param parts what the meta-schemas say about it */
export function entryNamesOf(metas: Metas, parts: readonly MetaSchemaNode[], map: object): EntryNames {
  const known = parts.flatMap(({ schema }) => (isObject(schema.properties) ? Object.keys(schema.properties) : []));
  const allowed = parts.flatMap(({ schema, file }) => {
    const one = inlined(metas, schema.propertyNames, file);
    return isSchema(one) ? [one] : [];
  });
  return { taken: [...known, ...Object.keys(map)], allowed };
}

/** Why an entry cannot have a name; undefined if it can. */
export function nameFault({ taken, allowed }: EntryNames, name: string): string | undefined {
  if (taken.includes(name)) return `There is '${name}' already.`;
  const broken = allowed.find(({ pattern, not, ...schema }) => {
    if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(name)) return true;
    return !fits(schema, name) || (isSchema(not) && fits(not, name));
  });
  if (!broken) return undefined;
  const { patternErrorMessage: advice } = broken;
  return typeof advice === 'string' ? `${advice}.` : 'It cannot have this name.';
}
