import type { Rule } from '../../../model.ts';
import type { PlacedExpression } from '../../expressions/collect.ts';
import type { CheckedExpression } from '../../expressions/expressions.ts';
import { explainedBy } from '../explained.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { comparisons } from './comparisons.ts';
import { conditions } from './conditions.ts';
import { type Decide, decider } from './decider.ts';
import { possibleResults } from './ranges.ts';
import { scopeOf } from './scope.ts';

/** Conditions and rules that every value allowed by the limits decides alike, and rules that no value satisfies together. */
export const outcomes: ModuleLint = (module, project) => {
  const { spec, file, compiled, expressions } = module;
  if (!compiled) return [];
  const decide = decider(module, project);
  const found: Finding[] = [];
  const isExplained = explainedBy([comparisons, conditions], module, project);
  for (const [expression, checked] of expressions.checked) {
    const { source, pointer, expected } = expression;
    if (expected.kind !== 'condition' || checked.constant || isExplained(pointer)) continue;
    const ranged = possibleResults(checked.ast, scopeOf(module, project, expression));
    const results = ranged.length === 1 ? ranged : decide([expression], (isTrue) => isTrue(expression));
    const [result, other] = results ?? [];
    const names = namesIn(checked);
    if (result === undefined || other !== undefined || names.length === 0) continue;
    const isRule = pointer[0] === 'rules' && pointer.at(-1) === 'rule';
    found.push({
      file,
      pointer,
      expression: { source, start: 0, end: source.length },
      reason: `${sentence(isRule, result)}, whatever ${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'}.`,
      advice: 'Correct it, or remove what it belongs to.',
    });
  }
  if (found.length > 0) return found;
  const ofRules = [...expressions.checked.keys()].filter(
    ({ pointer: [part], expected }) => part === 'rules' && expected.kind === 'condition',
  );
  for (const [index, rule] of spec.rules.entries()) {
    const other = spec.rules.slice(0, index).findIndex((one, at) => {
      const placed = ofRules.filter(({ pointer: [, of] }) => of === at || of === index);
      return contradict(one, rule, placed, decide);
    });
    if (other < 0) continue;
    found.push({
      file,
      pointer: ['rules', index, 'rule'],
      expression: { source: rule.rule, start: 0, end: rule.rule.length },
      reason: `No value satisfies both this rule and '${spec.rules[other]?.rule}'.`,
      advice: 'Correct one of them, or give one a `when`.',
    });
  }
  return found;
};

function sentence(isRule: boolean, value: boolean): string {
  if (isRule) return value ? 'This rule can never be broken' : 'This rule is always broken';
  return value ? 'This condition is always true' : 'This condition is never true';
}

/** The settings that an expression reads, as a finding names them. */
function namesIn({ reads }: CheckedExpression): string[] {
  const names = reads.flatMap((path) => /^(?:self|saved|item|parent|modules)\.(.+)$/.exec(path)?.[1] ?? []);
  return [...new Set(names.map((name) => `'${name.replaceAll('.*', '')}'`))];
}

/** Whether two rules that apply at the same time can never both be kept. */
function contradict(one: Rule, other: Rule, placed: readonly PlacedExpression[], decide: Decide): boolean {
  const isWarning = one.severity === 'warning' || other.severity === 'warning';
  if (isWarning || one.each !== other.each || one.when !== other.when) return false;
  return decide(placed, (isTrue) => placed.every(isTrue))?.has(true) === false;
}
