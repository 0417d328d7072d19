import type { Json, SettingsDocument } from '../model.ts';
import type { FieldForPlan, ModuleForPlan } from '../plans/resolveForPlan.ts';
import { equal } from '../values/equal.ts';
import { isObject } from '../values/isObject.ts';
import { rowKey, rowTitle } from './rows.ts';

/** One value that differs between two documents. Undefined stands for a row that is not there. */
export interface Difference {
  field: FieldForPlan;
  /** Titles from the field of the document down to the value; rows by their name or number. */
  label: string[];
  before: Json | undefined;
  after: Json | undefined;
}

/**
 * What differs between two complete documents, in the order of the module: single values inside groups and rows, rows
 * as a whole where they come or go.
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
  const [old, now] = [rows(before), rows(after)];
  const found = [...new Set([...old.keys(), ...now.keys()])].flatMap((id, index) =>
    compare(
      items,
      [...label, rowTitle(field, now.get(id) ?? old.get(id)) ?? String(index + 1)],
      old.get(id),
      now.get(id),
    ),
  );
  // The same rows in another order.
  return found.length > 0 ? found : [{ field, label, before, after }];
}
