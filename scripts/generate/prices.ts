import type { ModuleSpec } from '../../src/language/model.ts';
import type { PlanEntry } from './product.ts';

/** The price of an option, before and after it is filled in. */
export interface PricedOption {
  priceOf?: { plan: string; period: string };
  price?: { amount: string; currency: string; before?: string; discount?: string };
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
  const { plan, period } = option.priceOf;
  const prices = plans.find(({ id }) => id === plan)?.prices;
  const amount = prices?.[period];
  if (!prices?.currency || amount === undefined) return option;
  const { currency, [`${period}List`]: before, [`${period}Discount`]: discount } = prices;
  return { ...option, price: { amount, currency, before, discount } };
}
