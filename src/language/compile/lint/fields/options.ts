import { placedChoices } from '../../../fields/choices.ts';
import type { Json } from '../../../model.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { placedFields } from './fields.ts';

/** A control offers exactly the values that may be stored. */
export const options: ModuleLint = ({ spec, file }) =>
  placedFields(spec).flatMap(({ field, pointer }): Finding[] => {
    const choices = placedChoices(field);
    if (choices.length === 0) return [];
    const list = [...pointer, 'ui', 'options'];
    const values: readonly Json[] | undefined =
      field.type === 'boolean' ? [true, false] : (field.enum ?? field.items?.enum);
    if (values === undefined) {
      const reason = 'The choices are listed for the screen only, so the server would store any value.';
      return [{ file, pointer: list, at: 'key', reason, advice: 'Add `enum` with their values.' }];
    }
    const found = choices.flatMap(({ choice: { value }, path }): Finding[] => {
      if (values.includes(value)) return [];
      const reason = `The choice ${shownChoice(value)} is not one of the values that may be stored.`;
      const advice = field.type === 'boolean' ? 'Write true or false.' : 'Correct it, or add it to `enum`.';
      return [{ file, pointer: [...pointer, 'ui', ...path, 'value'], reason, advice }];
    });
    for (const [index, { choice, path }] of choices.entries()) {
      const { value, title, help, visible } = choice;
      const others = choices
        .slice(0, index)
        .filter((other) => other.choice.title?.toLowerCase() === title?.toLowerCase() && other.choice.help === help);
      // Conditions decide which of several is shown.
      const same = others.find((other) => other.choice.value !== value && !visible && !other.choice.visible);
      if (!title || !same) continue;
      const reason = `The choice ${shownChoice(same.choice.value)} has the same title, so nobody can tell them apart.`;
      found.push({ file, pointer: [...pointer, 'ui', ...path, 'title'], reason, advice: 'Change one of them.' });
    }
    const missing = values.filter((value) => !choices.some(({ choice }) => choice.value === value));
    if (missing.length > 0) {
      const reason = `${missing.map(shownChoice).join(', ')} may be stored but cannot be chosen.`;
      found.push({ file, pointer: list, at: 'key', reason, advice: 'Add a choice for it, or remove it from `enum`.' });
    }
    return found;
  });

/** A choice as findings write it. */
export function shownChoice(value: Json): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
