import { equal } from '../../values/equal.ts';
import { isObject } from '../../values/isObject.ts';
import { isSchema, type JsonSchema } from '../jsonSchema/schema.ts';

/** Whether a value matches an `if`. Knows only the keywords that meta-schemas use there. */
export function fits(condition: JsonSchema, value: unknown): boolean {
  const { type, const: only, enum: choices, required, properties, not, anyOf } = condition;
  if (type !== undefined && type !== typeof value) return false;
  if (only !== undefined && !equal(only, value)) return false;
  if (Array.isArray(choices) && !choices.some((one) => equal(one, value))) return false;
  if (isSchema(not) && fits(not, value)) return false;
  if (Array.isArray(anyOf) && !anyOf.some((one) => isSchema(one) && fits(one, value))) return false;
  if (!isObject(value)) return true;
  if (Array.isArray(required) && !required.every((key) => Object.hasOwn(value, key))) return false;
  return Object.entries(isSchema(properties) ? properties : {}).every(
    ([key, part]) => !Object.hasOwn(value, key) || (isSchema(part) && fits(part, value[key])),
  );
}
