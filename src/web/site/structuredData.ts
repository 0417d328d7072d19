import type { LandingContent } from '../landing/content.ts';
import { addressIn } from '../language/language.ts';
import { type Language, plans, planTitles, product } from '../product/product.ts';

/** Billing periods as ISO 8601 durations. */
const PERIODS = [
  ['monthly', 'P1M'],
  ['yearly', 'P1Y'],
] as const;

/** Structured data about the product, in the schema.org vocabulary: the application, its prices and the FAQ. */
export function landingStructuredData(
  { faq }: Pick<LandingContent, 'faq'>,
  { origin, language }: { origin: string; language: Language },
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'SoftwareApplication',
        name: product.name,
        url: origin + addressIn(language, '/'),
        image: `${origin}/cover-${language}.png`,
        applicationCategory: 'CommunicationApplication',
        operatingSystem: 'Web',
        offers: offersIn(language),
      },
      {
        '@type': 'FAQPage',
        inLanguage: language,
        mainEntity: faq.entries.map(({ title, text }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text },
        })),
      },
    ],
  };
}

/** One offer for a free plan, and one for each billing period of a paid plan. */
function offersIn(language: Language): Record<string, unknown>[] {
  const paid = plans.flatMap((plan) => ('prices' in plan ? [plan.prices] : []))[0];
  return plans.flatMap((plan) => {
    const offer = { '@type': 'Offer', name: planTitles[language][plan.id] };
    if (!('prices' in plan)) return [{ ...offer, price: '0', priceCurrency: paid?.currency }];
    const { currency, ...prices } = plan.prices;
    return PERIODS.map(([period, billingDuration]) => {
      const price = prices[period];
      const specification = { '@type': 'UnitPriceSpecification', price, priceCurrency: currency, billingDuration };
      return { ...offer, price, priceCurrency: currency, priceSpecification: specification };
    });
  });
}
