import { type Language, plans, planTitles } from '../../../generated/product.ts';
import type { PlanType } from '../store/schema/tables.ts';
import { PLAN_TYPES, type PlanOffer } from './provider.ts';
import { minorUnits } from './receipts/money.ts';

/** Name under which the provider's id of the webhook is stored. */
export const WEBHOOK_ID = 'webhook';

/** A plan of `schemas/plans.json`. */
export interface DeclaredPlan {
  id: string;
  prices?: { currency: string } & Record<PlanType, string>;
}

/** The title of a plan. */
export function planTitle(id: string, language: Language): string {
  const titles: Record<string, string> = planTitles[language];
  return titles[id] ?? id;
}

/** All prices in `schemas/plans.json`, with titles in one language. */
export function declaredOffers(language: Language, declared: readonly DeclaredPlan[] = plans): PlanOffer[] {
  return declared.flatMap(({ id, prices }) =>
    (prices ? PLAN_TYPES : []).map((type) => {
      const amount = minorUnits(prices?.[type]);
      if (!prices || amount === null) throw new Error(`The plan ${id} has no ${type} price`);
      return { plan: id, planTitle: planTitle(id, language), type, amount, currency: prices.currency };
    }),
  );
}

/** The plan that an offer with this name is for. */
export function planNamed(name: string): string | undefined {
  return name.split('.')[0];
}

/** Name under which the provider's id of a plan is stored. Providers have a separate plan for each price. */
export function offerName({ plan, type, amount, currency }: PlanOffer): string {
  return `${plan}.${type}.${amount}.${currency}`;
}
