import type { Json } from '../../../model.ts';
import { typeOf } from '../fields/fields.ts';
import type { ScopedField } from './scope.ts';

/** The least and the greatest number that something can be. */
export interface Bounds {
  least: number;
  most: number;
}

/** The limits of a field on any plan, now or after its rollout; the widest of each kind. */
function widest(field: ScopedField, limit: (typeof LOWER)[number], none: number): number;
function widest(field: ScopedField, limit: (typeof UPPER)[number], none: number): number;
function widest(field: ScopedField, limit: (typeof LOWER | typeof UPPER)[number], none: number): number {
  const own = field[limit] ?? none;
  const coming = field.rollout?.to;
  const plans = [...Object.values(field.plans ?? {}), ...Object.values(coming?.plans ?? {})];
  const all = [own, coming?.[limit] ?? own, ...plans.map((override) => override[limit] ?? own)];
  return LOWER.some((lower) => lower === limit) ? Math.min(...all) : Math.max(...all);
}

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const UPPER = ['maximum', 'maxLength', 'maxItems'] as const;

/** The number that a number is always greater than; without such a limit, below all numbers. */
export function lowerEnd(field: ScopedField): number {
  return widest(field, 'exclusiveMinimum', Number.NEGATIVE_INFINITY);
}

/** The bounds of a number that is never empty. */
export function numberBounds(field: ScopedField): Bounds {
  const above = lowerEnd(field);
  return { least: widest(field, 'minimum', above), most: widest(field, 'maximum', Number.POSITIVE_INFINITY) };
}

/** How many characters a text or entries a list has; undefined for other kinds. */
export function sizeBounds(field: ScopedField): Bounds | undefined {
  const type = field.type === undefined ? undefined : typeOf({ type: field.type });
  if (type === 'array') {
    return { least: widest(field, 'minItems', 0), most: widest(field, 'maxItems', Number.POSITIVE_INFINITY) };
  }
  if (type !== 'string' || field.format !== undefined) return undefined;
  if (isNullable(field)) return { least: 0, most: widest(field, 'maxLength', Number.POSITIVE_INFINITY) };
  const choices = choicesOnAnyPlan(field).map((choice) => String(choice).length);
  if (choices.length > 0) return { least: Math.min(...choices), most: Math.max(...choices) };
  return { least: widest(field, 'minLength', 0), most: widest(field, 'maxLength', Number.POSITIVE_INFINITY) };
}

export function isNullable({ type }: ScopedField): boolean {
  return Array.isArray(type) && type.includes('null');
}

/** The choices of a field on any plan. */
export function choicesOnAnyPlan(field: ScopedField): Json[] {
  return [field, ...Object.values(field.plans ?? {})].flatMap((one) => one.enum ?? []);
}
