import { generatedKey, keyOfNewRow } from '../../../documents/rows.ts';
import type { Field } from '../../../model.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { breach } from './breaks.ts';
import { placedFields } from './fields.ts';

/** A moment with as many digits as those of the next two centuries, and more rows than anybody adds at once. */
const [MOMENT, COUNT] = [9_999_999_999_999, 999];

/** The keys that new entries get are allowed by the setting that holds them. */
export const newKeys: ModuleLint = ({ spec, file, compiled }) =>
  placedFields(spec).flatMap(({ field, name, pointer }): Finding[] => {
    // A module with a pattern that is no regular expression is not compiled.
    if (!compiled) return [];
    const property = field.ui && generatedKey(field);
    const holder = property === undefined ? undefined : field.items?.properties?.[property];
    const key = keyOfNewRow(field.ui?.idPrefix, MOMENT, COUNT);
    const keyword = holder && brokenBy(holder, key);
    if (property === undefined || !keyword) return [];
    const reason = `A new entry of '${name}' gets a key like ${key}, which ${breach({ keyword, params: {} }, holder)}.`;
    const advice = 'Write `"$ref": "../../shared/ids.json#/rowId"` instead of limits of its own.';
    return [{ file, pointer: [...pointer, 'items', 'properties', property, keyword], at: 'key', reason, advice }];
  });

function brokenBy({ maxLength = Infinity, pattern = '' }: Field, key: string): string | undefined {
  if (key.length > maxLength) return 'maxLength';
  return new RegExp(pattern, 'u').test(key) ? undefined : 'pattern';
}
