import { type Language, plans, product } from '../product/product.ts';

/** The values of placeholders in legal texts: the product's name and prices. */
export function valuesIn(language: Language): Record<string, string> {
  const paid = plans.find((plan) => 'prices' in plan);
  if (!paid) return { product: product.name };
  const { currency, monthly, yearly } = paid.prices;
  const price = new Intl.NumberFormat(language, { style: 'currency', currency });
  return { product: product.name, monthly: price.format(Number(monthly)), yearly: price.format(Number(yearly)) };
}
