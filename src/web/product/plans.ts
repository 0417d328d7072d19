import type { Plan } from '../../language/model.ts';
import { type Language, plans, planTitles } from './product.ts';

/** The ids of the plans, from the lowest to the highest. */
export const planIds: readonly string[] = plans.map(({ id }) => id);

/** The title of a plan. */
export function planTitle(id: Plan, language: Language): string {
  const titles: Readonly<Record<Plan, string>> = planTitles[language];
  return titles[id] ?? id;
}
