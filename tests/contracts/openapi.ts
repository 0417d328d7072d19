import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Reference {
  $ref: string;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: object;
}

interface Header {
  required?: boolean;
}

interface Answer {
  headers?: Record<string, Header | Reference>;
  content?: Record<string, { schema: object }>;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, Answer | Reference>;
  security?: Record<string, string[]>[];
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

type PathItem = { parameters?: Parameter[] } & Partial<Record<(typeof METHODS)[number], Operation>>;

interface FieldsSchema {
  properties?: object;
  required?: string[];
}

interface Document {
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, object>;
    responses: Record<string, Answer>;
    headers?: Record<string, Header>;
  };
}

/** A request as a simulator recorded it. Secrets in it are hidden and not validated. */
export interface SeenRequest {
  method: string;
  /** Without the query, with or without `/api/v10`. */
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  contentType?: string | null;
  /** The top-level fields of the body. */
  body?: Record<string, unknown> | null;
}

export interface SeenAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

const descriptionFile = fileURLToPath(new URL('../../../shared/contracts/discord-openapi.json', import.meta.url));
/** The description does not contain the token calls; it only names their address. */
const tokenCall = /^(\/api(\/v10)?)?\/oauth2\/token(\/revoke)?$/;

/** An OpenAPI description against which requests and answers are validated. */
export class Description {
  readonly #document: Document;
  readonly #ajv: Ajv2020;
  readonly #validators = new Map<object, ValidateFunction>();

  constructor(document: Document) {
    this.#document = document;
    this.#ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
    const int32 = (n: number) => Number.isInteger(n) && Math.abs(n) <= 2 ** 31;
    this.#ajv.addFormat('int32', { type: 'number', validate: int32 });
    this.#ajv.addFormat('int64', { type: 'number', validate: Number.isInteger });
    this.#ajv.addFormat('double', { type: 'number', validate: Number.isFinite });
    this.#ajv.addFormat('snowflake', /^\d{1,20}$/);
    this.#ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
    this.#ajv.addFormat('uri', (value) => URL.canParse(value));
    this.#ajv.addFormat('nonce', true);
    this.#ajv.addSchema({ $id: 'discord', components: document.components });
  }

  /** Discord's own description; undefined if the file is missing. */
  static load(): Description | undefined {
    if (!existsSync(descriptionFile)) return undefined;
    return new Description(JSON.parse(readFileSync(descriptionFile, 'utf8')));
  }

  /** A description of nothing, for suites that are skipped. */
  static empty(): Description {
    return new Description({ paths: {}, components: { schemas: {}, responses: {} } });
  }

  /** The problems of a request; empty if the description allows it. */
  problemsOfRequest(request: SeenRequest): string[] {
    if (tokenCall.test(request.path)) return problemsOfTokenCall(request);
    const found = this.#find(request.method, request.path);
    if (typeof found === 'string') return [found];
    const { operation, parameters, values } = found;
    return [
      ...this.#problemsOfPath(parameters, values),
      ...this.#problemsOfQuery(parameters, request.query),
      ...problemsOfAuthorization(operation, request.headers.authorization),
      ...this.#problemsOfBody(operation, request),
    ];
  }

  /** The problems of an answer to a request; empty if the description allows it. */
  problemsOfAnswer(method: string, path: string, answer: SeenAnswer): string[] {
    const described = this.#answer(method, path, answer.status);
    if (typeof described === 'string') return [described];
    const missing = Object.entries(described.headers ?? {})
      .filter(([name, header]) => !answer.headers.has(name) && this.#isRequired(header))
      .map(([name]) => name);
    const type = (answer.headers.get('content-type') ?? '').split(';', 1)[0] ?? '';
    const schema = described.content?.[type]?.schema;
    if (described.content && !schema) return [`content type '${type}' is not described`];
    return [
      ...missing.map((name) => `header ${name} is missing`),
      ...(schema ? this.#problems(schema, answer.body, 'body') : []),
    ];
  }

  /** The problems of a value that the description names. */
  problemsOfValue(name: string, value: unknown): string[] {
    return this.#problems({ $ref: `#/components/schemas/${name}` }, value, name);
  }

  /** The names of the headers that an answer may carry; none if the answer is not described. */
  headersOfAnswer(method: string, path: string, status: number): string[] {
    const described = this.#answer(method, path, status);
    return typeof described === 'string' ? [] : Object.keys(described.headers ?? {});
  }

  #answer(method: string, path: string, status: number): Answer | string {
    const found = this.#find(method, path);
    if (typeof found === 'string') return found;
    const { responses } = found.operation;
    const named = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
    if (!named) return `status ${status} is not described`;
    return '$ref' in named ? (this.#document.components.responses[nameIn(named)] ?? {}) : named;
  }

  /** Only headers that are marked as optional may be missing. Discord marks none, and sends all that it describes. */
  #isRequired(header: Header | Reference): boolean {
    const described = '$ref' in header ? this.#document.components.headers?.[nameIn(header)] : header;
    return described?.required !== false;
  }

  #find(method: string, path: string) {
    const short = path.replace(/^\/api\/v10(?=\/)/, '');
    // Of several matching templates, the one with the fewest placeholders counts: `@me` is not an ID.
    const [template] = Object.keys(this.#document.paths)
      .filter((candidate) => patternOf(candidate).test(short))
      .sort((a, b) => a.split('{').length - b.split('{').length);
    const item = template === undefined ? undefined : this.#document.paths[template];
    if (template === undefined || !item) return `no path ${short}`;
    const name = METHODS.find((one) => one === method.toLowerCase());
    const operation = name && item[name];
    if (!operation) return `no method ${method} for ${template}`;
    const values = patternOf(template).exec(short)?.groups ?? {};
    return { operation, parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])], values };
  }

  #problemsOfPath(parameters: readonly Parameter[], values: Record<string, string>): string[] {
    return parameters
      .filter((parameter) => parameter.in === 'path')
      .flatMap(({ name, schema }) => this.#problemsOfText(schema, values[name] ?? '', `path {${name}}`));
  }

  #problemsOfQuery(parameters: readonly Parameter[], query: SeenRequest['query']): string[] {
    const known = parameters.filter((parameter) => parameter.in === 'query');
    const missing = known.filter(({ name, required }) => required && query[name] === undefined);
    return [
      ...missing.map(({ name }) => `query ${name} is missing`),
      ...Object.entries(query).flatMap(([name, value]) => {
        const parameter = known.find((other) => other.name === name);
        if (!parameter) return [`query ${name} is not described`];
        return this.#problemsOfText(parameter.schema, value, `query ${name}`);
      }),
    ];
  }

  #problemsOfBody(operation: Operation, { contentType, body }: SeenRequest): string[] {
    const { requestBody } = operation;
    if (!contentType) return requestBody?.required ? ['the body is missing'] : [];
    if (!requestBody) return ['a body is not described'];
    const type = contentType.split(';', 1)[0] ?? '';
    const schema = requestBody.content[type]?.schema;
    if (!schema) return [`content type '${type}' is not described`];
    return this.#problemsOfFields(schema, Object.keys(body ?? {}));
  }

  /** Only the names of fields are validated, because values may be hidden. */
  #problemsOfFields(schema: object, names: readonly string[]): string[] {
    const named = '$ref' in schema ? String(schema.$ref).split('/').at(-1) : undefined;
    const target: FieldsSchema = named === undefined ? schema : (this.#document.components.schemas[named] ?? {});
    const { properties = {}, required = [] } = target;
    return [
      ...names.filter((name) => !Object.hasOwn(properties, name)).map((name) => `body ${name} is not described`),
      ...required.filter((name) => !names.includes(name)).map((name) => `body ${name} is missing`),
    ];
  }

  /** A parameter is text: it is valid if any interpretation of the text is. */
  #problemsOfText(schema: object, value: string | string[], at: string): string[] {
    const readings: unknown[] = [value, [value].flat()];
    if (typeof value === 'string') {
      if (/^-?\d+(\.\d+)?$/.test(value)) readings.push(Number(value));
      if (value === 'true' || value === 'false') readings.push(value === 'true');
    }
    const problems = readings.map((reading) => this.#problems(schema, reading, at));
    return problems.find((found) => found.length === 0) ?? problems[0] ?? [];
  }

  #problems(schema: object, value: unknown, at: string): string[] {
    const validate = this.#validators.get(schema) ?? this.#ajv.compile(absoluteSchema(schema));
    this.#validators.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${at}${instancePath} ${message}`);
  }
}

function nameIn({ $ref }: Reference): string {
  return $ref.split('/').at(-1) ?? '';
}

const patterns = new Map<string, RegExp>();

function patternOf(template: string): RegExp {
  const known = patterns.get(template);
  if (known) return known;
  const literal = template.replace(/[.@]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const pattern = new RegExp(`^${literal}$`);
  patterns.set(template, pattern);
  return pattern;
}

/** A schema whose references point into the document that the validator knows. */
function absoluteSchema(schema: object): object {
  const entries = Object.entries(schema).map(([key, value]) => {
    const isReference = key === '$ref' && typeof value === 'string';
    return [key, isReference ? `discord${value}` : absolute(value)];
  });
  return Object.fromEntries(entries);
}

function absolute(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(absolute);
  return typeof part === 'object' && part !== null ? absoluteSchema(part) : part;
}

function problemsOfAuthorization({ security }: Operation, authorization: string | undefined): string[] {
  if (!security) return [];
  const scheme = authorization?.split(' ', 1)[0];
  const needed = scheme === 'Bot' ? 'BotToken' : scheme === 'Bearer' ? 'OAuth2' : undefined;
  const allowed = security.some((way) => Object.keys(way).length === 0 || (needed && needed in way));
  return allowed ? [] : [`authorization by '${scheme ?? 'nothing'}' is not described`];
}

function problemsOfTokenCall({ method, path, contentType, body }: SeenRequest): string[] {
  const revokes = path.endsWith('/revoke');
  const needed = revokes ? ['token'] : ['grant_type'];
  const grant = body?.grant_type;
  if (grant === 'authorization_code') needed.push('code', 'redirect_uri');
  if (grant === 'refresh_token') needed.push('refresh_token');
  return [
    ...(method === 'POST' ? [] : [`no method ${method} for the token call`]),
    ...(contentType?.startsWith('application/x-www-form-urlencoded') ? [] : ['the token call takes a form']),
    ...(revokes || ['authorization_code', 'refresh_token'].includes(String(grant)) ? [] : ['unknown grant type']),
    ...needed.filter((name) => body?.[name] === undefined).map((name) => `body ${name} is missing`),
  ];
}
