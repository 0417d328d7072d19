import type { SchemaError } from '../../../model.ts';
import { counted } from '../../../text/counted.ts';
import { partAt } from '../../meta/partAt.ts';

const characters = (limit: unknown) => counted(limit, 'character');
const entries = (limit: unknown) => counted(limit, 'entry', 'entries');

/** How a value breaks a limit, in words. The keyword's own value is given, or what the error says of it. */
const BREAKS: Readonly<Record<string, (limit: unknown) => string>> = {
  minLength: (limit) => `has fewer than ${characters(limit)}`,
  maxLength: (limit) => `has more than ${characters(limit)}`,
  pattern: (limit) => `does not match ${limit}`,
  minimum: (limit) => `is smaller than ${limit}`,
  maximum: (limit) => `is larger than ${limit}`,
  exclusiveMinimum: (limit) => `is not greater than ${limit}`,
  multipleOf: (limit) => `is not a multiple of ${limit}`,
  minItems: (limit) => `has fewer than ${entries(limit)}`,
  maxItems: (limit) => `has more than ${entries(limit)}`,
  url: () => 'is not an address that its setting allows',
  code: () => 'is not a regular expression that can be matched in linear time',
  enum: () => 'is not one of the values that may be stored',
  required: (name) => `has no '${name}'`,
  additionalProperties: (name) => `has '${name}', which is not a setting there`,
  not: () => 'needs a higher plan, like all other choices,',
};

/** How a value breaks a limit of its field on a plan, in words; undefined if there are none for it. */
export function breach(
  { keyword, params }: Pick<SchemaError, 'keyword' | 'params'>,
  field: unknown,
): string | undefined {
  const { missingProperty, additionalProperty, limit } = params;
  return BREAKS[keyword]?.(missingProperty ?? additionalProperty ?? partAt(field, [keyword]) ?? limit);
}
