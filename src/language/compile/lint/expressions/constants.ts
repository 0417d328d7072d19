import type { Finding, ModuleLint } from '../types.ts';
import { constantValue } from './constantValue.ts';

/** Conditions whose result never changes, such as a rule that can never be broken. */
export const constants: ModuleLint = (module) => {
  const found: Finding[] = [];
  const { file, spec, compiled } = module;
  for (const [{ source, pointer, expected }, { constant }] of module.expressions.checked) {
    if (expected.kind !== 'condition' || !constant || !compiled) continue;
    const value = constantValue(compiled, source);
    const isRule = pointer[0] === 'rules' && pointer.at(-1) === 'rule';
    found.push({
      file,
      pointer,
      expression: { source, start: 0, end: source.length },
      ...(isRule ? ruleText(value === true) : conditionText(value === true, pointer[0] === 'rules')),
    });
  }
  for (const [index, { when, rule }] of spec.rules.entries()) {
    if (when === undefined || when.replaceAll(' ', '') !== rule.replaceAll(' ', '')) continue;
    found.push({
      file,
      pointer: ['rules', index, 'rule'],
      expression: { source: rule, start: 0, end: rule.length },
      reason: 'The rule is the same as its `when`, so it can never be broken.',
      advice: 'Write in `rule` what must be true while `when` is.',
    });
  }
  return found;
};

function ruleText(value: boolean) {
  return value
    ? {
        reason: 'This rule can never be broken: it is always true.',
        advice: 'Read a setting in it, or remove the rule.',
      }
    : { reason: 'This rule is always broken: it is never true.', advice: 'Read a setting in it, or remove the rule.' };
}

function conditionText(value: boolean, ofRule: boolean) {
  if (value) return { reason: 'This condition is always true.', advice: 'Remove it.' };
  return ofRule
    ? {
        reason: 'This rule never applies: its `when` is never true.',
        advice: 'Correct the condition, or remove the rule.',
      }
    : { reason: 'This condition is never true.', advice: 'Correct it, or remove what it belongs to.' };
}
