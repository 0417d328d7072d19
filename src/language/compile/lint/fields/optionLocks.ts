import { includesPlan } from '../../../plans/planOrder.ts';
import type { ModuleLint } from '../types.ts';
import { placedFields } from './fields.ts';

/** A part of a control that a plan may lock. */
interface Lockable {
  title?: string;
  name?: string;
  plan?: string;
  lockedMessage?: string;
}

/** A choice, variable or template that needs a plan has a message for users without it. */
export const optionLocks: ModuleLint = (module, project) =>
  placedFields(module.spec).flatMap(({ field, pointer }) =>
    (['options', 'variables', 'templates'] as const).flatMap((list) => {
      const entries: readonly Lockable[] = field.ui?.[list] ?? [];
      return entries.flatMap(({ plan, lockedMessage }, index) => {
        const others = project.plans.ids.filter((id) => !includesPlan(project.plans.ids, id, plan));
        const lockedAnyway = others.every((id) => field.plans?.[id]?.locked);
        if (plan === undefined || lockedMessage || lockedAnyway) return [];
        return [
          {
            file: module.file,
            pointer: [...pointer, 'ui', list, index, 'plan'],
            at: 'key' as const,
            reason: `This is locked without the plan '${plan}', but nothing says why.`,
            advice: "Add 'lockedMessage' with the reason and what unlocks it.",
          },
        ];
      });
    }),
  );
