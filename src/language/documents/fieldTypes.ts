import type { Json, Path } from '../model.ts';
import type { FieldForPlan } from '../plans/resolveForPlan.ts';
import { isObject } from '../values/isObject.ts';

/** Whether a value is of a type that a control of its field could show. Parts of rows and objects have controls of their own. */
export function hasFieldType(field: FieldForPlan, value: Json): boolean {
  if (Array.isArray(field.type)) return value === null || typeof value === 'string';
  switch (field.type) {
    case 'array':
      return Array.isArray(value) && value.every((row) => !field.items || hasFieldType(field.items, row));
    case 'object':
      return isObject(value);
    case 'integer':
      return typeof value === 'number';
    default:
      return typeof value === field.type;
  }
}

const known = new WeakMap<FieldForPlan, WeakMap<object, Json>>();

/** A value as controls show it: what does not fit is at its default. The same object for the same value. */
export function withFieldTypes(field: FieldForPlan, value: Json): Json {
  if (!hasFieldType(field, value)) return field.default;
  if (typeof value !== 'object' || value === null) return value;
  const values = known.get(field) ?? new WeakMap<object, Json>();
  known.set(field, values);
  const made = values.get(value) ?? partsFitting(field, value);
  values.set(value, made);
  return made;
}

function partsFitting({ items, properties }: FieldForPlan, value: Json): Json {
  if (items && Array.isArray(value)) {
    const rows = value.map((row) => withFieldTypes(items, row));
    return rows.every((row, index) => row === value[index]) ? value : rows;
  }
  if (!properties || !isObject(value)) return value;
  const changed = Object.entries(properties).flatMap(([name, part]) => {
    const [before] = Object.hasOwn(value, name) ? [value[name]] : [];
    if (before === undefined) return [];
    const after = withFieldTypes(part, before);
    return after === before ? [] : [[name, after]];
  });
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value;
}

/** Where the values are that do not fit, in the value of a field at a path and in its rows and parts. */
export function wrongTypePaths(field: FieldForPlan, value: Json, path: Path): Path[] {
  if (withFieldTypes(field, value) === value) return [];
  if (!hasFieldType(field, value)) return [path];
  const { items, properties = {} } = field;
  if (items && Array.isArray(value)) return value.flatMap((row, index) => wrongTypePaths(items, row, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(properties).flatMap(([name, part]) => {
    const inside = value[name];
    return inside === undefined ? [] : wrongTypePaths(part, inside, [...path, name]);
  });
}
