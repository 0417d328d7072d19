import type { ASTNode } from '@marcbachmann/cel-js';
import type { Field, Json, ModuleSpec, Plan } from '../../../model.ts';
import { fieldsOf, type PlacedExpression, parentList } from '../../expressions/collect.ts';
import type { LintModule, LintProject } from '../types.ts';

/** The settings behind the variables of an expression: `self`, `item`, `modules`, and those of comprehensions. */
export type FieldScope = Readonly<Record<string, ScopedField>>;

/** A setting, or the part of one that is known of a variable. */
export type ScopedField = Partial<Omit<Field, 'enum' | 'items' | 'properties'>> & {
  enum?: readonly Json[];
  /** Its only value, where a plan locks it. */
  forced?: Json;
  items?: ScopedField;
  properties?: Readonly<Record<string, ScopedField>>;
};

/** What the expression at a place can read. @param plan settings have the values that this plan forces; without, none has */
export function scopeOf(
  { spec }: LintModule,
  project: LintProject,
  expression: PlacedExpression,
  plan?: Plan,
): FieldScope {
  const onPlan = (fields: Record<string, Field>) => (plan === undefined ? fields : withForced(fields, plan));
  const self = { properties: onPlan(spec.settings.properties) };
  const used = (spec.calls?.uses ?? []).map(({ module: id }): [string, ScopedField] => {
    const properties = project.modules.find((one) => one.id === id)?.spec.settings.properties ?? {};
    return [id, { type: 'object', title: id, default: {}, properties: onPlan(properties) }];
  });
  const modules = { properties: Object.fromEntries(used) };
  const parent = parentList(spec, expression.each);
  const limit = ruleLimit(spec, expression);
  return {
    self,
    saved: self,
    modules,
    item: { properties: onPlan(fieldsOf(spec, expression.each)) },
    ...(limit !== undefined && { limit: { type: 'number', minimum: limit, maximum: limit } }),
    ...(parent !== undefined && { parent: { properties: onPlan(fieldsOf(spec, parent)) } }),
  };
}

/** The settings, those that a plan locks with the values that it forces. */
function withForced(fields: Record<string, Field>, plan: Plan): Record<string, ScopedField> {
  const entries = Object.entries(fields).map(([name, field]): [string, ScopedField] => {
    const { items, properties, plans } = field;
    const { locked, default: forced = field.default } = plans?.[plan] ?? {};
    return [
      name,
      {
        ...field,
        ...(locked === 'default' && { forced }),
        ...(items && { items: withForced({ items }, plan).items }),
        ...(properties && { properties: withForced(properties, plan) }),
      },
    ];
  });
  return Object.fromEntries(entries);
}

/** What `limit` is in an expression. */
export function ruleLimit(spec: ModuleSpec, { pointer: [part, index] }: PlacedExpression): number | undefined {
  return part === 'rules' ? spec.rules[Number(index)]?.limit : undefined;
}

/** The setting that a node reads. */
export function fieldOf(node: ASTNode, scope: FieldScope): ScopedField | undefined {
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
