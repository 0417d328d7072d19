import type { ConvertStep } from '../../../../../generated/language/types.ts';
import { convertValue } from '../../../documents/convertValue.ts';
import type { Json, MigrationStep } from '../../../model.ts';
import type { StoredField } from '../types.ts';
import { choicesOf, filledTypes, isListed, isStructure, isWithin, typeOfValue, typesOf } from './storedFields.ts';

/** Stored fields by path. */
export type StoredFields = Readonly<Record<string, StoredField>>;

/**
 * The stored fields after a step of a migration.
 * @param released the fields of other modules, which settings can be moved from
 */
export function afterStep(
  fields: StoredFields,
  step: MigrationStep,
  released: (module: string) => StoredFields = () => ({}),
): StoredFields {
  switch (step.op) {
    case 'rename':
      return { ...without(fields, [step.from]), ...moved(fields, step.from, step.to) };
    case 'move':
      return { ...fields, ...withoutApi(moved(released(step.from.module), step.from.path, step.to)) };
    case 'rewire':
      return { ...fields, ...withoutApi(moved(fields, step.path, step.path)) };
    case 'split':
      return { ...without(fields, [step.path]), ...texts(step.to) };
    case 'join':
      return { ...without(fields, step.from), ...texts([step.to]) };
    case 'remove':
      if (!step.values && !step.except) return without(fields, [step.path]);
      return withField(fields, step.path, (field) => ({ [step.path]: remaining(field, step.values, step.except) }));
    case 'replace':
      return withField(fields, step.path, (field) => ({ [step.path]: replaced(field, step.values) }));
    case 'round': {
      const number = Number.isInteger(step.multipleOf ?? 1) ? 'integer' : 'number';
      return withField(fields, step.path, ({ enum: _, ...field }) => {
        const type = typesOf(field).includes('null') ? [number, 'null'] : number;
        return { [step.path]: { ...field, type } };
      });
    }
    case 'convert':
      return withField(fields, step.path, (field) => converted(field, step));
  }
}

/** The fields with others in place of one, which may consist of several. */
function withField(fields: StoredFields, path: string, change: (field: StoredField) => StoredFields): StoredFields {
  const field = fields[path];
  if (!field) return fields;
  const next = change(field);
  const isNewKind = next[path]?.type !== field.type;
  return { ...(isNewKind ? without(fields, [path]) : fields), ...next };
}

function replaced(field: StoredField, values: Readonly<Record<string, Json>>): StoredField {
  if (isStructure(field)) return field;
  const next = Object.values(values);
  const kept = choicesOf(field)?.filter((value) => !Object.hasOwn(values, String(value)));
  const isNullLeft = !Object.hasOwn(values, 'null');
  const types = kept ? kept.map(typeOfValue) : typesOf(field).filter((one) => one !== 'null' || isNullLeft);
  const type = [...new Set([...types, ...next.map(typeOfValue)])];
  return { ...field, type, ...(kept && { enum: [...kept, ...next] }) };
}

function remaining(
  field: StoredField,
  gone: readonly Json[] | undefined,
  only: readonly Json[] | undefined,
): StoredField {
  if (isStructure(field)) return field;
  const choices = choicesOf(field);
  const left = choices?.filter((value) => isListed(value, gone ?? only ?? []) !== Boolean(gone));
  const isNullLeft = isListed(null, gone ?? only ?? []) !== Boolean(gone);
  const type = isNullLeft ? field.type : filledTypes(field);
  if (gone) return { ...field, type, ...(left && { enum: left }) };
  return { ...field, type, enum: left ?? typed(only ?? [], field) };
}

/** Values as a field of this kind stores them. Steps compare values by their texts, so `"1"` stands for a stored 1, too. */
export function typed(values: readonly Json[], field: StoredField): Json[] {
  const texts = [...new Set(values.map(String))];
  return typesOf(field).flatMap((type): Json[] => {
    if (type === 'number' || type === 'integer') {
      const numbers = texts.filter((text) => String(Number(text)) === text).map(Number);
      return type === 'integer' ? numbers.filter(Number.isInteger) : numbers;
    }
    if (type === 'boolean') return [true, false].filter((value) => texts.includes(String(value)));
    if (type === 'null') return texts.includes('null') ? [null] : [];
    return texts;
  });
}

function converted(field: StoredField, step: ConvertStep): StoredFields {
  const { path, to } = step;
  const { api } = field;
  const choices = choicesOf(field);
  const isList = typesOf(field).includes('array');
  const place = api === undefined ? {} : { api };
  if (to === 'array') {
    if (isList) return { [path]: field };
    const { api: _, ...entry } = field;
    const types = typesOf(entry).filter((type) => type !== 'null');
    return { [path]: { type: 'array', ...place }, [`${path}.*`]: { ...entry, type: types } };
  }
  const next = isList
    ? undefined
    : choices?.map((value) => convertValue(value, step)).filter((value) => value !== undefined);
  const type = typesOf(field).includes('null') ? [to, 'null'] : to;
  return { [path]: { type, ...(next && { enum: next }), ...place } };
}

function without(fields: StoredFields, paths: readonly string[]): StoredFields {
  return Object.fromEntries(Object.entries(fields).filter(([path]) => !paths.some((gone) => isWithin(path, gone))));
}

/** The fields at a path and below it, at another path. */
function moved(fields: StoredFields, from: string, to: string): StoredFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, field]) =>
      isWithin(path, from) ? [[to + path.slice(from.length), field]] : [],
    ),
  );
}

/** Fields of which the bot's developers know that they have moved. */
function withoutApi(fields: StoredFields): StoredFields {
  return Object.fromEntries(Object.entries(fields).map(([path, { api: _, ...field }]) => [path, field]));
}

function texts(paths: readonly string[]): StoredFields {
  return Object.fromEntries(paths.map((path) => [path, { type: 'string' }]));
}
