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

/** A value that the bot does not get as it is: `rule` names the limit, `left` its number, absent for choices. */
export interface Cut {
  path: Path;
  rule: 'maxItems' | 'maxLength' | 'minimum' | 'exclusiveMinimum' | 'maximum' | 'enum';
  left?: number;
}

/** Called for each value that is brought within its limits, by its path in the view. */
type OnCut = (cut: Cut) => void;

/** What `effectiveDocument` brings within the limits of these fields, in a view. */
export function cutsIn(fields: ModuleForPlan['fields'], view: Readonly<SettingsDocument>): Cut[] {
  const found: Cut[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const { [name]: value = field.default } = view;
    clamp(field, withFieldTypes(field, value), [name], (cut) => found.push(cut));
  }
  return found;
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
    document[name] = clamp(field, withFieldTypes(field, value), [name]);
  }
  return withoutMissingEntries(moduleForPlan, document);
}

/** The value, brought within the limits of its field. With `onCut`, only what is reported to it counts. */
function clamp(field: FieldForPlan, value: Json, path: Path, onCut?: OnCut): Json {
  if (isScalar(value) && !isChoice(field, value)) {
    onCut?.({ path, rule: 'enum' });
    return field.default;
  }
  if (typeof value === 'number') return clampNumber(field, value, path, onCut);
  if (typeof value === 'string') {
    const { maxLength = Infinity } = field;
    if (value.length <= maxLength) return value;
    if (onCut) {
      // Finding where to cut takes long, and nobody asks for the rest.
      onCut({ path, rule: 'maxLength', left: maxLength });
      return value;
    }
    // A part of an address or of code means something else.
    return field.url !== undefined || field.code !== undefined ? field.default : truncate(value, maxLength);
  }
  if (Array.isArray(value)) return clampList(field, value, path, onCut);
  if (field.properties && typeof value === 'object' && value !== null) {
    const { properties } = field;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        properties[name] ? clamp(properties[name], part, [...path, name], onCut) : part,
      ]),
    );
  }
  return value;
}

function clampNumber(field: FieldForPlan, value: number, path: Path, onCut?: OnCut): Json {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = field;
  if (value <= exclusiveMinimum) {
    onCut?.({ path, rule: 'exclusiveMinimum', left: exclusiveMinimum });
    // Of numbers with any digits, none is the next one.
    return field.default;
  }
  if (value > maximum) onCut?.({ path, rule: 'maximum', left: maximum });
  if (value < minimum) onCut?.({ path, rule: 'minimum', left: minimum });
  return Math.min(Math.max(value, minimum), maximum);
}

/** Drops entries that are not available choices. If too few remain, the default list is used. */
function clampList(field: FieldForPlan, list: readonly Json[], path: Path, onCut?: OnCut): Json {
  const { items, minItems = 0, maxItems = Infinity } = field;
  const valid = [...list.entries()].filter(([, entry]) => isEntryFor(field, entry));
  if (valid.length < list.length) onCut?.({ path, rule: 'enum' });
  if (valid.length < list.length && valid.length < minItems) return field.default;
  if (valid.length > maxItems) onCut?.({ path, rule: 'maxItems', left: maxItems });
  const used = valid.slice(0, maxItems);
  return used.map(([index, entry]) => (items ? clamp(items, entry, [...path, index], onCut) : entry));
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
function truncate(text: string, maxLength: number): string {
  return text.slice(0, boundaryUpTo(text, maxLength)).replace(INCOMPLETE, '');
}
