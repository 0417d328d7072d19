import type { Environment } from '../model.ts';
import { equal } from '../values/equal.ts';

/** CEL operators without a JavaScript equivalent, called by compiled expressions. */

/** `a == b` by value. */
export const same = equal;

/** `value in list`, or `key in map`. */
export function isIn(value: unknown, collection: unknown): boolean {
  if (Array.isArray(collection)) return collection.some((entry) => equal(entry, value));
  return typeof collection === 'object' && collection !== null && Object.hasOwn(collection, String(value));
}

/** `size(x)`: the UTF-16 code units of a text or the entries of a list or map; 0 for anything else. */
export function size(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return value && typeof value === 'object' ? Object.keys(value).length : 0;
}

/** The value if it is a list, else an empty one. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value if it is a text, else an empty one. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The instant of a stored date or moment, in seconds since 1970; undefined for anything else. A date means its beginning. */
export function instant(value: unknown, { times, timeZone }: Environment): number | undefined {
  return times?.instant(value, timeZone);
}
