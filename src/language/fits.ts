import { isObject } from './defaults.ts';
import type { Json } from './model.ts';
import type { PlannedField } from './plans.ts';

/** Whether a value is of a type that a control of its field could show. */
export function fits(field: PlannedField, value: Json): boolean {
  if (Array.isArray(field.type)) return value === null || typeof value === 'string';
  switch (field.type) {
    case 'array':
      return Array.isArray(value) && value.every((row) => !field.items || fits(field.items, row));
    case 'object':
      return isObject(value);
    case 'integer':
      return typeof value === 'number';
    default:
      return typeof value === field.type;
  }
}
