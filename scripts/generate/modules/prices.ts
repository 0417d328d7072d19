import type { ModuleSpec, Price } from '../../../src/language/model.ts';
import type { PlanEntry } from '../sources/product.ts';

/** The price of an option, before and after it is filled in. */
export interface PricedOption {
  priceOf?: { plan?: string; planFrom?: string; period: string };
  price?: Price;
  /** By plan, if another setting chooses it. */
  prices?: Record<string, Price>;
}

/** The module with the prices of `schemas/plans.json` filled into its options; unknown prices stay empty. */
export function withPrices(spec: ModuleSpec, plans: readonly PlanEntry[]): ModuleSpec {
  const fields = Object.entries(spec.settings.properties).map(([name, field]) => {
    const options = field.ui?.options;
    if (!field.ui || !Array.isArray(options)) return [name, field];
    return [name, { ...field, ui: { ...field.ui, options: options.map((option) => priced(option, plans)) } }];
  });
  return { ...spec, settings: { ...spec.settings, properties: Object.fromEntries(fields) } };
}

function priced<Option extends PricedOption>(option: Option, plans: readonly PlanEntry[]): Option {
  if (!option.priceOf) return option;
  const { plan, planFrom, period } = option.priceOf;
  if (planFrom === undefined) {
    const entry = plans.find(({ id }) => id === plan);
    const price = entry && priceOf(entry, period);
    return price ? { ...option, price } : option;
  }
  const prices = plans.flatMap((entry) => {
    const price = priceOf(entry, period);
    return price ? [[entry.id, price] as const] : [];
  });
  return { ...option, prices: Object.fromEntries(prices) };
}

function priceOf({ prices }: PlanEntry, period: string): Price | undefined {
  const amount = prices?.[period];
  if (!prices?.currency || amount === undefined) return undefined;
  const { currency, [`${period}List`]: before, [`${period}Discount`]: discount } = prices;
  return { amount, currency, before, discount };
}
