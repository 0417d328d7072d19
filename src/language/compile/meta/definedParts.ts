import { isObject } from '../../values/isObject.ts';
import { descriptionIn, isSchema, type JsonSchema } from '../jsonSchema/schema.ts';
import { fits } from './fits.ts';
import { metaFileOf, metaSchemas, ownIn, resolveRef } from './meta.ts';
import type { Meta } from './shapes.ts';

/** A part of a file that its meta-schema refers to a named definition: a `text`, a `condition`, the name of a `setting`. */
export interface DefinedPart {
  /** The name of the definition. */
  meaning: string;
  value: unknown;
  pointer: readonly (string | number)[];
  /** Set if the key is meant, and not the value. */
  at?: 'key';
}

/** All defined parts of a value that is valid under a meta-schema. */
export const definedPartsOf = oncePerValue((meta, value): readonly DefinedPart[] => {
  const found: DefinedPart[] = [];
  visitShape(meta, value, { defined: (part) => found.push(part) });
  return found;
});

/** The properties that a value uses, as their schemas in the meta-schemas. */
export const propertiesUsedIn = oncePerValue((meta, value): ReadonlySet<JsonSchema> => {
  const used = new Set<JsonSchema>();
  visitShape(meta, value, { property: (schema) => used.add(schema) });
  return used;
});

/** What the meta-schemas say about the properties of a value, by their pointers. Of several texts, the last is the most special. */
export function descriptionsOf(meta: Meta, value: unknown): { pointer: DefinedPart['pointer']; texts: string[] }[] {
  const found = new Map<string, { pointer: DefinedPart['pointer']; texts: string[] }>();
  visitShape(meta, value, {
    property({ $ref: ref, ...schema }, file, pointer) {
      const text =
        descriptionIn(schema) ?? (typeof ref === 'string' ? descriptionIn(resolveRef(ref, file).target) : undefined);
      const known = found.get(pointer.join('/')) ?? { pointer, texts: [] };
      found.set(pointer.join('/'), { pointer, texts: [...known.texts, ...[text ?? []].flat()] });
    },
  });
  return [...found.values()];
}

/** Files and specifications are never modified, and many checks ask about the same one. */
function oncePerValue<Result>(make: (meta: Meta, value: unknown) => Result): (meta: Meta, value: unknown) => Result {
  const known = new WeakMap<object, Map<Meta, Result>>();
  return (meta, value) => {
    if (typeof value !== 'object' || value === null) return make(meta, value);
    const results = known.get(value) ?? new Map<Meta, Result>();
    known.set(value, results);
    const result = results.get(meta) ?? make(meta, value);
    results.set(meta, result);
    return result;
  };
}

interface ShapeVisitor {
  defined?(part: DefinedPart): void;
  property?(schema: JsonSchema, file: string, pointer: DefinedPart['pointer']): void;
}

function visitShape(meta: Meta, value: unknown, visitor: ShapeVisitor): void {
  visit(metaSchemas.get(metaFileOf(meta)), metaFileOf(meta), value, []);

  function visit(schema: unknown, file: string, part: unknown, pointer: DefinedPart['pointer']): void {
    if (!isSchema(schema)) return;
    const { $ref: ref, items, allOf } = schema;
    if (typeof ref === 'string') {
      const { meaning, target, targetFile } = resolveRef(ref, file);
      if (meaning !== undefined) visitor.defined?.({ meaning, value: part, pointer });
      visit(target, targetFile, part, pointer);
    }
    for (const one of Array.isArray(allOf) ? allOf : []) visit(one, file, part, pointer);
    if (isSchema(schema.if)) visit(fits(schema.if, part) ? schema.then : schema.else, file, part, pointer);
    if (Array.isArray(part)) {
      for (const [index, entry] of part.entries()) visit(items, file, entry, [...pointer, index]);
    } else if (isObject(part)) {
      visitProperties(schema, file, part, pointer);
    }
  }

  function visitProperties(schema: JsonSchema, file: string, part: object, pointer: DefinedPart['pointer']): void {
    const { properties, propertyNames, additionalProperties } = schema;
    const names = isSchema(propertyNames) ? propertyNames.$ref : undefined;
    const meaning = typeof names === 'string' ? resolveRef(names, file).meaning : undefined;
    for (const [key, below] of Object.entries(part)) {
      const here = [...pointer, key];
      const own = ownIn(properties, key);
      if (isSchema(own)) visitor.property?.(own, file, here);
      if (meaning !== undefined) visitor.defined?.({ meaning, value: key, pointer: here, at: 'key' });
      visit(own ?? additionalProperties, file, below, here);
    }
  }
}

/** A property of a meta-schema whose value or keys refer to a named definition. */
export interface DefinedProperty {
  /** The names of the properties that lead to it, with dots. */
  path: string;
  meaning: string;
  targetFile: string;
}

/** The properties of a meta-schema that refer to named definitions. */
export function definitionsNamed(schema: JsonSchema, file: string, path = ''): DefinedProperty[] {
  return Object.entries(schema).flatMap(([key, part]): DefinedProperty[] => {
    if (key === '$ref' && typeof part === 'string') {
      const { meaning, targetFile } = resolveRef(part, file);
      return meaning === undefined ? [] : [{ path, meaning, targetFile }];
    }
    if (!isSchema(part) || key === 'examples') return [];
    if (key !== 'properties' && key !== 'definitions') return definitionsNamed(part, file, path);
    return Object.entries(part).flatMap(([name, one]) =>
      isSchema(one) ? definitionsNamed(one, file, path === '' ? name : `${path}.${name}`) : [],
    );
  });
}
