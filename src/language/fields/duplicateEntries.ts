import type { Constraints, Json } from '../model.ts';
import { isObject } from '../values/isObject.ts';

/** The entries of a list that repeat an earlier one. */
export function duplicateEntries(list: readonly Json[], unique: Constraints['uniqueItems']): Json[] {
  const seen = new Set<string>();
  return list.filter((entry) => {
    const text = JSON.stringify(entry);
    const key = unique === 'ignoreCase' ? text.toLowerCase() : text;
    return seen.size === seen.add(key).size;
  });
}

/**
 * The values of a row that `uniqueBy` compares, as one text. Spaces at either end of a text do not count. Undefined if all
 * are empty.
 */
export function comparedValues(row: Json | undefined, names: readonly string[]): string | undefined {
  if (!isObject(row)) return undefined;
  const values = names.map((name) => row[name] ?? null).map((one) => (typeof one === 'string' ? one.trim() : one));
  return values.every((one) => one === null || one === '') ? undefined : JSON.stringify(values);
}

/** The positions of rows that have the same compared values as an earlier one. */
export function repeatedRows(rows: readonly Json[], names: readonly string[]): number[] {
  return repeatedAt(rows.map((row) => comparedValues(row, names)));
}

/** The positions of texts that are the same as an earlier one. */
export function repeatedAt(texts: readonly (string | undefined)[]): number[] {
  const seen = new Set<string>();
  return texts.flatMap((text, index) => (text === undefined || seen.size < seen.add(text).size ? [] : [index]));
}
