import type { Expression } from '../model.ts';

/** Keys that hold conditions, or what a choice or a number shows, in fields, widgets, sections and rules. */
const CONDITIONS: ReadonlySet<string> = new Set([
  'visible',
  'enabled',
  'when',
  'where',
  'planFrom',
  'emojiFrom',
  'unitFrom',
  'unitEmojiFrom',
]);

/** Every condition in a part of a module, at any depth. */
export function conditionsIn(value: unknown): Expression[] {
  if (Array.isArray(value)) return value.flatMap(conditionsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    CONDITIONS.has(key) && typeof part === 'string' ? [part] : conditionsIn(part),
  );
}
