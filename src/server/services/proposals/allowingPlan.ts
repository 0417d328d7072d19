import type { Path, Plan, Problem, SettingsDocument } from '../../../language/model.ts';
import { fieldAt, resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { unmetRequirement } from '../../../language/resolved/requirements.ts';
import type { ResolvedModule } from '../../../language/resolved/resolvedModule.ts';
import { resolveModule } from '../../../language/resolved/resolveModule.ts';
import { view } from '../../../language/resolved/view.ts';
import { validate } from '../../../language/validation/validate.ts';

/** The lowest plan above the current one on which a setting is not locked; undefined if there is none. */
export function allowingPlan(module: ResolvedModule, path: Path): Plan | undefined {
  return lowest(
    module,
    (plan) => !path.some((_, at) => fieldAt(resolveForPlan(module.spec, plan), path.slice(0, at + 1))?.locked),
  );
}

/** The lowest plan above the current one on which new values do not have a problem; undefined if there is none. */
export function toleratingPlan(
  module: ResolvedModule,
  values: SettingsDocument,
  { path, rule }: Pick<Problem, 'path' | 'rule'>,
): Plan | undefined {
  return lowest(module, (plan) => {
    const onPlan = resolveModule(module.module, { ...module.context, plan });
    const { problems } = validate(onPlan, { document: view(onPlan, values) });
    return !problems.some((problem) => problem.path === path && problem.rule === rule);
  });
}

/** The lowest plan above the current one on which the requirements of a module are met; undefined if there is none. */
export function requiredPlan(module: ResolvedModule): Plan | undefined {
  const { modules } = module.context;
  return lowest(module, (plan) => !unmetRequirement(module.module, { plan, modules }));
}

function lowest({ spec, plan }: ResolvedModule, allows: (plan: Plan) => boolean): Plan | undefined {
  return spec.plans.slice(spec.plans.indexOf(plan) + 1).find(allows);
}
