import { fieldWirePath, valueToWire } from '../../language/documents/wire.ts';
import { CONSTRAINTS } from '../../language/fields/constraints.ts';
import type { Json } from '../../language/model.ts';
import type { FieldForPlan, ModuleForPlan } from '../../language/plans/resolveForPlan.ts';

/** A JSON Schema. */
export type JsonSchema = { [keyword: string]: unknown };

interface ObjectSchema extends JsonSchema {
  properties: Record<string, JsonSchema>;
  required: string[];
}

export interface Wanted {
  /** With the limits of the plan, for what is sent: what is stored may be beyond them. */
  limits: boolean;
  /** The fields that are always there. */
  required: (name: string) => boolean;
}

/** The schema of fields of a module as the API has them. */
export function wireSchema(
  { fields }: ModuleForPlan,
  names: readonly string[],
  { limits, required }: Wanted,
): ObjectSchema {
  const schema = emptyObject();
  for (const name of names) {
    const field = fields[name];
    if (!field) continue;
    const place = fieldWirePath(name, field);
    let object = schema;
    for (const key of place.slice(0, -1)) {
      if (required(name)) need(object, key);
      object.properties[key] ??= emptyObject();
      object = object.properties[key] as ObjectSchema;
    }
    const key = place.at(-1) ?? name;
    if (required(name)) need(object, key);
    object.properties[key] = fieldSchema(field, limits);
  }
  return schema;
}

function emptyObject(): ObjectSchema {
  return { type: 'object', properties: {}, required: [], additionalProperties: false };
}

function need({ required }: ObjectSchema, key: string): void {
  if (!required.includes(key)) required.push(key);
}

function fieldSchema(field: FieldForPlan, limits: boolean): JsonSchema {
  const { wire, items, properties, title } = field;
  const described = { ...(title && { description: title }), ...(limits && limitsOf(field)) };
  if (wire?.as === 'map') {
    const { [wire.key]: _, [wire.prefix ?? wire.key]: __, ...rest } = items?.properties ?? {};
    const value = wire.value === undefined ? undefined : rest[wire.value];
    const entry = value ? fieldSchema(value, limits) : objectSchema(rest, limits);
    const { minItems, maxItems, ...others } = described as JsonSchema;
    const counts = {
      ...(minItems !== undefined && { minProperties: minItems }),
      ...(maxItems !== undefined && { maxProperties: maxItems }),
    };
    return { type: 'object', ...others, ...counts, additionalProperties: entry };
  }
  if (items) return { type: field.type, ...described, items: fieldSchema(items, limits) };
  if (properties) return { ...objectSchema(properties, limits), ...described };
  return { type: field.type, ...described };
}

function objectSchema(fields: Record<string, FieldForPlan>, limits: boolean): JsonSchema {
  const parts = Object.entries(fields).map(([name, part]) => [part.wire?.path ?? name, fieldSchema(part, limits)]);
  return {
    type: 'object',
    properties: Object.fromEntries(parts),
    // A row may come without what it has by default.
    ...(!limits && { required: parts.map(([name]) => name) }),
    additionalProperties: false,
  };
}

/** In the API's form. Which entries are the same is more than JSON Schema can say, as letters of both cases may be. */
function limitsOf(field: FieldForPlan): JsonSchema {
  const names = CONSTRAINTS.filter((name) => name !== 'uniqueItems' && field[name] !== undefined);
  const inWire = (value: unknown) => (typeof value === 'number' ? valueToWire(field, value) : value);
  return Object.fromEntries(names.map((name) => [name, inWire(field[name] as Json)]));
}
