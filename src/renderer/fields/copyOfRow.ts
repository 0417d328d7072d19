import { generatedKey } from '../../language/documents/rows.ts';
import type { Json, SettingsDocument } from '../../language/model.ts';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { isObject } from '../../language/values/isObject.ts';

type NewKey = (prefix: unknown) => string;
type Fields = Readonly<Record<string, FieldForPlan>>;

/**
 * A copy of a row: what only one row may have is left at its default, and the rows inside it get keys of their own, which settings
 * of the copy that choose one of them follow.
 */
export function copyOfRow(list: FieldForPlan, row: SettingsDocument, newKey: NewKey): SettingsDocument {
  const renamed = new Map<string, string>();
  const properties = list.items?.properties ?? {};
  return withChoices(properties, withNewKeys(properties, row, newKey, renamed), renamed);
}

function withNewKeys(fields: Fields, row: SettingsDocument, newKey: NewKey, renamed: Map<string, string>) {
  return mapParts(fields, row, (field, value) => {
    if (field.ui?.unique === true || field.locked) return field.default;
    const key = generatedKey(field);
    const inner = field.items?.properties;
    if (!inner || !Array.isArray(value)) return value;
    return value.filter(isObject).map((entry) => {
      const copy: SettingsDocument = withNewKeys(inner, entry, newKey, renamed);
      if (key === undefined) return copy;
      const fresh = newKey(field.ui?.idPrefix);
      renamed.set(String(entry[key]), fresh);
      return { ...copy, [key]: fresh };
    });
  });
}

function withChoices(fields: Fields, row: SettingsDocument, renamed: ReadonlyMap<string, string>): SettingsDocument {
  return mapParts(fields, row, (field, value) => {
    if (field.ui?.entriesOf !== undefined && typeof value === 'string') return renamed.get(value) ?? value;
    const inner = field.items?.properties;
    if (!inner || !Array.isArray(value)) return value;
    return value.map((entry) => (isObject(entry) ? withChoices(inner, entry, renamed) : entry));
  });
}

function mapParts(fields: Fields, row: SettingsDocument, change: (field: FieldForPlan, value: Json) => Json) {
  const parts = Object.entries(row).map(([name, value]): [string, Json] => {
    const field = fields[name];
    return [name, field ? change(field, value) : value];
  });
  return Object.fromEntries(parts);
}
