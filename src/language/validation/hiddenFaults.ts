import { counterpart } from '../documents/rows.ts';
import type { Json, Path } from '../model.ts';
import { fieldAt } from '../plans/resolveForPlan.ts';
import { fieldState } from '../resolved/fieldState.ts';
import type { ResolvedModule } from '../resolved/resolvedModule.ts';
import { getIn, parsePath, setIn } from '../values/path.ts';
import { type ValidationInput, validate } from './validate.ts';

/**
 * The document as a form can save it. What is hidden and could not be stored goes back to what is stored, or else to its
 * default: nobody can be asked to mend what they cannot see.
 */
export function withoutHiddenFaults(module: ResolvedModule, input: ValidationInput): ValidationInput['document'] {
  const { saved } = input;
  const stored = mended((path, document) => saved && counterpart(module, document, saved, path))(input.document);
  return mended((path) => fieldAt(module, path)?.default)(stored);

  type Document = ValidationInput['document'];

  function mended(valueAt: (path: Path, document: Document) => Json | undefined): (document: Document) => Document {
    return (document) =>
      validate(module, { ...input, document }).problems.reduce((mending, problem) => {
        const path = hiddenPart(parsePath(problem.path), document);
        const value = path && valueAt(path, document);
        return path && value !== undefined && getIn(mending, path) !== value ? setIn(mending, path, value) : mending;
      }, document);
  }

  /** The outermost field on the way to a path that is not on the screen. */
  function hiddenPart(path: Path, document: Document): Path | undefined {
    return path
      .map((_, depth) => path.slice(0, depth + 1))
      .find((part) => fieldAt(module, part) && !fieldState(module, part, document).visible);
  }
}
