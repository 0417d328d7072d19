import { isObject } from './defaults.ts';
import { equal } from './equal.ts';
import type { Json, Path, SettingsDocument } from './model.ts';
import { formatPath } from './path.ts';
import { fieldAt, type PlannedField, type PlannedModule } from './plans.ts';
import { rowKey } from './rows.ts';

/** A value that both sides changed, each to something else. Undefined stands for a deleted row. */
export interface Conflict {
  /** Path in the merged document. */
  path: string;
  /** Titles from the field of the document down to the value. */
  label: string[];
  mine: Json | undefined;
  theirs: Json | undefined;
}

/**
 * Joins two edits of one document. What only one side changed is taken from that side; where both changed the same
 * value the merged document holds mine, and the conflict is listed. Rows are joined by their key.
 */
export function merge(
  module: PlannedModule,
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', SettingsDocument>,
): { merged: SettingsDocument; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const merged = Object.fromEntries(
    Object.keys(module.fields).map((name) => [name, join([name], base[name], mine[name], theirs[name]) ?? null]),
  );
  return { merged, conflicts };

  function join(path: Path, from: Json | undefined, a: Json | undefined, b: Json | undefined): Json | undefined {
    if (equal(a, b) || equal(from, b)) return a;
    if (equal(from, a)) return b;
    const field = fieldAt(module, path);
    const key = rowKey(field);
    if (key && Array.isArray(a) && Array.isArray(b)) return joinRows(path, key, Array.isArray(from) ? from : [], a, b);
    if (field?.properties && isObject(a) && isObject(b)) {
      const old = isObject(from) ? from : {};
      return Object.fromEntries(
        Object.keys({ ...b, ...a }).map((name) => [name, join([...path, name], old[name], a[name], b[name]) ?? null]),
      );
    }
    conflicts.push({ path: formatPath(path), label: labelOf(path, a ?? b), mine: a, theirs: b });
    return a;
  }

  function joinRows(path: Path, key: string, from: Json[], a: Json[], b: Json[]): Json[] {
    const find = (rows: Json[], id: Json | undefined) => rows.find((row) => isObject(row) && row[key] === id);
    const ids = [...b, ...a].map((row) => (isObject(row) ? row[key] : undefined));
    const rows: Json[] = [];
    for (const id of new Set(ids)) {
      const row = join([...path, rows.length], find(from, id), find(a, id), find(b, id));
      if (row !== undefined) rows.push(row);
    }
    return rows;
  }

  function labelOf(path: Path, value: Json | undefined): string[] {
    return path.flatMap((key, depth) => {
      const field = fieldAt(module, path.slice(0, depth + 1));
      if (typeof key !== 'number') return [field?.title ?? key];
      return [nameOf(field, depth === path.length - 1 ? value : undefined) ?? String(key + 1)];
    });
  }
}

/** How a row is called in a sentence: its name, if it has one. */
function nameOf(row: PlannedField | undefined, value: Json | undefined): string | undefined {
  const name = row?.properties?.name && isObject(value) ? value.name : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
}
