import type { Json, Path, Reference, SettingsDocument } from '../model.ts';
import type { FieldForPlan, ModuleForPlan } from '../plans/resolveForPlan.ts';
import { parseCustom } from '../text/emoji.ts';
import { isObject } from '../values/isObject.ts';
import { rowTitle } from './rows.ts';

/** What a value can point to in a server. */
export type ReferenceKind = Reference['to'] | 'emoji';

/** A value of a document that points to something in the server, at any depth. */
export interface ReferencePlace {
  kind: ReferenceKind;
  id: string;
  path: Path;
  field: FieldForPlan;
}

/** All that a document points to: what its fields declare with `refers`, and custom emoji. */
export function referencesIn(module: ModuleForPlan, document: SettingsDocument): ReferencePlace[] {
  return Object.entries(module.fields).flatMap(([name, field]) => placesIn(field, [name], document[name]));
}

function placesIn(field: FieldForPlan, path: Path, value: Json | undefined): ReferencePlace[] {
  if (typeof value === 'string') {
    if (value === '') return [];
    if (field.refers) return [{ kind: field.refers.to, id: value, path, field }];
    const emoji = parseCustom(value);
    return emoji ? [{ kind: 'emoji', id: emoji.id, path, field }] : [];
  }
  const { items, properties } = field;
  if (items && Array.isArray(value)) return value.flatMap((row, index) => placesIn(items, [...path, index], row));
  if (properties && isObject(value)) {
    return Object.entries(properties).flatMap(([name, part]) => placesIn(part, [...path, name], value[name]));
  }
  return [];
}

/** Titles from a document's field down to the value at a path; rows by their name or number. */
export function labelOf(module: ModuleForPlan, document: SettingsDocument, path: Path): string[] {
  const [name = '', ...rest] = path;
  let field = module.fields[name];
  let value: Json | undefined = document[name];
  const label = [field?.title ?? String(name)];
  for (const key of rest) {
    if (typeof key === 'number') {
      const list = field;
      value = Array.isArray(value) ? value[key] : undefined;
      field = list?.items;
      label.push(rowTitle(list, value) ?? String(key + 1));
    } else {
      value = isObject(value) ? value[key] : undefined;
      field = field?.properties?.[key];
      label.push(field?.title ?? key);
    }
  }
  return label;
}
