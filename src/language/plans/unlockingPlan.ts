import { NUMERIC_CONSTRAINTS } from '../fields/constraints.ts';
import type { Field, ModuleSpec, Plan } from '../model.ts';
import { isObject } from '../values/isObject.ts';

/**
 * The lowest plan that includes what a text is about: the plan that a requirement, notice or choice names, or the first above the
 * plan of an override on which its lock or limit is gone.
 * @param pointer the place of the text in the module
 * @returns undefined if the text belongs to no plan
 */
export function unlockingPlan(spec: ModuleSpec, pointer: readonly (string | number)[]): Plan | undefined {
  const ancestors: unknown[] = [spec];
  for (const key of pointer) {
    const parent: unknown = ancestors.at(-1);
    ancestors.push(parent instanceof Object ? Reflect.get(parent, key) : undefined);
  }
  for (let depth = ancestors.length - 1; depth > 0; depth--) {
    const [at, owner] = [ancestors[depth], ancestors[depth - 2]];
    if (!isObject(at)) continue;
    if (pointer[depth - 2] === 'plans' && isField(owner))
      return lessRestricted(spec.plans, owner, String(pointer[depth - 1]));
    if (typeof at.plan === 'string') return at.plan;
  }
  return undefined;
}

/** Whether a placeholder of a text is filled in with titles of plans when the module is built. */
export function isPlanTitle(name: string, spec: ModuleSpec, pointer: readonly (string | number)[]): boolean {
  return name === 'soldPlans' || (name === 'plan' && unlockingPlan(spec, pointer) !== undefined);
}

function isField(value: unknown): value is Field {
  return isObject(value) && typeof value.type === 'string';
}

/** The first plan above another one on which a field is less restricted. */
export function lessRestricted(plans: readonly Plan[], field: Field, plan: Plan): Plan | undefined {
  const on = (id: Plan) => field.plans?.[id];
  const limits = NUMERIC_CONSTRAINTS.filter((name) => on(plan)?.[name] !== undefined);
  const differs = (id: Plan) => limits.some((name) => (on(id)?.[name] ?? field[name]) !== on(plan)?.[name]);
  const locked = on(plan)?.locked !== undefined;
  return plans
    .slice(plans.indexOf(plan) + 1)
    .find((id) => (locked ? on(id)?.locked === undefined : limits.length === 0 || differs(id)));
}
