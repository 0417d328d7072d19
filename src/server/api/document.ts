import type { TSchema } from 'typebox';
import type { AnswerContent, Caller, Operation } from './operation.ts';
import { Failure } from './shapes.ts';
import type { JsonSchema } from './wireSchema.ts';

const DESCRIPTION = `Failures are answered as \`{ error, problems? }\`, with sentences in the language of the request (\`Accept-Language\`), or as a page for somebody who follows a link. \`Retry-After\` says where waiting helps. The dashboard's calls are made from its own pages: state-changing ones need an \`Origin\` of ours.`;

const SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'The session that a sign-in begins. Over https the cookie is `__Host-session`.',
  },
  botToken: { type: 'http', scheme: 'bearer', description: '`BOT_API_TOKEN`' },
  metricsToken: { type: 'http', scheme: 'bearer', description: '`METRICS_TOKEN`' },
  signature: {
    type: 'http',
    scheme: 'signature',
    description: "The payment provider's own signature over the bytes of the body, in headers of its own.",
  },
};

const SCHEME_OF: Record<Exclude<Caller, 'anybody'>, keyof typeof SCHEMES> = {
  person: 'session',
  bot: 'botToken',
  monitor: 'metricsToken',
  provider: 'signature',
};

const MEANINGS: Readonly<Record<number, string>> = {
  200: 'Success.',
  400: 'The request is invalid.',
  401: 'Nobody is signed in, or the credential is wrong.',
  403: 'The caller may not do this, or the call comes from another site.',
  404: 'Not found.',
  409: 'Not possible in the current state.',
  412: 'Changed since it was read.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'The Idempotency-Key was used for another request.',
  428: 'If-Match is missing.',
  429: 'Too many requests.',
  500: 'The installation is misconfigured.',
  503: 'A service that this depends on does not answer.',
};

interface ObjectSchema {
  properties?: Record<string, TSchema>;
  required?: readonly string[];
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;

/** The description of calls as an OpenAPI 3.1 document. Schemas with a title become its components. */
export function openApiDocument(title: string, operations: readonly Operation[]) {
  const components = new Map<string, JsonSchema>();
  const failures = new Map<string, object>();
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
      responses: sortedByName(failures),
    },
  };

  function operationObject({ id, tag, summary, caller, schema, method }: Operation) {
    const { params, querystring, headers, body, response } = schema;
    const parameters = [
      ...parametersIn('path', params),
      ...parametersIn('query', querystring),
      ...parametersIn('header', headers),
    ];
    const answers = Object.entries(response).map(([status, answer]) => [
      status,
      answerObject(Number(status), answer, method),
    ]);
    return {
      operationId: id,
      tags: [tag],
      summary,
      security: caller === 'anybody' ? [] : [{ [SCHEME_OF[caller]]: [] }],
      ...(parameters.length > 0 && { parameters }),
      ...(body && { requestBody: { required: !mayBeNull(body), content: json(body) } }),
      responses: Object.fromEntries(answers),
    };
  }

  function answerObject(status: number, answer: TSchema | AnswerContent, method: Operation['method']) {
    if ('content' in answer) {
      const { description, content } = answer as AnswerContent;
      const types = Object.entries(content).map(([type, { schema }]) => [type, { schema: described(schema) }]);
      return { description, ...(types.length > 0 && { content: Object.fromEntries(types) }) };
    }
    const description = MEANINGS[status] ?? '';
    if (answer !== Failure) return { description, content: json(answer) };
    // Whoever follows a link gets a page.
    const [name, page] =
      method === 'GET'
        ? [`Failure${status}OrPage`, { 'text/html': { schema: { type: 'string' } } }]
        : [`Failure${status}`];
    failures.set(name, { description, content: { ...json(Failure), ...page } });
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

  /** A schema as the document has it: references to components, and nothing that is for the server alone. */
  function described(schema: TSchema): JsonSchema {
    const made: JsonSchema = {};
    const keywords: [string, unknown][] = Object.entries(schema);
    for (const [keyword, value] of keywords) {
      if (FOR_THE_SERVER.has(keyword)) continue;
      if (MAPS.has(keyword)) made[keyword] = mapped(value as Record<string, TSchema>);
      else if (LISTS.has(keyword)) made[keyword] = (value as TSchema[]).map(described);
      else if (SCHEMAS.has(keyword) && typeof value === 'object') made[keyword] = described(value as TSchema);
      else made[keyword] = value;
    }
    const { title: name } = made;
    if (typeof name !== 'string') return made;
    const known = components.get(name) ?? made;
    if (JSON.stringify(known) !== JSON.stringify(made)) throw new Error(`Two schemas have the title ${name}`);
    components.set(name, made);
    return { $ref: `#/components/schemas/${name}` };
  }

  function mapped(schemas: Record<string, TSchema>): Record<string, JsonSchema> {
    return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, described(schema)]));
  }
}

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const SCHEMAS = new Set(['items', 'additionalProperties', 'not']);
const LISTS = new Set(['anyOf', 'oneOf', 'allOf']);
const MAPS = new Set(['properties', 'patternProperties']);

/** Sentences of refusals, and what lets ajv find a kind by its name: in OpenAPI that names components. */
const FOR_THE_SERVER = new Set(['refusal', 'discriminator']);

function mayBeNull({ anyOf = [] }: { anyOf?: readonly { type?: unknown }[] }): boolean {
  return anyOf.some(({ type }) => type === 'null');
}

function sortedByName<Value>(values: ReadonlyMap<string, Value>): Record<string, Value> {
  return Object.fromEntries([...values].sort(([a], [b]) => inOrder(a, b)));
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
