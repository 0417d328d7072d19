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
    if ((widget === 'items' || widget === 'rows') && !isListOfObjects(field)) {
      const advice = 'Give `items` the type object, with `properties`.';
      return [{ ...at, reason: `The widget '${widget}' needs entries that hold settings.`, advice }];
    }
    if (widget === 'tags' && field.items?.type !== 'string') {
      return [
        { ...at, reason: `The widget 'tags' needs entries that are texts.`, advice: 'Give `items` the type string.' },
      ];
    }
    return [];
  });

function isListOfObjects(field: Field): boolean {
  return field.items?.properties !== undefined;
}
