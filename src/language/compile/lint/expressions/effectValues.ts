import type { Field } from '../../../model.ts';
import { DURATION, scheduleType, TIMESTAMP } from '../../../time/celTypes.ts';
import { TYPE_TITLES, typeOf } from '../fields/fields.ts';
import type { ModuleLint } from '../types.ts';
import { kind } from './faults.ts';

const CEL_TYPES: Record<string, readonly string[]> = {
  boolean: ['bool'],
  number: ['int', 'double'],
  integer: ['int', 'double'],
  string: ['string'],
};

/** The CEL type of the values of a setting with a format. */
function typeOfFormat(field: Field): string | undefined {
  if (field.format === 'schedule') return scheduleType(field);
  return field.format && (field.format === 'duration' ? DURATION : TIMESTAMP);
}

/** An effect writes values of its field's type. */
export const effectValues: ModuleLint = (module) =>
  [...module.expressions.checked].flatMap(([{ source, pointer, expected }, { type }]) => {
    if (expected.kind !== 'value' || !expected.field) return [];
    const formatted = typeOfFormat(expected.field);
    const wanted = typeOf(expected.field);
    const fits =
      type === 'dyn' ||
      type === formatted ||
      (!formatted && (wanted === 'array' ? type.startsWith('list') : (CEL_TYPES[wanted]?.includes(type) ?? true)));
    if (fits) return [];
    return [
      {
        file: module.file,
        pointer,
        expression: { source, start: 0, end: source.length },
        reason: `The setting '${pointer.at(-1)}' holds ${formatted ? kind(formatted) : TYPE_TITLES[wanted]}, but this results in ${kind(type)}.`,
        advice: `Write an expression that results in ${formatted ? kind(formatted) : TYPE_TITLES[wanted]}.`,
      },
    ];
  });
