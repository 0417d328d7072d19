import { isSchema, type JsonSchema } from '../../../src/language/compile/jsonSchema/schema.ts';

/** A JSON object; empty if the value is something else. */
export function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The schemas in a keyword like `properties`, by name; empty if it is absent. */
export function schemasIn(value: unknown): Record<string, JsonSchema> {
  const schemas = Object.entries(recordIn(value)).flatMap(([name, part]) => (isSchema(part) ? [[name, part]] : []));
  return Object.fromEntries(schemas);
}

/** The list in a keyword like `enum`; empty if it is absent. */
export function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
