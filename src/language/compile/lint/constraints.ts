import type { Constraints } from '../../model.ts';

/** Names of limits that a plan may change and sentences may fill in. */
export const CONSTRAINTS = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'multipleOf',
  'minItems',
  'maxItems',
  'enum',
] as const satisfies readonly (keyof Constraints)[];

/** The sentence that covers both ends of a range; `validate.ts` looks sentences up the same way. */
export const GROUPS: Readonly<Record<string, string>> = {
  minLength: 'length',
  maxLength: 'length',
  minimum: 'range',
  maximum: 'range',
  exclusiveMinimum: 'range',
  minItems: 'count',
  maxItems: 'count',
};

/** What a value does that breaks a limit, in words. */
export const BREAKS: Readonly<Record<string, (limit: unknown) => string>> = {
  minLength: (limit) => `has fewer than ${limit} characters`,
  maxLength: (limit) => `has more than ${limit} characters`,
  pattern: (limit) => `does not match ${limit}`,
  minimum: (limit) => `is smaller than ${limit}`,
  maximum: (limit) => `is larger than ${limit}`,
  exclusiveMinimum: (limit) => `is not greater than ${limit}`,
  multipleOf: (limit) => `is no multiple of ${limit}`,
  minItems: (limit) => `has fewer than ${limit} entries`,
  maxItems: (limit) => `has more than ${limit} entries`,
  enum: () => 'is not one of its values in `enum`',
};
