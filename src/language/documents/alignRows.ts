import type { Json } from '../model.ts';
import type { FieldForPlan } from '../plans/resolveForPlan.ts';
import { equal } from '../values/equal.ts';
import { isObject } from '../values/isObject.ts';
import { generatedKey, rowKey } from './rows.ts';

/** A row by its position in two versions of a list; undefined where it is missing. */
export interface RowPair {
  from?: number;
  to?: number;
}

/** A row that both versions have. */
export type KeptRow = Required<RowPair>;

/**
 * Finds the rows of one version of a list in another: by generated key, or else by content, then by the key that was typed,
 * then by the row before them. All rows are in the order of `after`, those that were removed behind the row that they
 * followed.
 */
export function alignRows(list: FieldForPlan, before: readonly Json[], after: readonly Json[]): RowPair[] {
  const found = new Map<number, number>();
  const taken = new Set<number>();
  const match = (nameOf: (rows: readonly Json[], index: number, side: 'before' | 'after') => string | undefined) => {
    const old = new Map<string, number>();
    for (const [name, index] of numbered(before, (rows, index) => !taken.has(index) && nameOf(rows, index, 'before')))
      old.set(name, index);
    for (const [name, index] of numbered(after, (rows, index) => !found.has(index) && nameOf(rows, index, 'after'))) {
      const from = old.get(name);
      if (from === undefined) continue;
      found.set(index, from);
      taken.add(from);
    }
  };
  const byKey = (property: string) => (rows: readonly Json[], index: number) => {
    const row = rows[index];
    return isObject(row) ? String(row[property]) : undefined;
  };
  const generated = generatedKey(list);
  const typed = rowKey(list);
  if (generated !== undefined) match(byKey(generated));
  else {
    match((rows, index) => contentOf(rows[index]));
    if (typed !== undefined) match(byKey(typed));
    // By the row before it, whatever follows: `matched` does not change meanwhile.
    const matched = new Map(found);
    const known = new Set(matched.values());
    match((_, index, side) => {
      let at = index - 1;
      while (at >= 0 && (side === 'before' ? !known.has(at) : !matched.has(at))) at--;
      return String(side === 'before' ? at : (matched.get(at) ?? -1));
    });
  }
  return withRemoved(
    after.map((_, to) => ({ from: found.get(to), to })),
    before.length,
  );
}

/** Names with their indexes. A name that occurs again gets a number. */
function* numbered(
  rows: readonly Json[],
  nameOf: (rows: readonly Json[], index: number) => string | undefined | false,
): Generator<[string, number]> {
  const counts = new Map<string, number>();
  for (const index of rows.keys()) {
    const name = nameOf(rows, index);
    if (name === undefined || name === false) continue;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    yield [`${count} ${name}`, index];
  }
}

/** The content of a row as text, whatever the order of its properties. */
function contentOf(row: Json | undefined): string {
  return JSON.stringify(row, (_, value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
}

/** Adds the rows that are not among the pairs, each behind the row that it followed. */
export function withRemoved(pairs: readonly RowPair[], length: number): RowPair[] {
  const kept = new Set(pairs.map(({ from }) => from));
  const all: RowPair[] = [];
  const addFollowing = (from: number) => {
    for (let next = from + 1; next < length && !kept.has(next); next++) all.push({ from: next });
  };
  addFollowing(-1);
  for (const pair of pairs) {
    all.push(pair);
    if (pair.from !== undefined) addFollowing(pair.from);
  }
  return all;
}

/** Whether a row is in both versions. */
export function isKept(pair: RowPair): pair is KeptRow {
  return pair.from !== undefined && pair.to !== undefined;
}

/** The rows that both versions have, in the order of the older one. */
export function inOldOrder(pairs: readonly RowPair[]): KeptRow[] {
  return pairs.filter(isKept).sort((a, b) => a.from - b.from);
}

/** The part of the kept rows whose order differs, in both orders; undefined if none does. */
export function reordered(pairs: readonly RowPair[]): { before: KeptRow[]; after: KeptRow[] } | undefined {
  const [now, then] = [pairs.filter(isKept), inOldOrder(pairs)];
  const differs = (pair: KeptRow, index: number) => !equal(pair, then[index]);
  const first = now.findIndex(differs);
  const end = now.findLastIndex(differs) + 1;
  return first < 0 ? undefined : { before: then.slice(first, end), after: now.slice(first, end) };
}
