import type { Path, SettingsDocument } from '../model.ts';
import { fieldAt } from '../plans/resolveForPlan.ts';
import { readPaths } from '../screens/reads.ts';
import { parsePath } from '../values/path.ts';
import { environment, evaluateCondition, fieldState, gatesOn } from './fieldState.ts';
import type { ResolvedModule } from './resolvedModule.ts';

/**
 * The path of a visible setting whose value hides the one at a path, possibly by hiding another in between. Undefined if
 * something else hides it, such as the plan.
 */
export function hiddenBy(module: ResolvedModule, document: SettingsDocument, path: Path): Path | undefined {
  const seen = new Set<string>();
  const waiting = [path];
  for (const hidden of waiting) {
    const gate = gatesOn(module, hidden).find(
      (one) => !evaluateCondition(module, one.gate.visible, environment(module.context, document, one.at)),
    );
    for (const read of gate ? readPaths(module.module, gate.gate.visible, gate.at) : []) {
      const cause = parsePath(read);
      if (seen.has(read) || !fieldAt(module, cause)?.ui) continue;
      if (fieldState(module, cause, document).visible) return cause;
      seen.add(read);
      waiting.push(cause);
    }
  }
  return undefined;
}
