import { type ASTNode, Environment } from '@marcbachmann/cel-js';
import type { Field } from '../../model.ts';
import { fieldsOf, type PlacedExpression } from '../collect.ts';
import { instead } from './nearest.ts';
import type { Finding, LintModule, LintProject, ModuleLint } from './types.ts';

const parser = new Environment();

/** A comparison with a value that can never be there: a choice that does not exist, or a plan. */
export const comparisons: ModuleLint = (module, project) =>
  [...module.expressions.checked.keys()].flatMap((expression) => {
    const found: Finding[] = [];
    visit(parser.parse(expression.source).ast, (left, right) => {
      const values = valuesOf(module, project, expression, left);
      if (!values || right.op !== 'value' || typeof right.args !== 'string' || values.includes(right.args)) return;
      found.push({
        file: module.file,
        pointer: expression.pointer,
        expression: { source: expression.source, ...right.range },
        reason: `'${expression.source.slice(left.range.start, left.range.end)}' is never '${right.args}'.`,
        advice: instead(right.args, values),
      });
    });
    return found;
  });

/** The choices of what a node reads: those of a field with `enum`, or the plans. */
function valuesOf(
  module: LintModule,
  project: LintProject,
  expression: PlacedExpression,
  node: ASTNode,
): readonly string[] | undefined {
  if (node.op === 'id') return node.args === 'plan' ? project.plans.ids : undefined;
  if (node.op !== '.') return undefined;
  const [owner, name] = node.args;
  const fields: Record<string, Field> = owner.op === 'id' ? scope(module, expression, owner.args) : {};
  const values = Object.hasOwn(fields, name) ? fields[name]?.enum : undefined;
  return values?.map(String);
}

function scope(module: LintModule, expression: PlacedExpression, name: string): Record<string, Field> {
  if (name === 'self') return module.spec.settings.properties;
  return name === 'item' ? fieldsOf(module.spec, expression.each) : {};
}

function visit(node: ASTNode, compare: (left: ASTNode, right: ASTNode) => void): void {
  if (node.op === '==' || node.op === '!=') {
    const [left, right] = node.args as [ASTNode, ASTNode];
    compare(left, right);
    compare(right, left);
  }
  if (node.op === 'in') {
    const [left, right] = node.args as [ASTNode, ASTNode];
    if (right.op === 'list') for (const entry of right.args) compare(left, entry);
  }
  for (const child of childrenOf(node.args)) visit(child, compare);
}

function childrenOf(args: unknown): ASTNode[] {
  if (Array.isArray(args)) return args.flatMap(childrenOf);
  return typeof args === 'object' && args !== null && 'op' in args ? [args as ASTNode] : [];
}
