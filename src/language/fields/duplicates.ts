import type { Constraints, Json } from '../model.ts';

/** The entries of a list that repeat an earlier one. */
export function duplicates(list: readonly Json[], unique: Constraints['uniqueItems']): Json[] {
  const seen = new Set<string>();
  return list.filter((entry) => {
    const text = JSON.stringify(entry);
    const key = unique === 'ignoreCase' ? text.toLowerCase() : text;
    return seen.size === seen.add(key).size;
  });
}
