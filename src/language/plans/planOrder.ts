import type { Plan } from '../model.ts';

/**
 * Whether `plan` is `needed` or higher. `plans` are ordered from lowest to highest; nothing needed is always included.
 */
export function includesPlan(plans: readonly Plan[], plan: Plan, needed: Plan | undefined): boolean {
  return needed === undefined || plans.slice(0, plans.indexOf(plan) + 1).includes(needed);
}

/**
 * The plan that an API response reports. `is_premium` decides whether it is the lowest; `name` selects among the higher
 * ones, the first of which is assumed if it names none.
 */
export function reportedPlan([lowest = '', ...higher]: readonly Plan[], isPremium: boolean, name: unknown): Plan {
  if (!isPremium) return lowest;
  return higher.find((plan) => plan === name) ?? higher[0] ?? lowest;
}
