import type { ConvertStep } from '../../../generated/language/types.ts';
import type { Json } from '../model.ts';

/** A value as a value of another type; undefined if it has no equal there. That nothing is chosen stays so, if it is no list. */
export function convertValue(value: Json, { to, separator }: Pick<ConvertStep, 'to' | 'separator'>): Json | undefined {
  if (to === 'array') return listOf(value, separator);
  if (value === null) return null;
  if (Array.isArray(value)) {
    const entries = value.filter((entry) => entry !== null);
    const isText = to === 'string' && separator !== undefined && entries.every(isScalar);
    return isText ? entries.join(separator) : undefined;
  }
  if (!isScalar(value)) return undefined;
  const text = String(value).trim();
  if (to === 'string') return typeof value === 'string' ? value : text;
  return to === 'boolean' ? BOOLEANS.get(text.toLowerCase()) : numberIn(text, to);
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
]);

function isScalar(value: Json): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function listOf(value: Json, separator: string | undefined): Json {
  if (Array.isArray(value)) return value;
  if (value === null) return [];
  if (typeof value !== 'string' || separator === undefined) return [value];
  const parts = value.split(separator).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** The number that a text or a switch stands for, if a number can hold all of its digits. */
function numberIn(text: string, type: 'number' | 'integer'): number | undefined {
  if (text === 'true' || text === 'false') return Number(text === 'true');
  // Very small numbers are written with an exponent.
  const value = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  const isWhole = Number.isInteger(value);
  if (!Number.isFinite(value) || (isWhole && !Number.isSafeInteger(value))) return undefined;
  if (value === 0 && /^\D*[\d.]*[1-9]/.test(text)) return undefined;
  return isWhole || type === 'number' ? value : undefined;
}
