import { choicesOf } from '../../fields/choices.ts';
import type { ModuleSpec, Plan } from '../../model.ts';
import { includesPlan } from '../../plans/planOrder.ts';
import { type FieldForPlan, fieldAt, resolveForPlan } from '../../plans/resolveForPlan.ts';
import { variablesOf } from '../../resolved/variables.ts';
import { formatMessage } from '../../text/message.ts';
import { partAt } from '../meta/partAt.ts';

/** A number that a plan allows, or something that may be usable on it: a module, a setting or a choice. */
export interface PlanSource {
  module: string;
  field?: string;
  /** The limit whose number is shown, like `maxItems`. */
  limit?: string;
  /** A choice, variable or template of the setting. */
  choice?: string;
}

/** A row of the comparison of plans in `schemas/screens/landing.json`. */
export interface PlanRow {
  title: string;
  /** Without a text the number alone is shown. */
  limits?: readonly (PlanSource & { text?: string })[];
  unlocks?: readonly PlanSource[];
  texts?: PlanWords;
}

/** Words for plans that include a feature, and for those that do not. */
export interface PlanWords {
  with?: string;
  without?: string;
}

/** A cell of the table: one row, one plan. */
export interface PlanCell {
  text: string;
  /** Whether the plan includes it, if the row has no text of its own. */
  mark?: 'with' | 'without';
}

type Specs = ReadonlyMap<string, ModuleSpec>;

/** What a plan offers: the number of a limit, or whether something can be used; undefined if the source does not exist. */
export function valueOn(plan: Plan, source: PlanSource, specs: Specs): number | boolean | undefined {
  const spec = specs.get(source.module);
  if (!spec) return undefined;
  const open = (spec.requires ?? []).every((requirement) => includesPlan(spec.plans, plan, requirement.plan));
  if (source.field === undefined) return open;
  const field = fieldAt(resolveForPlan(spec, plan), source.field.split('.'));
  if (!field) return undefined;
  const usable = open && !field.locked;
  if (source.limit !== undefined) {
    const limit = partAt(field, [source.limit]);
    return typeof limit === 'number' ? (usable ? limit : 0) : undefined;
  }
  if (source.choice === undefined) return usable;
  const part = partsOf(field).find(({ name }) => name === source.choice);
  const locked = [field, field.items].some((one) =>
    one?.lockedValues?.some(({ value }) => String(value) === part?.name),
  );
  return part && usable && !locked && includesPlan(spec.plans, plan, part.plan);
}

/** The choices, variables and templates of a setting; the latter two with the plan that they need. */
export function partsOf(field: Pick<FieldForPlan, 'ui'>): { name: string; plan?: Plan }[] {
  const choices = choicesOf(field).map(({ value }) => ({ name: String(value) }));
  const variables = variablesOf(field).map(({ name, plan }) => ({ name, plan }));
  const templates = (field.ui?.templates ?? []).map(({ id, plan }) => ({ name: id, plan }));
  return [...choices, ...variables, ...templates];
}

/** The words and the language of a table. */
interface Wording {
  /** For rows that have no words of their own. */
  words: Required<PlanWords>;
  language: string;
}

/** The cell of a row for one plan, in the row's own words or those of the table. */
export function cellOn(plan: Plan, row: PlanRow, specs: Specs, { words, language }: Wording): PlanCell {
  const { limits, unlocks = [], texts = {} } = row;
  const numbers = limits?.flatMap(({ text = '{limit}', ...source }) => {
    const limit = valueOn(plan, source, specs) || 0;
    return limit === 0 ? [] : [formatMessage(text, { limit }, language)];
  });
  if (numbers && numbers.length > 0) return { text: numbers.join(', ') };
  const mark = !numbers && unlocks.every((source) => valueOn(plan, source, specs)) ? 'with' : 'without';
  const own = texts[mark];
  return own === undefined ? { text: words[mark], mark } : { text: own };
}

/** An image of the bot in the theme that is a choice of a setting. */
export interface FeatureImage {
  module: string;
  field: string;
  choice: string;
}

/** The parts of the landing page that describe plans. */
export interface LandingPlans {
  features: { tabs: readonly { cards: readonly { module?: string; result: { image?: FeatureImage } }[] }[] };
  pricing: {
    plans: readonly { plan: Plan }[];
    comparison: { texts: Required<PlanWords>; groups: readonly { rows: readonly PlanRow[] }[] };
  };
  faq: { entries: readonly { text: string; params?: Readonly<Record<string, PlanSource & { plan: Plan }>> }[] };
}
