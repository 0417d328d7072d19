import type { Json, ModuleSpec, SettingsDocument } from '../model.ts';
import { type FieldForPlan, resolveForPlan } from '../plans/resolveForPlan.ts';
import { isObject } from '../values/isObject.ts';
import { generatedKey } from './rows.ts';
import { mapKey } from './wire.ts';

/**
 * A stored document whose rows have the keys that their lists need. Rows that were stored before may have none, or the same
 * as another: in a map, only one of these would be left.
 */
export function withRowKeys(document: SettingsDocument, spec: ModuleSpec): SettingsDocument {
  const { fields } = resolveForPlan(spec, spec.plans[0] ?? '');
  return inFields(fields, document);
}

function inFields(fields: Readonly<Record<string, FieldForPlan>>, values: SettingsDocument): SettingsDocument {
  const changed = Object.entries(values).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const next = field ? inField(field, value) : value;
    return next === value ? [] : [[name, next] as const];
  });
  return changed.length > 0 ? { ...values, ...Object.fromEntries(changed) } : values;
}

function inField(field: FieldForPlan, value: Json): Json {
  const { items, properties } = field;
  if (properties && isObject(value)) return inFields(properties, value);
  if (!items?.properties || !Array.isArray(value)) return value;
  const rows = keyed(
    field,
    value.map((row) => inField(items, row)),
  );
  return rows.every((row, index) => row === value[index]) ? value : rows;
}

function keyed(list: FieldForPlan, rows: Json[]): Json[] {
  const { wire, ui } = list;
  const generated = generatedKey(list);
  const property = wire?.as === 'map' ? wire.key : generated;
  if (property === undefined) return rows;
  const textOf = (row: SettingsDocument) => (wire?.as === 'map' ? mapKey(wire, row) : String(row[property]));
  const withKey = rows.map((row, index): Json => {
    if (!isObject(row) || (row[property] ?? '') !== '') return row;
    if (property !== generated) return row[property] === '' ? row : { ...row, [property]: '' };
    const number = String(index + 1);
    return { ...row, [property]: ui?.idPrefix === '' ? number : `${ui?.idPrefix ?? 'item'}_${number}` };
  });
  const stored = new Set(withKey.filter(isObject).map(textOf));
  const seen = new Set<string>();
  return withKey.map((row) => {
    if (!isObject(row)) return row;
    let own = row;
    for (let count = 2; seen.has(textOf(own)) || (own !== row && stored.has(textOf(own))); count++) {
      own = { ...row, [property]: `${row[property]}_${count}` };
    }
    seen.add(textOf(own));
    return own;
  });
}
