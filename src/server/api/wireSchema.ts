import { fieldWirePath, orderPath, valueToWire } from '../../language/documents/wire.ts';
import { CONSTRAINTS } from '../../language/fields/constraints.ts';
import type { FieldForPlan, ModuleForPlan } from '../../language/plans/resolveForPlan.ts';

export type ApiSchema = { [keyword: string]: unknown };

interface ObjectSchema extends ApiSchema {
  properties: Record<string, ApiSchema>;
  required: string[];
}

export interface WireSchemaOptions {
  /** Include the limits of the plan. They apply to what is sent; stored values may exceed them. */
  limits: boolean;
  /** Whether a field, or a part of one, is always present. */
  required: (field: FieldForPlan) => boolean;
  /** Include the order of maps, which only the bot gets. */
  orders?: boolean;
}

/** The JSON Schema of some fields of a module in the API's format. */
export function wireSchema(
  { fields }: ModuleForPlan,
  names: readonly string[],
  options: WireSchemaOptions,
): ObjectSchema {
  const { required } = options;
  const schema = emptyObject();
  for (const name of names) {
    const field = fields[name];
    if (!field) continue;
    place(fieldWirePath(name, field), fieldSchema(field, options), required(field));
    const order = options.orders ? orderPath(name, field) : undefined;
    if (order) place(order, ORDER, required(field));
  }
  return schema;

  function place(path: readonly string[], part: ApiSchema, isRequired: boolean): void {
    let object = schema;
    for (const [depth, key] of path.entries()) {
      if (isRequired) addRequired(object, key);
      if (depth < path.length - 1) object = innerObject(object, key);
      else object.properties[key] = part;
    }
  }
}

const ORDER: ApiSchema = {
  type: 'array',
  description: 'The keys of the map in the order that the owner gave its entries.',
  items: { type: 'string' },
};

function emptyObject(): ObjectSchema {
  return { type: 'object', properties: {}, required: [], additionalProperties: false };
}

function innerObject({ properties }: ObjectSchema, key: string): ObjectSchema {
  const known = properties[key];
  const inner = known && isObjectSchema(known) ? known : emptyObject();
  properties[key] = inner;
  return inner;
}

function isObjectSchema(schema: ApiSchema): schema is ObjectSchema {
  return 'properties' in schema && 'required' in schema;
}

function addRequired({ required }: ObjectSchema, key: string): void {
  if (!required.includes(key)) required.push(key);
}

function fieldSchema(field: FieldForPlan, options: WireSchemaOptions): ApiSchema {
  const { wire, items, properties, title } = field;
  const described: ApiSchema = { ...(title && { description: title }), ...(options.limits && limitsOf(field)) };
  if (wire?.as === 'map') {
    const { [wire.key]: _, [wire.prefix ?? wire.key]: __, ...rest } = items?.properties ?? {};
    const value = wire.value === undefined ? undefined : rest[wire.value];
    const entry = value ? fieldSchema(value, options) : objectSchema(rest, options);
    const { minItems, maxItems, ...others } = described;
    const counts = {
      ...(minItems !== undefined && { minProperties: minItems }),
      ...(maxItems !== undefined && { maxProperties: maxItems }),
    };
    return { type: 'object', ...others, ...counts, additionalProperties: entry };
  }
  if (items) return { type: field.type, ...described, items: fieldSchema(items, options) };
  if (properties) return { ...objectSchema(properties, options), ...described };
  return { type: field.type, ...(field.format && { format: field.format }), ...described };
}

function objectSchema(fields: Record<string, FieldForPlan>, options: WireSchemaOptions): ApiSchema {
  const parts = Object.entries(fields).map(([name, part]) => ({ key: part.wire?.path ?? name, part }));
  const present = parts.filter(({ part }) => options.required(part));
  return {
    type: 'object',
    properties: Object.fromEntries(parts.map(({ key, part }) => [key, fieldSchema(part, options)])),
    ...(present.length > 0 && { required: present.map(({ key }) => key) }),
    additionalProperties: false,
  };
}

/** The constraints of a field in the API's format. `uniqueItems` is left out: JSON Schema cannot ignore case. */
function limitsOf(field: FieldForPlan): ApiSchema {
  const names = CONSTRAINTS.filter((name) => name !== 'uniqueItems' && field[name] !== undefined);
  const inWire = (value: unknown) => (typeof value === 'number' ? valueToWire(field, value) : value);
  return Object.fromEntries(names.map((name) => [name, inWire(field[name])]));
}
