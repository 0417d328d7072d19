import {
  type Static,
  type TArrayOptions,
  type TProperties,
  type TSchema,
  type TSchemaOptions,
  type TUnion,
  Type,
} from 'typebox';
import type { SentenceKey } from '../answers/sentences.ts';

/** The sentence that refuses a value which does not match its schema. It is not part of the description. */
export function withRefusal(refusal: SentenceKey): { refusal: SentenceKey } {
  return { refusal };
}

/** A list that the server only reads. */
export function listSchema<Item extends TSchema>(item: Item, options: TArrayOptions = {}) {
  return Type.Unsafe<readonly Static<Item>[]>(Type.Array(item, options));
}

export function orNull<Value extends TSchema>(
  value: Value,
  options: TSchemaOptions = {},
): TUnion<[Value, ReturnType<typeof Type.Null>]> {
  return Type.Union([value, Type.Null()], options);
}

export const Id = Type.String({ pattern: '^\\d{1,20}$', description: 'A Discord ID.', examples: ['100'] });

export const GuildId = Type.String({
  ...Id,
  description: 'The Discord ID of the server.',
  ...withRefusal('error.guildId'),
});

export const Timestamp = Type.String({ format: 'date-time', examples: ['2026-11-20T09:17:00.000Z'] });

/** A query parameter that accepts anything: navigations ignore what they do not understand. */
export function lenientText(description: string) {
  return Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())], { description }));
}

const Problem = Type.Object(
  {
    path: Type.String({
      description: 'Path of the invalid value, with dots: `rows.0.name`. Empty for the body as a whole.',
    }),
    rule: Type.String({
      description:
        'The violated rule: a limit such as `maxLength`, `rule:<number>`, `reference`, `locked`, `owner` or `unknown`.',
    }),
    message: Type.String({ description: 'What is wrong, in the language of the request.' }),
  },
  { title: 'Problem', additionalProperties: false },
);

const error = Type.String({ description: 'What went wrong, in the language of the request.' });
const problems = Type.Optional(
  Type.Array(Problem, { maxItems: 20, description: 'The invalid values, if there are any. At most the first 20.' }),
);

export const Failure = Type.Object({ error, problems }, { title: 'Failure', additionalProperties: false });

/** The answer to a write that was based on an outdated version, with further properties. */
export function staleAnswer<Current extends TSchema, More extends TProperties>(current: Current, more: More) {
  return Type.Object(
    { error, current, ...more },
    { additionalProperties: false, description: 'Changed since it was read; `current` is what it is now.' },
  );
}

export const Success = Type.Object({ success: Type.Literal(true) }, { title: 'Success', additionalProperties: false });

export const SUCCESS: Static<typeof Success> = { success: true };

export const SuccessMessage = Type.Object(
  {
    success: Type.Literal(true),
    message: Type.String({ description: 'What was done, in the language of the request.' }),
  },
  { title: 'SuccessMessage', additionalProperties: false },
);

/** The option of an object schema that allows no further properties. */
export const CLOSED = { additionalProperties: false };

/** The request header that makes a write safe to repeat. */
export const IdempotencyKeyHeader = Type.Optional(
  Type.String({
    description:
      'A unique key for this write: 16 to 64 letters, digits, `-` or `_`. Repeating the request with the same key has no further effect and returns the original answer.',
    examples: ['0d1f5b62-6b0a-4f43-9b57-2f4a3f7b7f10'],
  }),
);

/** The request header that says which version a write is based on. */
export const IfMatch = Type.Optional(
  Type.String({
    description:
      'The `ETag` of the version that the write is based on, or `*` to write whatever the current version is. Required: without it the answer is 428.',
    examples: ['"3"', '*'],
  }),
);
