import { type Language, plans, planTitles, product } from '../product/product.ts';
import { legalValues } from './legalValues.ts';

/** The values of placeholders in the legal texts of this product. */
export function valuesIn(language: Language): Record<string, string> {
  const titled = plans.map((plan) => ({ ...plan, title: planTitles[language][plan.id] }));
  return legalValues(language, product.name, titled);
}
