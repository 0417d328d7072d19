import type { ModuleSpec, Plan } from '../model.ts';
import { forPlan, type PlannedField } from '../plans.ts';

/** A JSON Schema (draft-07). */
export type JsonSchema = Record<string, unknown>;

const KEYWORDS = [
  'type',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'multipleOf',
  'minItems',
  'maxItems',
  'enum',
] as const;

/** The schema of a module's documents on one plan: closed at every level, every field present. */
export function documentSchema(spec: ModuleSpec, plan: Plan): JsonSchema {
  return objectSchema(forPlan(spec, plan).fields);
}

function objectSchema(fields: Record<string, PlannedField>): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    required: Object.keys(fields),
    additionalProperties: false,
  };
}

function fieldSchema(field: PlannedField): JsonSchema {
  const schema: JsonSchema = field.properties ? objectSchema(field.properties) : {};
  for (const keyword of KEYWORDS) {
    if (field[keyword] !== undefined) schema[keyword] = field[keyword];
  }
  if (field.items) schema.items = fieldSchema(field.items);
  return schema;
}
