import type { Json, Path, SettingsDocument } from '../model.ts';
import { type FieldForPlan, fieldAt, type ModuleForPlan } from '../plans/resolveForPlan.ts';
import { isObject } from '../values/isObject.ts';
import { getIn } from '../values/path.ts';

/** The property that identifies the rows of a list, or undefined if there is none. */
export function rowKey(list: FieldForPlan | undefined): string | undefined {
  if (list?.wire?.as === 'map') return list.wire.key;
  return list?.items?.properties?.id ? 'id' : undefined;
}

/** Whether a list is a set: plain values, each of them once. Its entries are matched by value. */
export function isSet(list: FieldForPlan | undefined): boolean {
  return Boolean(list?.uniqueItems) && list?.items !== undefined && !list.items.properties;
}

/** The name of a row: the text of the property that `ui.titleField` names, or undefined if it has none. */
export function rowTitle(list: FieldForPlan | undefined, row: Json | undefined): string | undefined {
  const property = list?.ui?.titleField;
  const title = property !== undefined && isObject(row) ? row[property] : undefined;
  return typeof title === 'string' && title !== '' ? title : undefined;
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

/** The corresponding path in another version of the document, as for {@link counterpart}; undefined if an entry is missing. */
export function counterpartPath(
  module: ModuleForPlan,
  document: SettingsDocument,
  other: SettingsDocument,
  path: Path,
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
    const isSame = (item: Json) => (property === undefined ? item === row : sameRow(item, row, property));
    const index = Array.isArray(rows) ? rows.findIndex(isSame) : -1;
    if (index < 0) return undefined;
    otherPath.push(index);
  }
  return otherPath;
}

function sameRow(a: Json | undefined, b: Json | undefined, property: string): boolean {
  return isObject(a) && isObject(b) && a[property] === b[property];
}
