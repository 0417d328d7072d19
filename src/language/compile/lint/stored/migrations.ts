import type { MigrationStep } from '../../../model.ts';
import { instead } from '../../../text/nearest.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { fieldKinds, parentOf } from './ledger.ts';

/** Migrations are numbered without gaps, and their steps end at settings that exist. */
export const migrations: ModuleLint = (module) => {
  const found: Finding[] = [];
  const names = Object.keys(fieldKinds(module.spec));
  const all = module.migrations.flatMap(({ file, steps }) => steps.map((step, index) => ({ file, step, index })));
  module.migrations.forEach(({ file }, index) => {
    if (file.endsWith(`/${index + 1}.json`)) return;
    const reason = `This should be migration ${index + 1}.`;
    found.push({
      file,
      pointer: [],
      reason,
      advice: `Name it ${index + 1}.json: migrations are numbered from 1 without gaps.`,
    });
  });
  all.forEach(({ file, step, index }, position) => {
    const later = all.slice(position + 1).map((one) => one.step);
    const target = step.op === 'rename' ? step.to : step.op === 'replace' ? step.path : undefined;
    const key = step.op === 'rename' ? 'to' : 'path';
    if (step.op === 'rename' && parentOf(step.from) !== parentOf(step.to)) {
      const reason = 'A rename can change only the last part of a path.';
      const advice =
        parentOf(step.from) === '' ? 'Write a name without dots.' : `Begin it with ${parentOf(step.from)}.`;
      found.push({ file, pointer: ['steps', index, 'to'], reason, advice });
    } else if (target !== undefined && !names.includes(target) && !later.some((one) => leaves(one, target))) {
      const reason = `The module has no setting '${target}', so this step does nothing.`;
      found.push({ file, pointer: ['steps', index, key], reason, advice: instead(target, names) });
    }
  });
  return found;
};

/** Whether a later step renames or removes the setting again. */
function leaves(step: MigrationStep, path: string): boolean {
  const gone = step.op === 'rename' ? step.from : step.op === 'remove' ? step.path : undefined;
  return gone !== undefined && (path === gone || path.startsWith(`${gone}.`));
}
