import { NUMERIC_CONSTRAINTS } from '../../../fields/constraints.ts';
import type { Constraints, Messages, Rule } from '../../../model.ts';
import type { Pointer } from '../../../values/pointer.ts';
import { fieldNamed, fieldsOf } from '../../expressions/collect.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { placedFields } from './fields.ts';

type Limits = Constraints & { maxLines?: number };

const LIMITS = [...NUMERIC_CONSTRAINTS, 'maxLines'] as const;
/** Sentences about the length of a text. */
const ABOUT_LENGTH = new Set(['length', 'variable', 'mention', 'template']);

/** Texts name limits as `{maxLength}` instead of repeating the number. */
export const limitDigits: ModuleLint = (module) => {
  const { spec, file } = module;
  const found: Finding[] = [];
  const report = (pointer: Pointer, limit: number | undefined, advice: string) =>
    found.push({ file, pointer, reason: `This text repeats the limit ${limit} as a number.`, advice });
  const check = (key: string, sentence: string, limits: Limits, pointer: Pointer) => {
    const spelled = LIMITS.find((name) => isAbout(key, name) && spells(sentence, limits[name]));
    if (spelled === undefined) return;
    report(pointer, limits[spelled], `Write {${spelled}} instead, so that the number is written only once.`);
  };
  const checkAll = (messages: Messages | undefined, limits: Limits, pointer: Pointer) => {
    for (const [key, sentence] of Object.entries(messages ?? {})) check(key, sentence, limits, [...pointer, key]);
  };
  for (const { field, pointer } of placedFields(spec)) {
    const overrides = Object.entries(field.plans ?? {});
    for (const key of ['help', 'disabledReason'] as const) {
      for (const limits of [field, ...overrides.map(([, one]) => one)]) {
        check(key, field[key] ?? '', exceptZero(limits), [...pointer, key]);
      }
    }
    checkAll(field.messages, field, [...pointer, 'messages']);
    for (const [plan, override] of overrides) {
      checkAll(field.messages, override, [...pointer, 'messages']);
      checkAll(override.messages, { ...field, ...override }, [...pointer, 'plans', plan, 'messages']);
    }
    for (const [index, limit] of (field.limits ?? []).entries()) {
      checkAll(limit.messages, { ...field, ...limit }, [...pointer, 'limits', index, 'messages']);
    }
  }
  for (const [index, rule] of spec.rules.entries()) {
    const pointer = ['rules', index, 'message'];
    const own = numbersIn(rule).find((number) => spells(rule.message, number));
    if (own !== undefined) {
      report(pointer, own, 'Write it as the `limit` of the rule, `limit` in its expression and {limit} here.');
      continue;
    }
    const at = fieldNamed(fieldsOf(spec, rule.each), rule.at);
    const limits = [at ?? {}, ...Object.values(at?.plans ?? {})].map(exceptZero);
    const pairs = limits.flatMap((one) => LIMITS.map((name) => [name, one[name]] as const));
    const [name, number] = pairs.find(([, limit]) => spells(rule.message, limit)) ?? [];
    if (name === undefined) continue;
    const path = [rule.each, rule.at, name].filter((part) => part !== undefined).join('.');
    report(pointer, number, `Add "${name}": "limits.${path}" to its \`params\`, and write {${name}} here.`);
  }
  return found;
};

/** Whether a text is about a limit: a message named for one limit is not about another. */
function isAbout(key: string, limit: string): boolean {
  if (ABOUT_LENGTH.has(key)) return /Length|Lines/.test(limit);
  return key === limit || !LIMITS.some((name) => name === key);
}

/** Texts about 0 say what it means, like 'no limit', so they need not name it. */
function exceptZero(limits: Limits): Limits {
  return Object.fromEntries(LIMITS.flatMap((name) => (limits[name] ? [[name, limits[name]]] : [])));
}

/** The numbers of a rule: its own, and those in its expressions outside texts. */
function numbersIn({ when = '', rule, limit }: Rule): number[] {
  const code = `${when} ${rule}`.replace(/'[^']*'/g, '');
  const written = [...code.matchAll(/(?<![\w.])\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
  return limit === undefined ? written : [...written, limit];
}

/** Whether a text contains a number as a separate word, with or without thousands separators. */
function spells(sentence: string, limit: number | undefined): boolean {
  if (limit === undefined || !/\d/.test(sentence)) return false;
  const forms = [String(limit), limit.toLocaleString('en')];
  return forms.some((form) =>
    new RegExp(`(?<![\\w.,#])${form.replaceAll('.', '\\.')}(?![\\w]|[.,]\\d)`).test(sentence),
  );
}
