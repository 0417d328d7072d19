import { duplicateEntries } from '../fields/duplicateEntries.ts';
import type { Constraints, Json, Path, SettingsDocument } from '../model.ts';
import { fieldAt } from '../plans/resolveForPlan.ts';
import { equal } from '../values/equal.ts';
import { isObject } from '../values/isObject.ts';
import { formatPath } from '../values/path.ts';
import { mergeOrder } from './mergeOrder.ts';
import { isSet, type ModuleWithRows, rowKey, rowTitle } from './rows.ts';

/** A text that is no value. */
interface Typed {
  text: string;
}

/** A value that both sides changed differently. Undefined means a deleted row. */
export interface Conflict {
  /** Path in the merged document. */
  path: string;
  /** Titles from the top-level field down to the value. */
  label: string[];
  mine: Json | undefined;
  theirs: Json | undefined;
  /** What I have typed there that is no value yet. */
  typed?: Typed | undefined;
}

/**
 * Three-way merge of two edits of a document. If only one side changed a value, that side's is taken; if both did,
 * `mine` is, and the conflict is reported. Rows are matched by key; no row is lost, and the moves of both sides are kept.
 * Of a set, both sides' additions and removals count.
 * @param typed texts that are no values yet, by their path in `mine`: each counts as a change of mine
 */
export function merge(
  module: ModuleWithRows,
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', SettingsDocument>,
  typed: ReadonlyMap<string, Typed> = new Map(),
): { merged: SettingsDocument; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const merged = Object.fromEntries(
    Object.entries(module.fields).map(([name, { title }]) => [
      name,
      mergeValue([name], name, [title], base[name], mine[name], theirs[name]) ?? null,
    ]),
  );
  return { merged, conflicts };

  /** @param own the dotted path in mine */
  function mergeValue(
    path: Path,
    own: string,
    label: string[],
    old: Json | undefined,
    my: Json | undefined,
    their: Json | undefined,
  ): Json | undefined {
    if (equal(my, their) || equal(old, their)) return my;
    if (equal(old, my) && ![...typed.keys()].some((one) => `${one}.`.startsWith(`${own}.`))) return their;
    const field = fieldAt(module, path);
    const key = rowKey(field);
    if (key && Array.isArray(my) && Array.isArray(their)) {
      return mergeRows(path, own, label, key, Array.isArray(old) ? old : [], my, their);
    }
    if (isSet(field) && Array.isArray(my) && Array.isArray(their)) {
      return mergeSets(field?.uniqueItems, Array.isArray(old) ? old : [], my, their);
    }
    const { properties } = field ?? {};
    if (properties && isObject(my) && isObject(their)) {
      const oldObject = isObject(old) ? old : {};
      const mergeProperty = (name: string) => {
        const title = properties[name]?.title ?? name;
        const at = `${own}.${name}`;
        return mergeValue([...path, name], at, [...label, title], oldObject[name], my[name], their[name]) ?? null;
      };
      return Object.fromEntries(Object.keys({ ...their, ...my }).map((name) => [name, mergeProperty(name)]));
    }
    conflicts.push({ path: formatPath(path), label, mine: my, theirs: their, typed: typed.get(own) });
    return my;
  }

  function mergeRows(
    path: Path,
    own: string,
    label: string[],
    key: string,
    old: Json[],
    my: Json[],
    their: Json[],
  ): Json[] {
    const list = fieldAt(module, path);
    const [before, mine, theirs] = [namedRows(old, key), namedRows(my, key), namedRows(their, key)];
    const rows: Json[] = [];
    for (const name of mergeOrder([...before.keys()], [...mine.keys()], [...theirs.keys()])) {
      const [myRow, theirRow] = [mine.get(name), theirs.get(name)];
      const title = rowTitle(list, myRow ?? theirRow, module.context?.guild) ?? String(rows.length + 1);
      const at = `${own}.${[...mine.keys()].indexOf(name)}`;
      const row = mergeValue([...path, rows.length], at, [...label, title], before.get(name), myRow, theirRow);
      if (row !== undefined) rows.push(row);
    }
    return rows;
  }
}

/**
 * Rows by name: their key, or their whole content while the key is empty. Repeated names get a space. People type some keys, so
 * a key may be empty or used twice.
 */
function namedRows(rows: readonly Json[], key: string): Map<string, Json> {
  const named = new Map<string, Json>();
  for (const row of rows) {
    const own = isObject(row) ? row[key] : undefined;
    let name = JSON.stringify(own || row);
    while (named.has(name)) name += ' ';
    named.set(name, row);
  }
  return named;
}

/** Their entries without those that I removed, followed by those that I added. */
function mergeSets(unique: Constraints['uniqueItems'], old: Json[], my: Json[], their: Json[]): Json[] {
  const kept = their.filter((entry) => my.includes(entry) || !old.includes(entry));
  const added = my.filter(
    (entry) => !old.includes(entry) && duplicateEntries([...kept, entry], unique).at(-1) !== entry,
  );
  return [...kept, ...added];
}
