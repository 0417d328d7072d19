import type { Json } from '../model.ts';
import { visibleLength } from '../text/visible.ts';
import { equal } from '../values/equal.ts';

/** Keywords that bound a value from above or below: a violation may get better without being gone. */
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

/** The number that a bounding keyword compares: length in code units or of what is seen, lines, rows or the value itself. */
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
 * Whether a violation may stay because the stored value has it too and the new one does not make it worse. `before` is
 * undefined where nothing was stored.
 */
export function isRatcheted(keyword: string, value: Json | undefined, before: Json | undefined): boolean {
  if (before === undefined) return false;
  const bound = BOUNDS[keyword];
  if (!bound || typeof value !== typeof before) return equal(value, before);
  const [now, then] = [measureOf(keyword, value), measureOf(keyword, before)];
  return bound === 'upper' ? now <= then : now >= then;
}
