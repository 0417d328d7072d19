import { isSection, partsIn } from '../../layout.ts';
import { instead } from '../../nearest.ts';
import { placedFields } from './fields.ts';
import type { Finding, ModuleLint, Pointer, ProjectLint } from './types.ts';

/** Plans that a module names exist. */
export const planIds: ModuleLint = (module, { plans }) => {
  const { spec, file } = module;
  const found: Finding[] = [];
  const check = (plan: unknown, pointer: Pointer, at?: 'key') => {
    if (typeof plan !== 'string' || plans.ids.includes(plan)) return;
    found.push({ file, pointer, at, reason: `There is no plan '${plan}'.`, advice: instead(plan, plans.ids) });
  };
  check(spec.screen.menu?.plan, ['screen', 'menu', 'plan']);
  for (const [index, { plan }] of (spec.requires ?? []).entries()) check(plan, ['requires', index, 'plan']);
  for (const [index, { load }] of (spec.calls?.documents ?? []).entries()) {
    check(load.plan, ['calls', 'documents', index, 'load', 'plan']);
  }
  for (const { part, pointer } of partsIn(spec.screen.layout)) {
    if (isSection(part)) check(part.notice?.plan, [...pointer, 'notice', 'plan']);
  }
  for (const { field, pointer } of placedFields(spec)) {
    for (const plan of Object.keys(field.plans ?? {})) check(plan, [...pointer, 'plans', plan], 'key');
    for (const list of ['options', 'variables', 'templates']) {
      const entries = field.ui?.[list];
      if (!Array.isArray(entries)) continue;
      for (const [index, { plan }] of (entries as { plan?: string }[]).entries()) {
        check(plan, [...pointer, 'ui', list, index, 'plan']);
      }
    }
  }
  return found;
};

/** Plans that the menu names exist. */
export const menuPlanIds: ProjectLint = ({ configure, plans }) =>
  configure.actions.flatMap(({ hiddenWithPlan: plan }, index) =>
    plan === undefined || plans.ids.includes(plan)
      ? []
      : [
          {
            file: configure.file,
            pointer: ['actions', index, 'hiddenWithPlan'],
            reason: `There is no plan '${plan}'.`,
            advice: instead(plan, plans.ids),
          },
        ],
  );
