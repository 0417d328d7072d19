import {
  type ComponentProps,
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { Boundary } from '../Boundary.tsx';
import { Popup, type PopupProps } from './Popup.tsx';

export interface PopoverProps extends Pick<PopupProps, 'align'> {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** A button, which opens and closes the panel. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** The accessible name of the panel. */
  label: string;
  disabled?: boolean;
  children: ReactNode;
}

/** A non-modal panel next to its button. */
export function Popover({ open, onOpenChange, trigger, label, align, disabled, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => onOpenChange(false);
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        disabled,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        // A press that closes the panel must not first close it by taking its focus.
        onMouseDown: open ? (event: MouseEvent) => event.preventDefault() : undefined,
        onClick: () => onOpenChange(!open),
      })}
      {open && (
        <Popup id={id} role="dialog" aria-label={label} anchor={button} align={align} focus onDismiss={close}>
          <Boundary>{children}</Boundary>
        </Popup>
      )}
    </>
  );
}
