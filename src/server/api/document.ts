import type { TSchema } from 'typebox';
import { isObject } from '../../language/values/isObject.ts';
import { HEADERS, type HeaderName, headerObjects, RATE_LIMIT_HEADERS } from './headers.ts';
import { type AnswerContent, type Caller, failureResponses, type Operation } from './operation.ts';
import { Failure } from './shapes.ts';
import type { ApiSchema } from './wireSchema.ts';

const DESCRIPTION = `The API that the dashboard, the bot and payment providers use.

Failures are answered as \`{ error, problems? }\` with sentences in the language of the request (\`Accept-Language\`), or as a page if a browser navigates to the address. A 503 may carry \`Retry-After\`, a 429 always does.

Operations of the dashboard are called from its own pages: those that change something require the site's own \`Origin\`.`;

const SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description:
      'The session cookie that a sign-in sets. Over https its name is `__Host-session`. A call may name the user for whom it is made, by their ID in the header `User-Id`: in the session of another user, it is answered as if there were none.',
  },
  botToken: { type: 'http', scheme: 'bearer', description: 'The value of `BOT_API_TOKEN`.' },
  metricsToken: { type: 'http', scheme: 'bearer', description: 'The value of `METRICS_TOKEN`.' },
  signature: {
    type: 'http',
    scheme: 'signature',
    description: "The payment provider's signature of the body, in its own headers.",
  },
};

const SCHEME_OF: Record<Exclude<Caller, 'anybody'>, keyof typeof SCHEMES> = {
  user: 'session',
  bot: 'botToken',
  monitor: 'metricsToken',
  provider: 'signature',
};

const MEANINGS: Readonly<Record<number, string>> = {
  200: 'Success.',
  400: 'The request is invalid.',
  401: 'Not signed in, or the credential is wrong.',
  403: 'Not allowed, or the request comes from another site.',
  404: 'Not found.',
  409: 'Not possible in the current state.',
  412: 'Changed since it was read.',
  413: 'The body is too large.',
  414: 'A part of the address is too long.',
  415: 'The body is not JSON.',
  422: 'The `Idempotency-Key` was used for another request.',
  428: '`If-Match` is missing.',
  429: 'Too many requests.',
  500: 'The installation is misconfigured.',
  503: 'Temporarily unavailable.',
};

/** The headers of failures that not all of them carry. */
const FAILURE_HEADERS: Readonly<Record<number, readonly HeaderName[]>> = {
  429: ['Retry-After'],
  503: ['Retry-After?'],
};

interface ObjectSchema {
  properties?: Record<string, TSchema>;
  required?: readonly string[];
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;

/** Describes operations as an OpenAPI 3.1 document. Schemas with a title become components. */
export function openApiDocument(title: string, operations: readonly Operation[]) {
  const components = new Map<string, ApiSchema>();
  const failures = new Map<string, object>();
  /** Many operations share a schema. */
  const descriptions = new Map<object, ApiSchema>();
  const paths: Record<string, Record<string, unknown>> = {};
  const sorted = operations.toSorted((a, b) => inOrder(`${a.url} ${a.method}`, `${b.url} ${b.method}`));
  for (const one of sorted) {
    const path = one.url.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: operationObject(one) };
  }
  return {
    openapi: '3.1.0' as const,
    info: { title, version: '1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: [...new Set(sorted.map(({ tag }) => tag))].sort(inOrder).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: SCHEMES,
      schemas: sortedByName(components),
      headers: HEADERS,
      responses: sortedByName(failures),
    },
  };

  function operationObject(one: Operation) {
    const { id, tag, summary, description, caller, schema } = one;
    const { params, querystring, headers, body, response } = schema;
    const parameters = [
      ...parametersIn('path', params),
      ...parametersIn('query', querystring),
      ...parametersIn('header', headers),
    ];
    // Before its route, the router refuses an address with a parameter that is too long.
    const answers = Object.entries({ ...response, ...(params && failureResponses(414)) }).map(([status, answer]) => [
      status,
      answerObject(Number(status), answer, one),
    ]);
    return {
      operationId: id,
      tags: [tag],
      summary,
      ...(description !== undefined && { description }),
      security: caller === 'anybody' ? [] : [{ [SCHEME_OF[caller]]: [] }],
      ...(parameters.length > 0 && { parameters }),
      ...(body && { requestBody: { required: !mayBeNull(body), content: json(body) } }),
      responses: Object.fromEntries(answers),
    };
  }

  function answerObject(status: number, answer: TSchema | AnswerContent, one: Operation) {
    if (answer === Failure) return failureReference(status, one.method);
    const names = headersOf(status, one);
    const headers = names.length > 0 && { headers: headerObjects(names) };
    if (!isAnswerContent(answer)) return { description: MEANINGS[status] ?? '', ...headers, content: json(answer) };
    const { description, content } = answer;
    const types = Object.entries(content).map(([type, { schema }]) => [type, { schema: described(schema) }]);
    return { description, ...headers, ...(types.length > 0 && { content: Object.fromEntries(types) }) };
  }

  function failureReference(status: number, method: Operation['method']) {
    // Browsers that navigate to an address get a page.
    const [name, page] =
      method === 'GET'
        ? [`Failure${status}OrPage`, { 'text/html': { schema: { type: 'string' } } }]
        : [`Failure${status}`];
    failures.set(name, {
      description: MEANINGS[status] ?? '',
      headers: headerObjects(['Content-Language', ...(FAILURE_HEADERS[status] ?? []), ...RATE_LIMIT_HEADERS]),
      content: { ...json(Failure), ...page },
    });
    return { $ref: `#/components/responses/${name}` };
  }

  function json(schema: TSchema) {
    return { 'application/json': { schema: described(schema) } };
  }

  function parametersIn(place: 'path' | 'query' | 'header', schema: TSchema = {}) {
    const { properties = {}, required = [] }: ObjectSchema = schema;
    return Object.entries(properties).map(([name, value]) => {
      const { description, ...rest } = described(value);
      return {
        name,
        in: place,
        required: required.includes(name),
        ...(description !== undefined && { description }),
        schema: rest,
      };
    });
  }

  /** A schema with references to components, and without what only the server uses. */
  function described(schema: object): ApiSchema {
    const known = descriptions.get(schema) ?? describe(schema);
    descriptions.set(schema, known);
    return known;
  }

  function describe(schema: object): ApiSchema {
    const made: ApiSchema = {};
    const keywords: [string, unknown][] = Object.entries(schema);
    for (const [keyword, value] of keywords) {
      if (SERVER_ONLY.has(keyword)) continue;
      if (MAPS.has(keyword) && isObject(value)) {
        made[keyword] = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, describedPart(part)]));
      } else if (LISTS.has(keyword) && Array.isArray(value)) made[keyword] = value.map(describedPart);
      else made[keyword] = SCHEMAS.has(keyword) ? describedPart(value) : value;
    }
    const { title: name } = made;
    if (typeof name !== 'string') return made;
    const known = components.get(name) ?? made;
    if (JSON.stringify(known) !== JSON.stringify(made)) throw new Error(`Two schemas have the title ${name}`);
    components.set(name, made);
    return { $ref: `#/components/schemas/${name}` };
  }

  function describedPart(value: unknown): unknown {
    return isObject(value) ? described(value) : value;
  }
}

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const SCHEMAS = new Set(['items', 'additionalProperties', 'not']);
const LISTS = new Set(['anyOf', 'oneOf', 'allOf']);
const MAPS = new Set(['properties', 'patternProperties']);

/** Keywords of the server's validator. In OpenAPI, `discriminator` means something else. */
const SERVER_ONLY = new Set(['refusal', 'discriminator']);

/** The headers of an answer that is no failure. */
function headersOf(status: number, { responseHeaders, unlimited }: Operation): readonly HeaderName[] {
  const redirects = status >= 300 && status < 304;
  return [
    ...(redirects ? (['Location'] as const) : []),
    ...(responseHeaders?.[status] ?? []),
    ...(unlimited || status >= 400 ? [] : RATE_LIMIT_HEADERS),
  ];
}

function isAnswerContent(answer: TSchema | AnswerContent): answer is AnswerContent {
  return 'content' in answer;
}

function mayBeNull({ anyOf = [] }: { anyOf?: readonly { type?: unknown }[] }): boolean {
  return anyOf.some(({ type }) => type === 'null');
}

function sortedByName<Value>(values: ReadonlyMap<string, Value>): Record<string, Value> {
  return Object.fromEntries([...values].sort(([a], [b]) => inOrder(a, b)));
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
