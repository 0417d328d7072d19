import type { Json, Path, SettingsDocument } from '../model.ts';
import { fieldAt, type ModuleForPlan } from '../plans/resolveForPlan.ts';
import { equal } from '../values/equal.ts';
import { isObject } from '../values/isObject.ts';
import { formatPath } from '../values/path.ts';
import { rowKey, rowTitle } from './rows.ts';

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
  module: ModuleForPlan,
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', SettingsDocument>,
): { merged: SettingsDocument; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const merged = Object.fromEntries(
    Object.entries(module.fields).map(([name, { title }]) => [
      name,
      join([name], [title], base[name], mine[name], theirs[name]) ?? null,
    ]),
  );
  return { merged, conflicts };

  function join(
    path: Path,
    label: string[],
    from: Json | undefined,
    a: Json | undefined,
    b: Json | undefined,
  ): Json | undefined {
    if (equal(a, b) || equal(from, b)) return a;
    if (equal(from, a)) return b;
    const field = fieldAt(module, path);
    const key = rowKey(field);
    if (key && Array.isArray(a) && Array.isArray(b))
      return joinRows(path, label, key, Array.isArray(from) ? from : [], a, b);
    const { properties } = field ?? {};
    if (properties && isObject(a) && isObject(b)) {
      const old = isObject(from) ? from : {};
      const part = (name: string) => {
        const title = properties[name]?.title ?? name;
        return join([...path, name], [...label, title], old[name], a[name], b[name]) ?? null;
      };
      return Object.fromEntries(Object.keys({ ...b, ...a }).map((name) => [name, part(name)]));
    }
    conflicts.push({ path: formatPath(path), label, mine: a, theirs: b });
    return a;
  }

  function joinRows(path: Path, label: string[], key: string, from: Json[], a: Json[], b: Json[]): Json[] {
    const list = fieldAt(module, path);
    const find = (rows: Json[], id: Json | undefined) => rows.find((row) => isObject(row) && row[key] === id);
    const ids = [...b, ...a].map((row) => (isObject(row) ? row[key] : undefined));
    const rows: Json[] = [];
    for (const id of new Set(ids)) {
      const [mine, theirs] = [find(a, id), find(b, id)];
      const title = rowTitle(list, mine ?? theirs) ?? String(rows.length + 1);
      const row = join([...path, rows.length], [...label, title], find(from, id), mine, theirs);
      if (row !== undefined) rows.push(row);
    }
    return rows;
  }
}
