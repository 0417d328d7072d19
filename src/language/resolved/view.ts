import { defaultsOf, withDefaults } from '../documents/defaults.ts';
import { withFieldTypes } from '../documents/fieldTypes.ts';
import { entryOf } from '../documents/rows.ts';
import type { Json, Path, ReadableModule, SettingsDocument } from '../model.ts';
import { type FieldForPlan, type ModuleForPlan, resolveForPlan } from '../plans/resolveForPlan.ts';
import { boundaryUpTo } from '../text/graphemes.ts';
import { isObject } from '../values/isObject.ts';
import { shownLocked } from './locks.ts';
import { type RequirementContext, unmetRequirement } from './requirements.ts';

/**
 * The document that forms show and rules read: the stored one with defaults filled in and locked fields at the value
 * the plan forces. A change of plan never alters what is stored.
 */
export function view(module: ModuleForPlan, stored: Readonly<SettingsDocument>): SettingsDocument {
  const document = withDefaults(module, stored);
  for (const [name, field] of Object.entries(module.fields)) {
    document[name] = shownLocked(field, document[name] ?? null);
  }
  return document;
}

/**
 * The document that the bot gets: the view, with everything beyond the plan's limits brought within them. Lists and
 * texts are cut, numbers clamped, and unavailable choices and values of a wrong type replaced by defaults. A module
 * with an unmet requirement has all its defaults.
 */
export function effectiveDocument(
  module: ReadableModule,
  stored: Readonly<SettingsDocument>,
  context: RequirementContext,
): SettingsDocument {
  const moduleForPlan = resolveForPlan(module.spec, context.plan);
  if (unmetRequirement(module, context)) return defaultsOf(moduleForPlan);
  const document = view(moduleForPlan, stored);
  for (const [name, field] of Object.entries(moduleForPlan.fields)) {
    const { [name]: value = field.default } = document;
    document[name] = clamp(field, withFieldTypes(field, value));
  }
  return withoutMissingEntries(moduleForPlan, document);
}

/** The value, brought within the limits of its field. */
function clamp(field: FieldForPlan, value: Json): Json {
  if (isScalar(value) && !isChoice(field, value)) return field.default;
  if (typeof value === 'number') {
    return Math.min(Math.max(value, field.minimum ?? -Infinity), field.maximum ?? Infinity);
  }
  if (typeof value === 'string') {
    // A part of an address or of code means something else.
    const isWhole = field.url !== undefined || field.code !== undefined;
    if (isWhole && value.length > (field.maxLength ?? Infinity)) return field.default;
    return truncate(value, field.maxLength);
  }
  if (Array.isArray(value)) return clampList(field, value);
  if (field.properties && typeof value === 'object' && value !== null) {
    const { properties } = field;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, properties[name] ? clamp(properties[name], part) : part]),
    );
  }
  return value;
}

/** Drops entries that are not available choices. If too few remain, the default list is used. */
function clampList(field: FieldForPlan, list: readonly Json[]): Json {
  const { items, minItems = 0, maxItems } = field;
  const valid = list.filter((entry) => isEntryFor(field, entry));
  if (valid.length < list.length && valid.length < minItems) return field.default;
  const used = valid.slice(0, maxItems);
  return items ? used.map((entry) => clamp(items, entry)) : used;
}

/** Whether the plan includes an entry of a list. */
export function isEntryFor({ items }: FieldForPlan, entry: Json): boolean {
  return !items || !isScalar(entry) || isChoice(items, entry);
}

/** The document with no choice of an entry that is not in its list: it was removed, or is beyond the plan's limit. */
function withoutMissingEntries(module: ModuleForPlan, document: SettingsDocument): SettingsDocument {
  const kept = Object.entries(module.fields).map(([name, field]) => [
    name,
    visit(field, document[name] ?? null, [name]),
  ]);
  return Object.fromEntries(kept);

  function visit(field: FieldForPlan, value: Json, path: Path): Json {
    const { items, properties, ui } = field;
    if (typeof value === 'string') {
      const isMissing = ui?.entriesOf !== undefined && !entryOf(module, document, ui.entriesOf, value, path);
      return isMissing ? field.default : value;
    }
    if (items && Array.isArray(value)) return value.map((row, index) => visit(items, row, [...path, index]));
    if (!properties || !isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        properties[name] ? visit(properties[name], part, [...path, name]) : part,
      ]),
    );
  }
}

function isScalar(value: Json): boolean {
  return typeof value !== 'object' || value === null;
}

function isChoice({ enum: choices }: FieldForPlan, value: Json): boolean {
  return choices === undefined || choices.includes(value);
}

/** An incomplete variable, mention or custom emoji at the end of a text. */
const INCOMPLETE = /(?:\{\w*|<[@#&!:\w]*)$/;

/** Cuts a text to its limit, on a grapheme boundary and without leaving an incomplete variable. */
function truncate(text: string, maxLength = Infinity): string {
  return text.length <= maxLength ? text : text.slice(0, boundaryUpTo(text, maxLength)).replace(INCOMPLETE, '');
}
