import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Boundary } from './Boundary.tsx';
import styles from './Popover.module.css';
import { usePortalContainer } from './portal.ts';

export interface PopoverProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  trigger: ReactElement;
  /** The accessible name of the panel. */
  label: string;
  align?: 'start' | 'center' | 'end';
  initialFocus?: RefObject<HTMLElement | null>;
  disabled?: boolean;
  children: ReactNode;
}

/** A non-modal panel beside its button. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, trigger, label, align = 'start', initialFocus, disabled, children } = props;
  const container = usePortalContainer();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} disabled={disabled} />
      <Base.Portal container={container}>
        {/* Fixed: a panel that is not positioned yet must not widen the page. */}
        <Base.Positioner
          className={styles.positioner}
          positionMethod="fixed"
          sideOffset={6}
          align={align}
          collisionPadding={8}
        >
          <Base.Popup className={styles.popup} aria-label={label} initialFocus={initialFocus}>
            <Boundary>{children}</Boundary>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
