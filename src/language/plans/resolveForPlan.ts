import { type Choice, choicesOf, type ListedChoice } from '../fields/choices.ts';
import { NUMERIC_CONSTRAINTS } from '../fields/constraints.ts';
import type { Constraints, Field, FieldUi, Json, Messages, ModuleSpec, Plan } from '../model.ts';
import { formatMessage } from '../text/message.ts';
import { includesPlan } from './planOrder.ts';
import { lessRestricted } from './unlockingPlan.ts';

/** A field on one plan: overrides merged, limits filled into its messages. */
export interface FieldForPlan extends Omit<Field, 'plans' | 'rollout' | 'items' | 'properties' | 'enum'> {
  enum?: readonly Json[];
  items?: FieldForPlan;
  properties?: Record<string, FieldForPlan>;
  locked?: 'default' | 'stored';
  lockMessage?: string;
  /** The lowest plan that does not lock it, or has other limits. */
  unlockedBy?: Plan;
  /** What other plans allow beyond the limits of this one. */
  hint?: string;
  /** Choices that this plan does not include. For a list of plain values they are on `items`. */
  lockedValues?: readonly LockedValue[];
}

export interface LockedValue {
  value: Json;
  /** The lowest plan that includes it. */
  plan?: Plan;
  message: string;
}

/** A module on one plan. */
export interface ModuleForPlan {
  spec: ModuleSpec;
  plan: Plan;
  fields: Record<string, FieldForPlan>;
}

const TEXT_WIDGETS: ReadonlySet<string> = new Set(['text', 'message']);

const cache = new WeakMap<ModuleSpec, Map<Plan, ModuleForPlan>>();

/** Applies a plan to a module. Memoized: the same spec and plan give the same object. */
export function resolveForPlan(spec: ModuleSpec, plan: Plan): ModuleForPlan {
  const byPlan = cache.get(spec) ?? new Map<Plan, ModuleForPlan>();
  cache.set(spec, byPlan);
  const module = byPlan.get(plan) ?? { spec, plan, fields: fieldsForPlan(spec.settings.properties, plan, spec) };
  byPlan.set(plan, module);
  return module;
}

function fieldsForPlan(
  fields: Record<string, Field>,
  plan: Plan,
  spec: ModuleSpec,
  around?: FieldUi,
): Record<string, FieldForPlan> {
  const resolved = Object.entries(fields).map(([name, field]) => [name, fieldForPlan(field, plan, spec, around)]);
  return Object.fromEntries(resolved);
}

/** @param around the widget of the group that the field is in, whose variables can be inserted into its texts too */
function fieldForPlan(field: Field, plan: Plan, spec: ModuleSpec, around?: FieldUi): FieldForPlan {
  const { plans, rollout: _, items, properties, ...common } = field;
  if (around?.variables && common.ui && TEXT_WIDGETS.has(common.ui.widget)) {
    // These widgets have variables, but a spread of a union loses which widget it is.
    common.ui = { variables: around.variables, ...common.ui } as FieldUi;
  }
  const { locked, message, messages, hint, ...constraints } = plans?.[plan] ?? {};
  const ownMessages = { ...common.messages, ...messages };
  const fieldAbove = { ...common, ...plans?.[lessRestricted(spec.plans, field, plan) ?? ''] };
  const values: Record<string, string | number> = {
    title: common.title,
    ...limitParams({ ...common, ...constraints }, spec),
  };
  const merged = withParams(
    {
      ...common,
      ...constraints,
      messages: ownMessages,
      ...(locked && { locked, lockMessage: message ?? '' }),
      ...((locked || hint !== undefined) && { unlockedBy: lessRestricted(spec.plans, field, plan) }),
      ...(hint !== undefined && { hint: formatMessage(hint, limitParams(fieldAbove, spec), spec.language) }),
      ...(common.limits && {
        limits: common.limits.map(({ messages: limitMessages, ...limit }) => {
          const { maxLength = values.maxLength, maxLines } = limit;
          const limitValues = { ...values, maxLength, maxLines };
          return {
            ...limit,
            messages: formatMessages({ ...ownMessages, ...limitMessages }, limitValues, spec.language),
          };
        }),
      }),
    },
    values,
    spec.language,
  );
  const group = field.ui?.widget === 'embed' ? field.ui : around;
  if (items) merged.items = fieldForPlan(items, plan, spec, group);
  if (properties) merged.properties = fieldsForPlan(properties, plan, spec, group);
  lockChoices(field, merged, plan, spec.plans);
  return merged;
}

/** The numeric limits that are set: the values for placeholders in the field's texts. Those of durations are in words. */
function limitParams(
  field: Constraints & Pick<Field, 'format'>,
  { language, times }: ModuleSpec,
): Record<string, number | string> {
  const limits = NUMERIC_CONSTRAINTS.flatMap((name) => {
    const limit = field[name];
    if (limit === undefined) return [];
    return [[name, field.format === 'duration' && times ? times.format(limit, language) : limit] as const];
  });
  return Object.fromEntries(limits);
}

/** A copy of the field with values filled into its texts. */
export function withParams(field: FieldForPlan, values: Record<string, unknown>, language: string): FieldForPlan {
  const formatted = { ...field };
  for (const key of ['title', 'help', 'disabledReason', 'lockMessage'] as const) {
    const text = field[key];
    if (text !== undefined) formatted[key] = formatMessage(text, values, language);
  }
  formatted.messages = formatMessages(field.messages, values, language);
  if (field.ui?.options) formatted.ui = formatOptions(field.ui, values, language);
  formatted.limits = field.limits?.map((limit) => ({
    ...limit,
    messages: formatMessages(limit.messages, values, language),
  }));
  return formatted;
}

/** The texts of a choice that may contain placeholders. */
export const OPTION_TEXTS = ['title', 'help', 'disabledReason'] as const;

/** The widget with values filled into the texts of its choices. */
function formatOptions(ui: FieldUi, values: Record<string, unknown>, language: string): FieldUi {
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
  // Only texts change, but a spread of a union loses which widget the options belong to.
  return { ...ui, options } as FieldUi;
}

function formatMessages(messages: Messages = {}, values: Record<string, unknown>, language: string): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [key, formatMessage(text, values, language)]),
  );
}

/** Removes the choices that the plan does not include from `target.enum` and lists them in `lockedValues`. */
function lockChoices(field: Field, target: FieldForPlan, plan: Plan, plans: readonly Plan[]): void {
  const holder = target.items && !target.items.properties ? target.items : target;
  const base = (field.items && !field.items.properties ? field.items : field).enum;
  const choices = choicesOf(field);
  const offered: readonly Json[] = choices.length > 0 ? choices.map(({ value }) => value) : (base ?? []);
  const open = choices.filter((choice) => includesPlan(plans, plan, choice.plan)).map(({ value }) => value);
  const stored = holder.enum ?? offered;
  const allowed =
    choices.length > 0 ? stored.filter((value) => open.includes(value) || !offered.includes(value)) : stored;
  const locked = offered.filter((value, index) => !allowed.includes(value) && offered.indexOf(value) === index);
  if (locked.length === 0) return;
  holder.enum = allowed;
  holder.lockedValues = locked.map((value) => {
    const choice = choices.find((one) => one.value === value);
    return {
      value,
      plan: choice?.plan ?? lessRestricted(plans, field, plan),
      message: choice?.lockedMessage ?? holder.messages?.enum ?? '',
    };
  });
}

/** Whether the plan locks the field at a path, or one around it. */
export function isLockedAt(module: ModuleForPlan, path: readonly (string | number)[]): boolean {
  return path.some((_, depth) => fieldAt(module, path.slice(0, depth + 1))?.locked !== undefined);
}

/** The field at a path or pattern (`*` for any row), or undefined. */
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
