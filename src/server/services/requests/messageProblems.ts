import type { SchemaError } from '../../../language/model.ts';
import { type Refusal, refusal, type UnformattedProblem } from '../../answers/refusal.ts';
import type { SentenceKey } from '../../answers/sentences.ts';

/** What is said of an error, by its keyword. */
const SENTENCES: Readonly<Record<string, SentenceKey>> = {
  required: 'message.required',
  additionalProperties: 'message.unknown',
  type: 'message.type',
  enum: 'message.enum',
  minimum: 'message.minimum',
  maximum: 'message.maximum',
  multipleOf: 'message.multipleOf',
  minLength: 'message.minLength',
  maxLength: 'message.maxLength',
  minItems: 'message.minItems',
  maxItems: 'message.maxItems',
  discriminator: 'message.kind',
};

/** An error of a schema; with ajv's option `verbose` it has the schema that it is about. */
interface Violation extends SchemaError {
  parentSchema?: SchemaWithRefusal & { properties?: Record<string, SchemaWithRefusal> };
}

interface SchemaWithRefusal {
  /** The sentence for all that is wrong with a value. */
  refusal?: SentenceKey;
}

/** What is said of a request that does not fit a schema: the sentence that the schema names, or each fault. */
export function schemaRefusal(errors: readonly Violation[]): Refusal {
  const named = errors.find((error) => sentenceOf(error) !== undefined);
  const key = named && sentenceOf(named);
  return key
    ? refusal(400, key, { values: joinValues(named.params.allowedValues) })
    : messageRefusal(errors.map(problemOf));
}

function sentenceOf({ parentSchema, params }: Violation): SentenceKey | undefined {
  return (parentSchema?.properties?.[String(params.missingProperty)] ?? parentSchema)?.refusal;
}

export function messageRefusal(problems: readonly UnformattedProblem[]) {
  return refusal(400, 'message.wrong', undefined, { problems });
}

function problemOf({ instancePath, keyword, params }: SchemaError): UnformattedProblem {
  const inner = params.missingProperty ?? params.additionalProperty ?? params.tag;
  const path = [...instancePath.split('/').slice(1), ...(inner === undefined ? [] : [String(inner)])].join('.');
  const key = SENTENCES[keyword] ?? 'message.form';
  const { limit = params.multipleOf, type, allowedValues } = params;
  const values = { field: path, limit, type: joinValues(type), values: joinValues(allowedValues) };
  return { path, rule: keyword, message: { key: path === '' ? 'message.object' : key, values } };
}

function joinValues(values: unknown): string {
  return [values ?? []].flat().join(', ');
}
