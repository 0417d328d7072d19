import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../../../renderer/primitives/IconButton.tsx';
import { Modal } from '../../../renderer/primitives/overlays/Modal.tsx';
import { useText } from '../../language/text.tsx';
import styles from './Drawer.module.css';

interface DrawerProps {
  open: boolean;
  onClose(): void;
  /** The button that opens the drawer and gets the focus back. */
  toggle: RefObject<HTMLElement | null>;
  /** Stays in view beside the button that closes the drawer, while the rest is scrolled. */
  header: ReactNode;
  children: ReactNode;
}

/** The sections on a narrow screen, as a modal dialog over the page. */
export function Drawer({ open, onClose, toggle, header, children }: DrawerProps) {
  const text = useText();
  return (
    <Modal
      open={open}
      onClose={onClose}
      finalFocus={toggle}
      aria-label={text('configure.menu')}
      data-testid="drawer-overlay"
    >
      <div className={styles.drawer}>
        <div className={styles.header}>
          <IconButton
            className={styles.close}
            label={text('configure.closeMenu')}
            icon={<X aria-hidden="true" />}
            onClick={onClose}
          />
          {header}
        </div>
        <div className={styles.sections}>{children}</div>
      </div>
    </Modal>
  );
}
