import { counterpart } from '../documents/rows.ts';
import type { Json, Path, SettingsDocument } from '../model.ts';
import { fieldAt } from '../plans/resolveForPlan.ts';
import { fieldState } from '../resolved/fieldState.ts';
import type { ResolvedModule } from '../resolved/resolvedModule.ts';
import { getIn, parsePath, setIn } from '../values/path.ts';
import { validate } from './validate.ts';
import type { ValidationInput } from './validationInput.ts';

/**
 * The document without problems in hidden fields, which the user could not fix: those fields are reset to their stored
 * value or, failing that, to their default.
 */
export function withoutHiddenFaults(module: ResolvedModule, input: ValidationInput): SettingsDocument {
  const { saved } = input;
  const document = resetHidden(input.document, (path) => saved && counterpart(module, input.document, saved, path));
  return resetHidden(document, (path) => fieldAt(module, path)?.default);

  function resetHidden(document: SettingsDocument, valueAt: (path: Path) => Json | undefined): SettingsDocument {
    return validate(module, { ...input, document }).problems.reduce((result, problem) => {
      const path = hiddenAncestor(parsePath(problem.path), document);
      const value = path && valueAt(path);
      return path && value !== undefined && getIn(result, path) !== value ? setIn(result, path, value) : result;
    }, document);
  }

  /** The path of the outermost hidden field at or around a path. */
  function hiddenAncestor(path: Path, document: SettingsDocument): Path | undefined {
    return path
      .map((_, depth) => path.slice(0, depth + 1))
      .find((ancestor) => fieldAt(module, ancestor) && !fieldState(module, ancestor, document).visible);
  }
}
