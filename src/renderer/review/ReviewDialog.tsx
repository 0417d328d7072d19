import { Undo2 } from 'lucide-react';
import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/overlays/Dialog.tsx';
import { useForm } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import { Trail, trailWords } from '../text/Trail.tsx';
import { useWidgetText } from '../text/widgetText.ts';
import styles from './ChangeList.module.css';
import { ChangeList, TwoValues } from './ChangeList.tsx';
import { changeTexts, type FormChange, formChanges, undoChange } from './changes.ts';
import { useSettled } from './useSettled.ts';

export interface ReviewDialogProps {
  open: boolean;
  onClose(): void;
  onSave(): void;
  /** Closes the dialog and goes to a field. */
  onGo(place: string): void;
}

/** Lists the unsaved changes in words, each to be taken back. Closes once none is left. */
export function ReviewDialog({ open, onClose, onSave, onGo }: ReviewDialogProps) {
  const text = useScreenText();
  const widgetText = useWidgetText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('review.title')}
      actions={
        <>
          <Button onClick={onClose}>{widgetText('primitive.close')}</Button>
          <Button variant="primary" onClick={onSave}>
            {text('saveBar.save')}
          </Button>
        </>
      }
    >
      <Changes onNone={onClose} onGo={onGo} />
    </Dialog>
  );
}

function Changes({ onNone, onGo }: Pick<ReviewDialogProps, 'onGo'> & { onNone(): void }) {
  const store = useForm();
  const text = useScreenText();
  const changes = useSettled(0, formChanges);
  const list = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(onNone);
  useEffect(() => {
    if (changes.length === 0) end();
  }, [changes]);

  function undo(change: FormChange, button: HTMLElement) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-undo]') ?? [])];
    const at = buttons.indexOf(button);
    // The button goes away with its change: the focus goes to the next one, or after the last one to the field.
    const next = buttons[at + 1] ?? buttons[at - 1];
    next?.focus();
    undoChange(store, change);
    if (!next) onGo(change.place);
  }

  return (
    <div ref={list} className={styles.groups} tabIndex={-1}>
      <p className={styles.count} role="status">
        {text('saveBar.count', { count: changes.length })}
      </p>
      <ChangeList changes={changes}>
        {(change) => <ChangeLine key={change.key} change={change} onUndo={undo} onGo={onGo} />}
      </ChangeList>
    </div>
  );
}

interface ChangeLineProps {
  change: FormChange;
  onUndo(change: FormChange, button: HTMLElement): void;
  onGo(place: string): void;
}

const ChangeLine = memo(function ChangeLine({ change, onUndo, onGo }: ChangeLineProps) {
  const store = useForm();
  const text = useScreenText();
  const { before, after } = changeTexts(store, change, text);
  const setting = trailWords(change.label, text).join(' › ');
  const kind = change.difference?.kind;
  return (
    <li className={styles.change}>
      <button
        type="button"
        className={styles.title}
        aria-label={text('review.go', { setting })}
        onClick={() => onGo(change.place)}
      >
        <Trail label={change.label} />
        {kind === 'reordered' && ` (${text('review.order')})`}
      </button>
      <Button
        variant="quiet"
        size="small"
        data-undo=""
        icon={<Undo2 aria-hidden="true" />}
        aria-label={text('review.undoOf', { setting })}
        onClick={({ currentTarget }) => onUndo(change, currentTarget)}
      >
        {text('review.undo')}
      </Button>
      <TwoValues labels={['review.before', 'review.after']} values={[before, after]} />
    </li>
  );
});
