import { isObject } from '../../src/language/values/isObject.ts';
import { foldersIn, MODULES, SCREENS } from '../generate/modules/module.ts';
import { loadProduct } from '../generate/sources/product.ts';
import type { Sources } from '../generate/sources/source.ts';
import { withValue } from '../generate/sources/withValue.ts';
import type { NewFiles } from './module.ts';

/** What a new plan is called, what it costs and which plan it begins as. */
export interface NewPlan {
  /** Lower-case letters, like gold. */
  id: string;
  title: string;
  /** The id of the plan directly below it, whose limits, locks and history it begins with. */
  like: string;
  /** The prices with two decimals, like 4.99, in the currency of the plans that are sold. */
  monthly: string;
  yearly: string;
}

const PLANS = 'schemas/plans.json';
const LANDING = 'schemas/screens/landing.json';

/**
 * The files with a plan more: its entry, the limits and locks of the plan below it, and a card on the landing page.
 * @throws Error if the id is taken or none, a price is none, or there is no such plan
 */
export function newPlan(sources: Sources, { id, title, like, monthly, yearly }: NewPlan): NewFiles {
  const { plans } = loadProduct(sources);
  const ids = plans.map((plan) => plan.id);
  const at = ids.indexOf(like);
  const below = plans[at];
  if (!/^[a-z]+$/.test(id)) throw new Error(`Ids of plans are lower-case letters, like gold, and not '${id}'.`);
  if (ids.includes(id)) throw new Error(`There is a plan '${id}' already.`);
  if (!below) throw new Error(`There is no plan '${like}'. Use one of ${ids.join(', ')}.`);
  const wrong = [monthly, yearly].find((price) => !/^[0-9]{1,9}\.[0-9]{2}$/.test(price));
  if (wrong !== undefined) {
    throw new Error(
      `Write prices with two decimals and at most nine digits before them, like 4.99, and not '${wrong}'.`,
    );
  }
  const currency = plans.find(({ prices }) => prices !== undefined)?.prices?.currency ?? 'EUR';
  const plan = { id, title, history: below.history, prices: { currency, monthly, yearly } };
  const files: NewFiles = { [PLANS]: withValue(sources.read(PLANS).text, ['plans', at + 1], plan) };

  for (const file of filesWithSettings(sources)) {
    const { text, value } = sources.read(file);
    const copied = overridesIn(value, like).reduce(
      (changed, { pointer, override }) => withValue(changed, [...pointer, id], override),
      text,
    );
    if (copied !== text) files[file] = copied;
  }

  const { pricing } = sources.json<{ pricing: { plans: { plan: string }[] } }>(LANDING);
  const card = pricing.plans.findIndex((one) => one.plan === like);
  if (card >= 0) {
    const { text } = sources.read(LANDING);
    files[LANDING] = withValue(text, ['pricing', 'plans', card + 1], { ...pricing.plans[card], plan: id });
  }
  return files;
}

function filesWithSettings(sources: Sources): string[] {
  const modules = [MODULES, SCREENS].flatMap((folder) => foldersIn(sources, folder));
  // Emoji are data, and the largest file by far.
  const shared = sources.list('schemas/shared').filter((name) => name !== 'emoji.json');
  return [...modules.map((folder) => `${folder}/module.json`), ...shared.map((name) => `schemas/shared/${name}`)];
}

/** What settings say under `plans` about a plan, with the places of their `plans`. */
function overridesIn(
  value: unknown,
  plan: string,
  pointer: (string | number)[] = [],
): { pointer: (string | number)[]; override: object }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { plans } = isObject(value) ? value : {};
  const override = isObject(plans) ? plans[plan] : undefined;
  const below = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [
    ...(isObject(override) ? [{ pointer: [...pointer, 'plans'], override }] : []),
    ...below.flatMap(([key, part]) => overridesIn(part, plan, [...pointer, key])),
  ];
}
