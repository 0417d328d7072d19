import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, useId } from 'react';
import { usePortalContainer } from './portal.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  text: string;
  /** The control to explain. Must be focusable. */
  children: ReactElement;
}

/** A hint on hover and keyboard focus. Not for essential information, which belongs on the page. */
export function Tooltip({ text, children }: TooltipProps) {
  const container = usePortalContainer();
  const id = useId();
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} aria-describedby={id} />
      <span id={id} hidden>
        {text}
      </span>
      <Base.Portal container={container}>
        <Base.Positioner className={styles.positioner} sideOffset={6}>
          <Base.Popup className={styles.popup} aria-hidden="true">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
