import clsx from 'clsx';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './Popup.module.css';
import type { Align } from './placement.ts';
import { dragSheet, swallowPress } from './sheet.ts';
import { usePlacement } from './usePlacement.ts';

export interface PopupProps extends ComponentProps<'div'> {
  /** The control that it belongs to. */
  anchor: RefObject<HTMLElement | null>;
  align?: Align;
  /** False for a panel that stays next to its control on phones, too. */
  sheet?: boolean;
  /** Takes the focus when it opens: itself, or what the function returns. */
  focus?: boolean | (() => HTMLElement | null);
  /** Called on Escape, a press outside, and when the focus leaves it. */
  onDismiss(): void;
}

/**
 * A non-modal panel next to a control, or a sheet at the bottom of a phone, open as long as it is mounted. If it goes away with
 * the focus inside, its control gets it. Render it right after the control, so that Tab leads from one to the other.
 */
export function Popup({
  anchor,
  align = 'start',
  sheet = true,
  focus = false,
  onDismiss,
  className,
  children,
  onKeyDown,
  ...rest
}: PopupProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePlacement(panel, anchor, align, sheet);

  const takeFocus = useEffectEvent((element: HTMLElement | null) => {
    const first = typeof focus === 'function' ? focus() : focus ? element : null;
    first?.focus({ preventScroll: true });
    // A list that is still empty is not shown, and takes none.
    if (first && document.activeElement !== first) element?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const element = panel.current;
    takeFocus(element);
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // After the panel is removed, unless something else has taken the focus.
      const giveBack = () => {
        if (document.activeElement === document.body) anchor.current?.focus({ preventScroll: true });
      };
      queueMicrotask(() => {
        giveBack();
        // A dialog that has opened at the same moment found the focus nowhere, and can give it back to nothing.
        document.activeElement?.closest('dialog')?.addEventListener('close', giveBack, { once: true });
      });
    };
  }, [anchor]);

  const isOutside = (target: EventTarget | null) =>
    target instanceof Node && !panel.current?.contains(target) && !anchor.current?.contains(target);
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (!isOutside(target)) return;
    if (panel.current?.dataset.side === 'sheet') swallowPress();
    onDismiss();
  });
  useEffect(() => {
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, []);

  function onKey(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // A dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    onDismiss();
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
    // Null when the window loses the focus, and after a press on something that takes none.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onDismiss();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside has a role; the panel only watches
    <div
      ref={panel}
      tabIndex={-1}
      {...rest}
      className={clsx(styles.popup, className)}
      onKeyDown={onKey}
      onBlur={onBlur}
    >
      <div className={styles.sheetHandle} onPointerDown={(event) => dragSheet(event.nativeEvent, onDismiss)} />
      {children}
    </div>
  );
}
