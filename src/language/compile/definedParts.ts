import { isObject } from '../defaults.ts';
import { equal } from '../equal.ts';
import { fileOf, type Meta, metaSchemas } from './meta.ts';
import type { JsonSchema } from './schema.ts';

/** A part of a file for which its meta-schema has a definition: a `text`, a `condition`, the name of a `setting`. */
export interface DefinedPart {
  /** The name of the definition. */
  meaning: string;
  value: unknown;
  pointer: readonly (string | number)[];
}

/** The parts of a value that has the shape of a meta-schema, by what they mean. */
export function definedPartsOf(meta: Meta, value: unknown): DefinedPart[] {
  const found: DefinedPart[] = [];
  visit(metaSchemas.get(fileOf(meta)), fileOf(meta), value, []);
  return found;

  function visit(schema: unknown, file: string, part: unknown, pointer: DefinedPart['pointer']): void {
    if (!isNode(schema)) return;
    const { $ref: ref, properties, additionalProperties, items, allOf } = schema;
    if (typeof ref === 'string') {
      const { meaning, target, targetFile } = follow(ref, file);
      if (meaning !== undefined) found.push({ meaning, value: part, pointer });
      visit(target, targetFile, part, pointer);
    }
    for (const one of Array.isArray(allOf) ? allOf : []) visit(one, file, part, pointer);
    if (isNode(schema.if)) visit(fits(schema.if, part) ? schema.then : schema.else, file, part, pointer);
    if (Array.isArray(part)) {
      for (const [index, entry] of part.entries()) visit(items, file, entry, [...pointer, index]);
    } else if (isObject(part)) {
      for (const [key, below] of Object.entries(part)) {
        visit(ownIn(properties, key) ?? additionalProperties, file, below, [...pointer, key]);
      }
    }
  }
}

interface Followed {
  /** The name of the definition; none for a whole file. */
  meaning: string | undefined;
  target: unknown;
  targetFile: string;
}

const followed = new Map<string, Followed>();

/** What a `$ref` of a meta-schema points to: another one, or a definition with a name. */
function follow(ref: string, file: string): Followed {
  const key = `${file} ${ref}`;
  const known = followed.get(key);
  if (known) return known;
  const { pathname, hash } = new URL(ref, `file:///${file}`);
  const targetFile = pathname.slice(1);
  const keys = hash.split('/').slice(1);
  const target = keys.reduce<unknown>(ownIn, metaSchemas.get(targetFile));
  if (!isNode(target)) throw new Error(`${file} refers to '${ref}', which is not there`);
  const found = { meaning: keys.at(-1), target, targetFile };
  followed.set(key, found);
  return found;
}

/** Whether a value fits the condition of an `if`, as far as meta-schemas write one. */
function fits(condition: JsonSchema, value: unknown): boolean {
  const { type, const: only, enum: choices, required, properties, not } = condition;
  if (type !== undefined && type !== typeof value) return false;
  if (only !== undefined && !equal(only, value)) return false;
  if (Array.isArray(choices) && !choices.some((one) => equal(one, value))) return false;
  if (isNode(not) && fits(not, value)) return false;
  if (!isObject(value)) return true;
  if (Array.isArray(required) && !required.every((key) => Object.hasOwn(value, key))) return false;
  return Object.entries(isNode(properties) ? properties : {}).every(
    ([key, part]) => !Object.hasOwn(value, key) || (isNode(part) && fits(part, value[key])),
  );
}

function ownIn(node: unknown, key: string): unknown {
  return isNode(node) && Object.hasOwn(node, key) ? node[key] : undefined;
}

function isNode(value: unknown): value is JsonSchema {
  return isObject(value);
}
