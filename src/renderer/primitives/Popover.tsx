import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Boundary } from './Boundary.tsx';
import styles from './Popover.module.css';
import { usePortalContainer } from './portal.ts';

export interface PopoverProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  trigger: ReactElement;
  /** The accessible name of what opens. */
  label: string;
  align?: 'start' | 'center' | 'end';
  initialFocus?: RefObject<HTMLElement | null>;
  disabled?: boolean;
  children: ReactNode;
}

/** A panel beside its button that does not block the page. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, trigger, label, align = 'start', initialFocus, disabled, children } = props;
  const container = usePortalContainer();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} disabled={disabled} />
      <Base.Portal container={container}>
        {/* Fixed to the window: a panel that has not found its place yet does not widen the page. */}
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
