import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useWidgetText } from '../../text/widgetText.ts';
import { IconButton } from '../IconButton.tsx';
import styles from './Dialog.module.css';
import { Modal, type ModalProps } from './Modal.tsx';
import { useCloseOnBack } from './useCloseOnBack.ts';

export interface DialogProps extends Pick<ModalProps, 'open' | 'onClose' | 'initialFocus' | 'finalFocus'> {
  title: string;
  description?: string;
  children?: ReactNode;
  /** Buttons, the confirming one last. */
  actions?: ReactNode;
  /** Shown next to the title. */
  icon?: ReactNode;
  /** False for a dialog about Back itself, which Back then does not close. */
  inHistory?: boolean;
}

/** A modal dialog that traps focus. Escape, Back and a click outside close it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, actions, icon, initialFocus, finalFocus } = props;
  const { inHistory = true } = props;
  const text = useWidgetText();
  const id = useId();
  useCloseOnBack(open && inHistory, onClose);
  return (
    <Modal
      open={open}
      onClose={onClose}
      initialFocus={initialFocus}
      finalFocus={finalFocus}
      className={styles.viewport}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
    >
      <div className={styles.popup}>
        <div className={styles.head}>
          {icon}
          <h2 id={`${id}title`} className={styles.title}>
            {title}
          </h2>
          <IconButton
            className={styles.close}
            label={text('primitive.close')}
            icon={<X aria-hidden="true" />}
            onClick={onClose}
          />
        </div>
        {description && (
          <p id={`${id}description`} className={styles.description}>
            {description}
          </p>
        )}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Modal>
  );
}
