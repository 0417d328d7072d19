import type { Json, MigrationStep } from '../../../model.ts';
import type { StoredField } from '../types.ts';
import { afterStep, type StoredFields } from './afterStep.ts';
import { areAlike, groupPath, hasPlaceIn, isReadAlike, lostChoices, typesOf } from './storedFields.ts';

/** The steps by which the stored values of a field could get a place among the present fields. */
export function proposal(path: string, stored: StoredFields, now: StoredFields): MigrationStep[] {
  const before = stored[path];
  const current = now[path];
  if (!before) return [];
  if (!current) {
    const to = newName(path, before, stored, now);
    if (to === undefined) return [{ op: 'remove', path }];
    const rename: MigrationStep = { op: 'rename', from: path, to };
    // Under another name, the bot finds it elsewhere too.
    return now[to]?.api === before.api ? [rename] : [rename, { op: 'rewire', path: to }];
  }
  const types = hasPlaceIn(before, current) ? [] : conversion(path, before, current);
  const [first] = types;
  if (first?.op === 'remove') return types;
  const after = types.reduce((fields, step) => afterStep(fields, step), stored)[path];
  return [...types, ...(after ? withoutLostChoices(path, after, current) : [])];
}

/** The one new name in the same group under which the module now stores the same. */
function newName(path: string, before: StoredField, stored: StoredFields, now: StoredFields): string | undefined {
  const names = Object.entries(now).flatMap(([name, field]) =>
    !stored[name] && groupPath(name) === groupPath(path) && areAlike(field, before) ? [name] : [],
  );
  return names.length === 1 ? names[0] : undefined;
}

/** The step that turns values of one type into another; where there is none, they have to go. */
function conversion(path: string, before: StoredField, now: StoredField): MigrationStep[] {
  const from = typesOf(before).filter((type) => type !== 'null');
  const [to = ''] = typesOf(now);
  const isTo = <Type extends string>(...types: Type[]): Type | undefined => types.find((type) => type === to);
  const single = isTo('string', 'number', 'integer', 'boolean');
  if (before.refers !== undefined && now.refers !== undefined) return [{ op: 'remove', path }];
  if (!isReadAlike(before, now)) return [{ op: 'remove', path }];
  if (from.includes('object') || to === 'object') return [{ op: 'remove', path }];
  if (from.includes('array')) {
    return single === 'string' ? [{ op: 'convert', path, to: single, separator: ', ' }] : [{ op: 'remove', path }];
  }
  if (to === 'array') return [{ op: 'convert', path, to }];
  if (single === 'integer' && from.every((type) => type === 'number')) return [{ op: 'round', path }];
  return single ? [{ op: 'convert', path, to: single }] : [{ op: 'remove', path }];
}

function withoutLostChoices(path: string, before: StoredField, now: StoredField): MigrationStep[] {
  const lost = lostChoices(before, now)?.filter(isListable);
  const choices = now.enum?.filter(isListable) ?? [];
  if (lost === undefined) return [{ op: 'remove', path, except: choices }];
  if (lost.length === 0) return [];
  const [first] = choices;
  return path.endsWith('.*') || first === undefined
    ? [{ op: 'remove', path, values: lost }]
    : [{ op: 'replace', path, values: Object.fromEntries(lost.map((value) => [String(value), first])) }];
}

function isListable(value: Json): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
