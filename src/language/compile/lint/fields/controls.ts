import type { Field } from '../../../model.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { placedFields, typeOf } from './fields.ts';

/** What a widget needs its setting to declare. */
const NEEDS: Readonly<Record<string, readonly (keyof Field)[]>> = {
  slider: ['minimum', 'maximum'],
  percent: ['minimum', 'maximum'],
  url: ['url'],
  image: ['url'],
  code: ['code'],
};

/** What only a text can be. */
const OF_TEXTS = ['url', 'code'] as const;

/** Settings declare what their widgets need, and what their texts are only if they are texts. */
export const controls: ModuleLint = ({ spec, file }) =>
  placedFields(spec).flatMap(({ field, pointer }): Finding[] => {
    const widget = field.ui?.widget ?? '';
    const missing = (NEEDS[widget] ?? []).filter((key) => field[key] === undefined);
    const needs = missing.map((key) => ({
      file,
      pointer: [...pointer, 'ui', 'widget'],
      reason: `The widget '${widget}' needs a setting with \`${key}\`.`,
      advice: `Add \`${key}\` to the setting.`,
    }));
    const misplaced = OF_TEXTS.filter((key) => field[key] !== undefined && typeOf(field) !== 'string').map((key) => ({
      file,
      pointer: [...pointer, key],
      at: 'key' as const,
      reason: `Only a text can have \`${key}\`.`,
      advice: 'Remove it, or give the setting the type string.',
    }));
    return [...needs, ...misplaced];
  });
