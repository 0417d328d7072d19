import { type Language, plans, planTitles } from '../../../generated/product.ts';
import { PLAN_TYPES, type PlanOffer, type PlanType } from './provider.ts';
import { minorUnits } from './receipts/money.ts';

/** Under this name the store keeps the provider's id of our webhook. */
export const WEBHOOK_ID = 'webhook';

interface DeclaredPlan {
  id: string;
  prices?: { currency: string } & Record<PlanType, string>;
}

/** Everything that `schemas/plans.json` puts a price on, titled in one language. */
export function declaredOffers(language: Language, declared: readonly DeclaredPlan[] = plans): PlanOffer[] {
  return declared.flatMap(({ id, prices }) =>
    (prices ? PLAN_TYPES : []).map((type) => {
      const amount = minorUnits(prices?.[type]);
      if (!prices || amount === null) throw new Error(`The plan ${id} has no ${type} price`);
      const titles: Record<string, string> = planTitles[language];
      return { plan: id, planTitle: titles[id] ?? id, type, amount, currency: prices.currency };
    }),
  );
}

/** Under this name the store keeps the provider's id of a plan. Another price is another plan there. */
export function offerName({ plan, type, amount, currency }: PlanOffer): string {
  return `${plan}.${type}.${amount}.${currency}`;
}
