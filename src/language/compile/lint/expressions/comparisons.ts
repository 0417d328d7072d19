import type { ASTNode } from '@marcbachmann/cel-js';
import { instead } from '../../../text/nearest.ts';
import { WEEKDAYS } from '../../../time/weekdays.ts';
import { childrenOf } from '../../expressions/nodes.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { type FieldScope, fieldOf, scopeOf } from './scope.ts';

/** Comparisons with a choice, a plan or a day of the week that does not exist, and entries beyond the limit of a list. */
export const comparisons: ModuleLint = (module, project) =>
  [...module.expressions.checked].flatMap(([expression, { ast }]) => {
    const found: Finding[] = [];
    const compare = (read: ASTNode, values: readonly string[] | undefined, written: ASTNode) => {
      if (!values || written.op !== 'value' || typeof written.args !== 'string') return;
      if (values.includes(written.args)) return;
      const { start, end } = read.range;
      found.push({
        file: module.file,
        pointer: expression.pointer,
        expression: { source: expression.source, ...written.range },
        reason: `'${expression.source.slice(start, end)}' is never '${written.args}'.`,
        advice: instead(written.args, values),
      });
    };
    const add = (range: ASTNode['range'], reason: string, advice: string) =>
      found.push({
        file: module.file,
        pointer: expression.pointer,
        expression: { source: expression.source, ...range },
        reason,
        advice,
      });
    const pick = (list: ASTNode, most: number, index: ASTNode) => {
      if (index.op === '-_') return add(index.range, 'A list has no entries before its first.', 'Count them from 0.');
      if (index.op !== 'value' || typeof index.args !== 'bigint' || index.args < most) return;
      const { start, end } = list.range;
      const name = expression.source.slice(start, end);
      const reason = `'${name}' never has an entry ${index.args}: it has at most ${most}, counted from 0.`;
      add(index.range, reason, most > 0 ? `Write ${most - 1} or less.` : 'Remove it.');
    };
    const never = (node: ASTNode) => {
      if (node.op === 'in' && node.args[1].op === 'list' && node.args[1].args.length === 0)
        add(node.args[1].range, 'Nothing is in an empty list.', 'Write the values between the brackets.');
      if ((node.op === '/' || node.op === '%') && node.args[1].op === 'value' && Number(node.args[1].args) === 0)
        add(node.args[1].range, 'Nothing can be divided by 0.', 'Write another number.');
    };
    const scope = scopeOf(module, project, expression);
    visit(ast, scope, project.plans.ids, { compare, pick, never });
    return found;
  });

interface Visitor {
  compare(read: ASTNode, values: readonly string[] | undefined, written: ASTNode): void;
  /** @param most how many entries the list has at most, on any plan */
  pick(list: ASTNode, most: number, index: ASTNode): void;
  /** Looks at what has no result. */
  never(node: ASTNode): void;
}

function visit(node: ASTNode, scope: FieldScope, plans: readonly string[], visitor: Visitor): void {
  const { compare, pick } = visitor;
  visitor.never(node);
  const valuesOf = (read: ASTNode) => {
    if (read.op === 'call' && read.args[0] === 'weekday') return WEEKDAYS;
    return read.op === 'id' && read.args === 'plan' ? plans : fieldOf(read, scope)?.enum?.map(String);
  };
  if (node.op === '==' || node.op === '!=') {
    const [left, right] = node.args;
    compare(left, valuesOf(left), right);
    compare(right, valuesOf(right), left);
  }
  if (node.op === 'in') {
    const [left, right] = node.args;
    if (right.op === 'list') for (const entry of right.args) compare(left, valuesOf(left), entry);
    else compare(right, fieldOf(right, scope)?.items?.enum?.map(String), left);
  }
  if (node.op === '[]') {
    const [list, index] = node.args;
    const { maxItems, plans: overrides = {} } = fieldOf(list, scope) ?? {};
    const limits = Object.values(overrides).map((override) => override.maxItems ?? 0);
    if (maxItems !== undefined) pick(list, Math.max(maxItems, ...limits), index);
  }
  if (node.op === 'rcall') {
    const [, list, [variable, ...bodies]] = node.args;
    const entry = fieldOf(list, scope)?.items;
    visit(list, scope, plans, visitor);
    if (variable?.op === 'id' && bodies.length > 0) {
      const inner = { ...scope, [variable.args]: entry ?? {} };
      for (const body of bodies) visit(body, inner, plans, visitor);
      return;
    }
  }
  for (const child of childrenOf(node.args)) visit(child, scope, plans, visitor);
}
