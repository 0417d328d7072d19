import { defaultsOf, withDefaults } from '../documents/defaults.ts';
import { withFieldTypes } from '../documents/fieldTypes.ts';
import type { CompiledModule, Json, SettingsDocument } from '../model.ts';
import { type FieldForPlan, type ModuleForPlan, resolveForPlan } from '../plans/resolveForPlan.ts';
import { boundaryUpTo } from '../text/graphemes.ts';
import { type RequirementContext, unmetRequirement } from './requirements.ts';

/**
 * What the form shows and rules read: the stored document with defaults filled and locked fields at the value that
 * the plan forces. The stored document itself never changes because a plan does.
 */
export function view(module: ModuleForPlan, stored: Readonly<SettingsDocument>): SettingsDocument {
  const document = withDefaults(module, stored);
  for (const [name, field] of Object.entries(module.fields)) {
    if (field.locked === 'default') document[name] = field.default;
  }
  return document;
}

/**
 * What the bot gets: the view, with lists and texts cut, numbers moved and choices back at their defaults where they are
 * beyond the plan's limits, as are values of another type than their fields; the defaults of a module whose requirements are not met.
 */
export function effective(
  module: CompiledModule,
  stored: Readonly<SettingsDocument>,
  circumstances: RequirementContext,
): SettingsDocument {
  const planned = resolveForPlan(module.spec, circumstances.plan);
  if (unmetRequirement(module, circumstances)) return defaultsOf(planned);
  const document = view(planned, stored);
  for (const [name, field] of Object.entries(planned.fields)) {
    document[name] = fitted(field, withFieldTypes(field, document[name] as Json));
  }
  return document;
}

function fitted(field: FieldForPlan, value: Json): Json {
  if (isScalar(value) && !isChoice(field, value)) return field.default;
  if (typeof value === 'number') {
    return Math.min(Math.max(value, field.minimum ?? -Infinity), field.maximum ?? Infinity);
  }
  if (typeof value === 'string') return shortened(value, field.maxLength);
  if (Array.isArray(value)) return fittedList(field, value);
  if (field.properties && typeof value === 'object' && value !== null) {
    const { properties } = field;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, properties[name] ? fitted(properties[name], part) : part]),
    );
  }
  return value;
}

/** Entries that are no choice are left out. Where that leaves too few, the list is the default one. */
function fittedList(field: FieldForPlan, list: readonly Json[]): Json {
  const { items, minItems = 0, maxItems } = field;
  if (!items) return list.slice(0, maxItems);
  const chosen = list.filter((entry) => !isScalar(entry) || isChoice(items, entry));
  if (chosen.length < list.length && chosen.length < minItems) return field.default;
  return chosen.slice(0, maxItems).map((entry) => fitted(items, entry));
}

function isScalar(value: Json): boolean {
  return typeof value !== 'object' || value === null;
}

function isChoice({ enum: choices }: FieldForPlan, value: Json): boolean {
  return choices === undefined || choices.includes(value);
}

/** The beginning of a variable, a mention or a custom emoji at the end of a text. */
const TORN = /(?:\{\w*|<[@#&!:\w]*)$/;

/** A text cut to its limit, without torn parts. */
function shortened(text: string, maxLength = Infinity): string {
  return text.length <= maxLength ? text : text.slice(0, boundaryUpTo(text, maxLength)).replace(TORN, '');
}
