import { type Choice, choicesOf } from '../../../fields/choices.ts';
import type { Json } from '../../../model.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { placedFields } from './fields.ts';

/** The choices on the screen are the values that may be stored. */
export const options: ModuleLint = (module) =>
  placedFields(module.spec).flatMap(({ field, pointer }) => {
    const { ui } = field;
    if (!ui || !['select', 'cards', 'theme', 'style', 'checks'].includes(ui.widget)) return [];
    const { file } = module;
    const entries: readonly Choice[] = ui.options ?? [];
    const offered = choicesOf(field).map(({ value }) => value);
    const values: readonly Json[] | undefined =
      field.type === 'boolean' ? [true, false] : (field.enum ?? field.items?.enum);
    const found: Finding[] = [];
    if (values === undefined) {
      if (ui.options === undefined) return [];
      const reason = 'The choices are listed for the screen only, so the server would store anything.';
      return [
        { file, pointer: [...pointer, 'ui', 'options'], at: 'key', reason, advice: 'Add `enum` with their values.' },
      ];
    }
    entries.forEach(({ value }, index) => {
      if (values.includes(value)) return;
      const reason = `The choice ${show(value)} is none of the values that may be stored.`;
      const advice = field.type === 'boolean' ? 'Write true or false.' : 'Correct it, or add it to `enum`.';
      found.push({ file, pointer: [...pointer, 'ui', 'options', index, 'value'], reason, advice });
    });
    const missing = values.filter((value) => offered.length > 0 && !offered.includes(value));
    if (missing.length > 0) {
      const reason = `${missing.map(show).join(', ')} may be stored and cannot be chosen.`;
      const option = ui.options === undefined ? 'groups' : 'options';
      found.push({
        file,
        pointer: [...pointer, 'ui', option],
        at: 'key',
        reason,
        advice: 'Add a choice for it, or remove it from `enum`.',
      });
    }
    return found;
  });

function show(value: Json): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
