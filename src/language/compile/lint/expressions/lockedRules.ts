import { listNamed } from '../../../documents/rows.ts';
import type { Path, Plan, Rule } from '../../../model.ts';
import { exampleContext } from '../../../resolved/exampleContext.ts';
import { gatesOn } from '../../../resolved/fieldState.ts';
import { resolveModule } from '../../../resolved/resolveModule.ts';
import { equal } from '../../../values/equal.ts';
import { parsePath } from '../../../values/path.ts';
import type { PlacedExpression } from '../../expressions/collect.ts';
import { nodesIn } from '../../expressions/nodes.ts';
import { defaultRules } from '../fields/defaultRules.ts';
import type { Finding, LintModule, LintProject, ModuleLint } from '../types.ts';
import { decider } from './decider.ts';
import { outcomes } from './outcomes.ts';
import { possibleResults } from './ranges.ts';
import { fieldOf, scopeOf } from './scope.ts';

/**
 * Rules that no server on some plan can keep, because the plan forces the value of a setting that they read: where such a rule
 * applies, every save would be refused.
 */
export const lockedRules: ModuleLint = (module, project) => {
  const found = module.spec.rules.flatMap((rule, index): Finding[] => {
    const own = placedAt(module, ['rules', index, 'rule']);
    if (!own || rule.severity === 'warning') return [];
    for (const plan of project.plans.ids) {
      const [name] = forcedIn(module, project, own, plan);
      if (name === undefined || !isUnkept(module, project, rule, own, plan)) continue;
      return [
        {
          file: module.file,
          pointer: own.pointer,
          expression: { source: own.source, start: 0, end: own.source.length },
          reason: `On the plan '${plan}', which locks '${name}', no server can keep this rule.`,
          advice: `Add \`plan != '${plan}'\` to its \`when\`, or correct the rule or the lock.`,
        },
      ];
    }
    return [];
  });
  if (found.length === 0) return found;
  // What any server breaks, or with its defaults, has a finding already.
  const known = [...outcomes(module, project), ...defaultRules(module, project)];
  return found.filter(({ pointer }) => !known.some((one) => equal(one.pointer, pointer)));
};

/** Whether a rule applies to some settings on a plan, and each of them breaks it. */
function isUnkept(module: LintModule, project: LintProject, rule: Rule, own: PlacedExpression, plan: Plan): boolean {
  const conditions = conditionsOf(module, project, rule, plan);
  const checked = module.expressions.checked.get(own);
  if (!conditions || !checked) return false;
  const decide = decider(module, project, plan);
  const results = (placed: readonly PlacedExpression[]) => decide(placed, (isTrue) => placed.every(isTrue));
  const applies = conditions.length === 0 ? new Set([true]) : results(conditions);
  if (applies ? !applies.has(true) : conditions.some((one) => dependsOnPlan(module, project, one, plan))) return false;
  const kept = results([own, ...conditions]) ?? results([own]);
  return kept ? !kept.has(true) : !possibleResults(checked.ast, scopeOf(module, project, own, plan)).includes(true);
}

/** What has to be true for a rule to apply: its `when`, and that its setting is visible and enabled. Undefined if it never applies. */
function conditionsOf(
  module: LintModule,
  project: LintProject,
  { each, at, when }: Rule,
  plan: Plan,
): PlacedExpression[] | undefined {
  if (!module.compiled) return undefined;
  const resolved = resolveModule(module.compiled, exampleContext(module, project, { plan, document: {} }));
  const lists = each?.split('.') ?? [];
  const isLocked = lists.some((_, depth) => listNamed(resolved, lists.slice(0, depth + 1).join('.'))?.locked);
  if (isLocked) return undefined;
  const path: Path = [...lists.flatMap((name) => [name, 0]), ...parsePath(at)];
  const gates = gatesOn(resolved, path).flatMap(({ gate }) => [gate.visible ?? [], gate.enabled ?? []].flat());
  const sources = [...(when === undefined ? [] : [when]), ...gates];
  const placed = [...module.expressions.checked.keys()];
  return sources.flatMap((source) => placed.find((one) => one.source === source) ?? []);
}

/** The settings that an expression reads and whose values a plan forces. */
function forcedIn(module: LintModule, project: LintProject, expression: PlacedExpression, plan: Plan): string[] {
  const scope = scopeOf(module, project, expression, plan);
  const ast = module.expressions.checked.get(expression)?.ast;
  return (ast ? nodesIn(ast) : []).flatMap((node) =>
    node.op === '.' && fieldOf(node, scope)?.forced !== undefined ? [String(node.args[1])] : [],
  );
}

function dependsOnPlan(module: LintModule, project: LintProject, expression: PlacedExpression, plan: Plan): boolean {
  const reads = module.expressions.checked.get(expression)?.reads ?? [];
  return reads.includes('plan') || forcedIn(module, project, expression, plan).length > 0;
}

function placedAt({ expressions }: LintModule, pointer: readonly unknown[]): PlacedExpression | undefined {
  return [...expressions.checked.keys()].find((one) => one.pointer.join() === pointer.join());
}
