import type { Pointer } from '../../values/pointer.ts';
import type { LintModule, LintProject, ModuleLint } from './types.ts';

/** Whether one of the checks has found something at a place, so that what follows from it there is no finding of its own. */
export function explainedBy(
  checks: readonly ModuleLint[],
  module: LintModule,
  project: LintProject,
): (pointer: Pointer) => boolean {
  let places: ReadonlySet<string> | undefined;
  return (pointer) => {
    places ??= new Set(checks.flatMap((check) => check(module, project)).map((found) => found.pointer.join('.')));
    return places.has(pointer.join('.'));
  };
}
