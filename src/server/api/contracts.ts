import type { JsonSchema } from './wireSchema.ts';

/** The messages between programs of `schemas/statistics/`, by their names. */
export type Contracts = Record<'events' | 'heartbeat' | 'overview' | 'taskReport' | 'tasks', JsonSchema>;

/** A message's schema with its definitions in their places. Those of objects have titles. */
export function inlined({ definitions, ...schema }: JsonSchema): JsonSchema {
  const parts = (definitions ?? {}) as Record<string, JsonSchema>;
  return resolve(schema) as JsonSchema;

  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...own } = value as JsonSchema;
    if (typeof $ref !== 'string') {
      return Object.fromEntries(Object.entries(own).map(([key, part]) => [key, resolve(part)]));
    }
    const name = $ref.split('/').at(-1) ?? '';
    const part = resolve(parts[name]) as JsonSchema;
    // A text or a number is described where it stands.
    if (part.type !== 'object') return { ...part, ...own };
    return { title: `${schema.title}${name[0]?.toUpperCase()}${name.slice(1)}`, ...part };
  }
}
