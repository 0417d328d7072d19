import type { MoveStep } from '../../../model.ts';
import type { Finding, Ledger, LintModule, ProjectLint } from '../types.ts';
import { unreleasedMigrations } from './released.ts';
import { sourcesOf } from './steps.ts';
import { isWithin } from './storedFields.ts';

/**
 * What is moved to another module can be read where it was: no migration changes it there, no setting gets its old name, under which
 * servers still hold its values, and the migrations that lead to it are there.
 */
export const moves: ProjectLint = ({ modules, ledger }) =>
  modules.flatMap((module) => {
    const open = unreleasedMigrations(module, ledger);
    return module.migrations.flatMap(({ file, steps }) =>
      steps.flatMap((step, index): Finding[] => {
        if (step.op !== 'move') return [];
        const origin = modules.find(({ id }) => id === step.from.module);
        if (open.some((one) => one.file === file)) return origin ? changedOrigin(module, step, origin, ledger) : [];
        const pointer = ['steps', index, 'from'];
        if ((origin?.migrations.length ?? 0) < step.from.version) return [{ file, pointer, ...untraceable(step) }];
        return origin ? reusedName(module, step, origin) : [];
      }),
    );
  });

/** What is moved is read where it was, even after other migrations have run there. */
function changedOrigin({ id }: LintModule, { from }: MoveStep, origin: LintModule, released: Ledger): Finding[] {
  return unreleasedMigrations(origin, released).flatMap(({ file, steps }) =>
    steps.flatMap((step, index): Finding[] => {
      const source = sourcesOf(step).find(({ path }) => isWithin(path, from.path));
      if (!source) return [];
      const reason = `'${from.path}' is moved to the module '${id}', which reads the values here that this step changes.`;
      const pointer = ['steps', index, ...source.key];
      return [{ file, pointer, reason, advice: 'Remove the step; change the values in the other module.' }];
    }),
  );
}

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
