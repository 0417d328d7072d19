import { useEffect, useId, useReducer, useState } from 'react';
import { formatValue } from '../../../language/documents/formatValue.ts';
import type { Conflict } from '../../../language/documents/merge.ts';
import type { Path } from '../../../language/model.ts';
import { fieldAt } from '../../../language/plans/resolveForPlan.ts';
import { fieldState } from '../../../language/resolved/fieldState.ts';
import { parsePath, setIn } from '../../../language/values/path.ts';
import type { Stale } from '../../calls/save.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { useForm } from '../../state/hooks.ts';
import { valueFormatOf } from '../../state/valueFormat.ts';
import { useScreenText } from '../../text/screenText.ts';
import { Trail } from '../../text/Trail.tsx';
import styles from './MergeDialog.module.css';
import { type Choices, conflictKey, type Reconciliation, reconcile } from './reconcile.ts';

export interface MergeDialogProps {
  stale: Stale;
  /** Also called when the dialog is closed: conflicts without a choice keep mine. */
  onSettle(reconciliation: Reconciliation, choices: Choices): void;
}

/** Shown if someone else saved while this form was open. Asks about fields that both changed. */
export default function MergeDialog({ stale, onSettle }: MergeDialogProps) {
  const store = useForm();
  const text = useScreenText();
  // Edits go on until this file has been fetched, and an Undo in a banner can be pressed after that.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => store.subscribe('', renderAgain), [store]);
  const reconciliation = reconcile(store, stale);
  const [choices, setChoices] = useState<Choices>({});
  const { conflicts, taken, saved, by } = reconciliation;
  const applyChoices = () => onSettle(reconciliation, choices);
  const describe = () => {
    if (saved) return text('merge.saved');
    if (taken.length > 0) return text('merge.taken', { fields: taken.join(', ') });
    return conflicts.length > 0 ? undefined : text('merge.clean');
  };
  return (
    <Dialog
      open
      onClose={applyChoices}
      title={by === undefined ? text('merge.title') : text('merge.titleBy', { name: by })}
      description={describe()}
      actions={
        <Button variant="primary" onClick={applyChoices}>
          {text('merge.continue')}
        </Button>
      }
    >
      {conflicts.length > 0 && (
        <div className={styles.conflicts}>
          <p className={styles.lead}>{text('merge.conflicts')}</p>
          {conflicts.map((conflict) => {
            const key = conflictKey(conflict);
            return (
              <ConflictChoice
                key={key}
                conflict={conflict}
                reconciliation={reconciliation}
                chosen={choices[key] ?? 'mine'}
                onChoose={(side) => setChoices({ ...choices, [key]: side })}
              />
            );
          })}
        </div>
      )}
    </Dialog>
  );
}

interface ConflictChoiceProps {
  conflict: Conflict;
  reconciliation: Reconciliation;
  chosen: 'mine' | 'theirs';
  onChoose(side: 'mine' | 'theirs'): void;
}

function ConflictChoice({ conflict, reconciliation, chosen, onChoose }: ConflictChoiceProps) {
  const store = useForm();
  const text = useScreenText();
  const name = useId();
  const path = parsePath(conflict.path);
  const field = fieldAt(store.module, path);
  const sides = { mine: store.document(), theirs: reconciliation.theirs };
  function words(side: 'mine' | 'theirs'): string {
    // The value may be at another place in its own document.
    const whole = setIn(reconciliation.merged, path, conflict[side]);
    const isShown = (part: Path) => fieldState(store.module, part, whole).visible;
    return formatValue(field, conflict[side], { ...valueFormatOf(store, text, { from: sides[side] }), isShown }, path);
  }
  const typed = conflict.typed && text('review.typed', { text: conflict.typed.text });
  return (
    <fieldset className={styles.conflict}>
      <legend className={styles.label}>
        <Trail label={conflict.label} />
      </legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className={styles.side}>
          <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
          <span className={styles.words}>
            <span className={styles.name}>{text(`merge.${side}`)}</span>
            <span dir="auto" className={styles.value}>
              {(side === 'mine' && typed) || words(side)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
