import { KINDS, typeOf } from '../fields/fields.ts';
import type { ModuleLint } from '../types.ts';
import { kind } from './faults.ts';

const CEL_TYPES: Record<string, readonly string[]> = {
  boolean: ['bool'],
  number: ['int', 'double'],
  integer: ['int', 'double'],
  string: ['string'],
};

/** An effect writes values of its field's type. */
export const effectValues: ModuleLint = (module) =>
  [...module.expressions.checked].flatMap(([{ source, pointer, expected }, { type }]) => {
    if (expected.kind !== 'value' || !expected.field) return [];
    const wanted = typeOf(expected.field);
    const fits =
      type === 'dyn' || (wanted === 'array' ? type.startsWith('list') : (CEL_TYPES[wanted]?.includes(type) ?? true));
    if (fits) return [];
    return [
      {
        file: module.file,
        pointer,
        expression: { source, start: 0, end: source.length },
        reason: `The setting '${pointer.at(-1)}' holds ${KINDS[wanted]}, but this results in ${kind(type)}.`,
        advice: `Write an expression that results in ${KINDS[wanted]}.`,
      },
    ];
  });
