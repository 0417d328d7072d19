import { type RefObject, startTransition, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../fields/focus.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import type { FormState } from '../state/formState.ts';
import { useForm } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import { formChanges } from './changes.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import styles from './ReviewSummary.module.css';
import { stepName } from './stepName.ts';
import { useSettled } from './useSettled.ts';

/** Changes are counted after a pause of this many milliseconds: longer than those between two keys of somebody typing. */
const PAUSE = 400;

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

  /** Closes the dialog, which gives the focus back, and then goes to a field, whose row must be open before it can be focused. */
  function go(place: string) {
    flushSync(() => setOpen(false));
    flushSync(() => store.rows.reveal(place));
    focusField(root.current, place);
  }

  return (
    <>
      <SpokenSteps />
      {(count > 0 || open) && (
        <p className={styles.summary}>
          <span className={styles.count}>{text('saveBar.count', { count })}</span>
          <button type="button" className={styles.review} aria-haspopup="dialog" onClick={() => setOpen(true)}>
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
          />
        </p>
      )}
    </>
  );
}

interface Step {
  count: number;
  kind: 'undo' | 'redo';
  before: FormState;
  after: FormState;
}

/** Tells screen readers what was undone or redone, however that was asked for. */
function SpokenSteps() {
  const store = useForm();
  const text = useScreenText();
  const [last, setLast] = useState<Step>();
  useEffect(
    () =>
      store.onStep((kind, before) => {
        const after = store.present();
        // After the step itself is shown: to name it, documents are compared.
        startTransition(() => setLast((known) => ({ count: (known?.count ?? 0) + 1, kind, before, after })));
      }),
    [store],
  );
  const words = useMemo(() => {
    if (!last) return undefined;
    // What is undone is named as it was done.
    const [from, to] = last.kind === 'undo' ? [last.after, last.before] : [last.before, last.after];
    const step = stepName(store, from, to, text);
    return text(last.kind === 'undo' ? 'step.undone' : 'step.redone', { step });
  }, [store, text, last]);
  return (
    <VisuallyHidden role="status">
      {/* A new element, because the same words would not be read out again. */}
      <span key={last?.count}>{words}</span>
    </VisuallyHidden>
  );
}
