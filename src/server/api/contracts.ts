import { isObject } from '../../language/values/isObject.ts';
import type { ApiSchema } from './wireSchema.ts';

/** The schemas in `schemas/statistics/`, by name: messages between the bot and the server, and the statistics overview. */
export type Contracts = Record<'events' | 'heartbeat' | 'overview' | 'taskReport' | 'tasks', ApiSchema>;

/** A schema with its definitions in place of the references to them. Objects get titles and so become components. */
export function inlined({ definitions, ...schema }: ApiSchema): ApiSchema {
  const parts = isObject(definitions) ? definitions : {};
  return resolve(schema);

  function resolve({ $ref, ...own }: ApiSchema): ApiSchema {
    if (typeof $ref !== 'string') {
      return Object.fromEntries(Object.entries(own).map(([key, value]) => [key, resolveValue(value)]));
    }
    const name = $ref.split('/').at(-1) ?? '';
    const definition = parts[name];
    if (!isObject(definition)) throw new Error(`No definition ${name}`);
    const part = resolve(definition);
    // The description of a string or a number depends on where it is used.
    if (part.type !== 'object') return { ...part, ...own };
    return { title: `${schema.title}${name[0]?.toUpperCase()}${name.slice(1)}`, ...part };
  }

  function resolveValue(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolveValue);
    return isObject(value) ? resolve(value) : value;
  }
}
