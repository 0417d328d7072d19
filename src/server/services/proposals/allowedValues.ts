import type { SettingsDocument } from '../../../language/model.ts';
import { keepLocked } from '../../../language/resolved/locks.ts';
import { keepOwnersParts } from '../../../language/resolved/ownersParts.ts';
import { view } from '../../../language/resolved/view.ts';
import type { FormatSentence } from '../../answers/sentences.ts';
import type { Omission } from '../../api/proposals.ts';
import { type ProposalTarget, titleOf } from './acceptableValues.ts';
import { allowingPlan } from './allowingPlan.ts';

/** Leaves out changes of what only the owner may change, or what the plan locks. */
export function allowedValues(
  target: ProposalTarget,
  proposed: SettingsDocument,
  formatSentence: FormatSentence,
): { values: SettingsDocument; omissions: Omission[] } {
  const { module, now, storedSettings } = target;
  const owners = keepOwnersParts(module, proposed, now, module.context.user);
  const locks = keepLocked(module, owners.values, { stored: now, shown: view(module, storedSettings) });
  const omissions = [
    ...owners.refused.map(
      ({ path, field }): Omission => ({
        title: titleOf(target, proposed, path),
        message: field.messages?.owner ?? formatSentence('error.owner'),
      }),
    ),
    ...locks.refused.map(
      ({ path, field }): Omission => ({
        title: titleOf(target, proposed, path),
        message: field.lockMessage || formatSentence('error.locked'),
        plan: allowingPlan(module, path),
      }),
    ),
  ];
  return { values: locks.values, omissions };
}
