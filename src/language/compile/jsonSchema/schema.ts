import { CONSTRAINTS } from '../../fields/constraints.ts';
import type { ModuleSpec, Plan } from '../../model.ts';
import { type FieldForPlan, fieldAt, resolveForPlan } from '../../plans/resolveForPlan.ts';
import { rolledOutSpec } from '../../rollouts/rolledOut.ts';
import { isObject } from '../../values/isObject.ts';
import { FORMAT_PATTERNS } from './formatPatterns.ts';

/** A JSON Schema (draft-07). */
export type JsonSchema = Record<string, unknown>;

export function isSchema(value: unknown): value is JsonSchema {
  return isObject(value);
}

/**
 * What a meta-schema says about a value. Beside a `$ref` to a definition with a description of its own, editors show that
 * one, unless there is a `markdownDescription`.
 */
export function descriptionIn({ description, markdownDescription, title }: JsonSchema): string | undefined {
  return [markdownDescription, description, title].find((text) => typeof text === 'string');
}

/** `uniqueItems` is left to `validate`, since JSON Schema cannot ignore case. */
const KEYWORDS = ['type', 'url', 'code', ...CONSTRAINTS.filter((name) => name !== 'uniqueItems')] as const;

/** The schema of a module's documents on one plan: closed at every level, every field present. */
export function documentSchema(spec: ModuleSpec, plan: Plan): JsonSchema {
  return objectSchema(resolveForPlan(spec, plan).fields);
}

/** The schema of what a rollout demands of its setting on one plan, whatever else a document holds. */
export function rolledOutSchema(spec: ModuleSpec, plan: Plan, path: string): JsonSchema {
  const keys = path.split('.');
  const field = fieldAt(resolveForPlan(rolledOutSpec(spec, [path]), plan), keys);
  if (!field) throw new Error(`${spec.id} has no setting ${path}`);
  return keys.reduceRight<JsonSchema>(
    (schema, key) =>
      key === '*' ? { type: 'array', items: schema } : { type: 'object', properties: { [key]: schema } },
    ownSchema(field),
  );
}

function objectSchema(fields: Record<string, FieldForPlan>): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    required: Object.keys(fields),
    additionalProperties: false,
  };
}

function fieldSchema(field: FieldForPlan): JsonSchema {
  const schema: JsonSchema = { ...(field.properties && objectSchema(field.properties)), ...ownSchema(field) };
  if (field.items && field.enum?.length !== 0) schema.items = fieldSchema(field.items);
  return schema;
}

/** What a field demands of its value, apart from what is in it. */
function ownSchema(field: FieldForPlan): JsonSchema {
  const schema: JsonSchema = {};
  for (const keyword of KEYWORDS) {
    if (field[keyword] !== undefined) schema[keyword] = field[keyword];
  }
  if (field.format === 'date' || field.format === 'date-time') schema.pattern = FORMAT_PATTERNS[field.format];
  // JSON Schema does not allow an empty `enum`.
  return field.enum?.length === 0 ? { not: {} } : schema;
}
