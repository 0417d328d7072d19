import { environment, evaluate } from './activity.ts';
import type { CompiledModule, Context } from './model.ts';
import { filled, forPlan, type PlannedField, type PlannedModule } from './plans.ts';

const known = new WeakMap<Context, WeakMap<PlannedModule, PlannedModule>>();
/** Modules without a text to fill: nearly all of them. */
const plain = new WeakMap<PlannedModule, boolean>();

/**
 * The module as one server sees it: the plan's, with the values of `params` filled into the texts of its fields. The same
 * object for the same module and context.
 */
export function named(module: CompiledModule, context: Context): PlannedModule {
  const planned = forPlan(module.spec, context.plan);
  if (isPlain(planned)) return planned;
  const inContext = known.get(context) ?? new WeakMap<PlannedModule, PlannedModule>();
  known.set(context, inContext);
  const found = inContext.get(planned) ?? { ...planned, fields: nameFields(planned.fields) };
  inContext.set(planned, found);
  return found;

  function nameFields(fields: Record<string, PlannedField>): Record<string, PlannedField> {
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, nameField(field)]));
  }

  function nameField(field: PlannedField): PlannedField {
    const { items, properties } = field;
    return {
      ...(field.params ? withNames(field, field.params) : field),
      ...(items && { items: nameField(items) }),
      ...(properties && { properties: nameFields(properties) }),
    };
  }

  function withNames(field: PlannedField, params: NonNullable<PlannedField['params']>): PlannedField {
    const env = environment(context, {});
    const values = Object.fromEntries(
      Object.entries(params).map(([name, expression]) => [name, evaluate(module, expression, env)]),
    );
    return filled(field, values, module.spec.language);
  }
}

function isPlain(planned: PlannedModule): boolean {
  const answer = plain.get(planned) ?? !Object.values(planned.fields).some(hasParams);
  plain.set(planned, answer);
  return answer;
}

function hasParams({ params, items, properties }: PlannedField): boolean {
  const parts = [...(items ? [items] : []), ...Object.values(properties ?? {})];
  return params !== undefined || parts.some(hasParams);
}
