import { useId, useState } from 'react';
import { formatValue } from '../../../language/documents/formatValue.ts';
import type { Conflict } from '../../../language/documents/merge.ts';
import type { SettingsDocument } from '../../../language/model.ts';
import { fieldAt } from '../../../language/plans/resolveForPlan.ts';
import { parsePath } from '../../../language/values/path.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { useForm } from '../../state/hooks.ts';
import { valueFormatOf } from '../../state/valueFormat.ts';
import { useScreenText } from '../../text/screenText.ts';
import styles from './MergeDialog.module.css';
import type { Choices, Reconciliation } from './reconcile.ts';

export interface MergeDialogProps {
  reconciliation: Reconciliation;
  /** Also called when the dialog is closed: conflicts without a choice keep mine. */
  onSettle(choices: Choices): void;
}

/** Shown if someone else saved while this form was open. Asks about fields that both changed. */
export default function MergeDialog({ reconciliation, onSettle }: MergeDialogProps) {
  const text = useScreenText();
  const [choices, setChoices] = useState<Choices>({});
  const { conflicts, taken, saved, by } = reconciliation;
  const applyChoices = () => onSettle(choices);
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
          {conflicts.map((conflict, index) => (
            <ConflictChoice
              // biome-ignore lint/suspicious/noArrayIndexKey: the conflicts of one dialog never change
              key={index}
              conflict={conflict}
              theirs={reconciliation.theirs}
              chosen={choices[index] ?? 'mine'}
              onChoose={(side) => setChoices({ ...choices, [index]: side })}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}

interface ConflictChoiceProps {
  conflict: Conflict;
  /** The document that contains their value. */
  theirs: SettingsDocument;
  chosen: 'mine' | 'theirs';
  onChoose(side: 'mine' | 'theirs'): void;
}

function ConflictChoice({ conflict, theirs, chosen, onChoose }: ConflictChoiceProps) {
  const store = useForm();
  const text = useScreenText();
  const name = useId();
  const field = fieldAt(store.module, parsePath(conflict.path));
  const readers = { mine: valueFormatOf(store, text), theirs: valueFormatOf(store, text, { from: theirs }) };
  const typed = conflict.typed && text('review.typed', { text: conflict.typed.text });
  return (
    <fieldset className={styles.conflict}>
      <legend className={styles.label}>{conflict.label.join(' › ')}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className={styles.side}>
          <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
          <span className={styles.words}>
            <span className={styles.name}>{text(`merge.${side}`)}</span>
            <span dir="auto" className={styles.value}>
              {(side === 'mine' && typed) || formatValue(field, conflict[side], readers[side])}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
