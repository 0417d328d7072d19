/** A plan as far as legal texts name it. */
interface PricedPlan {
  id: string;
  title: string;
  prices?: Readonly<Record<string, string>>;
}

/** The values of placeholders in legal texts: the product's name, and the prices, with their plans if there are several. */
export function legalValues(language: string, product: string, plans: readonly PricedPlan[]): Record<string, string> {
  const sold = plans.flatMap(({ title, prices }) => (prices ? [{ title, prices }] : []));
  if (sold.length === 0) return { product };
  const priced = (period: 'monthly' | 'yearly') => {
    const prices = sold.map(({ title, prices: { currency = '', [period]: amount } }) => {
      const price = new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(amount));
      return sold.length > 1 ? `${price} (${title})` : price;
    });
    return new Intl.ListFormat(language, { type: 'disjunction' }).format(prices);
  };
  return { product, monthly: priced('monthly'), yearly: priced('yearly') };
}
