import type { SettingsDocument } from '../../language/model.ts';

type Rows = readonly SettingsDocument[];

interface Known {
  rows: Rows;
  keys: readonly string[];
}

/** Assigns keys to the rows of lists: the value of a property, or generated keys that move with the rows. */
export function createRowKeys(): (list: string, rows: Rows, property: string | undefined) => readonly string[] {
  const known = new Map<string, Known>();
  let count = 0;
  const fresh = () => `#${count++}`;

  return (list, rows, property) => {
    const before = known.get(list);
    if (before?.rows === rows) return before.keys;
    if (before && isEdited(before, rows, property)) {
      known.set(list, { rows, keys: before.keys });
      return before.keys;
    }
    const keys = property === undefined ? followed(before, rows, fresh) : named(rows, property);
    known.set(list, { rows, keys });
    return keys;
  };
}

/** Whether at most one row differs, and has kept its name: what typing does, at every key. */
function isEdited({ rows: before }: Known, rows: Rows, property: string | undefined): boolean {
  if (before.length !== rows.length) return false;
  const at = rows.findIndex((row, index) => row !== before[index]);
  if (at < 0) return true;
  if (rows.some((row, index) => index > at && row !== before[index])) return false;
  return property === undefined || rows[at]?.[property] === before[at]?.[property];
}

function named(rows: Rows, property: string): string[] {
  return rows.map((row, index) => {
    const name = row[property];
    return typeof name === 'string' ? name : `#${index}`;
  });
}

/** Recognizes rows by object identity, which edits elsewhere preserve, and an edited row by its position. */
function followed(before: Known = { rows: [], keys: [] }, rows: Rows, fresh: () => string): string[] {
  const left = new Map<SettingsDocument, string[]>();
  for (const [index, row] of before.rows.entries()) {
    const key = before.keys[index];
    if (key !== undefined) left.set(row, [...(left.get(row) ?? []), key]);
  }
  const found = rows.map((row) => left.get(row)?.shift());
  const taken = new Set(found);
  return found.map((key, index) => {
    const there = before.rows.length === rows.length ? before.keys[index] : undefined;
    return key ?? (there !== undefined && !taken.has(there) ? there : fresh());
  });
}
