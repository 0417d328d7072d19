import type { SchemaError, SchemaValidator } from '../../language/model.ts';
import { type Fault, refusal } from '../refusal.ts';
import type { SentenceKey } from '../sentences.ts';

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

/** A message of another program that is what its schema says. @throws Refusal with 400 that names what is wrong */
export function readMessage<Message>(validate: SchemaValidator, body: unknown): Message {
  if (!validate(body)) throw messageRefusal((validate.errors ?? []).map(faultOf));
  return body as Message;
}

export function messageRefusal(problems: readonly Fault[]) {
  return refusal(400, 'message.wrong', undefined, { problems });
}

function faultOf({ instancePath, keyword, params }: SchemaError): Fault {
  const inner = params.missingProperty ?? params.additionalProperty ?? params.tag;
  const path = [...instancePath.split('/').slice(1), ...(inner === undefined ? [] : [String(inner)])].join('.');
  const key = SENTENCES[keyword] ?? 'message.form';
  const { limit = params.multipleOf, type, allowedValues } = params;
  const values = { field: path, limit, type: listed(type), values: listed(allowedValues) };
  return { path, rule: keyword, message: { key: path === '' ? 'message.object' : key, values } };
}

function listed(values: unknown): string {
  return [values ?? []].flat().join(', ');
}
