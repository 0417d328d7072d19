import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { useWidgetText } from '../text/widgetText.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { PortalContext, usePortalContainer } from './portal.ts';
import { useCloseOnBack } from './useCloseOnBack.ts';

export interface DialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  description?: string;
  children?: ReactNode;
  /** Buttons, the confirming one last. */
  actions?: ReactNode;
  /** Shown beside the title. */
  icon?: ReactNode;
  /** Receives focus first. Defaults to the first control. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null);
  /** Receives focus after closing. Defaults to what had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** False for a dialog about Back itself, which Back then does not close. */
  inHistory?: boolean;
}

/** A modal dialog that traps focus. Escape, Back and a click outside close it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, actions, icon, initialFocus, finalFocus } = props;
  const { inHistory = true } = props;
  const text = useWidgetText();
  const container = usePortalContainer();
  useCloseOnBack(open && inHistory, onClose);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal container={container}>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport} ref={setViewport}>
          <Base.Popup className={styles.popup} initialFocus={initialFocus} finalFocus={finalFocus}>
            <div className={styles.head}>
              {icon}
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close
                className={styles.close}
                render={<IconButton label={text('primitive.close')} icon={<X aria-hidden="true" />} />}
              />
            </div>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            <PortalContext value={viewport}>{children}</PortalContext>
            {actions && <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
