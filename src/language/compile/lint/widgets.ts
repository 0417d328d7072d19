import type { Field } from '../../model.ts';
import { KINDS, placedFields, typeOf } from './fields.ts';
import type { ModuleLint } from './types.ts';

/** The types that each widget can edit. */
export const WIDGET_TYPES: Readonly<Record<string, readonly string[]>> = {
  cards: ['string', 'number', 'integer', 'boolean'],
  channel: ['string', 'array'],
  checks: ['array'],
  color: ['string'],
  emoji: ['string'],
  items: ['array'],
  message: ['string'],
  number: ['number', 'integer'],
  role: ['string'],
  rows: ['array'],
  select: ['string', 'number', 'integer'],
  style: ['string'],
  switch: ['boolean'],
  tags: ['array'],
  text: ['string'],
  theme: ['string'],
  time: ['string'],
};

/** Widgets that pick from the server's lists, and what the field must refer to. */
const PICKERS: Readonly<Record<string, readonly string[]>> = {
  role: ['role'],
  channel: ['channel', 'voiceChannel', 'category'],
};

/** Widgets of lists in which nothing stands twice. */
const ONCE_EACH = new Set(['tags', 'checks']);

/** The widget exists and can edit a field of this type. */
export const widgets: ModuleLint = (module) =>
  placedFields(module.spec).flatMap(({ field, pointer }) => {
    const widget = field.ui?.widget;
    if (widget === undefined) return [];
    const at = { file: module.file, pointer: [...pointer, 'ui', 'widget'] };
    const types = WIDGET_TYPES[widget] ?? [];
    const type = typeOf(field);
    if (!types.includes(type)) {
      const fitting = Object.keys(WIDGET_TYPES).filter((name) => WIDGET_TYPES[name]?.includes(type));
      const advice = fitting.length > 0 ? `Use one of: ${fitting.join(', ')}.` : 'Remove `ui`.';
      return [
        { ...at, reason: `The widget '${widget}' cannot edit a setting of the type ${type} (${KINDS[type]}).`, advice },
      ];
    }
    const targets = PICKERS[widget];
    const refers = field.refers ?? field.items?.refers;
    if (targets && (!refers || !targets.includes(refers.to))) {
      const advice = `Use a definition of schemas/shared/ids.json, or add \`refers\` with one of: ${targets.join(', ')}.`;
      return [{ ...at, reason: `The widget '${widget}' needs a setting that refers to a ${widget}.`, advice }];
    }
    const taken = refers?.types;
    const refused = (field.ui?.types as readonly number[] | undefined)?.find((one) => taken && !taken.includes(one));
    if (taken && refused !== undefined) {
      const reason = `Channels of the type ${refused} are offered, and the setting does not take them.`;
      const advice = `Offer only the types in \`refers\`: ${taken.join(', ')}.`;
      return [{ file: module.file, pointer: [...pointer, 'ui', 'types'], reason, advice }];
    }
    if ((widget === 'items' || widget === 'rows') && !isListOfObjects(field)) {
      const advice = 'Give `items` the type object, with `properties`.';
      return [{ ...at, reason: `The widget '${widget}' needs entries that hold settings.`, advice }];
    }
    if (widget === 'tags' && field.items?.type !== 'string') {
      return [
        { ...at, reason: `The widget 'tags' needs entries that are texts.`, advice: 'Give `items` the type string.' },
      ];
    }
    if (ONCE_EACH.has(widget) && !field.uniqueItems) {
      const reason = `The widget '${widget}' has each entry once, and the server would store it twice.`;
      return [{ ...at, reason, advice: 'Add `uniqueItems`: true, or "ignoreCase" for texts.' }];
    }
    return [];
  });

function isListOfObjects(field: Field): boolean {
  return field.items?.properties !== undefined;
}
