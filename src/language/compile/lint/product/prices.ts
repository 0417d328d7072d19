import { placedFields } from '../fields/fields.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** A choice shows a price that exists. */
export const prices: ModuleLint = ({ spec, file }, { plans }) =>
  placedFields(spec).flatMap(({ field, pointer }) => {
    const options = field.ui?.options;
    if (!Array.isArray(options)) return [];
    return options.flatMap(({ priceOf, price }, index): Finding[] => {
      if (priceOf?.plan === undefined || price || !plans.ids.includes(priceOf.plan)) return [];
      const reason = `The plan '${priceOf.plan}' has no ${priceOf.period} price in schemas/plans.json.`;
      const at = [...pointer, 'ui', 'options', index, 'priceOf'];
      return [{ file, pointer: at, reason, advice: 'Add the price there, or name another plan.' }];
    });
  });
