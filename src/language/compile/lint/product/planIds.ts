import { instead } from '../../../text/nearest.ts';
import type { ProjectLint } from '../types.ts';

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
