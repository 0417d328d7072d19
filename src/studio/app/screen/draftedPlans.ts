/** Takes the place of the plans that the product had when it was built: here they are those of the drafts. */

/** From the lowest to the highest. */
export const planIds: string[] = [];
const titles = new Map<string, string>();

/** The title of a plan, in the language of the screen. */
export function planTitle(id: string): string {
  return titles.get(id) ?? id;
}

/** Replaces the plans. What is drawn from then on has the new ones. */
export function setPlans(plans: readonly { id: string; title: string }[]): void {
  planIds.splice(0, planIds.length, ...plans.map(({ id }) => id));
  titles.clear();
  for (const { id, title } of plans) titles.set(id, title);
}
