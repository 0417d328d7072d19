import type { Json, Path, SettingsDocument } from '../model.ts';
import { type FieldForPlan, fieldAt, type ModuleForPlan } from '../plans/resolveForPlan.ts';
import { isObject } from '../values/isObject.ts';
import { getIn } from '../values/path.ts';

/** The property that tells the rows of a list apart, or undefined for lists of plain values. */
export function rowKey(list: FieldForPlan | undefined): string | undefined {
  if (list?.wire?.as === 'map') return list.wire.key;
  return list?.items?.properties?.id ? 'id' : undefined;
}

/** What a row is called: the text of the property that `ui.titleField` names. */
export function rowTitle(list: FieldForPlan | undefined, row: Json | undefined): string | undefined {
  const property = list?.ui?.titleField;
  const title = property !== undefined && isObject(row) ? row[property] : undefined;
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/** The value in another version of the document that stands at the same path, rows being found by their key. */
export function counterpart(
  module: ModuleForPlan,
  document: SettingsDocument,
  other: SettingsDocument,
  path: Path,
): Json | undefined {
  const there = counterpartPath(module, document, other, path);
  return there && getIn(other, there);
}

/** The path in another version of the document, rows being found by their key; undefined where a row is not there. */
export function counterpartPath(
  module: ModuleForPlan,
  document: SettingsDocument,
  other: SettingsDocument,
  path: Path,
): Path | undefined {
  const translated: (string | number)[] = [];
  for (const [depth, key] of path.entries()) {
    const property = typeof key === 'number' ? rowKey(fieldAt(module, path.slice(0, depth))) : undefined;
    if (property === undefined) {
      translated.push(key);
      continue;
    }
    const row = getIn(document, path.slice(0, depth + 1));
    const rows = getIn(other, translated);
    const index = Array.isArray(rows) ? rows.findIndex((item) => sameRow(item, row, property)) : -1;
    if (index < 0) return undefined;
    translated.push(index);
  }
  return translated;
}

function sameRow(a: Json | undefined, b: Json | undefined, property: string): boolean {
  return isObject(a) && isObject(b) && a[property] === b[property];
}
