import { placedFields } from './fields.ts';
import type { Finding, ModuleLint, Pointer } from './types.ts';

/** Every `pattern` is a regular expression. */
export const patterns: ModuleLint = (module) =>
  placedFields(module.spec).flatMap(({ field, pointer }) => {
    const overrides = Object.entries(field.plans ?? {});
    return [
      ...check(module.file, [...pointer, 'pattern'], field.pattern),
      ...overrides.flatMap(([plan, { pattern }]) =>
        check(module.file, [...pointer, 'plans', plan, 'pattern'], pattern),
      ),
    ];
  });

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
