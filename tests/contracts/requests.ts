import fc from 'fast-check';

/** The keywords of JSON Schema that the description uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
  examples?: unknown[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}

export interface DescribedOperation {
  operationId: string;
  security: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

export interface Request {
  url: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** Texts that a header or a path can carry. */
const PLAIN_TEXTS = fc
  .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 })
  .map((text) => text.trim() || 'x');

/** Changes of one part of a request: a parameter of its query, a header or its body, which is replaced or removed. */
export const alterations: fc.Arbitrary<(request: Request) => Request> = fc
  .tuple(fc.nat(), fc.option(PLAIN_TEXTS))
  .map(([at, other]) => ({ url, headers, body }) => {
    const [path = '', search] = url.split('?');
    const query = new URLSearchParams(search);
    const parts = [
      ...[...query.keys()].map((name) => ['query', name]),
      ...Object.keys(headers).map((name) => ['header', name]),
    ];
    if (body !== undefined) parts.push(['body', '']);
    const [place, name = ''] = parts[at % parts.length] ?? [];
    if (place === 'body') return { url, headers, body: other ?? undefined };
    if (place === 'query') {
      query.delete(name);
      if (other !== null) query.set(name, other);
      return { url: `${path}?${query}`, headers, body };
    }
    const { [name]: _, ...rest } = headers;
    return { url, headers: other === null ? rest : { ...rest, [name]: other }, body };
  });

/** Generates requests for described operations, valid and invalid ones. */
export class Requests {
  readonly #components: Record<string, Schema>;
  readonly #known: Record<string, readonly unknown[]>;
  readonly #sound: boolean;

  /**
   * @param known existing values, by the names of parameters and properties
   * @param sound generate only valid requests, of known values and examples where there are any
   */
  constructor(
    components: Record<string, Schema>,
    known: Record<string, readonly unknown[]>,
    { sound }: { sound: boolean },
  ) {
    this.#components = components;
    this.#known = known;
    this.#sound = sound;
  }

  /** Requests for an operation. Unless they have to be sound, about half of them are invalid. */
  of(path: string, { parameters = [], requestBody }: DescribedOperation): fc.Arbitrary<Request> {
    const schema = requestBody?.content['application/json']?.schema;
    const values = parameters.map((parameter) => this.#parameter(parameter));
    const body = schema === undefined ? fc.constant(undefined) : this.#body(schema);
    return fc.tuple(fc.tuple(...values), body).map(([chosen, sent]) => {
      const query = new URLSearchParams();
      const headers: Record<string, string> = {};
      let url = path;
      for (const [index, { name, in: place }] of parameters.entries()) {
        const value = chosen[index];
        if (value === undefined) continue;
        if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(String(value)));
        else if (place === 'header') headers[name] = String(value);
        else for (const one of [value].flat()) query.append(name, String(one));
      }
      return { url: query.size > 0 ? `${url}?${query}` : url, headers, body: sent };
    });
  }

  #parameter({ name, in: place, required, schema }: Parameter): fc.Arbitrary<unknown> {
    const values = this.#named(name, schema);
    if (this.#sound) return values;
    if (place === 'path') return fc.oneof({ weight: 6, arbitrary: values }, { weight: 1, arbitrary: PLAIN_TEXTS });
    const several = fc.array(PLAIN_TEXTS, { minLength: 2, maxLength: 3 });
    const wrong = place === 'header' ? PLAIN_TEXTS : fc.oneof(PLAIN_TEXTS, several);
    const absent = fc.constant(undefined);
    return fc.oneof({ weight: 4, arbitrary: values }, { weight: required ? 1 : 2, arbitrary: absent }, wrong);
  }

  #body(schema: Schema): fc.Arbitrary<unknown> {
    const right = this.#values(schema);
    if (this.#sound) return right;
    const changed = fc
      .tuple(right, fc.nat(), fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('replace', 'remove', 'add'))
      .map(([value, at, other, how]) => broken(value, at, other, how));
    return fc.oneof(
      { weight: 3, arbitrary: right },
      { weight: 2, arbitrary: changed },
      fc.jsonValue(),
      fc.constant(undefined),
    );
  }

  #named(name: string, schema: Schema): fc.Arbitrary<unknown> {
    const known = this.#known[name];
    const values = this.#values(schema);
    if (known && this.#sound) return fc.constantFrom(...known);
    return known ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, values) : values;
  }

  #values(schema: Schema): fc.Arbitrary<unknown> {
    const { $ref, examples, anyOf = schema.oneOf } = schema;
    if ($ref !== undefined) return this.#values(this.#components[$ref.split('/').at(-1) ?? ''] ?? {});
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if ('const' in schema) return fc.constant(schema.const);
    if (anyOf) return fc.oneof(...anyOf.map((one) => this.#values(one)));
    if (examples && this.#sound) return fc.constantFrom(...examples);
    const types = [schema.type ?? []].flat();
    const values = types.length === 0 ? fc.jsonValue() : fc.oneof(...types.map((type) => this.#ofType(type, schema)));
    return examples ? fc.oneof(fc.constantFrom(...examples), values) : values;
  }

  #ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
    if (type === 'null') return fc.constant(null);
    if (type === 'boolean') return fc.boolean();
    if (type === 'string') return texts(schema);
    if (type === 'integer' || type === 'number') return numbers(type, schema);
    if (type === 'array') {
      const { items = {}, minItems: minLength = 0, maxItems = 3 } = schema;
      return fc.array(this.#values(items), { minLength, maxLength: Math.max(minLength, Math.min(maxItems, 3)) });
    }
    return this.#objects(schema);
  }

  #objects({ properties = {}, required = [], additionalProperties, patternProperties }: Schema): fc.Arbitrary<object> {
    const known = Object.entries(properties).map(([name, part]) => [name, this.#named(name, part)]);
    const own = fc.record<Record<string, unknown>>(Object.fromEntries(known), { requiredKeys: required });
    const [pattern, part] = Object.entries(patternProperties ?? {})[0] ?? ['^[a-z]{1,8}$', additionalProperties];
    if (typeof part !== 'object') return own;
    const more = fc.dictionary(fc.stringMatching(new RegExp(pattern)), this.#values(part), { maxKeys: 2 });
    return fc.tuple(own, more).map(([one, other]) => ({ ...other, ...one }));
  }
}

function texts({ pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  const longest = Math.min(maxLength, Math.max(minLength, 40));
  if (pattern === undefined) return fc.string({ minLength, maxLength: longest });
  return fc
    .stringMatching(new RegExp(pattern), { maxLength: longest })
    .filter((text) => text.length >= minLength && text.length <= maxLength);
}

function numbers(
  type: string,
  { minimum, maximum, exclusiveMinimum, multipleOf = 0.01 }: Schema,
): fc.Arbitrary<number> {
  const step = type === 'integer' ? Math.max(1, multipleOf) : multipleOf;
  const low = Math.ceil((minimum ?? exclusiveMinimum ?? -100) / step) + (exclusiveMinimum === undefined ? 0 : 1);
  const high = Math.floor(Math.min(maximum ?? 1000, 1e6) / step);
  return fc.integer({ min: low, max: Math.max(low, high) }).map((count) => Number((count * step).toFixed(2)));
}

/** A described body with one change. */
function broken(value: unknown, at: number, other: unknown, how: 'replace' | 'remove' | 'add'): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return other;
  const names = Object.keys(value);
  const name = names[at % Math.max(1, names.length)] ?? 'x';
  if (how === 'add') return { ...value, surplus: other };
  if (how === 'replace') return { ...value, [name]: other };
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}
