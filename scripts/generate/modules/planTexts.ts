import { textsOf, translate } from '../../../src/language/compile/meta/texts.ts';
import type { Field, ModuleSpec } from '../../../src/language/model.ts';
import { unlockingPlan } from '../../../src/language/plans/unlockingPlan.ts';
import { interpolate } from '../../../src/language/text/message.ts';
import type { PlanEntry } from '../sources/product.ts';

/** The plans that have prices. */
export function soldPlans<Entry extends Pick<PlanEntry, 'prices'>>(plans: readonly Entry[]): Entry[] {
  return plans.filter(({ prices }) => prices !== undefined);
}

/** The module with the sold plans as the choices of each setting that offers them. Their texts are added per language. */
export function withSoldPlans(spec: ModuleSpec, plans: readonly PlanEntry[]): ModuleSpec {
  return withFields(spec, (field) => {
    if (field.ui?.plans === undefined) return field;
    const values = soldPlans(plans).map(({ id }) => id);
    const period = field.ui.planCard?.period;
    const options = values.map((value) => ({
      value,
      title: '',
      ...(period !== undefined && { priceOf: { plan: value, period } }),
    }));
    return { ...field, enum: values, ui: { ...field.ui, options } };
  });
}

/**
 * The module with the titles of plans in its texts: `{plan}` is the lowest plan that includes what the text is about, `{soldPlans}`
 * stands for all that can be bought.
 * @param plans with titles in the module's language
 * @param languageOf the language of a text, which is another one if its translation is missing
 */
export function withPlanTitles(
  spec: ModuleSpec,
  plans: readonly PlanEntry[],
  languageOf: (key: string) => string,
): ModuleSpec {
  const titleOf = (id: unknown) => plans.find((plan) => plan.id === id)?.title;
  const sold = soldPlans(plans).map(({ title }) => title);
  const listedIn = (language: string) => new Intl.ListFormat(language, { type: 'disjunction' }).format(sold);
  const filled = [...textsOf('module', spec)].flatMap(([key, text]): [string, string][] => {
    if (!/\{(?:plan|soldPlans)\}/.test(text)) return [];
    const plan = titleOf(unlockingPlan(spec, key.split('.')));
    const said = interpolate(text, { plan, soldPlans: listedIn(languageOf(key)) });
    return said === text ? [] : [[key, said]];
  });
  const titled = withFields(translate('module', spec, Object.fromEntries(filled)), (field) => {
    if (field.ui?.plans === undefined || !Array.isArray(field.ui.options)) return field;
    const help = field.ui.planCard?.help;
    const options = field.ui.options.map((option) => ({
      ...option,
      title: titleOf(option.value) ?? '',
      ...(help !== undefined && { help }),
    }));
    return { ...field, ui: { ...field.ui, options } };
  });
  return titled;
}

function withFields(spec: ModuleSpec, change: (field: Field) => Field): ModuleSpec {
  const properties = Object.entries(spec.settings.properties).map(([name, field]) => [name, change(field)]);
  return { ...spec, settings: { ...spec.settings, properties: Object.fromEntries(properties) } };
}
