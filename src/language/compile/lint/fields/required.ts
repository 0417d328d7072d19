import type { Finding, ModuleLint } from '../types.ts';
import { placedFields, TYPE_TITLES, typeOf } from './fields.ts';

/** What is `required` can be empty, and everyone who saves can fill it in. */
export const required: ModuleLint = ({ spec, file }) =>
  placedFields(spec).flatMap(({ field, pointer, name }): Finding[] => {
    if (!field.required || field.type === undefined) return [];
    const at = { file, pointer: [...pointer, 'required'], at: 'key' as const };
    const type = typeOf(field);
    if (name === '*') {
      const reason = 'Entries of a list cannot be left empty one by one: the list has fewer of them.';
      return [{ ...at, reason, advice: 'Move `required` to the list.' }];
    }
    if (type !== 'string' && type !== 'array') {
      return [
        { ...at, reason: `A setting that is ${TYPE_TITLES[type]} is never empty.`, advice: 'Remove `required`.' },
      ];
    }
    if (field.readOnly || field.access === 'owner') {
      const who = field.readOnly ? 'Nobody' : 'Only the owner';
      const reason = `${who} can fill in this setting, so a save by others would be refused for what they cannot change.`;
      return [{ ...at, reason, advice: 'Remove `required`, or write a rule that says when it is needed.' }];
    }
    return [];
  });
