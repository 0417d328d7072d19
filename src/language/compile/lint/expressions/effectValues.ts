import { DURATION, SCHEDULE, TIMESTAMP } from '../../../time/celTypes.ts';
import { KINDS, typeOf } from '../fields/fields.ts';
import type { ModuleLint } from '../types.ts';
import { kind } from './faults.ts';

const CEL_TYPES: Record<string, readonly string[]> = {
  boolean: ['bool'],
  number: ['int', 'double'],
  integer: ['int', 'double'],
  string: ['string'],
};

const FORMAT_TYPES = { date: TIMESTAMP, 'date-time': TIMESTAMP, duration: DURATION, schedule: SCHEDULE } as const;

/** An effect writes values of its field's type. */
export const effectValues: ModuleLint = (module) =>
  [...module.expressions.checked].flatMap(([{ source, pointer, expected }, { type }]) => {
    if (expected.kind !== 'value' || !expected.field) return [];
    const { format } = expected.field;
    const wanted = typeOf(expected.field);
    const fits =
      type === 'dyn' ||
      (format && type === FORMAT_TYPES[format]) ||
      (!format && (wanted === 'array' ? type.startsWith('list') : (CEL_TYPES[wanted]?.includes(type) ?? true)));
    if (fits) return [];
    return [
      {
        file: module.file,
        pointer,
        expression: { source, start: 0, end: source.length },
        reason: `The setting '${pointer.at(-1)}' holds ${format ? kind(FORMAT_TYPES[format]) : KINDS[wanted]}, but this results in ${kind(type)}.`,
        advice: `Write an expression that results in ${format ? kind(FORMAT_TYPES[format]) : KINDS[wanted]}.`,
      },
    ];
  });
