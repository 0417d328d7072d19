import type { Json, ModuleSpec } from '../../../model.ts';
import { equal } from '../../../values/equal.ts';
import type { Pointer } from '../../../values/pointer.ts';
import { placedFields } from '../fields/fields.ts';
import type { StoredField } from '../types.ts';
import { apiPaths } from './apiPaths.ts';

/** The fields of a module as they are stored, by path. Entries of lists too. */
export function storedFields(spec: ModuleSpec): Record<string, StoredField> {
  const paths = apiPaths(spec);
  return Object.fromEntries(
    placedFields(spec).map(({ path, field }): [string, StoredField] => {
      const { type, format, enum: choices, refers } = field;
      const api = paths.get(path);
      return [
        path,
        {
          type,
          ...(format && { format }),
          ...(choices && { enum: choices }),
          ...(refers && { refers: refers.to }),
          ...(api && { api }),
        },
      ];
    }),
  );
}

/** The types that a stored value can have. */
export function typesOf({ type }: StoredField): readonly string[] {
  return typeof type === 'string' ? [type] : type;
}

/** The type of the values of a field that are not `null`. */
export function filledTypes(field: StoredField): StoredField['type'] {
  const types = typesOf(field).filter((type) => type !== 'null');
  return types.length === 1 ? types.join() : types;
}

/** Whether a field holds a list or a group. */
export function isStructure(field: StoredField): boolean {
  return typesOf(field).some((type) => type === 'array' || type === 'object');
}

/** Whether every value of a field has a type, means something, and refers to a kind of thing, that another field allows. */
export function hasPlaceIn(before: StoredField, now: StoredField): boolean {
  const types = typesOf(now);
  const isAllowed = (type: string) => types.includes(type) || (type === 'integer' && types.includes('number'));
  return (
    typesOf(before).every(isAllowed) &&
    isReadAlike(before, now) &&
    (refersTo(before) === '' || refersWithin(before, now))
  );
}

/** Whether a field can have a value that another one has. */
export function accepts(now: StoredField, value: Json, before: StoredField): boolean {
  const choices = choicesOf(now);
  const hasPlace = hasPlaceIn({ ...before, type: typeOfValue(value) }, now);
  return hasPlace && (choices === undefined || isListed(value, choices));
}

/** Whether a field does not read more into a value than was meant. */
export function isReadAlike(before: StoredField, now: StoredField): boolean {
  return now.format === undefined || now.format === before.format;
}

function refersTo({ refers = [] }: StoredField): string {
  return [refers].flat().join();
}

function refersWithin({ refers = [] }: StoredField, now: StoredField): boolean {
  const allowed = [now.refers ?? []].flat();
  return [refers].flat().every((kind) => allowed.includes(kind));
}

/** All values that a field can have; undefined if they cannot be listed. */
export function choicesOf(field: StoredField): readonly Json[] | undefined {
  return field.enum ?? (typesOf(field).every((type) => type === 'boolean') ? [false, true] : undefined);
}

/** Whether a step that lists values means one. It compares them by their texts. */
export function isListed(value: Json, list: readonly Json[]): boolean {
  return list.map(String).includes(String(value));
}

/** The stored choices that are none any more; undefined if any value can be stored, and only choices are allowed now. */
export function lostChoices(before: StoredField, now: StoredField): readonly Json[] | undefined {
  if (!now.enum) return [];
  return before.enum?.filter((value) => !isListed(value, now.enum ?? []));
}

/** Whether two fields are stored alike. */
export function areAlike(one: StoredField, other: StoredField): boolean {
  const { api: _, ...form } = one;
  const { api: __, ...otherForm } = other;
  return equal(form, otherForm);
}

/** The type of a value. */
export function typeOfValue(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** The path of the group that contains a field. */
export function groupPath(path: string): string {
  return path.split('.').slice(0, -1).join('.');
}

/** Whether a path is another one or below it. */
export function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`);
}

/** Where a field of this path would be in the module file. */
export function pointerOf(path: string): Pointer {
  return ['settings', ...path.split('.').flatMap((key) => (key === '*' ? ['items'] : ['properties', key]))];
}
