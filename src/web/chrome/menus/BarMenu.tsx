import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '../TopBar.module.css';
import panel from './Panel.module.css';
import { useDisclosure } from './useDisclosure.ts';

interface BarMenuProps {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}

/** A button of the bar that opens a small panel below it. */
export function BarMenu({ icon: Icon, label, children }: BarMenuProps) {
  const { open, toggle, root, button } = useDisclosure();
  return (
    <div ref={root} className={panel.root}>
      <button
        ref={button}
        type="button"
        className={styles.iconButton}
        aria-expanded={open}
        aria-label={label}
        onClick={toggle}
      >
        <Icon aria-hidden="true" />
      </button>
      {open && <div className={panel.panel}>{children}</div>}
    </div>
  );
}
