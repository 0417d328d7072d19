import {
  cellOn,
  type FeatureImage,
  type LandingPlans,
  valueOn,
} from '../../../src/language/compile/outputs/planTable.ts';
import type { Field } from '../../../src/language/model.ts';
import { formatMessage } from '../../../src/language/text/message.ts';
import type { LoadedModule } from '../modules/module.ts';
import { HEAD } from '../outputs.ts';
import type { PlanEntry } from '../sources/product.ts';
import type { Sources } from '../sources/source.ts';

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
  const { demo, features, pricing, faq, ...rest } = screen as LandingScreen;
  const specs = new Map(modules.map(({ id, spec }) => [id, spec]));
  const lowest = plans[0]?.id ?? '';
  const planOf = (module: string) =>
    valueOn(lowest, { module }, specs) ? undefined : plans.find(({ id }) => valueOn(id, { module }, specs));
  const drawn = ({ module, field, choice, ...words }: FeatureImage) => ({
    ...words,
    colors: colorsOf(specs.get(module)?.settings.properties[field], choice),
  });
  return {
    ...rest,
    demo,
    features: {
      ...features,
      tabs: features.tabs.map((tab) => ({
        ...tab,
        cards: tab.cards.map(({ module, result, ...card }) => ({
          ...card,
          badge: module && planOf(module)?.title,
          result: {
            ...result,
            ...(result.command && { command: { member: demo.member, command: result.command } }),
            ...(result.image && { image: drawn(result.image) }),
          },
        })),
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

/** The colors of a theme that a setting offers. */
function colorsOf(field: Field | undefined, theme: string): readonly string[] {
  if (field?.ui?.widget !== 'theme') return [];
  return field.ui.options.find(({ value }) => value === theme)?.colors ?? [];
}

/** The numbers of the page that give way to what the product knows, by the names of its figures. */
export function figuresSource(sources: Sources): string {
  const file = 'schemas/screens/landing.json';
  const entries = sources.exists(file) ? sources.json<Stats>(file).stats.entries : [];
  const shown = entries.flatMap(({ figure, value }) => (figure ? [[figure, value]] : []));
  return `${HEAD}export const figures = ${JSON.stringify(Object.fromEntries(shown), null, 2)} as const;
`;
}

interface LandingScreen extends LandingPlans {
  demo: { member: string };
  features: {
    tabs: readonly { cards: readonly { module?: string; result: { command?: string; image?: FeatureImage } }[] }[];
  };
}

interface Stats {
  stats: { entries: readonly { value: string; figure?: string }[] };
}
