import type { Field } from '../../../model.ts';
import type { Finding, ModuleLint, Pointer } from '../types.ts';
import { placedFields } from './fields.ts';

/** Every `pattern` and every other way to write a text is a regular expression; such a way says what is stored. */
export const patterns: ModuleLint = (module) =>
  placedFields(module.spec).flatMap(({ field, pointer }) => {
    const overrides = Object.entries(field.plans ?? {});
    return [
      ...check(module.file, [...pointer, 'pattern'], field.pattern),
      ...ways(module.file, [...pointer, 'normalize'], field),
      ...overrides.flatMap(([plan, { pattern }]) =>
        check(module.file, [...pointer, 'plans', plan, 'pattern'], pattern),
      ),
    ];
  });

function ways(file: string, pointer: Pointer, { normalize = [] }: Field): Finding[] {
  return normalize.flatMap((way, index) => {
    const at = [...pointer, index];
    const broken = check(file, at, way);
    // An empty alternative always matches, and tells how many groups there are.
    if (broken.length > 0 || (new RegExp(`${way}|`, 'iu').exec('')?.length ?? 0) > 1) return broken;
    const reason = `'${way}' does not say which part is stored.`;
    return [{ file, pointer: at, reason, advice: 'Put round brackets around that part.' }];
  });
}

function check(file: string, pointer: Pointer, pattern: string | undefined): Finding[] {
  try {
    // The flag with which validators compile patterns: it refuses more than the default.
    new RegExp(pattern ?? '', 'u');
    return [];
  } catch {
    const advice = 'Close every bracket, and write \\\\ before signs that mean themselves.';
    return [{ file, pointer, reason: `'${pattern}' is no regular expression.`, advice }];
  }
}
