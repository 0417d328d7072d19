import type { Json, Path } from '../model.ts';
import type { FieldForPlan } from '../plans/resolveForPlan.ts';
import { isObject } from '../values/isObject.ts';

/**
 * Whether a widget of the field could show a value. Parts of objects are not looked at: they have widgets of their own.
 */
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

const cache = new WeakMap<FieldForPlan, WeakMap<object, Json>>();

/**
 * The value with every part of a wrong type replaced by its default. Memoized: the same value gives the same object.
 */
export function withFieldTypes(field: FieldForPlan, value: Json): Json {
  if (!hasFieldType(field, value)) return field.default;
  if (typeof value !== 'object' || value === null) return value;
  const byValue = cache.get(field) ?? new WeakMap<object, Json>();
  cache.set(field, byValue);
  const result = byValue.get(value) ?? partsWithFieldTypes(field, value);
  byValue.set(value, result);
  return result;
}

function partsWithFieldTypes({ items, properties }: FieldForPlan, value: Json): Json {
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

/** The paths of all values of a wrong type in a field's value, which is at `path`. */
export function wrongTypePaths(field: FieldForPlan, value: Json, path: Path): Path[] {
  if (withFieldTypes(field, value) === value) return [];
  if (!hasFieldType(field, value)) return [path];
  const { items, properties = {} } = field;
  if (items && Array.isArray(value)) return value.flatMap((row, index) => wrongTypePaths(items, row, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(properties).flatMap(([name, part]) => {
    const partValue = value[name];
    return partValue === undefined ? [] : wrongTypePaths(part, partValue, [...path, name]);
  });
}
