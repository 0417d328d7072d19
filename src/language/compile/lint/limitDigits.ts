import type { Constraints, Messages } from '../../model.ts';
import { placedFields } from './fields.ts';
import type { Finding, ModuleLint, Pointer } from './types.ts';

const NUMBERS = [
  'minLength',
  'maxLength',
  'maxLines',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'multipleOf',
  'minItems',
  'maxItems',
];
/** Sentences about the length of a text. */
const ABOUT_LENGTH = new Set(['length', 'variable', 'mention', 'template']);

/** A sentence names its limit by `{maxLength}`, not by the number: the number stands in one place. */
export const limitDigits: ModuleLint = (module) => {
  const found: Finding[] = [];
  const check = (messages: Messages | undefined, limits: Constraints & { maxLines?: number }, pointer: Pointer) => {
    for (const [key, sentence] of Object.entries(messages ?? {})) {
      const spelled = NUMBERS.find((name) => {
        const limit = limits[name as keyof Constraints];
        const about = key === name || !NUMBERS.includes(key);
        const fits = !ABOUT_LENGTH.has(key) || /Length|Lines/.test(name);
        return about && fits && typeof limit === 'number' && spells(sentence, limit);
      });
      if (spelled === undefined) continue;
      found.push({
        file: module.file,
        pointer: [...pointer, key],
        reason: `The sentence spells the limit ${limits[spelled as keyof Constraints]} as a number.`,
        advice: `Write {${spelled}} instead, so that the number stands in one place.`,
      });
    }
  };
  for (const { field, pointer } of placedFields(module.spec)) {
    check(field.messages, field, [...pointer, 'messages']);
    for (const [plan, override] of Object.entries(field.plans ?? {})) {
      check(field.messages, override, [...pointer, 'messages']);
      check(override.messages, { ...field, ...override }, [...pointer, 'plans', plan, 'messages']);
    }
    for (const [index, limit] of (field.limits ?? []).entries()) {
      check(limit.messages, { ...field, ...limit }, [...pointer, 'limits', index, 'messages']);
    }
  }
  return found;
};

/** Whether a sentence holds a number as a word of its own, with or without separators of thousands. */
function spells(sentence: string, limit: number): boolean {
  const forms = [String(limit), limit.toLocaleString('en')];
  return forms.some((form) =>
    new RegExp(`(?<![\\w.,#])${form.replaceAll('.', '\\.')}(?![\\w]|[.,]\\d)`).test(sentence),
  );
}
