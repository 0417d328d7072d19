import { guildEntryOf, targetOf } from '../fields/targets.ts';
import type { Context, GuildLists, Json, Path, Reference, SettingsDocument } from '../model.ts';
import { type FieldForPlan, fieldAt, type ModuleForPlan } from '../plans/resolveForPlan.ts';
import { isObject } from '../values/isObject.ts';
import { getIn } from '../values/path.ts';

/** The property that identifies the rows of a list, or undefined if there is none. */
export function rowKey(list: FieldForPlan | undefined): string | undefined {
  if (list?.wire?.as === 'map') return list.wire.key;
  return list?.items?.properties?.id ? 'id' : undefined;
}

/** The property with the generated keys of rows. A key that people type may be empty or double, and cannot identify a row. */
export function generatedKey(list: FieldForPlan | undefined): string | undefined {
  const property = rowKey(list);
  return property !== undefined && list?.items?.properties?.[property]?.ui === undefined ? property : undefined;
}

/**
 * A key for a new row: with the prefix of its list, or the moment alone if that is empty.
 * @param moment in milliseconds
 * @param count how many have been made
 */
export function keyOfNewRow(prefix: unknown, moment: number, count: number): string {
  return prefix === '' ? String(moment) : `${prefix ?? 'item'}_${moment}_${count}`;
}

/** Whether a list is a set: plain values, each of them once. Its entries are matched by value. */
export function isSet(list: FieldForPlan | undefined): boolean {
  return Boolean(list?.uniqueItems) && list?.items !== undefined && !list.items.properties;
}

/** A row of one of the module's lists. */
export interface Entry {
  list: FieldForPlan;
  row: SettingsDocument;
  index: number;
  /** The row around it, if rows of several are listed together. */
  around?: Entry;
}

/** The list with a name. One inside entries is named with those around it: `prizes.tiers`. */
export function listNamed(module: ModuleForPlan, name: string): FieldForPlan | undefined {
  const path = name
    .split('.')
    .reduce<Path>((outer, part) => [...outer, ...(fieldAt(module, outer)?.items ? ['*'] : []), part], []);
  return fieldAt(module, path);
}

/**
 * The rows of a list that can be chosen by their key, with their keys. A setting inside the same entry as the list chooses among
 * the rows there, any other among those of all entries.
 * @param from the path of the setting
 */
export function entriesOf(
  module: ModuleForPlan,
  document: SettingsDocument,
  name: string,
  from: Path = [],
): (Entry & { key: string })[] {
  const property = rowKey(listNamed(module, name));
  if (property === undefined) return [];
  const shared = sharedRow(name, from);
  return rowPaths(document, name).flatMap((path) => {
    if (shared.some((key, depth) => path[depth] !== key)) return [];
    const entry = entryAt(name, path);
    const key = entry?.row[property];
    return entry && typeof key === 'string' && key !== '' ? [{ ...entry, key }] : [];
  });

  function entryAt(list: string, path: Path): Entry | undefined {
    const [field, row] = [listNamed(module, list), getIn(document, path)];
    if (!field || !isObject(row)) return undefined;
    const outer = list.slice(0, Math.max(list.lastIndexOf('.'), 0));
    const outerPath = outer === '' ? undefined : rowAround(path, outer);
    const around = outerPath && outerPath.length > shared.length ? entryAt(outer, outerPath) : undefined;
    return { list: field, row, index: Number(path.at(-1)), ...(around && { around }) };
  }
}

/** The path of the innermost entry that contains both a list and a setting; empty if there is none. */
function sharedRow(list: string, from: Path): Path {
  const outer = list.slice(0, Math.max(list.lastIndexOf('.'), 0));
  return outer === '' ? [] : (rowAround(from, outer) ?? sharedRow(outer, from));
}

/** The row of a list that has a key; undefined if there is none. `from` is as for {@link entriesOf}. */
export function entryOf(
  module: ModuleForPlan,
  document: SettingsDocument,
  name: string,
  key: string,
  from: Path = [],
): Entry | undefined {
  return entriesOf(module, document, name, from).find((entry) => entry.key === key);
}

/** A module whose rows may be called by what they refer to in a guild. */
export interface ModuleWithRows extends ModuleForPlan {
  context?: Pick<Context, 'guild'>;
}

/**
 * The name of a row: the text of the property that `ui.titleField` names, or the name of what it refers to. If that is empty, the name of
 * what else its summary refers to. Undefined if it has none.
 */
export function rowTitle(
  list: FieldForPlan | undefined,
  row: Json | undefined,
  guild?: GuildLists,
): string | undefined {
  const { titleField, summaryFields = [] } = list?.ui ?? {};
  if (titleField === undefined || !isObject(row)) return undefined;
  const properties = list?.items?.properties ?? {};
  const others = summaryFields.flat().filter((name) => properties[name]?.refers);
  for (const name of [titleField, ...others]) {
    const title = nameIn(properties[name]?.refers, row[name], guild);
    if (title !== undefined) return title;
  }
  return undefined;
}

function nameIn(refers: Reference | undefined, value: Json | undefined, guild?: GuildLists): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (!refers) return value;
  const target = targetOf(refers, value);
  // An ID would tell nobody which row it is.
  return (target && guild && guildEntryOf(guild, refers, target)?.name) ?? undefined;
}

/** The paths of all rows of a list. A list inside entries is named with those around it: `prizes.tiers`. */
export function rowPaths(document: SettingsDocument, list: string): Path[] {
  return list.split('.').reduce<Path[]>((places, name) => places.flatMap((place) => below([...place, name])), [[]]);

  function below(path: Path): Path[] {
    const value = getIn(document, path);
    if (Array.isArray(value)) return value.map((_, index) => [...path, index]);
    return isObject(value) ? [path] : [];
  }
}

/** The path of the row of a list that contains a path, or is at it; undefined if it is in no row of that list. */
export function rowAround(path: Path, list: string): Path | undefined {
  const names = list.split('.');
  let depth = 0;
  for (const name of names) {
    if (path[depth] !== name) return undefined;
    depth += typeof path[depth + 1] === 'number' ? 2 : 1;
  }
  return typeof path[depth - 1] === 'number' ? path.slice(0, depth) : undefined;
}

/** The value in another version of the document that corresponds to a path. Rows are matched by key, entries of sets by value. */
export function counterpart(
  module: ModuleForPlan,
  document: SettingsDocument,
  other: SettingsDocument,
  path: Path,
): Json | undefined {
  const otherPath = counterpartPath(module, document, other, path);
  return otherPath && getIn(other, otherPath);
}

/**
 * The corresponding path in another version of the document, as for {@link counterpart}; undefined if an entry is missing.
 * @param isSameRow by the key of the rows
 */
export function counterpartPath(
  module: ModuleForPlan,
  document: SettingsDocument,
  other: SettingsDocument,
  path: Path,
  isSameRow = sameRow,
): Path | undefined {
  const otherPath: (string | number)[] = [];
  for (const [depth, key] of path.entries()) {
    const list = typeof key === 'number' ? fieldAt(module, path.slice(0, depth)) : undefined;
    const property = rowKey(list);
    if (property === undefined && !isSet(list)) {
      otherPath.push(key);
      continue;
    }
    const row = getIn(document, path.slice(0, depth + 1));
    const rows = getIn(other, otherPath);
    const isSame = (item: Json) => (property === undefined ? item === row : isSameRow(item, row, property));
    const index = Array.isArray(rows) ? indexNear(rows, Number(key), isSame) : -1;
    if (index < 0) return undefined;
    otherPath.push(index);
  }
  return otherPath;
}

/** Where a row is in another list: at the same position, which is usual, or else the first that matches; -1 if there is none. */
function indexNear(rows: readonly Json[], at: number, isSame: (item: Json) => boolean): number {
  const row = rows[at];
  return row !== undefined && isSame(row) ? at : rows.findIndex(isSame);
}

export function sameRow(a: Json | undefined, b: Json | undefined, property: string): boolean {
  return isObject(a) && isObject(b) && a[property] === b[property];
}
