import type { MoveStep } from '../../../model.ts';
import type { Finding, LintModule, ProjectLint } from '../types.ts';
import { unreleasedMigrations } from './released.ts';

/**
 * What a release has moved to another module can still be read where it was: no setting has its old name, under which servers still
 * hold its values, and the migrations that lead to it are there.
 */
export const moves: ProjectLint = ({ modules, ledger }) =>
  modules.flatMap((module) => {
    const open = unreleasedMigrations(module, ledger);
    return module.migrations.flatMap(({ file, steps }) =>
      steps.flatMap((step, index): Finding[] => {
        if (step.op !== 'move' || open.some((one) => one.file === file)) return [];
        const origin = modules.find(({ id }) => id === step.from.module);
        const pointer = ['steps', index, 'from'];
        if ((origin?.migrations.length ?? 0) < step.from.version) return [{ file, pointer, ...untraceable(step) }];
        return origin ? reusedName(module, step, origin) : [];
      }),
    );
  });

function untraceable({ from }: MoveStep): Pick<Finding, 'reason' | 'advice'> {
  const reason = `The module '${from.module}' has fewer than ${from.version} migrations, so its stored values cannot be read.`;
  return { reason, advice: 'Put the module and its migrations back.' };
}

function reusedName({ id }: LintModule, { from }: MoveStep, { file, spec }: LintModule): Finding[] {
  if (!spec.settings.properties[from.path]) return [];
  const reason = `'${from.path}' was moved to the module '${id}', and servers still hold its old values under this name.`;
  const pointer = ['settings', 'properties', from.path];
  return [{ file, pointer, at: 'key', reason, advice: 'Choose another name.' }];
}
