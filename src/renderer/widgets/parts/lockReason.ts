import type { WidgetContextValue } from '../context.ts';

/** Why a choice is locked: in its own words, or by the plan that includes it. */
export function lockReason({ text, planTitle }: WidgetContextValue, plan = '', own?: string): string {
  return own || text('plan.included', { plan: planTitle(plan) });
}
