import type { Expression } from '../model.ts';

/** Keys under which a field, its widget or its section holds a condition. */
const CONDITIONS: ReadonlySet<string> = new Set(['visible', 'enabled', 'when']);

/** Every condition that stands in a value of the language, at any depth. */
export function conditionsIn(value: unknown): Expression[] {
  if (Array.isArray(value)) return value.flatMap(conditionsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    CONDITIONS.has(key) && typeof part === 'string' ? [part] : conditionsIn(part),
  );
}
