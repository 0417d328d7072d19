import { includesPlan } from '../../src/language/plans/planOrder.ts';
import { unlockingPlan } from '../../src/language/plans/unlockingPlan.ts';
import { loadModules, loadScreens, moduleTexts } from '../generate/modules/module.ts';
import { soldPlans } from '../generate/modules/planTexts.ts';
import { loadProduct } from '../generate/sources/product.ts';
import type { Sources } from '../generate/sources/source.ts';
import { originalTexts } from '../generate/translations/translation.ts';

/**
 * What is left to decide and to write for a plan that has just been added, besides translations: its card, what stays with higher
 * plans, and texts that name other plans and may have to name it as well.
 */
export function leftForPlan(sources: Sources, id: string): string[] {
  const { plans, product } = loadProduct(sources);
  const at = plans.findIndex((plan) => plan.id === id);
  const [plan, below] = [plans[at], plans[at - 1]];
  if (!plan || !below) throw new Error(`There is no plan '${id}' above another one`);
  const ids = plans.map((one) => one.id);
  const modules = loadModules(sources, product.languages);
  const locked = modules.filter(({ spec }) =>
    spec.requires?.some((requirement) => requirement.plan !== undefined && !includesPlan(ids, id, requirement.plan)),
  );
  const others = soldPlans(plans).filter((one) => one.id !== id);
  const titles = others.map(({ title }) => title).join(' or ');
  const named = new RegExp(`(?<!\\p{L})(?:${others.map(({ title }) => title).join('|')})(?!\\p{L})`, 'iu');
  const naming = [
    ...originalTexts(sources, product.languages[0] ?? 'en')
      .filter(({ file }) => file !== 'schemas/plans.json')
      .map(({ file, texts }) => ({ file, texts: Object.values(texts) })),
    ...[...modules, ...loadScreens(sources, product.languages)].map(({ source, spec }) => {
      // The check knows which plan unlocks what such texts are about.
      const free = [...moduleTexts(spec)].filter(([key]) => unlockingPlan(spec, key.split('.')) === undefined);
      return { file: source.file, texts: free.map(([, text]) => text) };
    }),
  ]
    .map(({ file, texts }) => ({ file, count: texts.filter((text) => named.test(text)).length }))
    .filter(({ count }) => others.length > 0 && count > 0);
  return [
    `schemas/screens/landing.json: the card of ${plan.title}, whose text and items are those of ${below.title}`,
    `schemas/modules/: what ${plan.title} has more than ${below.title}, under "plans" of the settings`,
    ...locked.map(
      ({ source, spec }) => `${source.file}: whether "requires" names ${id}, to include ${spec.screen.title}`,
    ),
    ...naming.map(({ file, count }) => `${file}: whether texts that name ${titles} are right (${count})`),
  ];
}
