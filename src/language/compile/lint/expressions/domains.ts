import type { Json } from '../../../model.ts';
import { decimalsOf } from '../../../values/decimal.ts';
import { typeOf } from '../fields/fields.ts';
import { choicesOnAnyPlan, isNullable, lowerEnd, numberBounds, sizeBounds } from './bounds.ts';
import type { ScopedField } from './scope.ts';

/** The values of a field among which each comparison with a number changes its result; undefined for other kinds. */
export function valuesOf(field: ScopedField | undefined, numbers: readonly number[]): Json[] | undefined {
  if (field?.type === undefined) return undefined;
  if (field.forced !== undefined) return [field.forced];
  const empty = isNullable(field) ? [null] : [];
  const choices = choicesOnAnyPlan(field);
  if (choices.length > 0) return [...new Set([...choices, ...empty])];
  const type = typeOf({ type: field.type });
  if (type === 'boolean') return [true, false, ...empty];
  if (type !== 'number' && type !== 'integer') return undefined;
  const step = field.multipleOf ?? (type === 'integer' ? 1 : undefined);
  const { least, most } = numberBounds(field);
  const near = step ?? CLOSE;
  const points = [...numbers, ...pointsOf(field)]
    .flatMap((value) => [value, value - near, value + near])
    .map((value) => (step === undefined ? value : multipleNear(value, step)));
  const above = lowerEnd(field);
  const inside = points.filter((value) => value >= least && value <= most && value > above);
  return [...new Set([...inside, ...empty])];
}

/** A step between numbers that may have any digits. */
const CLOSE = 1e-6;

function multipleNear(value: number, step: number): number {
  const units = 10 ** decimalsOf(step);
  const whole = Math.round(step * units);
  return (Math.round((value * units) / whole) * whole) / units;
}

/** The bounds of a number, its default, and the middle between them. */
export function pointsOf(field: ScopedField): number[] {
  if (field.type === undefined || !['number', 'integer'].includes(typeOf({ type: field.type }))) return [];
  const { least, most } = numberBounds(field);
  const known = [least, most, (least + most) / 2, typeof field.default === 'number' ? field.default : Number.NaN];
  return known.filter(Number.isFinite);
}

/** Texts or lists of the sizes at which comparisons change their results; undefined for other kinds. */
export function sizesOf(field: ScopedField | undefined, numbers: readonly number[]): Json[] | undefined {
  const bounds = field && sizeBounds(field);
  if (!bounds) return undefined;
  const sizes = [...numbers.flatMap((one) => [one - 1, one, one + 1]), bounds.least, bounds.most, bounds.least + 1];
  const inside = sizes.filter((size) => Number.isInteger(size) && size >= bounds.least && size <= bounds.most);
  const isText = field.type !== 'array';
  return [...new Set(inside)]
    .filter((size) => size <= LONGEST)
    .map((size) => (isText ? 'x'.repeat(size) : Array(size).fill(null)));
}

/** No setting is longer. */
const LONGEST = 100_000;
