import type { Json, SettingsDocument } from '../model.ts';
import type { FieldForPlan, ModuleForPlan } from '../plans/resolveForPlan.ts';
import { equal } from '../values/equal.ts';
import { isObject } from '../values/isObject.ts';
import { rowKey, rowTitle } from './rows.ts';

/** A value that differs between two documents. Undefined means that the row does not exist on that side. */
export interface Difference {
  field: FieldForPlan;
  /** Titles from the top-level field down to the value; rows are called by name or number. */
  label: string[];
  before: Json | undefined;
  after: Json | undefined;
}

/**
 * The differences between two complete documents, in the module's order: single values inside objects and rows, and
 * whole rows that were added or removed.
 */
export function differences(
  module: ModuleForPlan,
  before: Readonly<SettingsDocument>,
  after: Readonly<SettingsDocument>,
): Difference[] {
  return Object.entries(module.fields).flatMap(([name, field]) =>
    compare(field, [field.title], before[name], after[name]),
  );
}

function compare(
  field: FieldForPlan,
  label: string[],
  before: Json | undefined,
  after: Json | undefined,
): Difference[] {
  if (equal(before, after)) return [];
  const { items, properties } = field;
  if (properties && isObject(before) && isObject(after)) {
    return Object.entries(properties).flatMap(([name, part]) =>
      compare(part, [...label, part.title], before[name], after[name]),
    );
  }
  if (!items?.properties || !Array.isArray(before) || !Array.isArray(after)) return [{ field, label, before, after }];
  const key = rowKey(field);
  const idOf = (row: Json, index: number) => (key && isObject(row) ? row[key] : index);
  const rows = (list: Json[]) => new Map(list.map((row, index) => [idOf(row, index), row] as const));
  const [oldRows, newRows] = [rows(before), rows(after)];
  const rowDifferences = [...new Set([...oldRows.keys(), ...newRows.keys()])].flatMap((id, index) =>
    compare(
      items,
      [...label, rowTitle(field, newRows.get(id) ?? oldRows.get(id)) ?? String(index + 1)],
      oldRows.get(id),
      newRows.get(id),
    ),
  );
  // If no row differs, their order does.
  return rowDifferences.length > 0 ? rowDifferences : [{ field, label, before, after }];
}
