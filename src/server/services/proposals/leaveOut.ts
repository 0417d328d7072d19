import type { Json, Path, SettingsDocument } from '../../../language/model.ts';
import { isObject } from '../../../language/values/isObject.ts';
import { formatPath, getIn, setIn } from '../../../language/values/path.ts';
import { type ProposalTarget, problemsOf } from './acceptableValues.ts';
import { withoutEntry } from './withoutEntry.ts';

/**
 * Leaves out one value: an entry of a list of plain values goes, any other value becomes `fallback`, and a row that is refused
 * without it is left out too.
 * @returns also the path of that row
 */
export function leaveOut(
  target: ProposalTarget,
  values: SettingsDocument,
  path: Path,
  fallback: Json,
): { values: SettingsDocument; row?: Path } {
  if (typeof path.at(-1) === 'number') return { values: setIn(values, path, undefined) };
  const row = rowOf(path);
  const emptied = setIn(values, path, fallback);
  const isRow = row.length > 0 && isObject(getIn(values, row));
  const isRefused = ({ path: at }: { path: string }) => `${at}.`.startsWith(`${formatPath(row)}.`);
  if (!isRow || !problemsOf(target, emptied).some(isRefused)) return { values: emptied };
  return { values: withoutEntry(target, values, row), row };
}

/** The path of the innermost row that a value is in; empty if it is in none. */
export function rowOf(path: Path): Path {
  return path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1);
}
