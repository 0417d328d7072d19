import { type Choice, choicesOf, type ListedChoice } from '../fields/choices.ts';
import { NUMERIC_CONSTRAINTS } from '../fields/constraints.ts';
import type { Constraints, Field, FieldUi, Json, Messages, ModuleSpec, Plan } from '../model.ts';
import { formatMessage } from '../text/message.ts';
import { includesPlan } from './planOrder.ts';

/** A field as one plan sees it: overrides merged, numbers filled into its sentences. */
export interface FieldForPlan extends Omit<Field, 'plans' | 'items' | 'properties' | 'enum'> {
  enum?: readonly Json[];
  items?: FieldForPlan;
  properties?: Record<string, FieldForPlan>;
  locked?: 'default' | 'stored';
  lockMessage?: string;
  /** What other plans allow beyond this one's limits. */
  hint?: string;
  /** Choices that other plans have, and what is said about them. Those of a list stand at its entries. */
  lockedValues?: readonly LockedValue[];
}

export interface LockedValue {
  value: Json;
  message: string;
}

/** A module as one plan sees it. */
export interface ModuleForPlan {
  spec: ModuleSpec;
  plan: Plan;
  fields: Record<string, FieldForPlan>;
}

const planned = new WeakMap<ModuleSpec, Map<Plan, ModuleForPlan>>();

/** The module seen through a plan. The same object for the same module and plan. */
export function resolveForPlan(spec: ModuleSpec, plan: Plan): ModuleForPlan {
  const byPlan = planned.get(spec) ?? new Map<Plan, ModuleForPlan>();
  planned.set(spec, byPlan);
  const module = byPlan.get(plan) ?? { spec, plan, fields: planFields(spec.settings.properties, plan, spec) };
  byPlan.set(plan, module);
  return module;
}

function planFields(fields: Record<string, Field>, plan: Plan, spec: ModuleSpec): Record<string, FieldForPlan> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, planField(field, plan, spec)]));
}

function planField(field: Field, plan: Plan, spec: ModuleSpec): FieldForPlan {
  const { plans, items, properties, ...common } = field;
  const { locked, message, messages, hint, ...constraints } = plans?.[plan] ?? {};
  const sentences = { ...common.messages, ...messages };
  const numbers = { title: common.title, ...numbersOf({ ...common, ...constraints }) };
  const merged = withParams(
    {
      ...common,
      ...constraints,
      messages: sentences,
      ...(locked && { locked, lockMessage: message ?? '' }),
      ...(hint !== undefined && { hint: formatMessage(hint, { ...numbersOf(common) }, spec.language) }),
      // The author's sentences with the limit's own numbers.
      ...(common.limits && {
        limits: common.limits.map(({ messages: own, ...limit }) => {
          const { maxLength = numbers.maxLength, maxLines } = limit;
          const values = { ...numbers, maxLength, maxLines };
          return { ...limit, messages: filledMessages({ ...sentences, ...own }, values, spec.language) };
        }),
      }),
    },
    numbers,
    spec.language,
  );
  if (items) merged.items = planField(items, plan, spec);
  if (properties) merged.properties = planFields(properties, plan, spec);
  lockChoices(field, merged, (needed) => includesPlan(spec.plans, plan, needed));
  return merged;
}

/** The limits of a field that its texts name. */
function numbersOf(constraints: Constraints): Constraints {
  const own = NUMERIC_CONSTRAINTS.filter((name) => constraints[name] !== undefined);
  return Object.fromEntries(own.map((name) => [name, constraints[name]]));
}

/** The field with values filled into its texts. */
export function withParams(field: FieldForPlan, values: Record<string, unknown>, language: string): FieldForPlan {
  const texts = { ...field };
  for (const key of ['title', 'help', 'disabledReason', 'lockMessage'] as const) {
    const text = field[key];
    if (text !== undefined) texts[key] = formatMessage(text, values, language);
  }
  texts.messages = filledMessages(field.messages, values, language);
  if (field.ui?.options) texts.ui = withTexts(field.ui, values, language);
  texts.limits = field.limits?.map((limit) => ({
    ...limit,
    messages: filledMessages(limit.messages, values, language),
  }));
  return texts;
}

/** The texts of a choice into which values are filled. */
export const OPTION_TEXTS = ['title', 'help', 'disabledReason'] as const;

/** The control with values filled into the texts of its choices. */
function withTexts(ui: FieldUi, values: Record<string, unknown>, language: string): FieldUi {
  const filled = (option: Choice): Choice => {
    const texts = OPTION_TEXTS.flatMap((key) => {
      const text = option[key];
      return text === undefined ? [] : [[key, formatMessage(text, values, language)]];
    });
    return { ...option, ...Object.fromEntries(texts) };
  };
  const entries: readonly ListedChoice[] = ui.options ?? [];
  const options = entries.map((entry) =>
    'options' in entry ? { ...entry, options: entry.options.map(filled) } : filled(entry),
  );
  // The choices are those of the same control, with other words.
  return { ...ui, options } as FieldUi;
}

function filledMessages(messages: Messages = {}, values: Record<string, unknown>, language: string): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [key, formatMessage(text, values, language)]),
  );
}

/** Takes the choices that the plan lacks out of the values that may be stored. */
function lockChoices(field: Field, planned: FieldForPlan, includes: (needed: Plan | undefined) => boolean): void {
  const holder = planned.items && !planned.items.properties ? planned.items : planned;
  const base = (field.items && !field.items.properties ? field.items : field).enum;
  const choices = choicesOf(field);
  const offered: readonly Json[] = choices.length > 0 ? choices.map(({ value }) => value) : (base ?? []);
  const open = choices.filter((choice) => includes(choice.plan)).map(({ value }) => value);
  const stored = holder.enum ?? offered;
  const allowed =
    choices.length > 0 ? stored.filter((value) => open.includes(value) || !offered.includes(value)) : stored;
  const locked = offered.filter((value, index) => !allowed.includes(value) && offered.indexOf(value) === index);
  if (locked.length === 0) return;
  holder.enum = allowed;
  holder.lockedValues = locked.map((value) => ({
    value,
    message: choices.find((choice) => choice.value === value)?.lockedMessage ?? holder.messages?.enum ?? '',
  }));
}

/** The field at a path's keys, through lists and objects, or undefined. */
export function fieldAt(module: ModuleForPlan, path: readonly (string | number)[]): FieldForPlan | undefined {
  let field: FieldForPlan | undefined;
  let fields: Record<string, FieldForPlan> | undefined = module.fields;
  for (const key of path) {
    if (typeof key === 'number' || key === '*') field = field?.items;
    else field = fields && Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (!field) return undefined;
    fields = field.properties;
  }
  return field;
}
