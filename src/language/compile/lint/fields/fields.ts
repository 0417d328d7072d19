import type { Field, FieldType, Json, ModuleSpec } from '../../../model.ts';
import type { Pointer } from '../../../values/pointer.ts';

/** A field of a module and its place. */
export interface PlacedField {
  field: Field;
  name: string;
  /** Path in the module file. */
  pointer: Pointer;
  /** Path in documents, with `*` for every row: `items.*.price`. */
  path: string;
  /** The field around it. */
  parent?: PlacedField;
}

/** Every field of a module, outer ones first, with those in entries of lists. */
export function placedFields(spec: ModuleSpec): PlacedField[] {
  const found: PlacedField[] = [];
  const visit = (placed: PlacedField) => {
    found.push(placed);
    const { field, pointer, path } = placed;
    if (field.items) {
      visit({
        field: field.items,
        name: '*',
        pointer: [...pointer, 'items'],
        path: `${path}.*`,
        parent: placed,
      });
    }
    for (const [name, part] of Object.entries(field.properties ?? {})) {
      visit({ field: part, name, pointer: [...pointer, 'properties', name], path: `${path}.${name}`, parent: placed });
    }
  };
  for (const [name, field] of Object.entries(spec.settings.properties)) {
    visit({ field, name, pointer: ['settings', 'properties', name], path: name });
  }
  return found;
}

/** The fields around a field, and itself, from the inside out. */
export function around(placed: PlacedField): PlacedField[] {
  return placed.parent ? [placed, ...around(placed.parent)] : [placed];
}

/** The lists in whose entries a field is, from the inside out. */
export function listsAround({ parent }: PlacedField): PlacedField[] {
  return parent ? around(parent).filter(({ field: { items } }) => items?.properties) : [];
}

/** The defaults of a field with their places: its own, and those of plans. */
export function defaultsIn({ field, pointer }: Pick<PlacedField, 'field' | 'pointer'>): [Json | undefined, Pointer][] {
  const ofPlans = Object.entries(field.plans ?? {}).filter(([, { default: value }]) => value !== undefined);
  return [
    [field.default, [...pointer, 'default']],
    ...ofPlans.map(([plan, { default: value }]): [Json | undefined, Pointer] => [
      value,
      [...pointer, 'plans', plan, 'default'],
    ]),
  ];
}

/** The types of a field, without `null`. */
export function typeOf(field: Pick<Field, 'type'>): Exclude<FieldType, readonly string[]> {
  return typeof field.type === 'string' ? field.type : 'string';
}

/** Types of values in words. */
export const TYPE_TITLES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'on or off',
  array: 'a list',
  object: 'a group of settings',
};
