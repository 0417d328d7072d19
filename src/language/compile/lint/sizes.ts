import { placedFields, typeOf } from './fields.ts';
import type { Finding, ModuleLint } from './types.ts';

/** Every text and every list has an upper limit, those of shared definitions too, and every field is complete. */
export const sizes: ModuleLint = (module) =>
  placedFields(module.spec).flatMap(({ field, pointer, name, parent }) => {
    const { file } = module;
    const found: Finding[] = [];
    const add = (reason: string, advice: string) => found.push({ file, pointer, at: 'key', reason, advice });
    const what = name === '*' ? `An entry of '${parent?.name}'` : `'${name}'`;
    if (field.type === undefined) {
      // Its `$ref` leads nowhere, which is a finding of its own.
      if (module.broken.length === 0) add(`${what} has no type.`, 'Add `type`.');
      return found;
    }
    if (typeOf(field) === 'string' && field.maxLength === undefined) {
      add(`${what} is a text without an upper limit.`, 'Add `maxLength`.');
    }
    if (field.type === 'array' && field.maxItems === undefined) {
      add(`${what} is a list without an upper limit.`, 'Add `maxItems`.');
    }
    if (field.title === undefined) add(`${what} has no title.`, 'Add `title`.');
    if (field.default === undefined) add(`${what} has no default.`, 'Add `default`.');
    return found;
  });
