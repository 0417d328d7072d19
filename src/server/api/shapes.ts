import { type Static, type TArrayOptions, type TSchema, type TSchemaOptions, type TUnion, Type } from 'typebox';
import type { SentenceKey } from '../answers/sentences.ts';

/** What is said where a value does not fit its schema; see `plugins/schemas.ts`. It is no part of the description. */
export function refusedWith(refusal: SentenceKey): { refusal: SentenceKey } {
  return { refusal };
}

/** Values of one schema, which the server may read only. */
export function listSchema<Item extends TSchema>(item: Item, options: TArrayOptions = {}) {
  return Type.Unsafe<readonly Static<Item>[]>(Type.Array(item, options));
}

/** A value that may be absent from an answer as null. */
export function orNull<Value extends TSchema>(
  value: Value,
  options: TSchemaOptions = {},
): TUnion<[Value, ReturnType<typeof Type.Null>]> {
  return Type.Union([value, Type.Null()], options);
}

export const Id = Type.String({ pattern: '^\\d{1,20}$', description: 'An id of Discord.', examples: ['100'] });

/** A server that a call names. */
export const GuildId = Type.String({ ...Id, description: 'The server.', ...refusedWith('error.guildId') });

export const Timestamp = Type.String({ format: 'date-time', examples: ['2026-11-20T09:17:00.000Z'] });

/** Everything that may stand in a query: what is not understood is passed over. */
export function lenientText(description: string) {
  return Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())], { description }));
}

const Problem = Type.Object(
  {
    path: Type.String({ description: 'Where it is: names and positions with dots. Empty for the body as a whole.' }),
    rule: Type.String({
      description: 'What is violated: a limit, `rule:<number>`, `reference`, `locked`, `owner` or `unknown`.',
    }),
    message: Type.String({ description: 'A sentence in the language of the request.' }),
  },
  { title: 'Problem', additionalProperties: false },
);

const error = Type.String({ description: 'A sentence in the language of the request.' });
const problems = Type.Optional(Type.Array(Problem, { maxItems: 20 }));

export const Failure = Type.Object({ error, problems }, { title: 'Failure', additionalProperties: false });

/** The refusal of a write over something that has changed meanwhile. */
export function staleAnswer<Current extends TSchema>(current: Current) {
  return Type.Object(
    { error, current },
    { additionalProperties: false, description: 'It has changed meanwhile; this is the current state.' },
  );
}

export const Success = Type.Object({ success: Type.Literal(true) }, { title: 'Success', additionalProperties: false });

export const SUCCESS: Static<typeof Success> = { success: true };

/** Success, said in words. */
export const Said = Type.Object(
  { success: Type.Literal(true), message: error },
  { title: 'SuccessMessage', additionalProperties: false },
);

/** A closed object with a name in the description. */
export const CLOSED = { additionalProperties: false };

/** Headers of writes that may be sent again. */
export const IdempotencyKey = Type.Optional(
  Type.String({
    description: 'The name of this write, 16 to 64 letters, digits, - or _: sent again, it is made once.',
    examples: ['0d1f5b62-6b0a-4f43-9b57-2f4a3f7b7f10'],
  }),
);

export const IfMatch = Type.Optional(
  Type.String({
    description:
      'The ETag of what the write is made from, or * to overwrite whatever is there. Without it the answer is 428.',
    examples: ['"3"', '*'],
  }),
);
