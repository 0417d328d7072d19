import type { Field, Json } from '../model.ts';
import { isObject } from '../values/isObject.ts';

/** The number of characters of the texts in a group that count for its `maxTotalLength`. */
export function totalLength({ totalLengthOf = [] }: Pick<Field, 'totalLengthOf'>, group: Json): number {
  return totalLengthOf.reduce((sum, path) => sum + lengthAt(group, path.split('.')), 0);
}

function lengthAt(value: Json | undefined, [key, ...rest]: readonly string[]): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, row) => sum + lengthAt(row, [key ?? '', ...rest]), 0);
  if (key === undefined) return typeof value === 'string' ? value.length : 0;
  return isObject(value) ? lengthAt(value[key], rest) : 0;
}
