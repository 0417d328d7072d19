import { environment, holds } from './activity.ts';
import type { CompiledModule, Context, Requirement } from './model.ts';

/** The first condition of the module that is not met, in the order in which they are declared. */
export function unmet(module: CompiledModule, context: Context): Requirement | undefined {
  return module.spec.requires?.find(
    ({ plan, rule }) =>
      (plan !== undefined && context.plan !== plan) ||
      (rule !== undefined && !holds(module, rule, environment(context, {}))),
  );
}
