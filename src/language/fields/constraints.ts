import type { Constraints } from '../model.ts';

/** Limits of single values, which a list of values makes needless. */
export const VALUE_CONSTRAINTS = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'multipleOf',
] as const satisfies readonly (keyof Constraints)[];

/** Names of limits that a plan may change. */
export const CONSTRAINTS = [
  ...VALUE_CONSTRAINTS,
  'minItems',
  'maxItems',
  'enum',
  'uniqueItems',
] as const satisfies readonly (keyof Constraints)[];

/** The limits that are numbers: sentences and expressions name them. */
export const NUMERIC_CONSTRAINTS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'multipleOf',
  'minItems',
  'maxItems',
] as const satisfies readonly (keyof Constraints)[];

/** The key of the sentence that covers both ends of a range, for authors who word them together. */
export const RANGE_KEYS: Readonly<Record<string, string>> = {
  minLength: 'length',
  maxLength: 'length',
  minimum: 'range',
  maximum: 'range',
  exclusiveMinimum: 'range',
  minItems: 'count',
  maxItems: 'count',
};
