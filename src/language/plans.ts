import type { Constraints, Field, Messages, ModuleSpec, Plan } from './model.ts';
import { fill } from './text.ts';

/** A field as one plan sees it: overrides merged, numbers filled into its sentences. */
export interface PlannedField extends Omit<Field, 'plans' | 'items' | 'properties'> {
  items?: PlannedField;
  properties?: Record<string, PlannedField>;
  locked?: 'default' | 'stored';
  lockMessage?: string;
}

/** A module as one plan sees it. */
export interface PlannedModule {
  spec: ModuleSpec;
  plan: Plan;
  fields: Record<string, PlannedField>;
}

const planned = new WeakMap<ModuleSpec, Map<Plan, PlannedModule>>();

/** The module seen through a plan. The same object for the same module and plan. */
export function forPlan(spec: ModuleSpec, plan: Plan): PlannedModule {
  const byPlan = planned.get(spec) ?? new Map<Plan, PlannedModule>();
  planned.set(spec, byPlan);
  const module = byPlan.get(plan) ?? { spec, plan, fields: planFields(spec.settings.properties, plan) };
  byPlan.set(plan, module);
  return module;
}

function planFields(fields: Record<string, Field>, plan: Plan): Record<string, PlannedField> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, planField(field, plan)]));
}

function planField(field: Field, plan: Plan): PlannedField {
  const { plans, items, properties, ...common } = field;
  const { locked, message, messages, ...constraints } = plans?.[plan] ?? {};
  const merged: PlannedField = { ...common, ...constraints };
  const sentences = { ...common.messages, ...messages };
  merged.messages = fillAll(sentences, merged);
  if (merged.limits) {
    // Filled from the author's sentences: those of the field with the limit's own numbers.
    merged.limits = merged.limits.map((limit) => ({
      ...limit,
      messages: fillAll({ ...sentences, ...limit.messages }, { ...merged, ...limit }),
    }));
  }
  if (items) merged.items = planField(items, plan);
  if (properties) merged.properties = planFields(properties, plan);
  if (locked) {
    merged.locked = locked;
    merged.lockMessage = message ?? '';
  }
  return merged;
}

function fillAll(messages: Messages, numbers: Constraints & { maxLines?: number; title?: string }): Messages {
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, fill(text, { ...numbers })]));
}

/** The field at a path's keys, through lists and objects, or undefined. */
export function fieldAt(module: PlannedModule, path: readonly (string | number)[]): PlannedField | undefined {
  let field: PlannedField | undefined;
  let fields: Record<string, PlannedField> | undefined = module.fields;
  for (const key of path) {
    if (typeof key === 'number' || key === '*') field = field?.items;
    else field = fields && Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (!field) return undefined;
    fields = field.properties;
  }
  return field;
}
