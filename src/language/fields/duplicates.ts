import type { Constraints, Json } from '../model.ts';

/** The entries of a list that stand there before already. */
export function duplicates(list: readonly Json[], unique: Constraints['uniqueItems']): Json[] {
  const known = new Set<string>();
  return list.filter((entry) => {
    const text = JSON.stringify(entry);
    const key = unique === 'ignoreCase' ? text.toLowerCase() : text;
    return known.size === known.add(key).size;
  });
}
