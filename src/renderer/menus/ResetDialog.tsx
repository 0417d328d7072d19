import { useRef } from 'react';
import { masterSwitch } from '../../language/screens/masterSwitch.ts';
import { useMenus } from '../contexts/MenusContext.ts';
import { Button } from '../primitives/Button.tsx';
import { Dialog, type DialogProps } from '../primitives/overlays/Dialog.tsx';
import styles from '../review/ChangeList.module.css';
import { ChangeList, TwoValues } from '../review/ChangeList.tsx';
import { changeTexts } from '../review/changes.ts';
import StopsNote from '../screen/masterSwitch/StopsNote.tsx';
import { useForm } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import { Trail } from '../text/Trail.tsx';
import { useWidgetText } from '../text/widgetText.ts';
import type { ResetPlan } from './resetPlan.ts';

export interface ResetDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'finalFocus'> {
  plan: ResetPlan;
  /** Of the section or screen. */
  title: string;
  onConfirm(): void;
}

/** Asks before settings are reset, and lists what that changes. */
export function ResetDialog({ open, onClose, finalFocus, plan, title, onConfirm }: ResetDialogProps) {
  const store = useForm();
  const text = useScreenText();
  const widgetText = useWidgetText();
  const cancel = useRef<HTMLButtonElement>(null);
  const { to, changes } = plan;
  const menus = useMenus();
  const master = masterSwitch(store.module.spec);
  const isTurnedOff = master !== undefined && store.saved()[master] === true && plan.document[master] === false;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      initialFocus={cancel}
      finalFocus={finalFocus}
      title={text(`reset.${to}Question`, { title })}
      description={text('reset.hint')}
      actions={
        <>
          <Button ref={cancel} onClick={onClose}>
            {widgetText('primitive.confirm.no')}
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            {text('reset.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.groups}>
        {isTurnedOff && menus?.dependents && <StopsNote dependents={menus.dependents} />}
        <p className={styles.count}>{text('reset.count', { count: changes.length })}</p>
        <ChangeList changes={changes}>
          {(change) => {
            // The changes are those of the form from what it is reset to.
            const { before: then, after: now } = changeTexts(store, change, text, plan.document);
            return (
              <li key={change.key} className={styles.change}>
                <strong className={styles.name}>
                  <Trail label={change.label} />
                  {change.difference?.kind === 'reordered' && ` (${text('review.order')})`}
                </strong>
                <TwoValues labels={['review.after', 'reset.then']} values={[now, then]} />
              </li>
            );
          }}
        </ChangeList>
      </div>
    </Dialog>
  );
}
