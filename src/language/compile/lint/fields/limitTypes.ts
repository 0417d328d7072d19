import { CONSTRAINTS } from '../../../fields/constraints.ts';
import type { Field } from '../../../model.ts';
import type { Pointer } from '../../../values/pointer.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { placedFields, TYPE_TITLES, typeOf } from './fields.ts';

const NUMBERS = ['number', 'integer'];

/** What only some settings have: limits, and settings of their own. */
const PARTS = [...CONSTRAINTS, 'items', 'properties'] as const;

/** The types of settings that have each of them. */
const TYPES: Readonly<Record<(typeof PARTS)[number], readonly string[]>> = {
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  minimum: NUMBERS,
  maximum: NUMBERS,
  exclusiveMinimum: NUMBERS,
  multipleOf: NUMBERS,
  enum: ['string', ...NUMBERS],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  items: ['array'],
  properties: ['object'],
};

/** A setting has the limits and parts of its own type only, and whole numbers have whole limits. */
export const limitTypes: ModuleLint = ({ spec, file }) =>
  placedFields(spec).flatMap(({ field, pointer }) => {
    const type = typeOf(field);
    const places: { limits: Pick<Field, (typeof PARTS)[number]>; at: Pointer }[] = [
      { limits: field, at: pointer },
      ...Object.entries(field.plans ?? {}).map(([plan, limits]) => ({ limits, at: [...pointer, 'plans', plan] })),
    ];
    return places.flatMap(({ limits, at }) =>
      PARTS.flatMap((limit): Finding[] => {
        const value = limits[limit];
        if (type === 'integer' && typeof value === 'number' && !Number.isInteger(value)) {
          const reason = `A whole number is never ${value}.`;
          const advice = 'Write a whole number, or give the setting the type number.';
          return [{ file, pointer: [...at, limit], reason, advice }];
        }
        if (value === undefined || TYPES[limit].includes(type)) return [];
        const reason = `A setting that is ${TYPE_TITLES[type]} cannot have \`${limit}\`.`;
        const advice = 'Remove it, or correct the type of the setting.';
        return [{ file, pointer: [...at, limit], at: 'key', reason, advice }];
      }),
    );
  });
