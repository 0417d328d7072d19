import { type ASTNode, Environment } from '@marcbachmann/cel-js';
import type { Field } from '../../../model.ts';
import { instead } from '../../../text/nearest.ts';
import { WEEKDAYS } from '../../../time/weekdays.ts';
import { fieldsOf, type PlacedExpression, parentList } from '../../expressions/collect.ts';
import { childrenOf } from '../../expressions/nodes.ts';
import type { Finding, LintModule, LintProject, ModuleLint } from '../types.ts';

const parser = new Environment();

/** Comparisons with a choice, a plan or a day of the week that does not exist, and entries beyond the limit of a list. */
export const comparisons: ModuleLint = (module, project) =>
  [...module.expressions.checked.keys()].flatMap((expression) => {
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
    visit(parser.parse(expression.source).ast, scope, project.plans.ids, { compare, pick, never });
    return found;
  });

/** The settings behind the variables of an expression: `self`, `item`, `modules`, and those of comprehensions. */
type Scope = Readonly<Record<string, Pick<Field, 'enum' | 'items' | 'properties' | 'maxItems' | 'plans'>>>;

function scopeOf({ spec }: LintModule, project: LintProject, expression: PlacedExpression): Scope {
  const self = { properties: spec.settings.properties };
  const used = (spec.calls?.uses ?? []).map(({ module: id }): [string, Field] => {
    const properties = project.modules.find((one) => one.id === id)?.spec.settings.properties ?? {};
    return [id, { type: 'object', title: id, default: {}, properties }];
  });
  const modules = { properties: Object.fromEntries(used) };
  const parent = parentList(spec, expression.each);
  return {
    self,
    saved: self,
    modules,
    item: { properties: fieldsOf(spec, expression.each) },
    ...(parent !== undefined && { parent: { properties: fieldsOf(spec, parent) } }),
  };
}

/** The setting that a node reads. */
function fieldOf(node: ASTNode, scope: Scope): Scope[string] | undefined {
  if (node.op === 'id') return Object.hasOwn(scope, node.args) ? scope[node.args] : undefined;
  if (node.op === '.') {
    const [owner, name] = node.args;
    const properties = fieldOf(owner, scope)?.properties ?? {};
    return Object.hasOwn(properties, name) ? properties[name] : undefined;
  }
  if (node.op === '[]') return fieldOf(node.args[0], scope)?.items;
  // A filtered list has the same entries as the list.
  if (node.op === 'rcall' && node.args[0] === 'filter') return fieldOf(node.args[1], scope);
  return undefined;
}

interface Visitor {
  compare(read: ASTNode, values: readonly string[] | undefined, written: ASTNode): void;
  /** @param most how many entries the list has at most, on any plan */
  pick(list: ASTNode, most: number, index: ASTNode): void;
  /** Looks at what has no result. */
  never(node: ASTNode): void;
}

function visit(node: ASTNode, scope: Scope, plans: readonly string[], visitor: Visitor): void {
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
