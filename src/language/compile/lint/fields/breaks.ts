/** How a value breaks a limit, in words. */
export const BREAKS: Readonly<Record<string, (limit: unknown) => string>> = {
  minLength: (limit) => `has fewer than ${limit} characters`,
  maxLength: (limit) => `has more than ${limit} characters`,
  pattern: (limit) => `does not match ${limit}`,
  minimum: (limit) => `is smaller than ${limit}`,
  maximum: (limit) => `is larger than ${limit}`,
  exclusiveMinimum: (limit) => `is not greater than ${limit}`,
  multipleOf: (limit) => `is not a multiple of ${limit}`,
  minItems: (limit) => `has fewer than ${limit} entries`,
  maxItems: (limit) => `has more than ${limit} entries`,
  url: () => 'is no address that its setting allows',
  code: () => 'is no regular expression that can be matched in linear time',
  enum: () => 'is not one of the values that may be stored',
  not: () => 'needs a higher plan, like all other choices,',
};
