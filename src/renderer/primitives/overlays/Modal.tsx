import clsx from 'clsx';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { lockScroll } from './lockScroll.ts';
import styles from './Modal.module.css';
import { enterModal } from './modals.ts';

type Target = RefObject<HTMLElement | null> | (() => HTMLElement | null);

export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'ref' | 'onClose'> {
  open: boolean;
  onClose(): void;
  /** Receives focus first. Defaults to the first control. */
  initialFocus?: Target;
  /** Receives focus after closing. Defaults to what had it before. */
  finalFocus?: Target;
  children: ReactNode;
}

/**
 * A dialog that fills the window and dims the page. Its content is the panel, and what is left is outside. The browser
 * keeps the focus inside; Escape and a press outside close it. What is drawn inside is drawn only while it is open.
 */
export function Modal(props: ModalProps) {
  const [drawn, setDrawn] = useState(props.open);
  if (props.open && !drawn) setDrawn(true);
  return drawn && createPortal(<Drawn {...props} onGone={() => setDrawn(false)} />, document.body);
}

interface DrawnProps extends ModalProps {
  /** Called when the dialog has faded out. */
  onGone(): void;
}

function Drawn({ open, onClose, onGone, initialFocus, finalFocus, className, children, ...rest }: DrawnProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  const begin = useEffectEvent((element: HTMLDialogElement) => {
    element.showModal();
    if (initialFocus) focusOn(initialFocus);
  });
  const end = useEffectEvent((element: HTMLDialogElement) => {
    element.close();
    if (finalFocus) focusOn(finalFocus);
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) begin(element);
    else end(element);
  }, [open]);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const unlock = lockScroll();
    const leave = enterModal(element);
    return () => {
      unlock();
      leave();
    };
  }, [open]);
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (element?.open) end(element);
    };
  }, []);

  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (open) return;
    const fading = dialog.current?.getAnimations?.({ subtree: true }) ?? [];
    if (fading.length === 0) return gone();
    let reopened = false;
    void Promise.allSettled(fading.map(({ finished }) => finished)).then(() => reopened || gone());
    return () => {
      reopened = true;
    };
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    <dialog
      {...rest}
      ref={dialog}
      className={clsx(styles.modal, className)}
      inert={!open}
      onKeyDown={onKeyDown}
      // Other ways in which browsers ask a dialog to close, such as a gesture.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.open) onClose();
      }}
      // Text that is selected from inside to outside ends in a click outside.
      onPointerDown={({ target, currentTarget }) => {
        pressedOutside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressedOutside.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

function focusOn(target: Target): void {
  const element = typeof target === 'function' ? target() : target.current;
  element?.focus({ preventScroll: true });
}
