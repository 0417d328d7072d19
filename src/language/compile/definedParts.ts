import { isObject } from '../defaults.ts';
import { equal } from '../equal.ts';
import { fileOf, follow, type Meta, metaSchemas, ownIn } from './meta.ts';
import { isSchema, type JsonSchema } from './schema.ts';

/** A part of a file for which its meta-schema has a definition: a `text`, a `condition`, the name of a `setting`. */
export interface DefinedPart {
  /** The name of the definition. */
  meaning: string;
  value: unknown;
  pointer: readonly (string | number)[];
  /** It is the name of the part, and not its value. */
  at?: 'key';
}

/** The parts of a value that has the shape of a meta-schema, by what they mean. */
export function definedPartsOf(meta: Meta, value: unknown): DefinedPart[] {
  const found: DefinedPart[] = [];
  visit(metaSchemas.get(fileOf(meta)), fileOf(meta), value, []);
  return found;

  function visit(schema: unknown, file: string, part: unknown, pointer: DefinedPart['pointer']): void {
    if (!isSchema(schema)) return;
    const { $ref: ref, properties, propertyNames, additionalProperties, items, allOf } = schema;
    if (typeof ref === 'string') {
      const { meaning, target, targetFile } = follow(ref, file);
      if (meaning !== undefined) found.push({ meaning, value: part, pointer });
      visit(target, targetFile, part, pointer);
    }
    for (const one of Array.isArray(allOf) ? allOf : []) visit(one, file, part, pointer);
    if (isSchema(schema.if)) visit(fits(schema.if, part) ? schema.then : schema.else, file, part, pointer);
    if (Array.isArray(part)) {
      for (const [index, entry] of part.entries()) visit(items, file, entry, [...pointer, index]);
    } else if (isObject(part)) {
      for (const [key, below] of Object.entries(part)) {
        const here = [...pointer, key];
        const named =
          isSchema(propertyNames) && typeof propertyNames.$ref === 'string' && follow(propertyNames.$ref, file);
        if (named && named.meaning !== undefined)
          found.push({ meaning: named.meaning, value: key, pointer: here, at: 'key' });
        visit(ownIn(properties, key) ?? additionalProperties, file, below, here);
      }
    }
  }
}

/** Whether a value fits the condition of an `if`, as far as meta-schemas write one. */
function fits(condition: JsonSchema, value: unknown): boolean {
  const { type, const: only, enum: choices, required, properties, not } = condition;
  if (type !== undefined && type !== typeof value) return false;
  if (only !== undefined && !equal(only, value)) return false;
  if (Array.isArray(choices) && !choices.some((one) => equal(one, value))) return false;
  if (isSchema(not) && fits(not, value)) return false;
  if (!isObject(value)) return true;
  if (Array.isArray(required) && !required.every((key) => Object.hasOwn(value, key))) return false;
  return Object.entries(isSchema(properties) ? properties : {}).every(
    ([key, part]) => !Object.hasOwn(value, key) || (isSchema(part) && fits(part, value[key])),
  );
}
