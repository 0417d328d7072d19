import { cellOn, type PlanContent, valueOn } from '../../src/language/compile/planTable.ts';
import { formatMessage } from '../../src/language/text/message.ts';
import type { LoadedModule } from './module.ts';
import type { PlanEntry } from './product.ts';

/**
 * The landing page's content with prices, limits and required plans filled in from the modules and plans.
 * @param plans with titles in the content's language
 */
export function landingContent(
  screen: unknown,
  modules: readonly LoadedModule[],
  plans: readonly PlanEntry[],
  language: string,
): unknown {
  // The file has been validated with schemas/meta/landing.schema.json.
  const { features, pricing, faq, ...rest } = screen as PlanContent;
  const specs = new Map(modules.map(({ id, spec }) => [id, spec]));
  const lowest = plans[0]?.id ?? '';
  const planOf = (module: string) =>
    valueOn(lowest, { module }, specs) ? undefined : plans.find(({ id }) => valueOn(id, { module }, specs));
  return {
    ...rest,
    features: {
      ...features,
      tabs: features.tabs.map((tab) => ({
        ...tab,
        cards: tab.cards.map(({ module, ...card }) => ({ ...card, badge: module && planOf(module)?.title })),
      })),
    },
    pricing: {
      ...pricing,
      plans: pricing.plans.map((card) => {
        const { title, prices } = plans.find(({ id }) => id === card.plan) ?? {};
        return { ...card, title, prices };
      }),
      comparison: {
        ...pricing.comparison,
        groups: pricing.comparison.groups.map((group) => ({
          ...group,
          rows: group.rows.map((row) => ({
            title: row.title,
            cells: pricing.plans.map(({ plan }) =>
              cellOn(plan, row, specs, { words: pricing.comparison.texts, language }),
            ),
          })),
        })),
      },
    },
    faq: {
      ...faq,
      entries: faq.entries.map(({ params = {}, text, ...entry }) => {
        const values = Object.entries(params).map(([name, { plan, ...source }]) => [
          name,
          valueOn(plan, source, specs),
        ]);
        return { ...entry, text: formatMessage(text, Object.fromEntries(values), language) };
      }),
    },
  };
}
