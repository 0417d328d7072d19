interface Header {
  description: string;
  /** Whether every answer that declares the header carries it. */
  required: boolean;
  schema: { type: 'string' | 'integer'; minimum?: number; examples?: readonly (string | number)[] };
}

const seconds = { type: 'integer', minimum: 0, examples: [60] } as const;
const count = { type: 'integer', minimum: 0 } as const;

/** The request header with the ID of the user for whom the caller acts. `SCHEMES` in `document.ts` describes it. */
export const USER_ID_HEADER = 'user-id';

/** The response headers that operations declare, by name. */
export const HEADERS = {
  Age: {
    description: 'How old the data from Discord is, in seconds. Up to an hour while Discord does not answer.',
    required: true,
    schema: { ...seconds, examples: [0] },
  },
  'Content-Disposition': {
    description: 'Names the file to save.',
    required: true,
    schema: { type: 'string', examples: ['attachment; filename="receipt-R-000042.pdf"'] },
  },
  'Content-Language': {
    description: 'The language of the sentences in the answer.',
    required: true,
    schema: { type: 'string', examples: ['en'] },
  },
  ETag: {
    description:
      'The version of what was read or written. Send it as `If-Match` to write, or as `If-None-Match` to read.',
    required: true,
    schema: { type: 'string', examples: ['"3"'] },
  },
  Location: { description: 'Where to continue.', required: true, schema: { type: 'string', examples: ['/dashboard'] } },
  'Retry-After': { description: 'Seconds to wait before trying again.', required: true, schema: seconds },
  'Set-Cookie': {
    description: 'Sets or clears cookies of the session, of the sign-in or of the language.',
    required: true,
    schema: { type: 'string' },
  },
  'X-RateLimit-Limit': {
    description: 'Requests allowed per minute. Absent if no limit applies.',
    required: false,
    schema: count,
  },
  'X-RateLimit-Remaining': {
    description: 'Requests left in the current minute. Absent if no limit applies.',
    required: false,
    schema: count,
  },
  'X-RateLimit-Reset': {
    description: 'Seconds until the limit resets. Absent if no limit applies.',
    required: false,
    schema: count,
  },
} as const satisfies Record<string, Header>;

type Name = keyof typeof HEADERS;

/** A header of an answer; with a question mark, one that only some answers carry. */
export type HeaderName = Name | `${Name}?`;

/** The headers of a rate limit, which every answer of a limited operation carries. */
export const RATE_LIMIT_HEADERS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'] as const;

/** The headers of one answer as OpenAPI has them: references to components, or copies of those that are optional here. */
export function headerObjects(names: readonly HeaderName[]): Record<string, object> {
  return Object.fromEntries(names.map(headerObject));
}

function headerObject(declared: HeaderName): [string, object] {
  const optional = Object.entries(HEADERS).find(([name]) => declared === `${name}?`);
  if (!optional) return [declared, { $ref: `#/components/headers/${declared}` }];
  const [name, header] = optional;
  return [name, { ...header, required: false }];
}
