import { merge } from '../../language/documents/merge.ts';
import type { SettingsDocument } from '../../language/model.ts';
import { keepLocked, lockedAt } from '../../language/resolved/locks.ts';
import type { ResolvedModule } from '../../language/resolved/resolvedModule.ts';
import { formatPath, getIn } from '../../language/values/path.ts';
import { type FormState, sameState, type UnreadTexts } from './formState.ts';
import type { EditSteps } from './history.ts';
import { placeIn } from './laterEdits.ts';

interface Rebase {
  /** The saved copy that the steps were made from, and the present one. */
  base: SettingsDocument;
  theirs: SettingsDocument;
  /** The form with the merged edits. */
  present: FormState;
}

/** The steps around the edits of a form, each merged with another saved copy like the edits themselves. Steps that it contains are left out. */
export function rebaseSteps(module: ResolvedModule, steps: EditSteps, { base, theirs, present }: Rebase): EditSteps {
  function moved({ document, unread }: FormState): FormState {
    const typed = new Map([...unread].map(([path, { draft }]) => [path, draft]));
    const { merged } = merge(module, { base, mine: document, theirs }, typed);
    const { values } = keepLocked(module, merged, { stored: theirs, shown: theirs });
    return { document: values, unread: movedTexts(unread, document, values) };
  }

  function movedTexts(unread: UnreadTexts, before: SettingsDocument, after: SettingsDocument): UnreadTexts {
    return new Map(
      [...unread].flatMap(([path, entry]) => {
        const place = placeIn(module, before, after, path);
        // Of what is gone, locked or has another value now, nothing would be shown.
        const isShown = place && !lockedAt(module, place) && Object.is(getIn(after, place), entry.value);
        return isShown ? [[formatPath(place), entry]] : [];
      }),
    );
  }

  return moveSteps(steps, present, moved);
}

/** The steps around a form, each moved. Those that would change nothing then are left out. */
export function moveSteps(
  { past, future }: EditSteps,
  present: FormState,
  moved: (step: FormState) => FormState,
): EditSteps {
  const differing = (states: readonly FormState[]) =>
    states.map(moved).filter((one, at, all) => !sameState(one, all[at + 1] ?? present));
  return { past: differing(past), future: differing(future.toReversed()).reverse() };
}
