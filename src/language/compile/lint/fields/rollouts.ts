import type { Plan } from '../../../model.ts';
import { fieldAt, resolveForPlan } from '../../../plans/resolveForPlan.ts';
import { rolledOutSpec } from '../../../rollouts/rolledOut.ts';
import { isDate } from '../../../time/instant.ts';
import { equal } from '../../../values/equal.ts';
import type { Finding, LintModule, ModuleLint } from '../types.ts';
import { type PlacedField, placedFields } from './fields.ts';

/** Rollouts begin some day, change something for somebody, and are finished once everybody has what they bring. */
export const rollouts: ModuleLint = (module, { plans }) =>
  placedFields(module.spec).flatMap((placed) => {
    const wrong = placed.field.rollout && wrongIn(module, placed, plans.ids);
    return wrong ? [{ file: module.file, ...wrong }] : [];
  });

type Wrong = Pick<Finding, 'pointer' | 'at' | 'reason' | 'advice'>;

function wrongIn({ spec }: LintModule, { field: { rollout }, path, pointer }: PlacedField, plans: readonly Plan[]) {
  const at = [...pointer, 'rollout'];
  const found = (reason: string, advice: string, part: string[] = []): Wrong => ({
    pointer: [...at, ...part],
    ...(part.length === 0 && { at: 'key' }),
    reason,
    advice,
  });
  if (!rollout) return undefined;
  const { from, share } = rollout;
  if (spec.screen.scope === 'user')
    return found(
      'This screen belongs to no server, so nobody gets what the rollout brings.',
      'Change the setting itself.',
    );
  if (!isDate(from)) return found(`There is no ${from} in the calendar.`, 'Write another day.', ['from']);
  const finished = rolledOutSpec(spec, [path]);
  const fieldOn = (one: typeof spec, plan: Plan) => fieldAt(resolveForPlan(one, plan), path.split('.'));
  if (plans.every((plan) => equal(fieldOn(spec, plan), fieldOn(finished, plan))))
    return found(
      'The rollout changes nothing: the setting already has all of this on every plan.',
      'Write the values that should change, also under `plans` where a plan has its own, or remove the rollout.',
      ['to'],
    );
  if (share === 100 && Date.parse(from) <= Date.now())
    return found(
      `The rollout reached all servers on ${from}.`,
      'Move what is in `to` into the setting, and remove the rollout.',
    );
  return undefined;
}
