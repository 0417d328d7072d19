import { equal } from '../values/equal.ts';

/** What compiled expressions call for CEL's operators that JavaScript has no word for. */

/** `a == b` by value. */
export const same = equal;

/** `value in list`, or `key in map`. */
export function isIn(value: unknown, collection: unknown): boolean {
  if (Array.isArray(collection)) return collection.some((entry) => equal(entry, value));
  return typeof collection === 'object' && collection !== null && Object.hasOwn(collection, String(value));
}

/** `size(x)`: UTF-16 code units of a text, rows of a list, entries of a map. */
export function size(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return value && typeof value === 'object' ? Object.keys(value).length : 0;
}

/** A list, whatever was given: lists that are missing have no rows. */
export function list(value: unknown): readonly never[] {
  return Array.isArray(value) ? (value as never[]) : [];
}

/** A text, whatever was given: a text that is missing is empty. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
