import type { Json } from '../model.ts';
import { visibleLength } from '../text/visible.ts';
import { equal } from '../values/equal.ts';

/** Keywords that bound a value from above or below, whose violations can shrink without going away. */
const BOUNDS: Record<string, 'upper' | 'lower'> = {
  maxLength: 'upper',
  maxLines: 'upper',
  maximum: 'upper',
  maxItems: 'upper',
  minLength: 'lower',
  minimum: 'lower',
  exclusiveMinimum: 'lower',
  minItems: 'lower',
};

/**
 * The number that a bounding keyword compares: the value itself, or a count of code units, visible characters, lines or
 * rows.
 */
export function measureOf(keyword: string, value: Json | undefined): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return lengthOf(keyword, value);
  return Array.isArray(value) ? value.length : 0;
}

function lengthOf(keyword: string, text: string): number {
  if (keyword === 'maxLines') return text.split('\n').length;
  return keyword === 'minLength' ? visibleLength(text) : text.length;
}

/**
 * Whether a violation is tolerated because the stored value has it too and the new one is no worse. `before` is
 * undefined if nothing is stored.
 */
export function isRatcheted(keyword: string, value: Json | undefined, before: Json | undefined): boolean {
  if (before === undefined) return false;
  const bound = BOUNDS[keyword];
  if (!bound || typeof value !== typeof before) return equal(value, before);
  const [now, then] = [measureOf(keyword, value), measureOf(keyword, before)];
  return bound === 'upper' ? now <= then : now >= then;
}
