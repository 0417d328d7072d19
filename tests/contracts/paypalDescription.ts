import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js';

type Schema = Record<string, unknown>;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Content | { $ref: string };
  responses: Record<string, Content | { $ref: string }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    requestBodies?: Record<string, Content>;
    responses?: Record<string, Content>;
  };
}

export interface SeenRequest {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
}

const files = ['billing_subscriptions_v1', 'catalogs_products_v1', 'notifications_webhooks_v1'].map((name) =>
  fileURLToPath(new URL(`../../../shared/contracts/paypal-${name}.json`, import.meta.url)),
);

/** PayPal's own descriptions of the APIs that we use, against which requests and answers are validated. */
export class PayPalDescription {
  readonly #documents: readonly Described[];

  private constructor(documents: readonly Document[]) {
    this.#documents = documents.map((document) => new Described(document));
  }

  /** Undefined if the files are missing. */
  static load(): PayPalDescription | undefined {
    if (!files.every((file) => existsSync(file))) return undefined;
    return new PayPalDescription(files.map((file): Document => JSON.parse(readFileSync(file, 'utf8'))));
  }

  /** A description of nothing, for suites that are skipped. */
  static empty(): PayPalDescription {
    return new PayPalDescription([]);
  }

  /** The problems of a request; empty if the descriptions allow it. */
  problemsOfRequest(request: SeenRequest): string[] {
    const found = this.#find(request);
    return typeof found === 'string'
      ? [found]
      : found.described.problemsOfRequest(found.operation, found.template, request);
  }

  /** The problems of an answer, including fields that are not described. */
  problemsOfAnswer(request: Pick<SeenRequest, 'method' | 'path'>, status: number, body: unknown): string[] {
    const found = this.#find(request);
    return typeof found === 'string' ? [found] : found.described.problemsOfAnswer(found.operation, status, body);
  }

  /** The problems of the subscription in an event. */
  problemsOfSubscription(value: unknown): string[] {
    return this.#documents[0]?.problems({ $ref: '#/components/schemas/subscription' }, value, 'resource', true) ?? [];
  }

  #find({ method, path }: Pick<SeenRequest, 'method' | 'path'>) {
    for (const described of this.#documents) {
      const template = described.templates.find((one) => patternOf(one).test(path));
      const operation = template && described.paths[template]?.[method.toLowerCase()];
      if (template && operation) return { described, operation, template };
    }
    return `no ${method} ${path}`;
  }
}

/** One of the documents. */
class Described {
  readonly paths: Document['paths'];
  readonly templates: readonly string[];
  readonly #document: Document;
  readonly #ajv: Ajv2019;
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: Document) {
    this.paths = document.paths;
    // Of several matching templates, the one with the fewest placeholders counts.
    this.templates = Object.keys(document.paths).sort((a, b) => a.split('{').length - b.split('{').length);
    this.#document = document;
    this.#ajv = new Ajv2019({ strict: false, allErrors: true, validateSchema: false, unicodeRegExp: false });
    this.#ajv.addFormat('uri', (value) => URL.canParse(value));
    this.#ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
    for (const name of JSON.stringify(document).matchAll(/"format":"(\w+_v\d)"/g))
      this.#ajv.addFormat(name[1] ?? '', true);
    // Once as it is, and once without allowing what is not described.
    this.#ajv.addSchema({ $id: 'open', components: document.components });
    const schemas = mapValues(document.components.schemas, closeInside);
    this.#ajv.addSchema({ $id: 'closed', components: { schemas } });
  }

  problemsOfRequest(operation: Operation, template: string, { path, query, headers, body }: SeenRequest): string[] {
    const parameters = (operation.parameters ?? []).map((one) =>
      this.#resolve(one, this.#document.components.parameters),
    );
    const values = patternOf(template).exec(path)?.groups ?? {};
    const described = (name: string) => parameters.find((one) => one.in === 'query' && one.name === name);
    const missing = parameters.filter((one) => one.in === 'query' && one.required && query[one.name] === undefined);
    return [
      ...parameters
        .filter((one) => one.in === 'path')
        .flatMap(({ name, schema }) => this.#problemsOfText(schema, values[name] ?? '', `path {${name}}`)),
      ...parameters
        .filter((one) => one.in === 'header' && headers[one.name.toLowerCase()] !== undefined)
        .flatMap(({ name, schema }) =>
          this.#problemsOfText(schema, headers[name.toLowerCase()] ?? '', `header ${name}`),
        ),
      ...missing.map(({ name }) => `query ${name} is missing`),
      ...Object.entries(query).flatMap(([name, value]) => {
        const parameter = described(name);
        return parameter
          ? this.#problemsOfText(parameter.schema, String(value), `query ${name}`)
          : [`query ${name} is not described`];
      }),
      ...this.#problemsOfBody(operation, body),
    ];
  }

  problemsOfAnswer({ responses }: Operation, status: number, body: unknown): string[] {
    const response = responses[String(status)] ?? (status >= 400 ? responses.default : undefined);
    if (!response) return [`status ${status} is not described`];
    const schema = this.#resolve(response, this.#document.components.responses).content?.['application/json']?.schema;
    if (!schema) return body === undefined ? [] : ['a body is not described'];
    return this.problems(schema, body, 'body', status < 400);
  }

  problems(schema: Schema, value: unknown, at: string, closed: boolean): string[] {
    const text = JSON.stringify(closed ? close(schema) : schema);
    const key = `${closed} ${text}`;
    const absolute = text.replaceAll('"$ref":"#', `"$ref":"${closed ? 'closed' : 'open'}#`);
    const validate: ValidateFunction = this.#validators.get(key) ?? this.#ajv.compile(JSON.parse(absolute));
    this.#validators.set(key, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const name: unknown = params.unevaluatedProperty;
      return name ? `${at}${instancePath}/${name} is not described` : `${at}${instancePath} ${message}`;
    });
  }

  #problemsOfBody({ requestBody }: Operation, body: unknown): string[] {
    if (body === null || body === undefined) return [];
    if (!requestBody) return ['a body is not described'];
    const schema = this.#resolve(requestBody, this.#document.components.requestBodies).content?.['application/json']
      ?.schema;
    return schema ? this.problems(schema, body, 'body', true) : ['a JSON body is not described'];
  }

  /** A parameter is text: it is valid if any interpretation of the text is. */
  #problemsOfText(schema: Schema, value: string, at: string): string[] {
    const readings: unknown[] = [value];
    if (/^-?\d+$/.test(value)) readings.push(Number(value));
    if (value === 'true' || value === 'false') readings.push(value === 'true');
    const problems = readings.map((reading) => this.problems(schema, reading, at, false));
    return problems.find((found) => found.length === 0) ?? problems[0] ?? [];
  }

  /** The component that a reference points to, or the part itself. */
  #resolve<T extends object>(part: T | { $ref: string }, components: Record<string, T> = {}): T {
    if (!isReference(part)) return part;
    const component = components[part.$ref.split('/').at(-1) ?? ''];
    if (!component) throw new Error(`${part.$ref} does not exist`);
    return component;
  }
}

const patterns = new Map<string, RegExp>();

function patternOf(template: string): RegExp {
  const known = patterns.get(template);
  if (known) return known;
  const pattern = new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  patterns.set(template, pattern);
  return pattern;
}

const mapValues = <T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

const isReference = (part: object): part is { $ref: string } => '$ref' in part;

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const closeAny = (schema: unknown): unknown => (isObject(schema) ? close(schema) : schema);

/** A schema that only allows what is described. */
function close(schema: Schema): Schema {
  const inside = closeInside(schema);
  const describes = ['$ref', 'properties', 'allOf'].some((word) => word in schema);
  return describes ? { ...inside, unevaluatedProperties: false } : inside;
}

/** Closes the schemas of values inside, but not the schema itself, which may be one part of several. */
function closeInside(schema: Schema): Schema {
  if (!isObject(schema)) return schema;
  const { properties, items, allOf } = schema;
  return {
    ...schema,
    ...(isObject(properties) ? { properties: mapValues(properties, closeAny) } : {}),
    ...(isObject(items) ? { items: close(items) } : {}),
    ...(Array.isArray(allOf) ? { allOf: allOf.map((part: Schema) => closeInside(part)) } : {}),
  };
}
