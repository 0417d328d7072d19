import type { SchemaError } from '../../../language/model.ts';
import { type Refusal, refusal, type UnformattedProblem } from '../../answers/refusal.ts';
import type { SentenceKey } from '../../answers/sentences.ts';

/** The sentences for errors, by the keyword of the schema. */
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

/** A validation error. With ajv's option `verbose` it contains the violated schema. */
interface Violation extends SchemaError {
  parentSchema?: SchemaWithRefusal & { properties?: Record<string, SchemaWithRefusal> };
}

interface SchemaWithRefusal {
  /** The sentence for any problem with the value. */
  refusal?: SentenceKey;
}

/** The refusal of a request that does not match its schema: with the sentence that the schema names, or with all problems. */
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

/** The refusal of a message with these problems. */
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
