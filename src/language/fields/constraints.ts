import type { Constraints } from '../model.ts';

/** Limits of single values, which `enum` makes redundant. */
export const VALUE_CONSTRAINTS = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'multipleOf',
] as const satisfies readonly (keyof Constraints)[];

/** Limits that a plan may change. */
export const CONSTRAINTS = [
  ...VALUE_CONSTRAINTS,
  'minItems',
  'maxItems',
  'enum',
  'uniqueItems',
] as const satisfies readonly (keyof Constraints)[];

/** Numeric limits, which messages and expressions can refer to by name. */
export const NUMERIC_CONSTRAINTS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'multipleOf',
  'minItems',
  'maxItems',
  'maxTotalLength',
] as const satisfies readonly (keyof Constraints)[];

/** The message key that covers both ends of a range. */
export const RANGE_KEYS: Readonly<Record<string, string>> = {
  minLength: 'length',
  maxLength: 'length',
  minimum: 'range',
  maximum: 'range',
  exclusiveMinimum: 'range',
  minItems: 'count',
  maxItems: 'count',
};
