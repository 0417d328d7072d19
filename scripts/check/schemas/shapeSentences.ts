import type { ErrorObject } from 'ajv';
import type { Finding } from '../../../src/language/compile/lint/types.ts';
import { instead, nearest } from '../../../src/language/text/nearest.ts';
import type { Pointer } from '../../../src/language/values/pointer.ts';
import { listIn, recordIn } from '../../generate/sources/jsonParts.ts';

type Sentence = Pick<Finding, 'reason' | 'advice'> & { pointer?: Pointer; at?: 'key' };

/** Turns an error of a meta-schema into a finding with a readable sentence and its position. */
export function shapeFinding(file: string, value: unknown, error: ErrorObject): Finding {
  const pointer = pointerOf(value, error.instancePath);
  return { file, pointer, ...sentence(error, pointer) };
}

function sentence(error: ErrorObject, pointer: Pointer): Sentence {
  const { keyword, params, data } = error;
  const schema = recordIn(error.parentSchema);
  const { patternErrorMessage: ownAdvice } = schema;
  const name = error.propertyName;
  if (name !== undefined) {
    const advice = `${ownAdvice ?? 'Choose another name'}.`;
    return { pointer: [...pointer, name], at: 'key', reason: `'${name}' cannot be a name here.`, advice };
  }
  const what = nameOf(pointer);
  switch (keyword) {
    case 'additionalProperties': {
      const key: string = params.additionalProperty;
      const known = Object.keys(recordIn(schema.properties)).filter((one) => one !== '$schema');
      const near = nearest(key, known) === undefined ? undefined : instead(key, known);
      const advice = near ?? `Remove it. ${instead(key, known)}`;
      return { pointer: [...pointer, key], at: 'key', reason: `'${key}' is not known here.`, advice };
    }
    case 'required':
      return missing(params.missingProperty, schema, what);
    case 'dependencies':
      return needs(params.missingProperty, params.property, what);
    case 'enum': {
      const values = listIn(schema.enum).map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
      return { reason: `${show(data)} is not a valid value of ${what}.`, advice: instead(String(data), values) };
    }
    case 'const':
      return {
        reason: `${show(data)} is not a valid value of ${what}.`,
        advice: `Write ${show(schema.const)}, or remove it.`,
      };
    case 'type':
      return { reason: `${capital(what)} is ${kindOf(data)}.`, advice: `Write ${kinds(params.type)}.` };
    case 'pattern':
    case 'format': {
      const advice = ownAdvice ?? `It must match ${schema.pattern}`;
      return { reason: `${show(data)} cannot be ${what}.`, advice: `${advice}.` };
    }
    case 'minLength':
      return data === ''
        ? { reason: `${capital(what)} is empty.`, advice: 'Write a text, or remove it.' }
        : { reason: `${capital(what)} has fewer than ${params.limit} characters.`, advice: 'Write more.' };
    case 'minItems':
      return {
        reason: `${capital(what)} needs at least ${params.limit}.`,
        advice: 'Add what is missing, or remove it.',
      };
    case 'maxItems':
      return { reason: `${capital(what)} has more than ${params.limit}.`, advice: 'Remove some of them.' };
    case 'maxLength':
      return { reason: `${capital(what)} has more than ${params.limit} characters.`, advice: 'Shorten it.' };
    case 'minProperties':
      return { reason: `${capital(what)} is empty.`, advice: 'Write something in it, or remove it.' };
    case 'uniqueItems': {
      const later = Math.max(params.i, params.j);
      const entry = listIn(data)[later];
      const reason = `${typeof entry === 'object' ? 'This entry' : show(entry)} is in ${what} twice.`;
      return { pointer: [...pointer, later], reason, advice: 'Remove one of them.' };
    }
    case 'distinct': {
      const { index, name: key, value } = params;
      const reason = `Two entries of ${what} have ${show(value)} as \`${key}\`.`;
      return { pointer: [...pointer, index, key], reason, advice: 'Change one of them.' };
    }
    case 'minimum':
    case 'exclusiveMinimum':
      return {
        reason: `${capital(what)} must be ${keyword === 'minimum' ? 'at least' : 'greater than'} ${params.limit}.`,
        advice: 'Write a larger number.',
      };
    case 'maximum':
      return { reason: `${capital(what)} must be at most ${params.limit}.`, advice: 'Write a smaller number.' };
    case 'anyOf':
      return { reason: `${capital(what)} does nothing.`, advice: "Add 'set' or 'reset'." };
    default:
      return { reason: `${capital(what)} is not valid.`, advice: 'See docs/schemas.md.' };
  }
}

/** Advice for common omissions, where the property's description is not enough. */
const MISSING: Readonly<Record<string, string>> = {
  maxLength: "Every text needs an upper limit. Add 'maxLength'.",
  maxItems: "Every list needs an upper limit. Add 'maxItems'.",
};

function missing(name: string, schema: Record<string, unknown>, what: string): Sentence {
  const { description, markdownDescription: text = description } = recordIn(recordIn(schema.properties)[name]);
  return {
    at: 'key',
    reason: `'${name}' is missing in ${what}.`,
    advice: MISSING[name] ?? `Add it${text ? `: ${text}` : '.'}`,
  };
}

function needs(name: string, present: string, what: string): Sentence {
  const why: Record<string, string> = {
    disabledReason: 'Add the sentence that says what to turn on first.',
    message: 'Add the sentence that says why it is locked and what unlocks it.',
  };
  return {
    at: 'key',
    reason: `'${name}' is missing in ${what}: '${present}' needs it.`,
    advice: why[name] ?? `Add it, or remove '${present}'.`,
  };
}

/** How a sentence refers to a part: by its name, or by its index in a list. */
function nameOf(pointer: Pointer): string {
  const last = pointer.at(-1);
  if (last === undefined) return 'the file';
  if (typeof last === 'string') return `'${last}'`;
  const list = pointer.findLast((key) => typeof key === 'string');
  return `entry ${last + 1} of '${list}'`;
}

function capital(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}

function show(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group in { }',
  null: 'null',
};

function kinds(types: unknown): string {
  return [types]
    .flat()
    .map((type) => KINDS[String(type)])
    .join(' or ');
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return KINDS[Array.isArray(value) ? 'array' : typeof value] ?? 'something else';
}

/** The keys of a JSON pointer, as numbers for lists. */
function pointerOf(value: unknown, instancePath: string): Pointer {
  let node = value;
  return instancePath
    .split('/')
    .slice(1)
    .map((part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(node) ? Number(key) : key;
      node = recordIn(node)[step];
      return step;
    });
}
