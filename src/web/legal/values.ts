import { type Language, plans, planTitles, product } from '../product/product.ts';

const soldPlans = plans.filter((plan) => 'prices' in plan);

/** The values of placeholders in legal texts: the product's name, and the prices, with their plans if there are several. */
export function valuesIn(language: Language): Record<string, string> {
  const priced = (period: 'monthly' | 'yearly') => {
    const prices = soldPlans.map(({ id, prices: { currency, [period]: amount } }) => {
      const price = new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(amount));
      return soldPlans.length > 1 ? `${price} (${planTitles[language][id]})` : price;
    });
    return new Intl.ListFormat(language, { type: 'disjunction' }).format(prices);
  };
  if (soldPlans.length === 0) return { product: product.name };
  return { product: product.name, monthly: priced('monthly'), yearly: priced('yearly') };
}
