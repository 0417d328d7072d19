import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../../renderer/primitives/IconButton.tsx';
import { useText } from '../language/text.tsx';
import styles from './Drawer.module.css';

interface DrawerProps {
  open: boolean;
  onClose(): void;
  /** The button that opens the drawer and gets the focus back. */
  toggle: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The sections on a narrow screen, as a modal dialog over the page. */
export function Drawer({ open, onClose, toggle, children }: DrawerProps) {
  const text = useText();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} data-testid="drawer-overlay" />
        <Dialog.Popup className={styles.drawer} aria-label={text('configure.menu')} finalFocus={toggle}>
          <Dialog.Close
            className={styles.close}
            render={<IconButton label={text('configure.closeMenu')} icon={<X aria-hidden="true" />} />}
          />
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
