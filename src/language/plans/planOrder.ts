import type { Plan } from '../model.ts';

/** Whether a plan has what needs another one: it is that plan, or a higher one. `plans` go from the lowest to the highest. */
export function includesPlan(plans: readonly Plan[], plan: Plan, needed: Plan | undefined): boolean {
  return needed === undefined || plans.slice(0, plans.indexOf(plan) + 1).includes(needed);
}

/** The plan that an answer tells: the one that it names, where that goes with its `is_premium`; else the lowest that does. */
export function toldPlan([lowest = '', ...higher]: readonly Plan[], isPremium: boolean, named: unknown): Plan {
  if (!isPremium) return lowest;
  return higher.find((plan) => plan === named) ?? higher[0] ?? lowest;
}
