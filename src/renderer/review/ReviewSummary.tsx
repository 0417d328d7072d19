import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../fields/focus.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useForm } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import { formChanges, stepName } from './changes.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import styles from './ReviewSummary.module.css';
import { useSettled } from './useSettled.ts';

/** Changes are counted after a pause of this many milliseconds, not at each key. */
const PAUSE = 200;

export interface ReviewSummaryProps {
  /** The element that contains the fields. */
  root: RefObject<HTMLElement | null>;
  onSave(): void;
}

/** How many changes are not saved yet, and a button that lists them. */
export function ReviewSummary({ root, onSave }: ReviewSummaryProps) {
  const store = useForm();
  const text = useScreenText();
  const [open, setOpen] = useState(false);
  const count = useSettled(PAUSE, (form) => formChanges(form).length);
  const [goal, setGoal] = useState<string>();

  function go(place: string) {
    setGoal(place);
    setOpen(false);
  }

  /** The control to focus once the dialog is closed. */
  function atGoal(): HTMLElement | null {
    if (goal === undefined) return null;
    // Its row must be open before it can be focused.
    flushSync(() => store.rows.reveal(goal));
    focusField(root.current, goal);
    return null;
  }

  return (
    <>
      <SpokenSteps />
      {(count > 0 || open) && (
        <p className={styles.summary}>
          <span className={styles.count}>{text('saveBar.count', { count })}</span>
          <button
            type="button"
            className={styles.review}
            aria-haspopup="dialog"
            onClick={() => {
              setGoal(undefined);
              setOpen(true);
            }}
          >
            {text('saveBar.review')}
            <span aria-hidden="true" className={styles.tally}>
              {count}
            </span>
          </button>
          <ReviewDialog
            open={open}
            onClose={() => setOpen(false)}
            onSave={() => {
              setOpen(false);
              onSave();
            }}
            onGo={go}
            finalFocus={goal === undefined ? undefined : atGoal}
          />
        </p>
      )}
    </>
  );
}

/** Tells screen readers what was undone or redone, however that was asked for. */
function SpokenSteps() {
  const store = useForm();
  const text = useScreenText();
  const [said, setSaid] = useState({ count: 0, words: '' });
  useEffect(
    () =>
      store.onStep((kind, before) => {
        const step = stepName(store, before, store.document(), text);
        const words = text(kind === 'undo' ? 'step.undone' : 'step.redone', { step });
        setSaid(({ count }) => ({ count: count + 1, words }));
      }),
    [store, text],
  );
  return (
    <VisuallyHidden role="status">
      {/* A new element, because the same words would not be read out again. */}
      <span key={said.count}>{said.words}</span>
    </VisuallyHidden>
  );
}
