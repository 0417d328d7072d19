import type { Field, Plan } from '../../../model.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { placedFields } from './fields.ts';

/** Upper limits, which a higher plan may raise, and lower limits, which it may lower. */
const UPPER = ['maximum', 'maxLength', 'maxItems'] as const;
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;

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
      return [...UPPER, ...LOWER].flatMap((limit): Finding[] => {
        const [before, value] = [limitOn(field, lower, limit), limitOn(field, plan, limit)];
        if (before === undefined || value === undefined) return [];
        if (UPPER.some((upper) => upper === limit) ? value >= before : value <= before) return [];
        const own = [plan, lower].find((id) => field.plans?.[id]?.[limit] !== undefined);
        return [
          {
            file,
            pointer: own === undefined ? [...pointer, limit] : [...pointer, 'plans', own, limit],
            reason: `\`${limit}\` is ${value} on the plan '${plan}' but ${before} on the lower plan '${lower}'.`,
            advice: 'A higher plan allows at least as much: change one of them.',
          },
        ];
      });
    }),
  );

function limitOn(field: Field, plan: Plan, limit: (typeof UPPER | typeof LOWER)[number]): number | undefined {
  const { locked, ...own } = field.plans?.[plan] ?? {};
  // What a plan locks has no limit there.
  return locked ? undefined : (own[limit] ?? field[limit]);
}
