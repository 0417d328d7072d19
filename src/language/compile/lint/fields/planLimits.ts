import type { Field, Plan } from '../../../model.ts';
import { decimalsOf } from '../../../values/decimal.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { placedFields, typeOf } from './fields.ts';

/** Upper limits, which a higher plan may raise, and lower limits, which it may lower. */
const UPPER = ['maximum', 'maxLength', 'maxItems', 'maxTotalLength'] as const;
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const LIMITS = [...UPPER, ...LOWER, 'multipleOf'] as const;

type Limit = (typeof LIMITS)[number];

/** A higher plan allows at least what a lower one does. */
export const planLimits: ModuleLint = ({ spec, file }, { plans: { ids } }) =>
  placedFields(spec).flatMap(({ field, pointer }) =>
    ids.slice(1).flatMap((plan, index) => {
      const lower = ids[index] ?? '';
      if (field.plans?.[plan]?.locked && !field.plans[lower]?.locked) {
        const reason = `This is locked on the plan '${plan}' but not on the lower plan '${lower}'.`;
        const advice = 'A higher plan includes what a lower one does: remove the lock, or lock it there, too.';
        return [{ file, pointer: [...pointer, 'plans', plan, 'locked'], reason, advice }];
      }
      // What a plan locks has no limit there.
      if (field.plans?.[lower]?.locked) return [];
      return LIMITS.flatMap((limit): Finding[] => {
        const [before, value] = [limitOn(field, lower, limit), limitOn(field, plan, limit)];
        if (value === undefined || allows(limit, value, before, field)) return [];
        const own = [plan, lower].find((id) => field.plans?.[id]?.[limit] !== undefined);
        const less =
          before === undefined ? `the lower plan '${lower}' has none` : `${before} on the lower plan '${lower}'`;
        return [
          {
            file,
            pointer: own === undefined ? [...pointer, limit] : [...pointer, 'plans', own, limit],
            reason: `\`${limit}\` is ${value} on the plan '${plan}' but ${less}.`,
            advice: 'A higher plan allows at least as much: change one of them.',
          },
        ];
      });
    }),
  );

function limitOn(field: Field, plan: Plan, limit: Limit): number | undefined {
  return field.plans?.[plan]?.[limit] ?? field[limit];
}

/** Whether a limit allows all values that another one does. Without a limit, all values are allowed. */
function allows(limit: Limit, value: number, before: number | undefined, field: Field): boolean {
  if (limit === 'multipleOf') {
    const step = before ?? (typeOf(field) === 'integer' ? 1 : undefined);
    return step !== undefined && isMultiple(step, value);
  }
  if (UPPER.some((upper) => upper === limit)) return value >= (before ?? Number.POSITIVE_INFINITY);
  // Texts and lists have no fewer than 0 parts.
  const least = limit === 'minLength' || limit === 'minItems' ? 0 : Number.NEGATIVE_INFINITY;
  return value <= (before ?? least);
}

function isMultiple(number: number, step: number): boolean {
  const units = 10 ** Math.max(decimalsOf(number), decimalsOf(step));
  return Math.round(number * units) % Math.round(step * units) === 0;
}
